#!/bin/sh
# statistics.sh [SEED]... - summaries of random studies against statistics.awk, a second and
# plain program for the same figures: of trees, and of their results in shards, by every column
# that trees have and by others, with infinite values, with and without alphabeta, and with
# groups of one tree.

cd "$(dirname "$0")/.." && . tests/lib.sh

[ $# -gt 0 ] || set -- 1 2 3 4

# study SEED: what files there are, a line each - name, options of gtgen, infinities or none -
# behind a line with the algorithms.
study()
{
    awk -v seed="$1" '
    function below(n) { return int(rand() * n) }
    BEGIN {
        srand(seed)
        split("alphabeta,sss minimax,alphabeta,scout mtdf,dual all alphabeta", names, " ")
        split("uniform permutation ragged ordered pgame incremental", models, " ")
        chance = seed % 3 == 0 # not for all algorithms
        print chance ? "minimax,alphabeta" : names[1 + (seed + below(2)) % 5]
        files = 1 + (seed + below(2)) % 4
        for (i = 1; i <= files; i++)
            print "f" i " " (below(3) ? "plain" : "infinite") " --model=" models[1 + below(6)] \
                " -W" 1 + below(4) " -D" 1 + below(4) " -c" (below(4) ? 1 + below(40) : 1) \
                " -s" seed
        if (chance)
            print "chance plain --shape=+2*2-2 -c12 -s" seed
    }'
}

# make_trees KIND OPTION...: some leaves of an infinite kind are so
make_trees()
{
    kind=$1
    shift
    if [ "$kind" = infinite ]; then
        gtgen "$@" | sed -e 's/\([[,]\)[1-3]\([],]\)/\1"inf"\2/g' \
            -e 's/\([[,]\)[4-6]\([],]\)/\1"-inf"\2/g'
    else
        gtgen "$@"
    fi
}

# cut_shards: results of trees in three shards each of CSV and JSON, half of them of use
cut_shards()
{
    awk -F, '{ print > ("rows" (NR == 1 ? "" : int($2 / 5) % 3)) }' rows.csv
    awk -F, '{ split($2, number, ":"); print > ("objects" int(number[2] / 5) % 3) }' rows.json
    for shard in 0 1 2; do
        [ ! -s rows$shard ] || cat rows rows$shard > shard$shard.csv
        [ ! -s objects$shard ] || mv objects$shard shard$shard.json
    done
}

# shards: in another order than trees
shards()
{
    find . -name 'shard[02].csv' -o -name shard1.json | sort -r
}

# agrees BY OPTION...: the figures are right, and the same by all ways to them
agrees()
{
    by=$1
    shift
    awk -F, -v by="$by" -f "$root/tests/statistics.awk" rows.csv summary.csv || return
    # shellcheck disable=SC2046 # a list of files
    gteval --results -f csv "$@" $(shards) 2> /dev/null | cmp - summary.csv &&
        gteval --results -f json "$@" rows.json 2> /dev/null |
        sed 's/^{//; s/}$//; s/"[a-z_0-9]*"://g; s/null//g; s/"//g' > records &&
        sed 1d summary.csv | cmp - records
}

# agrees_on BY: with all figures
agrees_on()
{
    set -- "$1" --figures=all ${1:+"--by=$1"}
    by=$1
    shift
    gteval --results -f csv "$@" rows.csv > summary.csv 2> /dev/null &&
        agrees "$by" "$@"
}

# searched BY: what results have, trees have at once
searched()
{
    # shellcheck disable=SC2046 # a list of files
    gteval --summary -a "$names" --figures=all -f csv ${1:+"--by=$1"} $(cat files) \
        > searched.csv 2> /dev/null &&
        gteval --results --figures=all -f csv ${1:+"--by=$1"} rows.csv 2> /dev/null |
        cmp - searched.csv
}

# A column that nobody but the study has.
add_column()
{
    awk -F, '{ print $0 "," (NR == 1 ? "width" : ($2 * 7) % 3 / 2) }' rows.csv > wide.csv
}

by_added_column()
{
    gteval --results --figures=all --by=width -f csv wide.csv > summary.csv 2> /dev/null &&
        awk -F, -v by=width -f "$root/tests/statistics.awk" wide.csv summary.csv
}

# Times are never the same twice, but those that results have are theirs.
with_times()
{
    # shellcheck disable=SC2046 # a list of files
    gteval -a "$names" -f csv --time $(cat files) > timed.csv &&
        gteval --results --time -f csv timed.csv > summary.csv 2> /dev/null &&
        awk -F, -f "$root/tests/statistics.awk" timed.csv summary.csv
}

# look SEED: into a study
look()
{
    study "$1" > plan
    names=$(sed 1q plan)
    sed 1d plan | while read -r name kind options; do
        # shellcheck disable=SC2086 # a list of options
        make_trees "$kind" $options > "$name" && echo "$name"
    done > files
    # shellcheck disable=SC2046 # a list of files
    gteval -a "$names" -f csv $(cat files) > rows.csv &&
        gteval -a "$names" -f json $(cat files) > rows.json || fail "study $1"
    cut_shards
    for by in '' file tree tree_nodes tree_leaves tree_depth minimal_leaves value; do
        check "study $1 by ${by:-nothing}" agrees_on "$by"
        [ "$by" = value ] || check "study $1 by ${by:-nothing} at once" searched "$by"
    done
    add_column
    check "study $1 by a column of its own" by_added_column
    check "study $1 with times" with_times
}

root=$PWD
for seed; do
    mkdir "$scratch/$seed" && cd "$scratch/$seed" && look "$seed"
done

# A summary that is wrong in a digit is noticed.
notices()
{
    sed '2s/\(,[0-9]*\)\.\([0-9]\)/\17.\2/' summary.csv > wrong.csv
    ! cmp -s summary.csv wrong.csv &&
        ! awk -F, -f "$root/tests/statistics.awk" timed.csv wrong.csv > said && [ -s said ]
}
check 'a wrong figure' notices
finish
