#!/bin/sh
# pictures.sh - what other programs say of the pictures: xmllint, Graphviz, pdflatex; and
# that those in trees/pictures are what the programs draw now.

cd "$(dirname "$0")/.." && . tests/lib.sh

: "${CHROMIUM:=/usr/bin/chromium}"

# Names that try to get out of where they stand, and one of 200 characters.
hostile()
{
    long=$(printf '%200s' '' | tr ' ' n)
    cat <<END
{"name": "</script><script>", "children": [
  {"name": "\"];", "children": [
    {"name": "\\\\end{forest}%", "value": -3}, {"name": "a&b<c>", "value": 0.1}]},
  {"name": "\u001b[31m\u0007\n\u0085", "children": [
    {"name": "$long", "value": "inf"},
    {"name": "%s\$x_1^2\$#{~}[a,b=c]|--\`\`q''&lt;\\\\N\\\\G]]>", "value": 1e300}]},
  {"name": "", "children": [{"name": "\u65e5\u672c \ud83d\ude00 \u03a9\ufffe", "value": 7}]}]}
END
}

# Every accented letter, each the name of a leaf: 96 of Latin-1 and those of Latin Extended-A.
letters()
{
    awk -v first="$1" -v last="$2" 'BEGIN {
        printf "{\"children\": ["
        for (code = first; code <= last; code++)
            printf "%s{\"name\": \"\\u%04x\", \"value\": %d}", (code > first ? "," : ""), code, code
        print "]}"
    }'
}

# The largest trees that a format draws: a path and a star.
path()
{
    awk -v nodes="$1" 'BEGIN {
        for (i = 1; i < nodes; i++) printf "["
        printf "1"
        for (i = 1; i < nodes; i++) printf "]"
    }'
}

star()
{
    awk -v nodes="$1" 'BEGIN {
        for (i = 0; i < 9; i++) name = name "\\u03a9"
        printf "{\"children\": ["
        for (i = 1; i < nodes; i++)
            printf "%s{\"name\": \"%s\", \"value\": %d.123456}", (i > 1 ? "," : ""), name, i
        print "]}"
    }'
}

silent()
{
    "$@" > "$scratch/silent" 2>&1 && [ ! -s "$scratch/silent" ]
    status=$?
    cat "$scratch/silent"
    return $status
}

# Nothing that runs or is fetched: the only address is the name of the format.
alone()
{
    ! sed 's|xmlns="http://www.w3.org/2000/svg"||' "$1" | grep -nE '<script|<image|href=|url\(|@import|http:'
}

typeset_tex()
{
    pdflatex -interaction=nonstopmode -halt-on-error -output-directory="$scratch" "$1"
}

# look PROGRAM OPTIONS TREE: all formats of a tree that is not too large for any
look()
{
    name="$1 $2 ${3##*/}"
    for format in svg dot tikz; do
        # shellcheck disable=SC2086 # a list of options
        if $1 $2 --format=$format "$3" > "$scratch/picture.$format"; then
            pass
        else
            fail "$name: not drawn as $format"
        fi
    done
    check "$name: svg is XML" xmllint --noout --nonet "$scratch/picture.svg"
    check "$name: svg stands alone" alone "$scratch/picture.svg"
    check "$name: dot is silent" silent dot -Tsvg -o "$scratch/dot.svg" "$scratch/picture.dot"
    check "$name: pdflatex takes tikz" typeset_tex "$scratch/picture.tikz"
}

for program in xmllint dot pdflatex pdfinfo; do
    have $program || { skip "no $program"; finish; }
done
hostile > "$scratch/hostile.json"
letters 161 255 > "$scratch/letters1.json"
letters 256 319 > "$scratch/letters2.json"
letters 320 383 > "$scratch/letters3.json"
path 100 > "$scratch/path.json"
star 100 > "$scratch/star.json"
awk 'BEGIN {
    for (i = 0; i < 16; i++) name = name "\\u03a9"
    for (i = 1; i < 100; i++) printf "{\"name\": \"%s\", \"children\": [", name
    printf "1"
    for (i = 1; i < 100; i++) printf "]}"
}' > "$scratch/names.json"

