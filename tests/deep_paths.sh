#!/bin/sh
# deep_paths.sh - paths of a million plies with a stack of 256 KiB: in every format that can hold
# one, through every algorithm, trace, printer, writer, picture and edit; what sets a limit says
# so. And the parts of "make check" that run the programs, with that stack.

cd "$(dirname "$0")/.." && . tests/lib.sh
. tests/paths.sh

plies=1000000

make_paths()
{
    path '' '[' '5' ']' > "$scratch/path.json"
    path '' '{"name":"p%d","children":[' '5' ']}' > "$scratch/names.json"
    path '{"nodes":{"1' '.1' '":5}}' '' > "$scratch/nodes.json"
    path '{"edges":{"q":["p0"]' ',"p%d":["p%d"]' '},"values":{"p%d":5}}' '' > "$scratch/edges.json"
    path 'e\n1' '.1' ' 5' '' > "$scratch/path.dewey"
    path '' 'p%d: [p%d]\n' 'p%d=5' '' > "$scratch/path.lab"
    path "$((plies + 1))
" '(1)\n' '[5]' '' > "$scratch/path.levels"
    path '' '(' '5' ')' > "$scratch/path.list"
    path 'parent,child,value
' 'p%d,p%d,\n' ',p%d,5' '' > "$scratch/path.csv"
    awk -v plies=$plies 'BEGIN {
        for (i = 0; i < plies; i++)
            printf "%s(p%d,%s)", i ? "," : "{", i, i % 2 ? "MIN" : "MAX"
        for (i = 0; i + 1 < plies; i++)
            printf "%s(p%d,p%d)", i ? "," : "} {", i, i + 1
        printf ",(p%d,5)}\n", i
    }' > "$scratch/path.sets"
    path 'EFG 2 R "" { "a" "b" }
' 'p "" 1 1%d "" { "m" } 0\n' 't "" 1 "" { 5, -5 }' '' > "$scratch/path.efg"
}

# ends STATUS PATTERN COMMAND...: the pattern is in the last 2000 bytes; nothing else is kept of what
# it prints, which may be large
ends()
{
    wanted=$1 pattern=$2
    shift 2
    { "$@" 2>&1; echo $? > "$scratch/status"; } | tail -c 2000 > "$scratch/end"
    status=$(cat "$scratch/status")
    [ "$status" -eq "$wanted" ] && grep -aq "$pattern" "$scratch/end" ||
        { echo "exit status $status"; tail -c 300 "$scratch/end"; false; }
}

words()
{
    "$1" --completion=fish | sed -n "s/^complete .* -l $2 .*-a '\([^']*\)'.*/\1/p"
}

# What a format of gteval, one of gtconv, ends with for such a tree.
evaluates()
{
    case $1 in
    text) ends 0 '^leaves: 1 of 1$' gteval "$scratch/path.json" ;;
    json) ends 0 '"minimal_leaves":1}$' gteval --format=json "$scratch/path.json" ;;
    csv) ends 0 ',1000001,1,1000000,1$' gteval --format=csv "$scratch/path.json" ;;
    sets-key) ends 0 '^Graph 1: Score: 5; Leaf Nodes Examined: 1$' gteval --format=sets-key "$scratch/path.json" ;;
    lab-key) ends 0 ' for 5$' gteval --format=lab-key "$scratch/path.json" ;;
    levels-key) ends 1 'levels-key indents at most 10000 plies' gteval --format=levels-key "$scratch/path.json" ;;
    outline) ends 0 'MAX  v MIN' gteval --format=outline "$scratch/path.json" ;;
    *) ends 1 "$1 draws at most [0-9]* nodes" gteval --format="$1" "$scratch/path.json" ;;
    esac
}

converts()
{
    case $1 in
    outline) ends 0 'MAX  v MIN' gtconv --format=outline "$scratch/path.json" ;;
    dot | svg | tikz | html)
        ends 1 "$1 draws at most [0-9]* nodes" gtconv --format="$1" "$scratch/path.json"
        ;;
    *)
        gtconv --format="$1" "$2" > "$scratch/converted" &&
            gtconv --input="$(echo "$1" | sed s/nested/json/)" --strip-names --format=nested \
                "$scratch/converted" | cmp - "$scratch/path.json"
        ;;
    esac
}

edits()
{
    gtconv --order=best --negate --swap --ranks --format=nested "$scratch/path.json" |
        tr -d '[]\n' > "$scratch/out"
    [ "$(cat "$scratch/out")" = '{"root":"min","tree":1}' ] || { cat "$scratch/out"; return 1; }
    gtconv --order=shuffle --subtree=1.1 --format=nested "$scratch/path.json" > "$scratch/out" &&
        [ "$(wc -c < "$scratch/out")" -eq $((2 * plies - 2)) ]
}

generates()
{
    gtgen --width=1 --depth=$plies --values=7..7 --format="$1" | gteval > "$scratch/out" &&
        grep -q '^value: 7$' "$scratch/out"
}

checks()
{
    echo '{"value":5,"values":{"1.1":5},"pruned":[]}' > "$scratch/answers"
    ends 0 '^all right: value, values (1), pruned (0)$' \
        gteval --check="$scratch/answers" "$scratch/path.json"
}

# shellcheck disable=SC3045 # left out where the shell does not know it
ulimit -S -s 256 2> "$scratch/out" || { skip 'no ulimit -s'; finish; }

make_paths
for input in "$scratch"/*.*; do
    check "every algorithm, ${input##*/}" every_algorithm "$input"
done
# One of each manner.
for algorithm in minimax alphabeta sss scout mtdf; do
    check "$algorithm --trace" ends 0 '^passes: ' \
        gteval --algo="$algorithm" --trace "$scratch/path.json"
    check "$algorithm --trace --format=json" ends 0 '"minimal_leaves":1}$' \
        gteval --algo="$algorithm" --trace --format=json "$scratch/path.json"
done
for format in $(words gteval format); do
    check "gteval --format=$format" evaluates "$format"
done
for format in $(words gtconv format); do
    case $format in
    csv | node-link)
        check "gtconv --format=$format" ends 1 "$format takes at most 4 GiB" \
            gtconv --format="$format" "$scratch/path.json" ;;
    # Where nodes have no names it writes ids.
    lab) check "gtconv --format=$format" converts "$format" "$scratch/names.json" ;;
    *) check "gtconv --format=$format" converts "$format" "$scratch/path.json" ;;
    esac
done
check 'gteval --moves' ends 0 '^1 *5  best$' gteval --moves "$scratch/path.json"
check 'gteval --proof' ends 0 '^proof <= 5: ([0-9]*)' gteval --proof "$scratch/path.json"
check 'gteval --verify' ends 0 '^sss ' gteval --verify --summary --algo=all "$scratch/path.json"
echo '{"lower":[]}' > "$scratch/proof"
check 'gteval --check, of a proof' ends 3 'worth 5, is missing$' \
    gteval --check="$scratch/proof" "$scratch/path.json"
check 'gteval --summary' ends 0 '^minimax ' gteval --summary --algo=all "$scratch/path.json"
check 'gteval --depth' ends 1 'has no static value, which depth 999999 needs' \
    gteval --depth=999999 "$scratch/path.json"
check 'gteval --check' checks
check 'gtconv, edits' edits
for format in nested json dewey; do
    check "gtgen --format=$format" generates "$format"
done

for part in unit cli bad manners limits; do
    "tests/$part.sh" > "$scratch/part" 2>&1
    add "$scratch/part" || fail "$part: no result"
    grep -A 20 '^FAILED' "$scratch/part"
done
finish
