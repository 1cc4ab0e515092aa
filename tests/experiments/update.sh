#!/bin/sh
# update.sh [results | tables | pictures]... - makes them anew, all three by default.
#
# results: the CSV files, for which gtgen and gteval must be in PATH. tables: those in README.md.
# pictures: the SVG files, by gnuplot.

set -eu
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")"

results()
{
    for shapes in classic deep ordered; do
        ./run.sh "$shapes.txt" > "$shapes.csv.new"
        mv "$shapes.csv.new" "$shapes.csv"
    done
    ./chance.sh chance.txt > chance.csv.new
    mv chance.csv.new chance.csv
}

# In README.md a table stands between "<!-- NAME.csv -->" and "<!-- end -->".
tables()
{
    awk '
    /^<!-- .*\.csv -->$/ {
        print
        command = "awk -f table.awk ../data/expected.txt " $2
        if ($2 == "chance.csv")
            command = "awk -f chance.awk ../data/exact_chance.txt " $2
        while ((command | getline line) > 0)
            print line
        close(command)
        inside = 1
    }
    /^<!-- end -->$/ { inside = 0 }
    !inside
    ' README.md > README.md.new
    mv README.md.new README.md
}

pictures()
{
    gnuplot plot.gp
}

[ $# -gt 0 ] || set -- results tables pictures
for part; do
    case $part in
    results | tables | pictures) "$part" ;;
    *)
        echo 'usage: update.sh [results | tables | pictures]...' >&2
        exit 2
        ;;
    esac
done
