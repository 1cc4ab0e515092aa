#!/bin/sh
# merge.sh TREES FILE... [OPTION]... - the summary of an experiment from the files of its shards.
#
# It is that of a single run, byte for byte, in any order of the files. Where trees 1 to TREES
# are not there once each it says which are missing or there twice, and fails; gteval finds all of
# this but trees that are missing at the end. OPTIONs are those of gteval, such as --format=csv.

set -u
if [ $# -lt 2 ]; then
    echo 'usage: merge.sh TREES FILE... [OPTION]...' >&2
    exit 2
fi
trees=$1
shift

summary=$(gteval --summary --results "$@" --output=- --format=csv) || exit
last=$(echo "$summary" | awk -F, 'NR > 1 && $2 > last { last = $2 } END { print last + 0 }')
if [ "$last" -lt "$trees" ]; then
    echo "merge.sh: trees $((last + 1)) to $trees are missing at the end" >&2
    exit 1
elif [ "$last" -gt "$trees" ]; then
    echo "merge.sh: there are results of $last trees, not of $trees" >&2
    exit 1
fi
exec gteval --summary --results "$@"
