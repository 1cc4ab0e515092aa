#!/bin/sh
# small_stack.sh - paths of a million plies are read, searched, printed and freed with a
# stack of 256 KiB.

cd "$(dirname "$0")/.." && . tests/lib.sh
. tests/paths.sh

# A sanitizer's frames are large, and so is what it keeps of every allocation.
case $MODE in
asan) plies=100000 ;;
*) plies=1000000 ;;
esac

# shellcheck disable=SC3045 # left out where the shell does not know it
ulimit -S -s 256 2> "$scratch/out" || { skip 'no ulimit -s'; finish; }

path 'e\n1' '.1' ' 5' '' $((plies - 1)) > "$scratch/path.dewey"
path '' '[' '5' ']' > "$scratch/path.json"
check "every algorithm, Dewey text of $plies plies" every_algorithm "$scratch/path.dewey"
check "every algorithm, JSON of $plies plies" every_algorithm "$scratch/path.json"
if have gtconv; then
    gtconv --format=nested "$scratch/path.dewey" > "$scratch/path.nested"
    check "conversion of $plies plies" cmp "$scratch/path.json" "$scratch/path.nested"
fi
finish
