# chance.awk EXACT.txt RESULTS.csv - what chance.sh found, as a table in Markdown.
#
# Means of leaves with their standard errors, behind them in brackets what is exactly so where that
# is known, and how much of all leaves is saved. In the last column: how far the means are off, at
# most, in standard errors.

function fraction(text,    part)
{
    return split(text, part, "/") == 2 ? part[1] / part[2] : text + 0
}

/^#/ { next }

# SHAPE leaves N {star1|star1-none|star2|star2-none LEAVES distinct DISTINCT}
FILENAME == ARGV[1] {
    for (i = 4; i < NF; i += 4) {
        split($i, word, "-")
        key = $1 SUBSEP "random" SUBSEP (word[2] == "none" ? "none" : "leaves") SUBSEP \
            (word[1] == "star1" ? "alphabeta" : word[1])
        exact[key, "leaves"] = fraction($(i + 1))
        exact[key, "distinct"] = fraction($(i + 3))
    }
    next
}

FNR == 1 {
    FS = ","
    $0 = $0
    for (i = 1; i <= NF; i++)
        column_of[$i] = i
    print "| shape | order | leaves | bounds | star1 | saved | star2 | saved | distinct | saved |" \
        " off |"
    print "|---|---|---:|---|---:|---:|---:|---:|---:|---:|---:|"
    next
}

# cell COUNT: mean, error, what is exact, what is saved; sets off
function cell(count,    mean, error, saved, text)
{
    mean = $column_of[count "_mean"]
    error = $column_of[count "_error"]
    saved = 100 * (1 - mean / $3)
    text = sprintf(" %.3f ± %.3f", mean, error)
    if ((key, count) in exact) {
        text = text sprintf(" (%.3f)", exact[key, count])
        compare(exact[key, count], mean, error)
    }
    return text sprintf(" | %.1f%% |", saved > -0.05 && saved < 0 ? 0 : saved)
}

# The results have six places. Where nothing varies the mean is exact.
function compare(wanted, mean, error,    distance)
{
    distance = mean > wanted ? mean - wanted : wanted - mean
    distance = error > 0 ? distance / error : distance > 1e-6 ? 1000 : 0
    if (off == "" || distance > off)
        off = distance
}

{
    key = $1 SUBSEP $2 SUBSEP $4 SUBSEP $5
}

$5 == "alphabeta" {
    off = ""
    line = "| `" $1 "` | " $2 " | " $3 " | " $4 " |" cell("leaves")
    next
}

{
    line = line cell("leaves") cell("distinct")
    print line (off == "" ? " |" : sprintf(" %.1f |", off))
}