# shown NAME PROGRAM...: Graphviz shows the name at the inner node it belongs to
shown()
{
    name=$1
    shift
    "$@" --format=dot "$scratch/escape.json" | dot -Tsvg | grep -qF ">$name</text>"
}

printf '%s\n' '{"children": [{"name": "\\N {", "children": [1]}]}' > "$scratch/escape.json"
check 'Graphviz takes no escape from a name' shown '\N {' gtconv
check 'Graphviz takes no escape from a name after a search' shown '\N {' gteval

# The same of its tooltip, for an inner node and for a leaf.
hinted()
{
    gtconv --format=dot "$scratch/escape.json" | dot -Tsvg | grep -qF "xlink:title=\"$1\""
}

# Reading what was drawn gives the names back.
given_back()
{
    gtconv --format=dot "$scratch/escape.json" | dot -Tdot_json | gtconv > "$scratch/back.json" &&
        gtconv "$scratch/escape.json" | cmp - "$scratch/back.json"
}

printf '%s\n' '{"children": [{"name": "\\N {", "children": [{"name": "\\\\G & \\", "value": 1}]}]}' \
    > "$scratch/escape.json"
check 'Graphviz takes no escape from the tooltip of a node' hinted '\N {: MIN'
check 'Graphviz takes no escape from the tooltip of a leaf' hinted '\\G &amp; \: leaf, value 1'
check 'names come back from Graphviz' given_back
for tree in trees/*.json trees/*.dewey; do
    case $(gtconv -f dewey "$tree") in
    players*) look gtconv '' "$tree" ;;
    *) look gteval --algo=alphabeta "$tree" ;;
    esac
done
printf '%s\n' 'bounds -2 9' 'e max' '1 chance' '1.1 @1/2 2' '1.2 @1/2 1' '2 chance' '2.1 @1/2 min' \
    '2.1.1 0' '2.1.2 2' '2.2 @1/3 -1' '2.3 @1/6 1' '3 chance' '3.1 @0 min' '3.1.1 7' '3.2 @100% 1' \
    > "$scratch/chance.dewey"
printf '%s\n' 'players "</title>" "\\end{forest}%" "];"' 'e p1' '1 chance' '1.1 @1/2 (1, 2, 3)' \
    '1.2 @1/2 (4, 5, 6)' '2 p3' '2.1 (0, 1, -2)' '2.2 (1e300, 1, 0.5)' > "$scratch/payoffs.dewey"
for algorithm in alphabeta star2; do
    look gteval --algo=$algorithm "$scratch/chance.dewey"
done
look gtconv --blank "$scratch/chance.dewey"
look gtconv '' "$scratch/payoffs.dewey"
for algorithm in scout sss mtdf; do
    look gteval --algo=$algorithm trees/stockman.json
done
look gteval --algo=scout "$scratch/hostile.json"
look gtconv '' "$scratch/hostile.json"
look gtconv --blank "$scratch/hostile.json"
look gtconv '--blank --windows' "$scratch/hostile.json"
look gtconv '--blank --windows' "$scratch/chance.dewey"
for labels in ids letters none; do
    look gteval --labels=$labels "$scratch/hostile.json"
    look gtconv "--blank --windows --labels=$labels" "$scratch/chance.dewey"
done
for step in 1 5 17; do
    look gteval "--windows --step=$step --algo=mtdf" trees/stockman.json
done
for tree in trees/stockman.json trees/min-root.dewey trees/bratko.json; do
    for side in both lower upper; do
        look gteval "--proof=$side --algo=sss" $tree
    done
done
look gteval "--proof --windows --window=60,70" trees/stockman.json
look gteval "--proof" "$scratch/hostile.json"
look gteval '--title=]}</title>\"];{%&_^#' trees/aima.json
gteval --windows --format=tikz --fragment "$scratch/hostile.json" > "$scratch/part1.tex"
gtconv --format=tikz --fragment "$scratch/payoffs.dewey" > "$scratch/part2.tex"
for part in 3 4; do
    gteval --proof --format=tikz --fragment trees/stockman.json > "$scratch/part$part.tex"
done
printf '%s\n' '\documentclass{article}' '\usepackage{forest}' '\usetikzlibrary{shapes.geometric}' \
    '\begin{document}' "\\input{$scratch/part1}" "\\input{$scratch/part2}" \
    "\\input{$scratch/part3}" "\\input{$scratch/part4}" '\end{document}' \
    > "$scratch/whole.tex"
check 'fragments are input by a document' typeset_tex "$scratch/whole.tex"
look gtconv '--blank --windows' "$scratch/payoffs.dewey"
look gteval '--windows --algo=shallow' "$scratch/payoffs.dewey"
look gteval '--windows --algo=star2' "$scratch/chance.dewey"
for algorithm in alphabeta scout sss mtdf negascout; do
    look gteval "--windows --algo=$algorithm" trees/stockman.json
done
for algorithm in pn dfpn; do
    look gteval "--algo=$algorithm --target=53" trees/stockman.json
done
for tree in letters1 letters2 letters3 path star; do
    look gteval --algo=alphabeta "$scratch/$tree.json"
done

look gteval --layout=right "$scratch/hostile.json"
look gteval '--layout=right --windows --algo=star2' "$scratch/chance.dewey"
look gtconv '--layout=right --blank --windows' "$scratch/payoffs.dewey"
for tree in letters1 path star names; do
    look gteval --layout=right "$scratch/$tree.json"
done

look gteval --page=a4-landscape "$scratch/chance.dewey"
look gteval '--layout=right --page=a4' trees/stockman.json
gteval --page=60x40 --format=tikz --fragment trees/aima.json > "$scratch/part1.tex"
gtconv --page=80x40 --format=tikz --fragment "$scratch/payoffs.dewey" > "$scratch/part2.tex"
sed 's/{forest}/{forest,graphicx}/' "$scratch/whole.tex" > "$scratch/fitted.tex"
check 'fragments that fit are input by a document' typeset_tex "$scratch/fitted.tex"

# fits FILE.pdf: it has one page, of 60 x 40 mm, or less
fits()
{
    pdfinfo "$1" | awk '/^Pages:/ { pages = $2 } /^Page size:/ { wide = $3; high = $5 }
        END { exit !(pages == 1 && wide <= 60 / 25.4 * 72 + 1 && high <= 40 / 25.4 * 72 + 1) }'
}

gteval --page=60x40 --format=tikz trees/stockman.json > "$scratch/page.tex" &&
    typeset_tex "$scratch/page.tex" > "$scratch/typeset"
check 'a tree fits on a page of TeX' fits "$scratch/page.pdf"
check 'TeX says that it cannot be read' grep -q 'letters are smaller' "$scratch/typeset"
gteval --page=60x40 --format=dot trees/stockman.json | dot -Tpdf > "$scratch/page.pdf"
check 'a tree fits on a page of Graphviz' fits "$scratch/page.pdf"

# Texts do not overlap, nor lie on what else is drawn: svg in a browser, which knows how large they
# are.
have "$CHROMIUM" || { skip "no $CHROMIUM"; finish; }

# The pictures of all kinds of trees and searches go into one page.

# picture LAYOUT PROGRAM OPTION... TREE
picture()
{
    layout=$1
    shift
    "$@" --layout="$layout" --format=svg > "$scratch/drawn.svg" ||
        { fail "not drawn: $*" >&2; return; }
    printf '<section title="%s" class="%s">\n' "$* --layout=$layout" "$layout"
    cat "$scratch/drawn.svg"
    echo '</section>'
}

all_pictures()
{
    for layout in down right; do
        for tree in trees/*.json "$scratch"/chance.dewey "$scratch"/payoffs.dewey \
            "$scratch"/words.json "$scratch"/wide.json "$scratch"/deep.json "$scratch"/large.json; do
            picture "$layout" gteval "$tree"
            picture "$layout" gtconv --blank --windows "$tree"
        done
        for algorithm in alphabeta scout sss mtdf negascout; do
            picture "$layout" gteval --windows --algo=$algorithm trees/stockman.json
            picture "$layout" gteval --windows --algo=$algorithm "$scratch/words.json"
        done
        for page in 120x160 a4-landscape a3; do
            for tree in trees/*.json "$scratch"/words.json "$scratch"/chance.dewey; do
                picture "$layout" gteval --page=$page "$tree"
            done
        done
        picture "$layout" gteval --page=a3-landscape "$scratch/wide.json"
        picture "$layout" gteval --page=a3-landscape --labels=none --windows "$scratch/wide.json"
        picture "$layout" gteval --windows --algo=star2 "$scratch/chance.dewey"
        picture "$layout" gteval --windows --algo=shallow "$scratch/payoffs.dewey"
    done
}

# apart FILE: what the browser finds in the page
found_in()
{
    "$CHROMIUM" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
        --disable-background-networking --disable-component-update --disable-sync \
        --user-data-dir="$scratch/profile" --timeout=60000 --dump-dom "file://$1" 2> /dev/null |
        sed -n -e 's/^FOUND //p' -e 's/^\(END\)<.*/\1/p'
}

