#!/bin/sh
# afl.sh [FORMAT]... - AFL++ on gteval itself, a process for each reader, all at a time:
# AFL_TIME seconds (1800) of the clock each, at the lowest priority.
#
# An input fails that ends the program by a signal, makes the algorithms disagree (exit
# status 3) or takes longer than 20 seconds. What was found stays in BUILD/FORMAT, where
# BUILD is build/afl: it is kept, and a further run needs another.

: "${BUILD:=build/afl}" "${AFL_TIME:=1800}"
cd "$(dirname "$0")/../.." && . tests/lib.sh && . tests/fuzz/formats.sh

have afl-clang-fast || { skip 'no AFL++'; finish; }
# shellcheck disable=SC2046 # words
[ $# -gt 0 ] || set -- $(list_formats)

unset ASAN_OPTIONS UBSAN_OPTIONS # which it wants otherwise, and which nothing here reads
# Other people's cores are theirs, and no crash is to be caught by the system.
export AFL_NO_UI=1 AFL_NO_AFFINITY=1 AFL_SKIP_CPUFREQ=1
export AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1
export AFL_CRASH_EXITCODE=3 AFL_HANG_TMOUT=20000

build()
{
    make -s B="$BUILD" MODE=debug CFLAGS='-O2 -g' CC=afl-clang-fast "$BUILD/gteval" \
        "$BUILD/gtgen" "$BUILD/gtconv" > "$scratch/make" 2>&1 ||
        { cat "$scratch/make"; exit 4; }
}

# fuzz FORMAT: in a shell of its own, whose children's times are those of the run
fuzz()
{
    width=
    [ "$1" != leaves ] || width=--width=2
    # shellcheck disable=SC2086 # an option or none
    nice -n 19 afl-fuzz -V "$AFL_TIME" -t 5000 -m 1024 \
        -i "$BUILD/$1/seeds" -o "$BUILD/$1" -x "tests/fuzz/dictionary/$1.dict" \
        -- "$BUILD/gteval" --algo=all "--input=$1" $width @@ \
        > "$BUILD/$1/log" 2>&1
    times > "$BUILD/$1/times"
}

# stat FORMAT NAME: a figure of its run
stat()
{
    sed -n "s/^$2 *: *//p" "$BUILD/$1/default/fuzzer_stats"
}

# The processor's seconds: the second line of times, as 1m2.5s 0m3.25s.
seconds()
{
    sed -n 2p "$BUILD/$1/times" | tr 'ms' '  ' |
        awk '{ printf "%.0f", 60 * $1 + $2 + 60 * $3 + $4 }'
}

report()
{
    printf '%-8s %10s runs %6s inputs kept %6s edges %4s crashes %4s hangs %6s s\n' \
        "$1" "$(stat "$1" execs_done)" "$(stat "$1" corpus_count)" \
        "$(stat "$1" edges_found)" "$(stat "$1" saved_crashes)" \
        "$(stat "$1" saved_hangs)" "$(seconds "$1")"
}

build
for format; do
    tests/fuzz/seeds.sh "$format" "$BUILD/$format/seeds"
    fuzz "$format" &
done
wait
for format; do
    if [ ! -e "$BUILD/$format/default/fuzzer_stats" ]; then
        fail "$format: no run; see $BUILD/$format/log"
        continue
    fi
    report "$format"
    if [ "$(stat "$format" saved_crashes) $(stat "$format" saved_hangs)" = '0 0' ]; then
        pass
    else
        fail "$format: see $BUILD/$format/default/crashes and hangs"
    fi
done
finish
