# table.awk EXPECTED.txt RESULTS.csv - what run.sh found, as a table in Markdown.
#
# Means of leaves, behind them in brackets what is expected where that is known, and in the
# last column how far the means are off, at most, in standard errors.

BEGIN {
    expects[4] = "alphabeta"
    expects[5] = "sss"
    expects[6] = "dual"
}

/^#/ { next }

FILENAME == ARGV[1] {
    for (column in expects)
        expected[$1, $2, "random", expects[column]] = $column
    next
}

FNR == 1 {
    FS = ","
    $0 = $0
    for (i = 1; i <= NF; i++)
        column_of[$i] = i
    next
}

{
    shape = $1 SUBSEP $2 SUBSEP $3
    algorithm = $4
    mean = $column_of["leaves_mean"]
    if (!(shape in minimal)) {
        shapes[++shape_count] = shape
        minimal[shape] = mean / $column_of["minimal_ratio"]
    }
    if (!(algorithm in seen)) {
        seen[algorithm]
        algorithms[++algorithm_count] = algorithm
    }
    cell[shape, algorithm] = sprintf("%.2f", mean)
    if ((shape, algorithm) in expected)
        compare(expected[shape, algorithm], mean, $column_of["leaves_error"])
}

function compare(wanted, mean, error,    distance)
{
    cell[shape, algorithm] = cell[shape, algorithm] sprintf(" (%.2f)", wanted)
    distance = mean > wanted ? mean - wanted : wanted - mean
    if (error + 0 > 0)
        distance /= error
    if (distance > off[shape])
        off[shape] = distance
}

function row(head, tail,    i, line)
{
    line = "|" head
    for (i = 1; i <= algorithm_count; i++)
        line = line " " (shape == "" ? algorithms[i] : cell[shape, algorithms[i]]) " |"
    print line tail
}

END {
    for (i = 1; i <= shape_count; i++)
        for (j = 1; j <= algorithm_count; j++)
            some_expected = some_expected || (shapes[i], algorithms[j]) in expected
    shape = ""
    row(" width | depth | order | leaves | minimal |", some_expected ? " off |" : "")
    line = "|"
    for (i = 0; i < algorithm_count + 5 + some_expected; i++)
        line = line "---:|"
    print line
    for (i = 1; i <= shape_count; i++) {
        shape = shapes[i]
        split(shape, part, SUBSEP)
        row(sprintf(" %d | %d | %s | %d | %d |", part[1], part[2], part[3],
            part[1] ^ part[2], minimal[shape] + 0.5),
            some_expected ? sprintf(" %.1f |", off[shape]) : "")
    }
}
