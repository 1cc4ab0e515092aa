#!/bin/sh
# faults.sh [KIND]... - the system fails at every step: memory, files, reading, writing.
# What is done then, and what must hold after each step, is in faults/steps.c.
#
# The kinds are those of steps.c, on commands that go through every reader, algorithm,
# printer, picture, key, writer, model and game; and "bad" and "large": memory that runs out
# over every malformed input, and over many nodes; "writes": "write" for every output, not
# only one a program. Without KIND it is one of each sort; "all" are all.

cd "$(dirname "$0")/.." && . tests/lib.sh

steps=$BUILD/faults/steps
[ -x "$steps" ] || { fail 'faults: not built'; finish; }
getconf GNU_LIBC_VERSION > "$scratch/out" 2>&1 || { skip 'faults: they take glibc'; finish; }

# Words that complete an option; names in the first column of a list.
words()
{
    "$1" --completion=fish | sed -n "s/^complete .* -l $2 .*-a '\([^']*\)'.*/\1/p"
}

names()
{
    "$1" "--list-$2" | awk '{ sub(/:.*/, "", $1) } NR > skip { print $1 }' skip="$3"
}

# A tree for each input format, and one for each form that JSON has besides.
make_inputs()
{
    tree=trees/minmax.json
    for format in json nested dewey lab levels list efg csv sets node-link; do
        gtconv --format=$format --lossy $tree > "$scratch/tree.$format" 2> /dev/null
    done
    echo '4 7 1 9 0 2 8 5' > "$scratch/tree.leaves"
    cat > "$scratch/flat.json" << 'END'
{"root":"min","nodes":{"1":2,"2":{"value":3,"name":"x\u00e9"},"2.1":4,"2.2":5}}
END
    cat > "$scratch/edges.json" << 'END'
{"root":"a","player":"max","edges":{"a":["b","c"],"b":["c","d"]},"values":{"c":5,"d":"inf"}}
END
    cat > "$scratch/shared.lab" << 'END'
a: [b, c]
b: [c, "d e"]
c: [f, g]
"d e"=1
f=2
g=-3.5
END
    printf '%s\n' c=1 'b: [c, d]' a=5 d=inf 'r: [a, b]' > "$scratch/unsorted.lab"
    cat > "$scratch/unsorted.dewey" << 'END'
2.2 7 "so so"
1 = 3 # a leaf
2 min 4
2.1 inf
---
2 1
1 0
END
    gtgen --count=3 --width=2 --depth=2 > "$scratch/stream.json"
    # Escapes where a string is read for the first time, and those of two codes.
    echo '{"edges":{"a":["b","c"]},"values":{"b":"\u0069nf","c":5}}' > "$scratch/value.json"
    echo '{"\u0063hildren":[1,2]}' > "$scratch/key.json"
    echo '{"children":[1,"\u0069nf"]}' > "$scratch/infinite.json"
    echo '{"player":"\u006dax","children":[1,2]}' > "$scratch/player.json"
    echo '[1,{"name":"ü\ud83d\ude00","value":5}]' > "$scratch/names.json"
    printf '%s\n' '("ü\ud83d\ude00\n", (1, 2), 3)' > "$scratch/names.list"
    printf '%s\n' 'ü: [b, c]' b=1 c=2 > "$scratch/wide.lab"
    echo '[1, tru]' > "$scratch/word.json"
    printf '%s\n' e '1.1 "ü\ud83d\ude00\n" 4' '1.2 "\u00fc" 5' > "$scratch/names.dewey"
    # More plies than are searched on the stack that there is.
    gtgen --model=worst --width=1 --depth=200 > "$scratch/path.json"
    # More nodes than there is room for at first.
    gtgen --width=2 --depth=14 > "$scratch/open.json"
    gtgen --width=2 --depth=6 --format=json > "$scratch/large.json"
    for format in nested dewey lab levels list efg csv sets node-link; do
        gtconv --format=$format --lossy "$scratch/large.json" > "$scratch/large.$format" 2> /dev/null
    done
    awk 'BEGIN { for (i = 0; i < 128; i++) print i }' > "$scratch/large.leaves"
    awk '{ printf "%s\"%s\":%s", (NR > 1 ? "," : "{\"nodes\":{"), $1, $2 } END { print "}}" }' \
        "$scratch/large.dewey" > "$scratch/large_nodes.json"
    for format in json csv; do
        gteval --algo=alphabeta,sss --format=$format "$scratch/stream.json" > "$scratch/results.$format"
    done
    cp "$scratch/tree.nested" "$scratch/é"
    gteval --format=json "$scratch/é" > "$scratch/named.json"
    awk '{ sub(/^[^,]*/, "\"&\""); printf "%s\r\n", $0 }' "$scratch/results.csv" > "$scratch/quoted.csv"
    echo ' {"value":5,"move":"b","pv":["a","b","d","i"],"values":{"b":5,"c":4}}' \
        > "$scratch/answers.json"
    echo '{"best_moves":["b"],"optimal_lines":1,"pv":["b","d","i"],"distance":3}' > "$scratch/best.json"
    echo '{"values":{"\u0063":9,"d":"\u0069nf"}}' > "$scratch/wrong.json"
    gteval --format=json --proof "$scratch/tree.json" > "$scratch/proof.json"
    echo '{"strategy":{"max":["b","c"]}}' > "$scratch/strategy.json"
    echo '{"lower":[]}' > "$scratch/missing.json"
}