apart()
{
    {
        echo '<!DOCTYPE html><meta charset="utf-8"><pre id="found"></pre>'
        "$@"
        echo '<script>'
        cat tests/pictures/apart.js
        echo '</script>'
    } > "$scratch/apart.html"
    found_in "$scratch/apart.html"
}

# The browser has looked at all and found nothing.
all_apart()
{
    apart "$@" > "$scratch/found"
    cat "$scratch/found"
    [ "$(cat "$scratch/found")" = END ]
}

# A picture in which a text lies on another, and one on an edge.
overlapping()
{
    echo '<section title="made" class="right"><svg width="200" height="100">'
    echo '<text x="20" y="50">one</text><text x="25" y="50">two</text>'
    echo '<path class="edge" d="M10 80H150" stroke="#000"/><text x="20" y="84">three</text>'
    echo '</svg></section>'
}

printf '%s\n' '{"name": "Castle on the queen side or not", "children": [
  {"name": "pawn_takes_pawn-and-check", "children": [{"name": "a quiet move that leads nowhere at all", "value": 1},
    {"name": "Donaudampfschifffahrtsgesellschaft", "value": 22}, {"name": "o-o-o", "value": -7}]},
  {"name": "Rook to e one, then to e eight", "children": [{"name": "and so on and on and on", "value": 5},
    {"name": "x", "value": 6}]}, {"name": "the end of all", "value": 4}]}' > "$scratch/words.json"
