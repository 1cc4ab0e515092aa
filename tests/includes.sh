#!/bin/sh
# includes.sh - includes point downwards only, and never round.

cd "$(dirname "$0")/.." && . tests/lib.sh

# Which rooms the files of a room may include from, besides their own. The programs and
# what only one of them uses, at the top, may include everything; nothing includes them.
rooms='
base
tree    base
json    base
read    base tree json
search  base tree
library base tree read search write print draw check gen
gen     base tree
write   base tree
print   base tree search reason
reason  base tree search
draw    base tree search reason
summary base tree json search print
plot    base search draw summary
check   base tree json search print reason
practice base tree search print draw check
command base tree read
view    base tree search print draw summary check reason
'

# Every include of our own, as "FILE ROOM INCLUDED ROOM".
list_includes()
{
    find src -name '*.[ch]' -exec grep -H '^#include "' {} + |
        sed -n 's/^src\/\([^:]*\):#include "\([^"]*\)".*/\1 \2/p' |
        awk '{ from = $1; to = $2
               if (!sub("/.*", "", from)) from = "-"
               if (!sub("/.*", "", to)) to = "-"
               print $1, from, $2, to }'
}

upwards()
{
    echo "$rooms" | awk '
    FILENAME == "-" { for (i = 1; i <= NF; i++) may[$1, $i] = known[$1] = 1; next }
    $2 == "-" { next }
    !($2 in known) { if (!told[$2]++) print "src/" $2 ": no rule for this room"; next }
    !(($2, $4) in may) { print "src/" $1 " includes " $3 }
    ' - "$scratch/includes"
}

# Includes of what is not there, or not named from src/.
unknown()
{
    while read -r file _ included _; do
        [ -e "src/$included" ] || echo "src/$file includes $included, which is not there"
    done < "$scratch/includes"
}

# Headers left when those that include no other header are taken away again and again.
cycles()
{
    awk '
    $1 ~ /\.h$/ { includes[$1] = includes[$1] " " $3 }
    END {
        do {
            removed = 0
            for (header in includes) {
                count = split(includes[header], list)
                for (i = 1; i <= count && !(list[i] in includes); i++)
                    ;
                if (i > count) {
                    delete includes[header]
                    removed = 1
                }
            }
        } while (removed)
        for (header in includes)
            print "src/" header " includes itself, by way of" includes[header]
    }' "$scratch/includes"
}

# Algorithms compute: they print nothing.
algorithms_that_print()
{
    grep -l '^#include "search/rules.h"' src/search/*.c | xargs grep -n '^#include <stdio.h>'
}

# src/base/error.h is guarded by GTEVAL_BASE_ERROR_H.
guards()
{
    find src -name '*.h' | while read -r header; do
        guard=GTEVAL_$(echo "${header#src/}" | tr 'a-z/.' 'A-Z__')
        grep -q "^#ifndef $guard\$" "$header" && grep -q "^#define $guard\$" "$header" ||
            echo "$header: not guarded by $guard"
    done
}

# One name, one struct; the programs are three, each with its settings.
twice_named()
{
    grep -hoE '^(static )?(const )?struct [a-z0-9_]+ \{' src/*/*.[ch] |
        sed 's/.*struct //' | sort | uniq -d
}

list_includes > "$scratch/includes"
none 'includes point downwards' upwards
none 'includes are named from src/' unknown
none 'includes do not go round' cycles
none 'algorithms do not include stdio.h' algorithms_that_print
none 'header guards are named after the path' guards
none 'structs have names of their own' twice_named
finish
