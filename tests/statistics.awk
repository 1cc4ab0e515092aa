# statistics.awk - the figures of a summary by their definitions, against those of gteval.
#
#     awk -F, [-v by=COLUMN] -f tests/statistics.awk ROWS.csv SUMMARY.csv
#
# ROWS are results in CSV, in any order, with headers between; no cell may have a comma in it.
# SUMMARY is what gteval makes of them, with whatever figures. Prints what is not so, and then
# fails. Everything is held, and every figure is made in as many passes as its definition has.

function complain(text)
{
    print text
    bad = 1
}

# Rows

FNR == 1 { delete place; for (i = 1; i <= NF; i++) place[$i] = i }

FILENAME == ARGV[ARGC - 2] {
    if ($place["tree"] == "tree")
        next
    tree = $place["file"] SUBSEP $place["tree"]
    row = tree SUBSEP $place["algorithm"]
    if (!(tree in group)) {
        group[tree] = by == "" ? "" : $place[by]
        trees++
    }
    entry = group[tree] SUBSEP $place["algorithm"]
    members[entry] = members[entry] (members[entry] == "" ? "" : "\n") row
    for (name in place)
        cell[row, name] = $place[name]
    next
}

# Figures of the rows of an entry: x[1] to x[n]

function take(figure)
{
    x[++n] = figure
}

function gather(entry, what, list, count, i, parts, standard)
{
    n = 0
    count = split(members[entry], list, "\n")
    for (i = 1; i <= count; i++) {
        split(list[i], parts, SUBSEP)
        standard = parts[1] SUBSEP parts[2] SUBSEP "alphabeta"
        if (what == "minimal_ratio") {
            if (cell[list[i], "minimal_leaves"] != "")
                take(cell[list[i], "leaves"] / cell[list[i], "minimal_leaves"])
        } else if (what == "alphabeta_ratio") {
            if ((standard, "leaves") in cell)
                take(cell[list[i], "leaves"] / cell[standard, "leaves"])
        } else if (what == "alphabeta_difference") {
            if ((standard, "leaves") in cell)
                take(cell[list[i], "leaves"] - cell[standard, "leaves"])
        } else
            take(cell[list[i], what] + 0)
    }
}

function mean_of(i, sum)
{
    for (i = 1; i <= n; i++)
        sum += x[i]
    return n > 0 ? sum / n : ""
}

function error_of(i, mean, squares)
{
    mean = mean_of()
    for (i = 1; i <= n; i++)
        squares += (x[i] - mean) ^ 2
    return n > 1 ? sqrt(squares / (n - 1) / n) : ""
}

function sort(i, j, moved)
{
    for (i = 2; i <= n; i++) {
        moved = x[i]
        for (j = i - 1; j > 0 && x[j] > moved; j--)
            x[j + 1] = x[j]
        x[j + 1] = moved
    }
}

# Of figures counted from 0, that at (n - 1) percent / 100, or between two.
function quantile_of(percent, at, below)
{
    sort()
    at = (n - 1) * percent / 100
    below = int(at)
    if (at - below < 1e-9)
        return x[below + 1]
    return x[below + 1] * (below + 1 - at) + x[below + 2] * (at - below)
}

BEGIN {
    percents["min"] = 0
    percents["median"] = 50
    percents["max"] = 100
    percents["p5"] = 5
    percents["p25"] = 25
    percents["p75"] = 75
    percents["p95"] = 95
}

# What a column of the summary is to be.
function figure_of(entry, column, what, last)
{
    what = last = column
    if (column ~ /_(ratio|difference)$/ || column == "trees")
        last = "mean"
    else {
        sub(/_[^_]*$/, "", what)
        sub(/.*_/, "", last)
    }
    gather(entry, what)
    if (column == "trees")
        return n
    if (last == "mean")
        return mean_of()
    if (last == "error")
        return error_of()
    if (last in percents)
        return quantile_of(percents[last])
    complain("unknown column " column)
}

# The summary

function agrees(got, wanted, distance)
{
    if (got == "" || wanted == "")
        return got == "" && wanted == ""
    distance = got - wanted
    return distance <= 1e-9 * (1 + (wanted < 0 ? -wanted : wanted)) &&
        -distance <= 1e-9 * (1 + (wanted < 0 ? -wanted : wanted))
}

FNR == 1 { for (i = 1; i <= NF; i++) heading[i] = $i; first = by == "" ? 1 : 2; next }

{
    entry = (by == "" ? "" : $1) SUBSEP $first
    if (!(entry in members))
        complain("no results for " $0)
    told[entry]++
    for (i = first + 1; i <= NF; i++) {
        wanted = figure_of(entry, heading[i])
        compared++
        if (!agrees($i, wanted))
            complain($1 " " $first ": " heading[i] " is " $i ", not " wanted)
    }
}

END {
    for (entry in members)
        if (told[entry] != 1)
            complain("there " told[entry] + 0 " times: " entry)
    if (compared == 0)
        complain("nothing to compare")
    exit bad
}
