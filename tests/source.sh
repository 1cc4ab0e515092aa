#!/bin/sh
# source.sh - how the sources are written: short functions, no traces of a machine.

cd "$(dirname "$0")/.." && . tests/lib.sh

sources=$(find src tests playground examples -name '*.[ch]' | sort)
texts=$(find Makefile README.md NEWS.md CONTRIBUTING.md trees man debian playground examples -type f \
    2> /dev/null | sort)

# "LINES FILE:LINE" for each function, from its brace in column 0 to the closing one.
# shellcheck disable=SC2086 # a list of names
awk '
/^{/ { begin = FNR }
/^}/ && begin { print FNR - begin + 1, FILENAME ":" begin; begin = 0 }
FNR == 1 { begin = 0 }
' $sources | sort -rn > "$scratch/functions"

too_long()
{
    awk '$1 > 80 { print $2 ": a function of " $1 " lines" }' "$scratch/functions"
}

many_long()
{
    awk '$1 > 40 { long++ } END { if (long * 10 > NR) print long " of " NR }' \
        "$scratch/functions"
}

# shellcheck disable=SC2086
machine_paths()
{
    grep -rnE '/(work|tmp|home|root)/' $texts src
}

# shellcheck disable=SC2086
unfinished()
{
    grep -nwE 'TODO|FIXME|XXX' $texts $sources
}

# shellcheck disable=SC2086
blanks()
{
    grep -nE '[[:blank:]]+$' $sources tests/*.sh Makefile
    grep -n "$(printf '\t')" $sources
}

none 'no function has more than 80 lines' too_long
none 'nine functions in ten have at most 40 lines' many_long
none 'no paths of one machine' machine_paths
none 'nothing is left unfinished' unfinished
none 'no blanks at the ends of lines, no tabs in C' blanks
finish
