#!/bin/sh
# unit.sh - the unit tests: every program check_* that was built, with Check's own counts.

cd "$(dirname "$0")/.." && . tests/lib.sh

# How long a test takes is no reason to fail: a machine may be slow, or valgrind be used.
CK_DEFAULT_TIMEOUT=0 CK_VERBOSITY=normal
export CK_DEFAULT_TIMEOUT CK_VERBOSITY

# The counts of Check's last line "100%: Checks: 20, Failures: 0, Errors: 0"
counts()
{
    sed -n 's/^[0-9]*%: Checks: \([0-9]*\), Failures: \([0-9]*\), Errors: \([0-9]*\)$/\1 \2 \3/p' |
        awk '{ bad += $2 + $3; good += $1 - $2 - $3 } END { if (NR) print good, bad }'
}

# As many at a time as there are cores; afterwards $scratch/NAME.out and .status tell.
run_all()
{
    for source in tests/unit/check_*.c; do
        [ ! -e "$source" ] || basename "$source" .c
    done > "$scratch/names"
    xargs -n 1 -P "$(cores)" sh -c '
        "$BUILD/tests/$1" > "$0/$1.out" 2>&1 < /dev/null
        echo $? > "$0/$1.status"' "$scratch" < "$scratch/names"
}

run_all
while read -r test; do
    status=$(cat "$scratch/$test.status")
    result=$(counts < "$scratch/$test.out")
    good=${result% *} bad=${result#* }
    passed=$((passed + ${good:-0}))
    if [ "$status" -ne 0 ] || [ "${bad:-1}" -ne 0 ]; then
        fail "$test: exit status $status"
        failed=$((failed - 1 + (${bad:-0} > 0 ? ${bad:-0} : 1)))
        grep -v '^Running suite' "$scratch/$test.out" | indent
    fi
done < "$scratch/names"
finish
