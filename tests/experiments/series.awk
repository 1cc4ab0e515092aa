# series.awk -v by=COLUMN -v algorithm=NAME [-v width=W] [-v depth=D] FILE - a curve for plot.gp.
#
# FILE is what run.sh printed, or expected.txt. Lines "X A E B": X by width, depth or order, A the
# mean of leaves over the certificate's, E its standard error, B the mean over that of alphabeta.
# The order 70/90 is no number; it stands apart, at 1.2.

BEGIN { apart = 1.2 }

/^#/ { next }

# From here on both kinds of file are alike: shape, wanted, minimal, leaves, error.
FILENAME ~ /\.csv$/ {
    split($0, cell, ",")
    if (FNR == 1)
        for (i in cell)
            column_of[cell[i]] = i
    if (FNR == 1 || (cell[4] != algorithm && cell[4] != "alphabeta"))
        next
    leaves = cell[column_of["leaves_mean"]]
    error = cell[column_of["leaves_error"]]
    minimal = leaves / cell[column_of["minimal_ratio"]]
    if (cell[4] == "alphabeta")
        alphabeta[cell[1], cell[2], cell[3]] = leaves
    if (cell[4] == algorithm)
        keep(cell[1], cell[2], cell[3])
    next
}

{
    column_of["alphabeta"] = 4
    column_of["sss"] = 5
    column_of["dual"] = 6
    if (!(algorithm in column_of))
        next
    minimal = $3
    leaves = $column_of[algorithm]
    error = 0
    alphabeta[$1, $2, "random"] = $4
    keep($1, $2, "random")
}

function keep(w, d, order,    x)
{
    if ((width && w != width) || (depth && d != depth))
        return
    x = by == "width" ? w : by == "depth" ? d : order == "70/90" ? apart : order
    key[++count] = w SUBSEP d SUBSEP order
    line[count] = x " " leaves / minimal " " error / minimal
    mean[count] = leaves
    gap[count] = order == "70/90"
}

END {
    for (i = 1; i <= count; i++)
        print (gap[i] ? "\n" : "") line[i], mean[i] / alphabeta[key[i]]
}
