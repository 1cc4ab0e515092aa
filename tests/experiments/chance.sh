#!/bin/sh
# chance.sh [-c TREES] [-j JOBS] [-s SEED] [FILE] - what Star1 and Star2 read of trees with chance
# nodes of many shapes, as CSV. Minimax reads all leaves.
#
# A line of FILE (default: chance.txt beside this script) is a shape: levels, order of the leaves
# and number of trees, which -c overrides. Lines that begin with "#" are left out. Each is searched
# with three kinds of bounds: none; declared ones, as the rules of a game have them; and the least
# and the greatest leaf of each tree. The output does not depend on JOBS.

set -u
here=$(dirname "$0")
trees='' seed=1
jobs=$(getconf _NPROCESSORS_ONLN 2> /dev/null) || jobs=1

while getopts c:j:s: option; do
    case $option in
    c) trees=$OPTARG ;;
    j) jobs=$OPTARG ;;
    s) seed=$OPTARG ;;
    *)
        echo 'usage: chance.sh [-c TREES] [-j JOBS] [-s SEED] [FILE]' >&2
        exit 2
        ;;
    esac
done
shift $((OPTIND - 1))
[ $# -gt 0 ] || set -- "$here/chance.txt"
scratch=$(mktemp -d) || exit 4
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' HUP INT TERM

# generate SHAPE ORDER TREES: an order that is neither random nor dependent is a model of gtgen
generate()
{
    shape=$1 count=$3
    case $2 in
    random) set -- --model=permutation ;;
    dependent) set -- --model=incremental --values=-50..50 ;;
    *) set -- --model="$2" ;;
    esac
    gtgen "$@" --shape="$shape" --format=json --count="$count" --seed="$seed"
}

# declared SHAPE ORDER: twice as wide as the leaves 1, 2, ..., or what sums of edges can come to
declared()
{
    echo "$1" | awk -v order="$2" '{
        levels = split(substr($0, 2), width, /[-+*]/)
        leaves = 1
        for (i in width)
            leaves *= width[i]
        if (order == "random")
            print 1 - leaves / 2 "," leaves + leaves / 2
        else
            print -50 * levels "," 50 * levels
    }'
}

# put SHAPE ORDER BOUNDS TREES: lines of CSV, from results and their summary, which does not
# know of distinct leaves; fails where not all trees are in them
put()
{
    awk -F, -v shape="$1,$2" -v bounds="$3" -v trees="$4" '
    FNR == 1 {
        for (i = 1; i <= NF; i++)
            column[$i] = i
        next
    }
    { name = $column["algorithm"] }
    FILENAME == ARGV[1] {
        leaves = $column["tree_leaves"]
        distinct = $column["distinct_leaves"]
        sum[name] += distinct
        squares[name] += distinct * distinct
        next
    }
    {
        mean = sum[name] / trees
        variance = trees > 1 ? (squares[name] / trees - mean * mean) / (trees - 1) : 0
        error = (variance > 0) ? sqrt(variance) : 0
        printf "%s,%d,%s,%s,%d,%s,%s,%.6f,%.6f\n", shape, leaves, bounds, name,
            $column["trees"], $column["leaves_mean"], $column["leaves_error"], mean, error
        whole += $column["trees"] == trees
    }
    END { exit whole != 2 }' "$scratch/results" "$scratch/summary"
}

# measure SHAPE ORDER TREES BOUNDS: lines of CSV
measure()
{
    case $4 in
    none) range=-inf,inf ;;
    declared) range=$(declared "$1" "$2") ;;
    leaves) range=leaves ;;
    esac
    generate "$1" "$2" "$3" |
        gteval --algo=alphabeta,star2 --bounds="$range" --jobs="$jobs" --format=csv \
            --output="$scratch/results" &&
        gteval --summary --results "$scratch/results" --format=csv > "$scratch/summary" &&
        put "$1" "$2" "$4" "$3"
}

echo 'shape,order,leaves,bounds,algorithm,trees,'\
'leaves_mean,leaves_error,distinct_mean,distinct_error'
shapes=$(sed '/^#/d' "$1") || exit 2
echo "$shapes" | while read -r shape order count; do
    for bounds in none declared leaves; do
        measure "$shape" "$order" "${trees:-$count}" "$bounds" || {
            echo "chance.sh: shape $shape, order $order: not all trees done" >&2
            exit 1
        }
    done || exit
done
