#!/bin/sh
# run.sh [-a NAMES] [-c TREES] [-j JOBS] [-s SEED] [FILE]... - what algorithms take for trees
# of many shapes, as CSV.
#
# A line of a FILE (default: classic.txt beside this script) is a shape: width, depth, order
# and number of trees, which -c overrides. The order is "random", for leaves in random order
# (gtgen's permutation model), or what gtgen's ordered model knows as --p. Lines that begin
# with "#" are left out. The output does not depend on JOBS.

set -u
here=$(dirname "$0")
algorithms=alphabeta,bb,scout,negascout,pvs,sss,dual trees='' seed=1
jobs=$(getconf _NPROCESSORS_ONLN 2> /dev/null) || jobs=1

while getopts a:c:j:s: option; do
    case $option in
    a) algorithms=$OPTARG ;;
    c) trees=$OPTARG ;;
    j) jobs=$OPTARG ;;
    s) seed=$OPTARG ;;
    *)
        echo "usage: run.sh [-a NAMES] [-c TREES] [-j JOBS] [-s SEED] [FILE]..." >&2
        exit 2
        ;;
    esac
done
shift $((OPTIND - 1))
[ $# -gt 0 ] || set -- "$here/classic.txt"

# generate WIDTH DEPTH ORDER TREES
generate()
{
    case $3 in
    random) set -- "$@" --model=permutation ;;
    *) set -- "$@" --model=ordered --real --p="$3" ;;
    esac
    width=$1 depth=$2 count=$4
    shift 4
    gtgen "$@" --width="$width" --depth="$depth" --count="$count" --seed="$seed"
}

# measure WIDTH DEPTH ORDER TREES: lines of CSV; fails where not all trees are in them
measure()
{
    generate "$@" |
        gteval --algo="$algorithms" --jobs="$jobs" --summary --format=csv |
        awk -F, -v shape="$1,$2,$3" -v trees="$4" '
            NR == 1 { next }
            { print shape "," $0; whole += $2 == trees }
            END { exit NR < 2 || whole != NR - 1 }'
}

echo 'width,depth,order,algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max'
for file; do
    shapes=$(sed '/^#/d' "$file") || exit 2
    echo "$shapes" | while read -r width depth order count; do
        measure "$width" "$depth" "$order" "${trees:-$count}" || {
            echo "run.sh: width $width, depth $depth, order $order: not all trees done" >&2
            exit 1
        }
    done || exit
done
