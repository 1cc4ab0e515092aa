#!/bin/sh
# hostile.sh [deep] - names, files and arguments that try to get out of where they stand:
# terminal escapes, turned text, markup, TeX, formulas, formats. Every output that can hold
# them is held against plain rules and, if deep, shown to the programs it is meant for.

cd "$(dirname "$0")/.." && . tests/lib.sh

deep=${1-}

# A string of JSON a line.
names=tests/hostile/names.txt

# What nobody may find in an output: what utf8_is_control calls so, but for ends of lines;
# and in all outputs but the levels key, which indents by them, tabs.
obeyed=$(printf '[\001-\010\013-\037\177]|\302[\200-\237]|\342\200[\250-\256]|\342\201[\246-\251]')
tab=$(printf '\t')

# trees PLAIN TOGETHER: a tree for each name, which the root and, with a mark behind it, its
# child have; or one with all of these. Plain: with names of letters instead.
trees()
{
    awk -v plain="$1" -v together="$2" '
    function tree(name,    second)
    {
        if (plain)
            name = "\"name" (NR + 100) "\""
        second = name
        sub(/"$/, "~\"", second)
        return "{\"name\":" name ",\"children\":[{\"name\":" second ",\"value\":1}]}"
    }
    BEGIN { if (together) printf "{\"name\":\"root\",\"children\":[" }
    together { printf "%s%s", (NR > 1 ? "," : ""), tree($0); next }
    { print tree($0) }
    END { if (together) print "]}" }' "$names"
}

for plain in 0 1; do
    trees $plain 0 > "$scratch/trees$plain"
    trees $plain 1 > "$scratch/tree$plain"
done
awk '{ printf "{\"name\":\"%s\",\"value\":1}\n", $0 }' << end > "$scratch/long"
$(printf '%100000s' '' | tr ' ' n)
end

# "KIND INPUT COMMAND": of each kind, or none, are_KIND and, if deep, reads_KIND.
outputs()
{
    cat << 'end'
- trees gteval
- trees gteval --moves --algo=alphabeta
- trees gteval --moves --algo=alphabeta,sss
- tree gteval --moves
csv trees gteval --format=csv --moves
json trees gteval --format=json --moves
- trees gteval --summary
- trees gteval --trace --algo=minimax
- trees gteval --trace --algo=alphabeta
- trees gteval --trace --algo=scout
- trees gteval --trace --algo=sss
- trees gteval --trace --algo=mtdf
- trees gteval --trace --algo=recsss
json trees gteval --trace --algo=all --format=json
- trees gteval --format=lab
- trees gteval --format=levels
- trees gteval --format=outline
- tree gteval --format=outline
dot tree gteval --format=dot
xml tree gteval --format=svg
html tree gteval --format=html --algo=alphabeta,sss
tikz tree gteval --format=tikz
json trees gtconv
back-json trees gtconv --format=json
- trees gtconv --format=nested --lossy
back-dewey trees gtconv --format=dewey
back-lab tree gtconv --format=lab
- trees gtconv --format=levels --lossy
back-list trees gtconv --format=list
- tree gtconv --format=efg --lossy
csv tree gtconv --format=csv --lossy
- trees gtconv --format=sets --lossy
- trees gteval --format=sets
- trees gtconv --format=outline
dot tree gtconv --format=dot
xml tree gtconv --format=svg
xml tree gtconv --format=svg --blank
xml tree gtconv --format=svg --blank --windows
dot tree gteval --format=dot --windows
tikz tree gteval --format=tikz --windows
tikz tree gteval --format=tikz --labels=letters
html tree gtconv --format=html
html tree gtconv --format=html --blank
tikz tree gtconv --format=tikz
- long gteval
- long gteval --format=csv
- long gteval --trace
- long gtconv --format=dewey
- long gtconv --format=lab
end
}

# harmless FILE [TAB]: nothing in it is obeyed
harmless()
{
    ! grep -anE -e "$obeyed" "$1" | head -n 3 | grep -a . || return 1
    [ -n "${2-}" ] || ! grep -an -e "$tab" "$1" | head -n 3 | grep -a . || return 1
    iconv -f UTF-8 -t UTF-8 "$1" > "$scratch/utf-8" && cmp -s "$1" "$scratch/utf-8"
}

