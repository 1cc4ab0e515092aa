#!/bin/sh
# run.sh [PART]... - every test, or the parts named; what "make check" runs.
#
# A part is a script beside this one, which prints what is wrong and ends in a line
# "N passed, N failed".

cd "$(dirname "$0")/.." && . tests/lib.sh

[ $# -gt 0 ] ||
    set -- unit cli bad manners small_stack stack_usage includes source manual install library \
        signature experiments parallel hostile hardening

for part; do
    "tests/$part.sh" > "$scratch/out" 2>&1 < /dev/null
    status=$?
    # What does not end in its counts, or fails without saying at what, has failed once.
    before=$failed
    add "$scratch/out" || echo 'no result' >> "$scratch/out"
    [ $status -eq 0 ] || [ "$failed" -gt "$before" ] || fail "$part: exit status $status"
    if [ "$failed" -gt "$before" ]; then
        sed '$d' "$scratch/out"
    else
        grep '^skipped: ' "$scratch/out"
    fi
    printf '%-12s %s\n' "$part" "$(tail -n 1 "$scratch/out")"
done
finish