gtgen --width=4 --depth=3 --seed=1 > "$scratch/wide.json"
gtgen --width=200 --depth=1 --seed=1 > "$scratch/large.json"
awk 'BEGIN {
    for (i = 0; i < 20; i++) printf "["
    printf "1"
    for (i = 0; i < 20; i++) printf ",%d]", i
}' > "$scratch/deep.json"
apart overlapping > "$scratch/overlaps"
check 'overlaps are found' sh -c 'grep -q "one.*lies on.*two" "$1" && grep -q "three.*an edge" "$1"' - "$scratch/overlaps"
check 'texts of svg do not overlap' all_apart all_pictures

# current NAME COMMAND...
current()
{
    name=$1
    shift
    "$@" > "$scratch/current.svg" && check "trees/pictures/$name is current" \
        cmp "$scratch/current.svg" "trees/pictures/$name"
}

current sss-example.svg gteval --algo=sss --format=svg trees/sss-example.dewey
current minmax.svg gteval --algo=alphabeta --format=svg trees/minmax.json
current bratko.svg gtconv --blank --format=svg trees/bratko.json
current windows.svg gteval --windows --format=svg trees/aima.json
current sheet.svg gtconv --blank --windows --format=svg trees/aima.json
current proof.svg gteval --proof --layout=right --format=svg trees/stockman.json
finish
