#!/bin/sh
# differential.sh - everything that gteval says of random trees against what is true by
# definition, on new trees each time: for DIFFERENTIAL_TIME seconds (180), or of the seed
# DIFFERENTIAL_SEED alone. A failure tells its seed.
#
# A round has a few trees, with any movers and values. They are searched by every algorithm
# as a stream, with several jobs, and from shards; each is converted to some format and read
# back, from a file and from a pipe, searched with a window, a guess and the other rule for
# cuts. And a run is killed at some moment, which must leave the old file or the new one.

cd "$(dirname "$0")/.." && . tests/lib.sh

: "${DIFFERENTIAL_TIME:=180}"
program=$BUILD/tests/differential
folder=$scratch/trees
[ -x "$program" ] || { fail "there is no $program: make unit builds it"; finish; }

# found WHAT COMMAND...: the command holds, or the failure is told with the seed
found()
{
    found_name=$1
    shift
    check "DIFFERENTIAL_SEED=$seed: $found_name" "$@"
}

# judged NUMBER OPTION FILE [FORMAT]: what gteval says of the file, with an option that makes
# a difference to what is true, or none
judged()
{
    gteval --algo="$(algorithms_for "$2")" --format=csv ${2:+"$2"} --input="${4:-json}" "$3" \
        > "$scratch/results" &&
        "$program" judge "$seed" "$1" ${2:+"$2"} < "$scratch/results"
}

# Those that have a use for all of the options.
algorithms_for()
{
    case $1 in
    '') echo all ;;
    --guess*) echo mtdf ;;
    --cut*) echo bb,alphabeta ;;
    --window*) echo alphabeta,negascout,pvs,cstar ;;
    esac
}

same_with_jobs()
{
    gteval --algo=all --format=csv all.json > "$scratch/one" &&
        gteval --algo=all --format=csv --jobs=3 all.json > "$scratch/several" &&
        cmp "$scratch/one" "$scratch/several"
}

# The trees of all.json, cut into three and put together again in another order.
same_from_shards()
{
    count=$(wc -l < all.json)
    cut=$((seed % (count - 2) + 1))
    head -n $cut all.json > a.json
    sed -n "$((cut + 1))p" all.json > b.json
    tail -n +$((cut + 2)) all.json > c.json
    first=1
    for shard in a b c; do
        gteval --algo=all --format=csv --first=$first --input=json -o $shard.csv \
            < $shard.json || return
        first=$((first + $(wc -l < $shard.json)))
    done
    gteval --algo=all --summary --format=csv all.json > "$scratch/one" &&
        gteval --results --format=csv c.csv a.csv b.csv > "$scratch/several" &&
        cmp "$scratch/one" "$scratch/several"
}

# converts FORMAT NUMBER: what a format has no place for is refused, with words
converts()
{
    gtconv --format="$1" "$2.json" > converted 2> "$scratch/words"
    case $? in
    0) return 0 ;;
    1) [ -s "$scratch/words" ] && : > converted ;;
    *) false ;;
    esac
}

# From a pipe a text is refused that could be read in two ways.
piped()
{
    gteval --algo=all --format=csv < converted > "$scratch/results" 2> "$scratch/words"
    case $? in
    0) "$program" judge "$seed" "$1" < "$scratch/results" ;;
    1) [ -s "$scratch/words" ] ;;
    *) false ;;
    esac
}

# one_tree NUMBER FORMAT WINDOW GUESS
one_tree()
{
    found "tree $1 as $2" converts "$2" "$1" || return
    if [ -s converted ]; then
        found "tree $1 from $2" judged "$1" '' converted "$(reader_of "$2")"
        found "tree $1 from a pipe in $2" piped "$1"
    fi
    found "tree $1 with a window" judged "$1" "--window=$3" "$1.json"
    found "tree $1 with a guess" judged "$1" "--guess=$4" "$1.json"
    found "tree $1 with strict cuts" judged "$1" --cut=gt "$1.json"
}

# What reads a format of gtconv.
reader_of()
{
    case $1 in
    nested | node-link) echo json ;;
    *) echo "$1" ;;
    esac
}

# killed AFTER PROGRAM ARGUMENT...: with -o, which gives "whole" if nobody kills it. What is
# left is whole or as before; the next run tidies up.
killed()
{
    after=$1
    shift
    rm -rf killed && mkdir killed && echo old > killed/out || return
    "$@" -o killed/out &
    sleep "$after"
    kill -KILL $! 2> "$scratch/words"
    wait $! 2> "$scratch/words"
    [ "$(cat killed/out)" = old ] || cmp killed/out whole || return
    "$@" -o killed/out && cmp killed/out whole && [ "$(ls -A killed)" = out ]
}

# kill_one AFTER: one of the programs
kill_one()
{
    case $((seed % 3)) in
    0) set -- "$1" gteval --algo=all --format=csv "$scratch/large.json" ;;
    1) set -- "$1" gtconv --format=dewey "$scratch/large.json" ;;
    2) set -- "$1" gtgen --width=3 --depth=6 --count=100 ;;
    esac
    after=$1
    shift
    "$@" > whole && found "$1 is killed after $after s" killed "$after" "$@"
}

round()
{
    rm -rf "$folder"
    mkdir "$folder" && cd "$folder" && "$program" make "$seed" . || exit 4
    found 'a stream' judged 0 '' all.json
    found 'several jobs' same_with_jobs
    found 'shards' same_from_shards
    while read -r number format window guess after; do
        one_tree "$number" "$format" "$window" "$guess"
        [ "$number" -ne 1 ] || moment=$after
    done < plan
    kill_one "$moment"
}

gtgen --width=3 --depth=6 --count=40 > "$scratch/large.json"
if [ -n "${DIFFERENTIAL_SEED-}" ]; then
    seed=$DIFFERENTIAL_SEED
    round
    finish
fi
seed=$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')
echo "from DIFFERENTIAL_SEED=$seed on"
end=$(($(date +%s) + DIFFERENTIAL_TIME))
while [ "$(date +%s)" -lt "$end" ] && [ "$failed" -lt 5 ]; do
    round
    seed=$((seed + 1))
done
finish