# Long names go on in other lines of a picture: joins them again in out and plain, where what follows
# is a text of the same kind in the same place, and nothing else.
join_names()
{
    for file in out plain; do
        sed 's/ \{0,1\}\\namebreak{}//g' "$scratch/$file" | awk '
        { place = "" }
        /^<text class="(name|under)" x="[0-9.]*" y="[0-9.]*">[^<>]*<\/text>$/ {
            split($0, part, "\"")
            place = part[2] " " part[4]
        }
        place == "" || place != last
        { last = place }' > "$scratch/$file.joined"
    done
}

# Names do not change how many lines an output has.
same_lines()
{
    join_names
    [ "$(wc -l < "$scratch/out.joined")" -eq "$(wc -l < "$scratch/plain.joined")" ]
}

# Every record has the fields of the header (RFC 4180), and none begins a formula.
are_csv()
{
    awk '
    {
        fields = 0
        for (rest = $0 ","; rest != ""; fields++) {
            if (!match(rest, /^("([^"]|"")*"|[^",]*),/))
                bad = bad NR ": no field: " rest "\n"
            field = substr(rest, 1, RLENGTH - 1)
            if (field ~ /^"?[=+@-]/ && field != "-")
                bad = bad NR ": " field "\n"
            rest = RLENGTH > 0 ? substr(rest, RLENGTH + 1) : ""
        }
        if (NR == 1)
            columns = fields
        if (fields != columns)
            bad = bad NR ": " fields " fields of " columns "\n"
    }
    END { printf "%s", bad; exit bad != "" }' "$scratch/out"
}

are_json()
{
    ! grep -v '^{.*}$' "$scratch/out"
}

reads_json()
{
    jq -e . "$scratch/out"
}

# No names that begin a tag: as many as with plain names.
are_xml()
{
    [ "$(tr -cd '<' < "$scratch/out.joined" | wc -c)" -eq \
        "$(tr -cd '<' < "$scratch/plain.joined" | wc -c)" ]
}

reads_xml()
{
    xmllint --noout "$scratch/out"
}

are_html()
{
    are_xml
}

# The data of the page are JSON, in the first of two scripts, and the names are there.
reads_html()
{
    node -e '
    const fs = require("fs");
    const [page, tree] = process.argv.slice(1).map(file => fs.readFileSync(file, "utf8"));
    const scripts = [...page.matchAll(/<script[^>]*>([^]*?)<\/script>/gi)].map(m => m[1]);
    const data = scripts.map(text => { try { return JSON.parse(text); } catch { return null; } });
    const shown = JSON.stringify(data.find(found => found));
    if (scripts.length !== 2 || shown === undefined)
        throw new Error(`${scripts.length} scripts`);
    for (const { name } of JSON.parse(tree).children)
        if (!/[\p{Cc}\u2028-\u202e\u2066-\u2069\ufffe\uffff]/u.test(name) &&
            !shown.includes(JSON.stringify(name).slice(1, -1)))
            throw new Error(`${name} is missing`);
    ' "$scratch/out" "$scratch/tree0"
}

# A name cannot close the string that it is in.
are_dot()
{
    awk '{
        gsub(/\\./, "")
        if (gsub(/"/, "") % 2) { print; bad = 1 }
    }
    END { exit bad }' "$scratch/out"
}

reads_dot()
{
    dot -Tsvg "$scratch/out" > "$scratch/svg" 2> "$scratch/dot" && [ ! -s "$scratch/dot" ] &&
        xmllint --noout "$scratch/svg"
}

# Of commands of TeX there are no more kinds than for plain names, and \unicode.
are_tikz()
{
    for file in plain out; do
        grep -o '\\[a-zA-Z]*' "$scratch/$file.joined" |
            grep -vxE '\\(textbackslash|textascii[a-z]*|text(less|greater|bar)|unicode|)' |
            sort > "$scratch/$file.commands"
    done
    show_difference "$scratch/plain.commands" "$scratch/out.commands"
    cmp -s "$scratch/plain.commands" "$scratch/out.commands"
}

reads_tikz()
{
    cp "$scratch/out" "$scratch/picture.tex"
    (cd "$scratch" && pdflatex -no-shell-escape -halt-on-error -interaction=nonstopmode \
        picture.tex) > "$scratch/log" || { grep -A3 '^!' "$scratch/log"; return 1; }
    ! grep 'Missing character' "$scratch/picture.log"
}

# What was written reads back as it was.
are_back()
{
    gtconv --input="$1" "$scratch/out" > "$scratch/again" &&
        gtconv "$scratch/${input}0" | cmp - "$scratch/again"
}

are_well()
{
    case $1 in
    -) ;;
    csv) are_csv ;;
    back-*) are_back "${1#back-}" ;;
    *) "are_$1" && { [ -z "$deep" ] || "reads_$1"; } ;;
    esac
}

