#!/bin/sh
# run.sh [PART]... - every test, or the parts named; what "make check" runs.
#
# A part is a script beside this one, which prints what is wrong and ends in a line
# "N passed, N failed".

cd "$(dirname "$0")/.." && . tests/lib.sh

[ $# -gt 0 ] ||
    set -- unit cli bad views manners faults limits small_stack stack_usage includes source manual \
        install library python signature experiments statistics parallel resume engine hostile \
        hardening

# As many at a time as there are cores, told in the order given.
printf '%s\n' "$@" | xargs -n 1 -P "$(cores)" sh -c '
    "tests/$1.sh" > "$0/$1.out" 2>&1 < /dev/null
    echo $? > "$0/$1.status"' "$scratch"

for part; do
    output=$scratch/$part.out status=$(cat "$scratch/$part.status")
    # What does not end in its counts, or fails without saying at what, has failed once.
    before=$failed
    add "$output" || echo 'no result' >> "$output"
    [ "$status" = 0 ] || [ "$failed" -gt "$before" ] || fail "$part: exit status $status"
    if [ "$failed" -gt "$before" ]; then
        sed '$d' "$output"
    else
        grep '^skipped: ' "$output"
    fi
    printf '%-12s %s\n' "$part" "$(tail -n 1 "$output")"
done
finish
