#!/bin/sh
# small_stack.sh - paths of a million plies are read, searched, printed and freed with a
# stack of 256 KiB.

cd "$(dirname "$0")/.." && . tests/lib.sh

# A sanitizer's frames are large, and so is what it keeps of every allocation.
case $MODE in
asan) plies=100000 ;;
*) plies=1000000 ;;
esac

path_in_dewey()
{
    awk -v plies=$plies 'BEGIN {
        printf "1"
        for (i = 1; i < plies; i++)
            printf ".1"
        print " 5"
    }'
}

path_in_json()
{
    awk -v plies=$plies 'BEGIN {
        for (i = 0; i < plies; i++)
            printf "["
        printf "5"
        for (i = 0; i < plies; i++)
            printf "]"
        print ""
    }'
}

# Each algorithm stands in a row of the comparison, its value beside it.
every_algorithm()
{
    gteval --algo=all "$1" > "$scratch/out" || return
    algorithms=$(gteval --list-algorithms | awk 'NR > 1' | wc -l)
    awk -v wanted="$algorithms" '
    $1 == "algorithm" { table = 1; next }
    table && $2 == 5 { right++ }
    END { print right + 0 " of " wanted " say 5"; exit right != wanted }
    ' "$scratch/out"
}

# shellcheck disable=SC3045 # left out where the shell does not know it
ulimit -S -s 256 2> "$scratch/out" || { skip 'no ulimit -s'; finish; }

path_in_dewey > "$scratch/path.dewey"
path_in_json > "$scratch/path.json"
check "every algorithm, Dewey text of $plies plies" every_algorithm "$scratch/path.dewey"
check "every algorithm, JSON of $plies plies" every_algorithm "$scratch/path.json"
if have gtconv; then
    gtconv --format=nested "$scratch/path.dewey" > "$scratch/path.nested"
    check "conversion of $plies plies" cmp "$scratch/path.json" "$scratch/path.nested"
fi
finish
