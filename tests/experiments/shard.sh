#!/bin/sh
# shard.sh [-o FILE] SHARD SHARDS TREES NAMES [OPTION]... - a part of an experiment, as CSV.
#
# The experiment: the algorithms NAMES on TREES trees that gtgen makes by OPTIONs. Its trees are
# cut into SHARDS pieces of nearly the same length; this evaluates piece SHARD, from 1. Trees have
# the numbers that they have in the whole. What is printed is all of the piece, or nothing.

set -u
usage()
{
    echo 'usage: shard.sh [-o FILE] SHARD SHARDS TREES NAMES [OPTION]...' >&2
    exit 2
}

output=''
if [ "${1-}" = -o ] && [ $# -gt 1 ]; then
    output=$2
    shift 2
fi
[ $# -ge 4 ] || usage
for number in "$1" "$2" "$3"; do
    case $number in
    '' | 0* | *[!0-9]*) usage ;;
    esac
done
shard=$1 shards=$2 trees=$3 names=$4
shift 4
if [ "$shard" -gt "$shards" ] || [ "$shards" -gt "$trees" ]; then
    echo "shard.sh: there is no shard $shard of $shards with $trees trees" >&2
    exit 2
fi
first=$((trees * (shard - 1) / shards + 1)) last=$((trees * shard / shards))

if [ -n "$output" ]; then
    part=$output.part
else
    part=$(mktemp) || exit 4
fi
trap 'rm -f "$part"' EXIT
trap 'exit 130' HUP INT TERM

# How gtgen ends cannot be seen from here, but what it has left out can.
gtgen "$@" --first="$first" --count=$((last - first + 1)) |
    gteval --algo="$names" --first="$first" --format=csv --output="$part" || exit
if [ "$(tail -n 1 "$part" | cut -d , -f 2)" != "$last" ]; then
    echo "shard.sh: trees $first to $last were not all made" >&2
    exit 1
fi
if [ -n "$output" ]; then
    mv "$part" "$output"
else
    cat "$part"
fi
