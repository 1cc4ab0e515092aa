#!/bin/sh
# seeds.sh KIND FOLDER - puts inputs to begin with into FOLDER. KIND is
#
#     a format that can be read: the malformed inputs, and small trees in that format,
#                     from trees/, from models and from the rules of a game
#     auto            those of all formats
#     gteval, gtconv, gtgen   command lines, from the transcripts: a word a line
#     answers         for --check
#     results         for --results

cd "$(dirname "$0")/../.." && . tests/lib.sh && . tests/fuzz/formats.sh

[ $# -eq 2 ] || { echo 'usage: seeds.sh KIND FOLDER' >&2; exit 2; }
kind=$1 folder=$2

# Whatever a format can hold.
rich='e min root
1 0.5 "left one"
1.1 max -inf
1.2 1e-300 a
1.3 2.25
2 max inf
2.1 9007199254740992
3.1.1 max -1
3.1.2 max 7
4.1 0 "\\"
4.2 1 "\"</script>&{}%$#_^~"
4.3 2 "é\u2028\u0085"'

make_trees()
{
    printf '%s\n' "$rich" > "$scratch/rich.dewey"
    for model in $(gtgen --list-models | awk '{ print $1 }'); do
        gtgen --model="$model" --width=2 --depth=3 > "$scratch/$model.json"
    done
    gtgen --game=nim:1,2 > "$scratch/nim.json"
    gtgen --width=3 --depth=1 --count=3 > "$scratch/stream.json"
    gtgen --width=1 --depth=9 > "$scratch/path.json"
}

# What a format has no place for is left out, or the whole tree.
convert_trees()
{
    make_trees
    for tree in trees/*.json trees/*.dewey "$scratch"/*.json "$scratch"/*.dewey; do
        seed=$folder/${tree##*/}.$1
        gtconv --lossy --format="$1" "$tree" > "$seed" 2> "$scratch/lost" || rm -f "$seed"
    done
}

# A full tree of two children a node is what --width=2 reads.
put_leaves()
{
    for depth in 0 1 2 4; do
        gtgen --width=2 --depth=$depth | tr -s '[],' ' ' > "$folder/full-$depth.leaves"
    done
}

put_format()
{
    for input in tests/bad/*."$1"; do
        cp "$input" "$folder/"
    done
    case $1 in
    leaves) put_leaves ;;
    json)
        convert_trees json
        convert_trees nested
        convert_trees node-link
        ;;
    *) convert_trees "$1" ;;
    esac
}

put_all()
{
    for format in $(list_formats); do
        put_format "$format"
    done
}

# Words in quotes come out as two, which does no harm.
put_command_lines()
{
    cat tests/cli/*.t man/*.1 README.md |
        sed -n "s/.*\\\$ \(.*| \)*$1 \([^|>]*\).*/\2/p" | sort -u > "$scratch/lines"
    count=0
    while read -r line; do
        count=$((count + 1))
        echo "$line" | tr -d "\"'" | tr ' ' '\n' > "$folder/line-$count"
    done < "$scratch/lines"
}

put_answers()
{
    cat > "$folder/answers.json" << 'END'
{"value": 3, "move": "1", "pv": ["e", "1", "b"], "values": {"1": 3, "f": 2},
 "bounds": {"1": ["-inf", "inf"], "2": [3, "inf"]}, "leaves": ["1.1", "g"],
 "pruned": ["2.2", ["2.3", "g"]]}
END
    count=0
    for answer in '"value":"-inf"' '"move":null' '"pv":[]' '"values":{"c d":5}' '"values":{}' \
        '"bounds":{"a":[-1,1]}' '"leaves":["b","1.2.1","2.1"]' '"pruned":["1.2.2"]' \
        '"payoffs":[1,2,3]' '"value":null,"unique":false' '"values":{"1":{"A":2,"b c":"4/2"}}' \
        '"values":{"c d":[2,2,1],"2":[9,0,0]}' '"plan":{"e":"1","1":"1.2","f":"2.1"}' \
        '"nodes":10,"leaves":6,"bound":"exact","algorithm":"maxn","minimal_leaves":null' \
        '"proof":{"lower":["b","1.1"],"upper":null},"strategy":{"max":{"e":"1"},"min":["b","2.1"]}'; do
        count=$((count + 1))
        echo "{$answer}{$answer}" > "$folder/answer-$count.json"
    done
    put_typed
    put_codes
}

# The same as people type it.
put_typed()
{
    cat > "$folder/typed.txt" << 'END'
# name: x
Name = A B
value: 3/1
best move 1
line e -> 1 -> b
values 1 = 3, f <= 2; "c d" = ?
value 2: [2, 2, 1]
bounds 1 = [-inf, inf], 2 (3 ∞)
leaves ids: 1.1 g
pruned: 2.2 2->2.3
leaf count 6
---
payoffs A = 3, "b c" = 4
unique yes
plan e = 1, 1 -> 1.2
strategy max e = none
lower worth: 3 4
END
    count=0
    for line in 'value −3' 'value >= 3' 'pv e 1 B' 'pruned none' 'pruned ?' 'leaves 6' 'name ' \
        'values 2 =' 'proved no' 'algorithm sss' 'values 1 = 3 4' 'move "c d"' 'order [b,g]'; do
        count=$((count + 1))
        printf '%s\n' "$line" > "$folder/typed-$count.txt"
    done
}

# Of the tree that answers are about: as an object, as a code, and those of a class.
put_codes()
{
    print=de836fbdb8a677e7
    echo "{\"practice\":{\"tree\":\"$print\",\"variant\":3,\"hints\":1,\"wrong\":0,\"name\":\"A\"}," \
        "\"values\":{\"e\":3,\"1\":5},\"leaves\":[\"1.1\"],\"pruned\":[]}" > "$folder/practice.json"
    echo "gt1:$print:$(base64 -w 0 "$folder/practice.json" | tr '+/' '-_' | tr -d =)" > "$folder/code"
    cat "$folder/code" "$folder/code" > "$folder/class"
}

put_results()
{
    for format in csv json; do
        gteval --algo=all --format=$format trees/*.json trees/*.dewey > "$folder/results.$format"
        gteval --format=$format trees/aima.json > "$folder/one.$format"
    done
    cat "$folder/one.csv" "$folder/one.csv" > "$folder/twice.csv"
}

mkdir -p "$folder" || exit
case $kind in
auto) put_all ;;
gt*) put_command_lines "$kind" ;;
answers) put_answers ;;
results) put_results ;;
*) put_format "$kind" ;;
esac
