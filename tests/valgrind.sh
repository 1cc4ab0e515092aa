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
    for format in $(list_formats); do
        echo "1 gteval --input=$format tests/bad/*.$format"
    done
}

# Those of malformed inputs.
list_formats()
{
    for message in tests/bad/*.expected; do
        input=${message%.expected}
        echo "${input##*.}"
    done | sort -u
}

# run "STATUS PROGRAM ARGUMENT...": malformed inputs are read behind one another, and their
# messages show that all of them were
run()
{
    line=$1
    # shellcheck disable=SC2086 # the words of the line, and the files that they mean
    set -- $1
    wanted=$1 program=$2
    shift 2
    for word; do
        [ ! -e "$word.expected" ] || cat "$word.expected"
    done > "$scratch/wanted"
    valgrind -q --error-exitcode=$finding --leak-check=full --errors-for-leak-kinds=all \
        "$BUILD/$program" "$@" > /dev/null 2> "$scratch/err" < /dev/null
    status=$?
    if [ $status -eq "$wanted" ] && cmp -s "$scratch/wanted" "$scratch/err"; then
        pass
    else
        fail "valgrind $line: exit status $status"
        show_difference "$scratch/wanted" "$scratch/err"
    fi
}

if [ "${1-}" = --one ]; then
    run "$2"
    finish
fi

# As many at a time as there are cores.
list_commands > "$scratch/commands"
xargs -I '{}' -P "$(cores)" sh -c 'tests/valgrind.sh --one "$1" > "$(mktemp "$0/one.XXXXXX")"' \
    "$scratch" '{}' < "$scratch/commands"
for one in "$scratch"/one.*; do
    add "$one" || fail 'no result'
    sed '$d' "$one"
done
[ $((passed + failed)) -eq "$(wc -l < "$scratch/commands")" ] || fail 'a command gave no result'
finish
