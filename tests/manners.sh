#!/bin/sh
# manners.sh - how the programs behave towards terminals, pipes and full disks; what they
# say there is in tests/cli/manners.t.

cd "$(dirname "$0")/.." && . tests/lib.sh

tree=trees/sss-example.dewey

# exits STATUS COMMAND...: leaves what was printed in $scratch/out and $scratch/err
exits()
{
    wanted=$1
    shift
    "$@" > "$scratch/out" 2> "$scratch/err" < /dev/null
    status=$?
    [ $status -eq "$wanted" ] || { echo "exit status $status"; cat "$scratch/err"; false; }
}

quiet()
{
    [ ! -s "$scratch/err" ] || { cat "$scratch/err"; false; }
}

# On standard output, status 0, nothing else.
tells()
{
    exits 0 "$@" && quiet && [ -s "$scratch/out" ]
}

tells_version()
{
    tells "$1" --version && head -n 1 "$scratch/out" | grep -qE "^$1 [0-9]+\.[0-9]+\.[0-9]+$"
}

refuses_an_option()
{
    exits 2 "$1" --nonsense && [ ! -s "$scratch/out" ] &&
        [ "$(tail -n 1 "$scratch/err")" = "Try '$1 --help'" ]
}

# write_to_full COMMAND: /dev/full takes nothing
write_to_full()
{
    sh -c "$1 > /dev/full" 2> "$scratch/err"
    status=$?
    [ $status -eq 4 ] && grep -q "^${1%% *}: .*No space left" "$scratch/err" ||
        { echo "exit status $status"; cat "$scratch/err"; false; }
}

# The reader leaves after one line: the writer ends by SIGPIPE, without a word.
left_alone()
{
    { sh -c "$1" 2> "$scratch/err"; echo $? > "$scratch/status"; } | head -n 1 > /dev/null
    status=$(cat "$scratch/status")
    [ "$status" -eq 141 ] && quiet || { echo "exit status $status"; false; }
}

# Without FILE, at a terminal: the usage, and no waiting.
at_terminal()
{
    script -qec "$1" /dev/null < /dev/null > "$scratch/out"
    status=$?
    [ $status -eq 2 ] && grep -q "^Usage: $1" "$scratch/out" ||
        { echo "exit status $status"; cat "$scratch/out"; false; }
}

# out FILE COMMAND...: "-o" replaces FILE wholly, or not at all where the run fails
keeps_output()
{
    echo before > "$scratch/kept"
    exits "$@" -o "$scratch/kept" && [ "$(cat "$scratch/kept")" = before ] &&
        [ "$(find "$scratch" -name 'kept*' | wc -l)" -eq 1 ]
}

replaces_output()
{
    echo before > "$scratch/replaced"
    exits 0 "$@" && mv "$scratch/out" "$scratch/wanted" || return
    exits 0 "$@" -o "$scratch/replaced" && [ ! -s "$scratch/out" ] &&
        cmp "$scratch/wanted" "$scratch/replaced"
}

for source in src/gt*.c; do
    program=$(basename "$source" .c)
    check "$program --help" tells "$program" --help
    check "$program --version" tells_version "$program"
    check "$program --nonsense" refuses_an_option "$program"
done

# One command a program that prints something, and one that prints more than a pipe holds.
gtgen --count=20000 --seed=1 > "$scratch/many" || fail 'gtgen --count=20000'
set -- "gteval $tree" 'gtgen --seed=1'
set -- "$@" "gteval --algo=minimax $scratch/many" 'gtgen --count=20000 --seed=1'
if have gtconv; then
    set -- "$@" "gtconv --format=nested $tree" "gtconv --format=json $scratch/many"
fi
{ yes; echo $? > "$scratch/status"; } 2> /dev/null | head -n 1 > /dev/null
signals=$(cat "$scratch/status")
for command; do
    if [ -c /dev/full ]; then
        check "$command > /dev/full" write_to_full "$command"
    else
        skip 'no /dev/full'
    fi
    case $signals$command in
    141*many* | 141*20000*) check "$command | head -n 1" left_alone "$command" ;;
    141*) ;;
    *) skip "$command | head -n 1: whoever started the tests ignores SIGPIPE" ;;
    esac
done

if script --version 2> /dev/null | grep -q util-linux &&
    script -qec true /dev/null < /dev/null > /dev/null 2>&1; then
    check 'gteval at a terminal' at_terminal gteval
    ! have gtconv || check 'gtconv at a terminal' at_terminal gtconv
else
    skip 'no script to make a terminal'
fi

check 'gteval -o' replaces_output gteval --algo=all "$tree"
check 'gteval -o, input missing' keeps_output 1 gteval "$tree" "$scratch/missing"
check 'gteval -o, wrong option' keeps_output 2 gteval "$tree" --nonsense
check 'gtgen -o' replaces_output gtgen --seed=1
if have gtconv; then
    check 'gtconv -o' replaces_output gtconv --format=nested "$tree"
    check 'gtconv -o, input missing' keeps_output 1 gtconv "$tree" "$scratch/missing"
fi
finish
