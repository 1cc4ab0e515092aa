#!/bin/sh
# run.sh - "make fuzz": every target for FUZZ_TIME seconds (60), FUZZ_JOBS at a time (as
# many as there are cores); FUZZ_TARGETS names some. See README.md.
#
# With FUZZ_RUNS=N each takes N times as many inputs as runs.txt says, the same in every run:
# neither chance, time nor what earlier runs found has a part in them.
#
# A target fails at the first input that ends the program, takes more than a minute or more
# than a GiB, or loses memory. The input is left in BUILD/findings.

: "${BUILD:=build/fuzz}" "${MODE:=fuzz}" "${FUZZ_TIME:=60}"
shown=$BUILD # as it is told, not where it is
cd "$(dirname "$0")/../.." && . tests/lib.sh && . tests/fuzz/formats.sh

programs=$BUILD/fuzz corpora=$BUILD/corpora seeds=$BUILD/seeds findings=$BUILD/findings
[ -x "$programs/read" ] || { fail "there is no $shown/fuzz/read: make fuzz builds it"; finish; }

# All but keys, which holds what notes tell of every key to more than is promised of
# Graphviz's drawings: FUZZ_TARGETS=keys runs it.
list_targets()
{
    echo read-auto
    list_formats | sed 's/^/read-/'
    for source in tests/fuzz/fuzz_*.c; do
        name=${source##*/fuzz_} name=${name%.c}
        [ "$name" = read ] || [ "$name" = keys ] || echo "$name"
    done
}

# describe NAME: sets program, option, and kind: what seeds.sh has for it
describe()
{
    program=$1 option='' kind=auto
    case $1 in
    read-*) program=read kind=${1#read-} option=--input=$kind ;;
    gt* | answers | results) kind=$1 ;;
    keys) kind=json ;;
    esac
}

# What is stored of all formats is of use where the format is found out.
stored_kinds()
{
    if [ "$1" = auto ]; then
        list_formats
    else
        echo "$1"
    fi
}

# How many inputs the target takes where the number is fixed.
count_runs()
{
    awk -v name="$1" -v others="$(case $1 in read-*) echo read ;; *) echo other ;; esac)" \
        -v times="$FUZZ_RUNS" '
        { runs[$1] = $2 }
        END { print times * (name in runs ? runs[name] : runs[others]) }' tests/fuzz/runs.txt
}

# run_target FOLDER...: with inputs from there. Files are found in whatever order a file
# system has them, so a run to be repeated is given their names; and numbers that the program
# compares are not tried, since addresses are among them.
run_target()
{
    if [ -n "${FUZZ_RUNS-}" ]; then
        find "$@" -type f | sort | paste -s -d , - > "$scratch/inputs"
        set -- -seed_inputs=@"$scratch/inputs" -seed=1 -use_cmp=0 -runs="$(count_runs "$name")"
    else
        mkdir -p "$corpora/$name"
        set -- "$corpora/$name" "$@" -max_total_time="$FUZZ_TIME"
    fi
    [ ! -e "$dictionary" ] || set -- "$@" -dict="$dictionary"
    "$programs/$program" ${option:+"$option"} "$@" -max_len=4096 -timeout=60 \
        -rss_limit_mb=1024 -print_final_stats=1 -artifact_prefix="$findings/$name/"
}

# fuzz NAME LOG: exits as the target does
fuzz()
{
    describe "$1"
    name=$1 log=$2 dictionary=tests/fuzz/dictionary/$kind.dict
    mkdir -p "$findings/$name"
    set -- "$seeds/$kind"
    for stored in $(stored_kinds "$kind"); do
        [ ! -d "tests/fuzz/corpus/$stored" ] || set -- "$@" "tests/fuzz/corpus/$stored"
    done
    run_target "$@" > "$log" 2>&1 < /dev/null
}

# One line of figures, and of a failure what is to be known.
report()
{
    describe "$1"
    printf '%-12s %9d inputs %6d edges %6d kept\n' "$1" \
        "$(sed -n 's/^stat::number_of_executed_units: *//p' "$2")" \
        "$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$2" | tail -n 1)" \
        "$(sed -n 's|.* corp: \([0-9]*\)/.*|\1|p' "$2" | tail -n 1)"
    [ "$3" -eq 0 ] && return
    echo "FAILED: $1: exit status $3"
    grep -m 3 -aE '^not so|ERROR|SUMMARY|runtime error' "$2" | indent
    sed -n "s|.*Test unit written to $findings|    again: $shown/fuzz/$program${option:+ $option} $shown/findings|p" \
        "$2"
}

if [ "${1-}" = --one ]; then
    fuzz "$2" "$scratch/log"
    status=$?
    report "$2" "$scratch/log" $status
    exit
fi

# Seeds are what the tests and the programs were when they were made.
[ -z "${FUZZ_RUNS-}" ] || rm -rf "$seeds"
# shellcheck disable=SC2086 # words
printf '%s\n' ${FUZZ_TARGETS:-$(list_targets)} > "$scratch/targets"
while read -r target; do
    describe "$target"
    [ -d "$seeds/$kind" ] || tests/fuzz/seeds.sh "$kind" "$seeds/$kind"
done < "$scratch/targets"
export FUZZ_TIME
BUILD=$shown xargs -n 1 -P "${FUZZ_JOBS:-$(cores)}" "$0" --one < "$scratch/targets" |
    tee "$scratch/reports"
failed=$(grep -c '^FAILED' "$scratch/reports")
passed=$(($(wc -l < "$scratch/targets") - failed))
finish