look_at()
{
    kind=$1 input=$2
    shift 2
    "$@" "$scratch/${input}0" > "$scratch/out" 2> "$scratch/err" &&
        "$@" "$scratch/${input}1" > "$scratch/plain" 2> /dev/null ||
        { cat "$scratch/err"; return 1; }
    levels=''
    case "$*" in *levels*) levels=levels ;; esac
    harmless "$scratch/out" $levels && harmless "$scratch/err" && same_lines &&
        are_well "$kind"
}

cp "$scratch/long" "$scratch/long0"
cp "$scratch/long" "$scratch/long1"
outputs > "$scratch/outputs"
while read -r kind input command; do
    # shellcheck disable=SC2086 # the words of a command
    check "$command < $input" look_at "$kind" "$input" $command
done < "$scratch/outputs"

# What is given as it is, for printf: files, arguments, and text that is no tree.
raw='\033[31m
\302\2332J
\342\200\256x
\342\200\250x
\233\341x
\r\177\b
a\nb
%s%n
'

# Commands for the message or the output about X, in a folder with X, a tree, a.json, with
# the name X, and so on.
messages()
{
    cat << 'end'
gteval missing-"$X"
gteval --algo="$X" a.json
gteval --format="$X" a.json
gteval --input="$X" a.json
gteval --"$X" a.json
gteval -"$X" a.json
gteval --root="$X" a.json
gteval --depth="$X" a.json
gteval --window="$X" a.json
gteval --guess="$X" a.json
gteval --cut="$X" a.json
gteval --jobs="$X" a.json
gteval --color="$X" a.json
gteval --completion="$X"
gteval --output="$X"/x a.json
gteval --check="$X"/x a.json
gtconv --format="$X" a.json
gtconv --subtree="$X" a.json
gtconv --order="$X" a.json
gtconv --cut-depth="$X" a.json
gtgen --model="$X"
gtgen --game="$X"
gtgen --game=nim:"$X"
gtgen --values="$X"
gtgen --p="$X" --model=ragged
gtgen --output="$X"/x
for i in json dewey lab levels list efg csv sets code prolog forest; do echo "$X" | gteval --input=$i; done
echo "$X" | gteval --input=leaves --width=2
for i in json dewey lab levels list efg csv sets code prolog forest; do echo "(2) [1, \"$X\"] a: [x] $X" | gteval --input=$i; done
echo "(2) [1, \"$X\"] a: [x] $X" | gteval --input=leaves --width=2
echo "[1,\"$X\"]" | gteval
echo "{(A$X,MAX)} {(A$X,B$X)}" | gteval --input=sets
printf 'id,parent,value,%s\n%s,,1,x\n' "$X" "$X" | gteval --input=csv
printf 'id,parent,value,player\nx,%s,%s,%s\n' "$X" "$X" "$X" | gteval --input=csv
echo "$X" | gteval
gteval --depth=0 a.json
gteval --depth=1 named.json
gteval --format=lab named.json
gtconv --format=nested named.json
gtconv --format=efg named.json
gtconv --format=dot a.json a.json
echo "{\"edges\":{\"a$X\":[\"$X\"],\"$X\":[\"a$X\"]}}" | gteval
echo "{\"edges\":{\"a\":[\"$X\"]}}" | gteval
echo "{\"edges\":{\"$X\":[\"b\"],\"$X\":[\"c\"]}}" | gteval
printf '%s\n' "a: [$X]" | gteval --input=lab
printf '%s\n' "a: [b$X, c" | gteval --input=lab
echo "{\"$X\":1}" > answers; gteval --check=answers a.json
echo "{\"move\":\"$X\"}" > answers; gteval --check=answers a.json
echo "{\"value\":7}" > "$X"; gteval --check="$X" a.json
printf '%s\n' "file,tree,algorithm,nodes,leaves,minimal_leaves,storage" "$X,1,$X,1,1,1,0" | gteval --results
printf '%s\n' "file,tree,algorithm,nodes,leaves,minimal_leaves,storage" "$X,2,alphabeta,1,1,1,0" | gteval --results
printf '%s\n' "file,tree,$X" | gteval --results
printf '%s\n' "{\"file\":\"$X\",\"tree\":2,\"algorithm\":\"sss\",\"nodes\":1,\"leaves\":\"$X\"}" | gteval --results
cp a.json "$X"; gteval "$X" a.json
cp a.json "$X"; gteval --format=csv "$X"
cp a.json "$X"; gteval --format=json "$X"
cp a.json "$X"; gteval --format=html "$X" | grep -a -A3 -i title
cp a.json "$X"; gteval --format=outline "$X" a.json
cp named.json "$X"; gtconv --format=nested --lossy "$X"
echo '[1' > "$X"; gteval "$X"
end
}