readers()
{
    for format in json nested dewey lab levels list efg csv sets node-link; do
        echo "gtconv --output OUT --format=json $scratch/tree.$format"
    done
    echo "gteval --output OUT --input=leaves --width=2 $scratch/tree.leaves"
    for input in flat.json edges.json shared.lab unsorted.lab unsorted.dewey stream.json value.json \
        key.json infinite.json player.json names.json names.list names.dewey path.json \
        wide.lab word.json; do
        echo "gteval --output OUT $scratch/$input"
    done
    echo "gteval --output OUT - < $scratch/tree.json"
}

large()
{
    for format in json nested dewey lab levels list efg csv sets node-link; do
        echo "gteval --output OUT $scratch/large.$format"
    done
    echo "gteval --output OUT --input=leaves --width=2 $scratch/large.leaves"
    echo "gteval --output OUT $scratch/large_nodes.json"
    echo "gteval --output OUT --algo=sss $scratch/open.json"
    echo "gteval --output OUT --algo=dual $scratch/open.json"
    echo "gtconv --output OUT --format=nested $scratch/names.dewey"
}

algorithms()
{
    for algorithm in $(names gteval algorithms 1); do
        run="gteval --output OUT --algo=$algorithm $(target "$algorithm")"
        echo "$run $scratch/tree.dewey"
        echo "$run --trace $scratch/tree.dewey"
        echo "$run --trace --format=json $scratch/tree.dewey"
    done
    echo "gteval --output OUT --check=$scratch/wrong.json $scratch/tree.json"
}

# --ids, for a format that has a use for it
ids()
{
    gteval "--format=$1" --ids "$scratch/tree.nested" > "$scratch/out" 2>&1 && echo --ids
}

printers()
{
    for format in $(words gteval format); do
        echo "gteval --output OUT --format=$format $scratch/tree.dewey"
        echo "gteval --output OUT --format=$format $(ids "$format") $scratch/tree.nested"
    done
    for format in text json csv; do
        echo "gteval --output OUT --format=$format --moves --algo=alphabeta,sss,mtdf $scratch/tree.dewey"
        echo "gteval --output OUT --format=$format --moves $scratch/stream.json"
        echo "gteval --output OUT --format=$format --moves --line=shortest --all-best $scratch/tree.dewey"
        echo "gteval --output OUT --format=$format --proof $scratch/tree.dewey"
        echo "gteval --output OUT --format=$format --summary --algo=all $scratch/stream.json"
        echo "gteval --output OUT --format=$format --results $scratch/results.json"
    done
    for format in json csv; do
        echo "gteval --output OUT --format=$format $scratch/é"
    done
    echo "gteval --output OUT --results $scratch/named.json"
    for format in outline dot svg tikz; do
        echo "gteval --output OUT --windows --format=$format $scratch/tree.dewey"
        echo "gteval --output OUT --algo=pn --target=5 --format=$format $scratch/tree.dewey"
        echo "gteval --output OUT --proof --format=$format $scratch/tree.dewey"
    done
    echo "gteval --output OUT --format=html --algo=all $scratch/tree.dewey"
    echo "gteval --output OUT --results $scratch/results.csv"
    echo "gteval --output OUT --results $scratch/quoted.csv"
    echo "gteval --output OUT --jobs=3 --algo=alphabeta,sss $scratch/stream.json"
    echo "gteval --output OUT --depth=2 --window=0,9 $scratch/tree.dewey"
    for answers in answers proof strategy missing; do
        echo "gteval --output OUT --check=$scratch/$answers.json $scratch/tree.json"
    done
    echo "gteval --output OUT --line=longest --check=$scratch/best.json $scratch/tree.json"
    echo "gteval --list-algorithms --output OUT"
    echo "gtconv --list-formats --output OUT"
    echo "gteval --help"
    echo "gteval --completion=bash"
}

