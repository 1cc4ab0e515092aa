#!/bin/sh
# signature.sh [--update] - what all algorithms do on a fixed set of trees, in one line: the
# counts in total, and a checksum of every result, value and line. A change that alters any of
# it, wanted or not, is told from one that alters nothing; the table tests/signature holds
# what is known, an algorithm a line, and --update puts there what is found.

cd "$(dirname "$0")/.." && . tests/lib.sh

known=tests/signature

# Of every model and of two games, MIN at some roots; fixed, whatever gtgen learns.
recipes()
{
    cat << 'END'
--model=uniform --width=4 --depth=5 --count=10
--model=uniform --width=3 --depth=4 --values=0..3 --count=100
--model=uniform --width=2 --depth=9 --real --count=10 --root=min
--model=permutation --width=4 --depth=5 --count=10
--model=ordered --width=6 --depth=4 --count=10
--model=incremental --width=5 --depth=4 --count=10
--model=ragged --width=5 --depth=6 --count=100
--model=ragged --width=3 --depth=9 --count=100 --root=min
--model=pgame --width=3 --depth=6 --count=10
--model=noisy --width=4 --depth=5 --count=10
--model=best --width=4 --depth=5
--model=worst --width=4 --depth=5
--game=nim:1,2,3
--game=tictactoe --depth=4
END
}

# The samples of trees with values and without chance, which all algorithms have always searched.
samples()
{
    grep -L '^players' trees/*.json trees/*.dewey
}

# results: of all algorithms, as CSV without the column of files
results()
{
    {
        # shellcheck disable=SC2046 # a list of files
        gteval --algo=all --format=csv $(samples) &&
            recipes | while read -r recipe; do
                # shellcheck disable=SC2086 # a list of options
                gtgen $recipe > "$scratch/trees" &&
                    gteval --algo=all --format=csv "$scratch/trees" || exit
            done
    } | sed -e 's/^[^,]*,//' -e '1b' -e '/^tree,/d'
}

# table FILE: the sums of an algorithm a line and those of all in the last
table()
{
    awk -F , '
    function show(name, sums,    i)
    {
        printf "%-10s %6s", name, trees[name]
        for (i = 1; i <= count; i++)
            printf " %10s", sums ? sum[name, i] : shown[i]
        print ""
    }
    function add(name, i)
    {
        sum[name, i] += $column[shown[i]]
    }
    BEGIN {
        count = split("nodes leaves cutoffs tests researches passes steps storage", shown, " ")
    }
    NR == 1 {
        for (i = 1; i <= NF; i++)
            column[$i] = i
        trees["algorithm"] = "trees"
        show("algorithm", 0)
        next
    }
    !trees[$2]++ { order[++algorithms] = $2 }
    {
        for (i = 1; i <= count; i++) {
            add($2, i)
            add("all", i)
        }
    }
    END {
        for (k = 1; k <= algorithms; k++)
            show(order[k], 1)
        trees["all"] = trees[order[1]]
        show("all", 1)
    }' "$1"
}

results > "$scratch/results"
table "$scratch/results" > "$scratch/table"
awk -v checksum="$(cksum < "$scratch/results")" '
    { trees = $2; nodes = $3; leaves = $4 }
    END {
        sub(/ .*/, "", checksum)
        print "signature " checksum ": " trees " trees, " nodes " nodes, " leaves " leaves"
    }
' "$scratch/table" > "$scratch/line"
cat "$scratch/line"
cat "$scratch/line" >> "$scratch/table"
[ "${1-}" != --update ] || cp "$scratch/table" "$known"
if cmp -s "$known" "$scratch/table"; then
    pass
else
    fail 'the signature is another; if it is meant to be: tests/signature.sh --update'
    show_difference "$known" "$scratch/table"
fi
finish
