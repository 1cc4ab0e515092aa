#!/bin/sh
# experiments.sh - what experiments/ says: means are as expected, tables and pictures come from
# the results there, and the commands of its README print what is shown. Experiments in shards
# are in parallel.sh.

cd "$(dirname "$0")/.." && . tests/lib.sh

experiments=tests/experiments
table=$experiments/table.awk expected=tests/data/expected.txt

# Columns 1 to 5 of a table are the shape; three algorithms have expectations, in brackets.
# is_as_expected SHAPES CSV: so many shapes, the fewest leaves by the formula, and no mean more
# than 5 standard errors off
is_as_expected()
{
    awk -f $table $expected "$2" > "$scratch/table" && awk -F ' *[|] *' -v shapes="$1" '
    NR < 3 { next }
    $6 != $2 ^ int(($3 + 1) / 2) + $2 ^ int($3 / 2) - 1 || gsub(/\(/, "(") != 3 || $(NF - 1) > 5 {
        print
        bad = 1
    }
    END {
        if (NR - 2 != shapes)
            print NR - 2 " shapes"
        exit bad || NR - 2 != shapes
    }' "$scratch/table"
}

# The command that README.md shows, in as many words as it can be read by.
summary_is_as_expected()
{
    gtgen --model=permutation -W4 -D4 -c3000 |
        gteval --algo=alphabeta,sss,dual --summary > "$scratch/summary" && awk '
    FILENAME == ARGV[1] && $1 == 4 && $2 == 4 {
        expected["alphabeta"] = $4
        expected["sss"] = $5
        expected["dual"] = $6
    }
    FILENAME == ARGV[2] && $1 in expected {
        distance = ($3 - expected[$1]) / $4
        good += $2 == 3000 && distance < 5 && distance > -5
    }
    END { exit good != 3 }' $expected "$scratch/summary" || { cat "$scratch/summary"; false; }
}

runs()
{
    $experiments/run.sh -c 100 -s 2 > "$scratch/some.csv" && is_as_expected 24 "$scratch/some.csv"
}

# again NAME SHAPE: the shape, run again, gives the same lines as there are
again()
{
    grep "^$2 " $experiments/"$1".txt > "$scratch/shape"
    $experiments/run.sh -j 1 "$scratch/shape" > "$scratch/again.csv" || return
    grep -e ^width -e "^$(echo "$2" | tr ' ' ,)," $experiments/"$1".csv |
        diff - "$scratch/again.csv"
}

# Where the first child is always the best nothing is left to be cut, but for bb.
perfect_order_is_minimal()
{
    awk -F, '$3 == 1 && $4 != "bb" { count++; good += $10 == 1 } END { exit !count || good < count }' \
        $experiments/ordered.csv
}

# The six shapes of exact_chance.txt, with bounds and without. A row ends with how far its means are
# off, where that is known: at most 3 standard errors.
# chance_is_as_exact CSV
chance_is_as_exact()
{
    awk -f $experiments/chance.awk tests/data/exact_chance.txt "$1" > "$scratch/table" &&
        awk -F ' *[|] *' '
    NR < 3 || $(NF - 1) == "" { next }
    { known++ }
    gsub(/\(/, "(") != 3 || $(NF - 1) > 3 { print; bad = 1 }
    END {
        if (known != 12)
            print known + 0 " rows"
        exit bad || known != 12
    }' "$scratch/table"
}

# With a seed for which this is so: 3 standard errors are passed once in a while.
chance_runs()
{
    sed '/^#/d' $experiments/chance.txt | head -n 6 > "$scratch/shapes"
    $experiments/chance.sh -c 10000 -s 3 "$scratch/shapes" > "$scratch/some.csv" &&
        chance_is_as_exact "$scratch/some.csv"
}

chance_again()
{
    grep -F -e '+4*2-4 random' -e '+3*3-3*3 dependent' $experiments/chance.txt > "$scratch/shapes"
    $experiments/chance.sh -j 1 "$scratch/shapes" > "$scratch/again.csv" &&
        grep -F -e shape, -e '+4*2-4,random,' -e '+3*3-3*3,dependent,' $experiments/chance.csv |
        diff - "$scratch/again.csv"
}

chance_says_what_is_wrong()
{
    echo '+2*2 nonsense 10' > "$scratch/shape"
    ! $experiments/chance.sh "$scratch/shape" > "$scratch/out" 2> "$scratch/err" &&
        grep -q 'chance.sh: shape +2\*2, order nonsense: not all trees done' "$scratch/err"
}

says_what_is_wrong()
{
    echo '3 3 nonsense 10' > "$scratch/shape"
    ! $experiments/run.sh "$scratch/shape" > "$scratch/out" 2> "$scratch/err" &&
        grep -q 'run.sh: width 3, depth 3, order nonsense: not all trees done' "$scratch/err"
}

# updated PART...: in a copy without pictures, which is left in $scratch/tests
updated()
{
    rm -rf "$scratch/tests"
    mkdir "$scratch/tests" && cp -R "$experiments" tests/data "$scratch/tests" &&
        rm "$scratch/$experiments"/*.svg && "$scratch/$experiments/update.sh" "$@"
}

tables_are_new()
{
    updated tables && diff $experiments/README.md "$scratch/$experiments/README.md"
}

# Other versions of gnuplot write other files, so only that there are pictures is looked at.
draws()
{
    updated pictures 2> "$scratch/err" && [ ! -s "$scratch/err" ] ||
        { cat "$scratch/err"; return 1; }
    for picture in "$experiments"/*.svg; do
        grep -q '</svg>' "$scratch/$picture" || return
    done
}

check 'gteval --summary is as expected' summary_is_as_expected
check 'classic.csv is as expected' is_as_expected 24 $experiments/classic.csv
check 'deep.csv is as expected' is_as_expected 25 $experiments/deep.csv
check 'run.sh is as expected' runs
check 'classic.csv again' again classic '3 2'
check 'deep.csv again' again deep '2 6'
check 'perfect order' perfect_order_is_minimal
check 'a wrong shape' says_what_is_wrong
check 'chance.csv is as exact' chance_is_as_exact $experiments/chance.csv
check 'chance.sh is as exact' chance_runs
check 'chance.csv again' chance_again
check 'a wrong order' chance_says_what_is_wrong
check 'tables are of the results' tables_are_new
if have gnuplot; then
    check 'gnuplot' draws
else
    skip 'no gnuplot'
fi

tests/cli.sh $experiments/README.md > "$scratch/transcript"
add "$scratch/transcript" || fail 'README.md'
sed '$d' "$scratch/transcript"
finish