writers()
{
    for format in $(words gtconv format); do
        echo "gtconv --output OUT --lossy --format=$format $scratch/shared.lab" |
            case $format in
            outline | dot | svg | tikz) sed 's/ --lossy/ --blank --windows/' ;;
            html) sed 's/ --lossy/ --blank/' ;;
            *) cat ;;
            esac
    done
    echo "gtconv --output OUT --subtree=1 --negate --swap --ranks --order=best $scratch/tree.json"
    echo "gtconv --output OUT --order=shuffle --strip-names --cut-depth=2 $scratch/tree.dewey"
    echo "gtconv --output OUT $scratch/stream.json"
}

models()
{
    for model in $(names gtgen models 0); do
        echo "gtgen --output OUT --count=2 --model=$model --width=2"
    done
    for game in $(names gtgen games 0); do
        echo "gtgen --output OUT --depth=1 --game=$game"
    done
    echo "gtgen --output OUT --format=dewey"
    echo "gtgen --output OUT --format=json --static --model=incremental"
}

# Malformed inputs: the memory may run out before, or while, what is wrong is found.
bad_inputs()
{
    for input in tests/bad/*.expected; do
        input=${input%.expected}
        [ ! -e "$input" ] || echo "gteval --input=${input##*.} $input"
    done
}

# "KIND COMMAND" a line; as many at a time as there are cores, each in a folder of its own.
take_steps()
{
    mkdir "$scratch/steps"
    xargs -I '{}' -P "$(cores)" sh -c '
        folder=$(mktemp -d "$1/XXXXXX")
        "$0/steps" "$folder" "${2%% *}" "$0/${2#* }" > "$folder.log" 2>&1 ||
            mv "$folder.log" "$folder.wrong"' \
        "$BUILD/faults" "$scratch/steps" '{}'
}

# commands KIND: those that the kind of fault is tried on. Where memory has no limit, the
# system is to blame when there is none.
commands()
{
    commands_of "$1" | sed -E 's/ (gt[a-z]+)( |$)/ \1 --limit-memory=none /'
}

commands_of()
{
    case $1 in
    bad) bad_inputs | sed 's/^/memory /' ;;
    large) large | sed 's/^/memory /' ;;
    memory*)
        { readers; algorithms; printers; writers; models; } | sed "s/^/$1 /"
        ;;
    writes)
        { printers; writers; models; } | sed 's/^/write /; p; s/--output OUT//'
        ;;
    write)
        { readers; writers; models; } | grep -E 'gteval .*leaves|=svg|=uniform' |
            sed 's/^/write /; p; s/--output OUT//'
        ;;
    late)
        { readers; printers | grep -e --results -e --check; } | sed 's/^/late /'
        ;;
    *) { readers; printers; writers; models; } | sed "s/^/$1 /" ;;
    esac
}

case ${1-} in
'') set -- memory system read short write ;;
all) set -- memory memory+ system system+ read again short late writes large bad ;;
esac
make_inputs
case $MODE in
# A sanitizer does not survive a thread without memory, and takes its time.
asan) set -- memory ;;
# What counts the lines writes files at the end, which would not fit either.
coverage) set -- memory system read short late large ;;
esac
for kind; do
    commands "$kind"
done | if [ "$MODE" = asan ]; then grep -v -e --jobs -e path.json; else cat; fi > "$scratch/commands"
[ -s "$scratch/commands" ] || fail 'no commands'
take_steps < "$scratch/commands"
for wrong in "$scratch"/steps/*.wrong; do
    [ -e "$wrong" ] || continue
    fail "$(head -n 2 "$wrong" | tr -s '\n ' ' ')"
    sed 1,2d "$wrong"
done
passed=$(($(wc -l < "$scratch/commands") - failed))
cat "$scratch"/steps/*.log "$scratch"/steps/*.wrong 2> /dev/null |
    awk '/ steps$/ { sum += $1 } END { print sum " steps" }'
finish
