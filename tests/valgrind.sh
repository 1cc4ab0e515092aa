#!/bin/sh
# valgrind.sh - the programs under valgrind: no wrong access, no leak, on every sample tree
# and on malformed inputs.

cd "$(dirname "$0")/.." && . tests/lib.sh

have valgrind || { skip 'no valgrind'; finish; }

finding=99

# clean STATUS COMMAND...: what it prints is looked at elsewhere
clean()
{
    wanted=$1
    shift
    valgrind -q --error-exitcode=$finding --leak-check=full --errors-for-leak-kinds=all \
        "$@" > "$scratch/out" 2> "$scratch/err" < /dev/null
    status=$?
    if [ $status -eq "$wanted" ]; then
        pass
    else
        fail "valgrind $*: exit status $status"
        indent < "$scratch/err"
    fi
}

for tree in trees/*.*; do
    case $tree in
    *.md) continue ;;
    esac
    clean 0 "$BUILD/gteval" --algo=all "$tree"
    clean 0 "$BUILD/gteval" --algo=sss --trace "$tree"
    clean 0 "$BUILD/gteval" --algo=alphabeta,mt-sss --format=json --moves "$tree"
done
for input in tests/bad/*.expected; do
    input=${input%.expected}
    [ ! -e "$input" ] || clean 1 "$BUILD/gteval" "--input=${input##*.}" "$input"
done
finish
