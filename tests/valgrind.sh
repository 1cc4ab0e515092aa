#!/bin/sh
# valgrind.sh - the programs under valgrind: no wrong access, no leak, on every sample tree
# and on malformed inputs.

cd "$(dirname "$0")/.." && . tests/lib.sh

have valgrind || { skip 'no valgrind'; finish; }

finding=99

# "STATUS PROGRAM ARGUMENT..." a line: what it prints is looked at elsewhere
list_commands()
{
    for tree in trees/*.dewey trees/*.json; do
        one=sss two=alphabeta,mt-sss
        grep -q '^players' "$tree" && one=maxn two=maxn,shallow
        echo "0 gteval --algo=all $tree"
        echo "0 gteval --algo=$one --trace $tree"
        echo "0 gteval --algo=$two --format=json --moves $tree"
        echo "0 gtconv --format=dewey $tree"
    done
    for picture in outline dot svg tikz html; do
        echo "0 gteval --algo=alphabeta --format=$picture trees/sss-example.dewey"
    done
    for format in json nested lab levels list efg csv sets node-link; do
        echo "0 gtconv --format=$format trees/sss-example.dewey"
    done
    for model in $("$BUILD/gtgen" --list-models | awk '{ print $1 }'); do
        echo "0 gtgen --model=$model --depth=4"
    done
    echo '0 gtgen --game=tictactoe --depth=3'
    for input in tests/bad/*.expected; do
        input=${input%.expected}
        [ ! -e "$input" ] || echo "1 gteval --input=${input##*.} $input"
    done
}

# As many at a time as there are cores; what is found goes to a file of its own.
run_all()
{
    xargs -I '{}' -P "$(cores)" sh -c '
        set -- $1 # the words of the line
        wanted=$1 program=$2
        shift 2
        valgrind -q --error-exitcode='$finding' --leak-check=full \
            --errors-for-leak-kinds=all "$BUILD/$program" "$@" \
            > /dev/null 2> "$0/err.$$" < /dev/null
        status=$?
        [ $status -eq "$wanted" ] || {
            echo "valgrind $program $*: exit status $status"
            sed "s/^/    /" "$0/err.$$"
        } > "$0/found.$$"
        rm -f "$0/err.$$"' "$scratch" '{}'
}

list_commands > "$scratch/commands"
run_all < "$scratch/commands"
for found in "$scratch"/found.*; do
    [ -e "$found" ] || continue
    fail "$(head -n 1 "$found")"
    sed 1d "$found"
done
passed=$(($(wc -l < "$scratch/commands") - failed))
finish
