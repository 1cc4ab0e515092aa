#!/bin/sh
# threads.sh - no two threads touch the same without asking: the programs and the library, built
# with MODE=tsan, print with --jobs=4 what they print with one job, and the sanitizer has nothing
# to say.

cd "$(dirname "$0")/.." && . tests/lib.sh

TSAN_OPTIONS="halt_on_error=1:exitcode=99"
export TSAN_OPTIONS

# Streams: small trees, uneven ones, deep ones whose searches need threads of their own, and one
# with a mistake in its middle.
gtgen --model=ragged --width=4 --depth=5 --count=300 > "$scratch/small"
gtgen --model=ordered --width=6 --depth=4 --count=20 --format=dewey > "$scratch/uneven"
awk 'BEGIN {
    for (tree = 1; tree <= 8; tree++) {
        for (i = 0; i < 3000 * tree; i++) printf "["
        printf "%d", tree
        for (i = 0; i < 3000 * tree; i++) printf "]"
        print ""
    }
}' > "$scratch/deep"
{ sed 40q "$scratch/small"; echo '[1,[]]'; sed 40q "$scratch/small"; } > "$scratch/broken"

# The same, and the same status, as with one job.
same()
{
    "$@" --jobs=1 > "$scratch/one" 2> "$scratch/one.err"
    one=$?
    "$@" --jobs=4 > "$scratch/four" 2> "$scratch/four.err"
    four=$?
    cmp "$scratch/one" "$scratch/four" && cmp "$scratch/one.err" "$scratch/four.err" &&
        [ $one -eq $four ] || { sed 40q "$scratch/four.err"; return 1; }
}

for input in small uneven deep broken; do
    for format in text json csv; do
        check "--jobs=4 --format=$format $input" \
            same gteval --algo=all --format=$format "$scratch/$input"
    done
    check "--jobs=4 --summary $input" \
        same gteval --algo=alphabeta,sss,mtdf --summary "$scratch/$input"
    check "--jobs=4 --trace $input" same gteval --algo=scout --trace "$scratch/$input"
done
for format in outline lab levels dot; do
    check "--jobs=4 --format=$format" same gteval --format=$format "$scratch/small"
done
check '--jobs=4 --moves' same gteval --moves --algo=pvs "$scratch/small" "$scratch/uneven"
check '--jobs=4 of several files' same gteval "$scratch/small" missing "$scratch/uneven"
for suite in check_library check_library_built; do
    [ ! -x "$BUILD/tests/$suite" ] ||
        check "the library in threads: $suite" env CK_FORK=no CK_RUN_CASE=threads "$BUILD/tests/$suite"
done
finish