# In a folder of its own, since the files are called anything.
run_message()
{
    : > "$scratch/out"
    printf '%s' "$raw" > "$scratch/raw"
    while read -r escaped; do
        rm -rf "$scratch/folder"
        mkdir "$scratch/folder"
        # shellcheck disable=SC2059 # that is what it is for
        X=$(printf "$(echo "$escaped" | sed 's/%/%%/g')")
        export X
        (
            cd "$scratch/folder" || exit
            printf '[[1,2],[3,4]]\n' > a.json
            printf '{"name":"%s","children":[{"name":"%s","value":1},{"name":"%s","value":2}]}\n' \
                "$X" "$X" "$X" > named.json
            timeout 20 sh -c "$1"
        ) >> "$scratch/out" 2>&1 < /dev/null
    done < "$scratch/raw"
    rm -rf "$scratch/folder"
    [ -s "$scratch/out" ] && harmless "$scratch/out" "$(echo "$1" | grep csv)"
}

messages > "$scratch/messages"
while IFS= read -r command; do
    check "$command" run_message "$command"
done < "$scratch/messages"

# The environment: no variable is read that the manual does not name, and none is shown.
variables()
{
    grep -rhoE '(getenv|variable)\("[A-Z_]+"' src | sed 's/.*"\(.*\)"/\1/'
    sed -n 's/.*names\[\] = {\(.*\)};.*/\1/p' src/base/terminal.c | tr -cs 'A-Z_' '\n' | grep .
}

documented()
{
    sed -n '/^\.Sh ENVIRONMENT/,/^\.Sh EXIT/p' man/gteval.1 | sed -n 's/^\.It Ev//p' | tr -cs 'A-Z_' '\n' | grep .
}

same_variables()
{
    variables | sort -u > "$scratch/read"
    documented | sort -u > "$scratch/documented"
    show_difference "$scratch/documented" "$scratch/read"
    cmp -s "$scratch/documented" "$scratch/read" &&
        [ "$(grep -rlE '[^_a-z](secure_)?getenv *\(|environ\b' src | wc -l)" -eq 1 ]
}

same_result()
{
    escape=$(printf '\033[31m')
    gteval --moves --trace "$scratch/tree1" > "$scratch/plain" 2>&1
    env LC_ALL="$escape" LANG="../../$escape" LC_CTYPE=%s%n TERM="$escape" NO_COLOR="$escape" \
        COLUMNS=99999999999999999999 TMPDIR=/nowhere POSIXLY_CORRECT="$escape" \
        MALLOC_PERTURB_=165 GTEVAL_DEBUG=1 HOME="$escape" \
        "$BUILD/gteval" --moves --trace "$scratch/tree1" > "$scratch/out" 2>&1
    cmp "$scratch/plain" "$scratch/out"
}

check 'variables read and documented' same_variables
check 'an environment of anything' same_result
finish
