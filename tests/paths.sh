# shellcheck shell=sh disable=SC2154 # scratch is of lib.sh, plies of who sources this
# paths.sh - trees of one path, for scripts that need deep ones; sourced behind lib.sh.

# path HEAD OPEN MIDDLE CLOSE [PLIES]: %d in OPEN is the ply, from 0
path()
{
    awk -v plies="${5-$plies}" -v head="$1" -v open="$2" -v middle="$3" -v close_="$4" 'BEGIN {
        printf "%s", head
        for (i = 0; i < plies; i++)
            printf open, i, i + 1
        printf middle, plies
        for (i = 0; close_ != "" && i < plies; i++)
            printf "%s", close_
        print ""
    }'
}

# Each algorithm stands in a row of the comparison, its value beside it.
every_algorithm()
{
    # Those of games with payoffs are for other trees.
    gteval --list-algorithms |
        awk 'NR > 1 && $1 != "maxn" && $1 != "shallow" { print $1 }' > "$scratch/algorithms"
    gteval --algo="$(paste -s -d , "$scratch/algorithms")" --target=5 "$1" > "$scratch/out" || return
    awk -v wanted="$(wc -l < "$scratch/algorithms")" '
    $1 == "algorithm" { table = 1; next }
    table && ($2 == 5 || $2 " " $3 == ">= 5") { right++ }
    END { print right + 0 " of " wanted " say 5"; exit right != wanted }
    ' "$scratch/out"
}
