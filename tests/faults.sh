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
    echo '[{"children":[1,2]},{"children":[3,4]}]' > "$scratch/each.json"
    # Escapes where a string is read for the first time, and those of two codes.
    echo '{"edges":{"a":["b","c"]},"values":{"b":"\u0069nf","c":5}}' > "$scratch/value.json"
    echo '{"\u0063hildren":[1,2]}' > "$scratch/key.json"
    echo '{"children":[1,"\u0069nf"]}' > "$scratch/infinite.json"
    echo '{"player":"\u006dax","children":[1,2]}' > "$scratch/player.json"
    echo '[1,{"name":"ü\ud83d\ude00","value":5}]' > "$scratch/names.json"
    printf '%s\n' '("ü\ud83d\ude00\n", (1, 2), 3)' > "$scratch/names.list"
    printf '%s\n' 'ü: [b, c]' b=1 c=2 > "$scratch/wide.lab"
    echo '[1, tru]' > "$scratch/word.json"
    echo '[1,2]' > "$scratch/least.nested"
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
    echo "gteval --output OUT --format=svg --summary --algo=all $scratch/stream.json"
    echo "gteval --output OUT --format=svg --summary --by=tree_leaves $scratch/stream.json $scratch/tree.json"
    echo "gteval --output OUT --format=svg --results --by=file $scratch/results.json"
    for format in json csv; do
        gteval --algo=alphabeta,sss --format=$format "$scratch/stream.json" > "$scratch/results.$format"
    done
    cp "$scratch/tree.nested" "$scratch/é"
    echo '{"name":"a","children":[{"value":1},{"value":2}]}' > "$scratch/tree.objects"
    gteval --format=json "$scratch/é" > "$scratch/named.json"
    awk '{ sub(/^[^,]*/, "\"&\""); printf "%s\r\n", $0 }' "$scratch/results.csv" > "$scratch/quoted.csv"
    echo ' {"value":5,"move":"b","pv":["a","b","d","i"],"values":{"b":5,"c":4}}' \
        > "$scratch/answers.json"
    echo '{"best_moves":["b"],"optimal_lines":1,"pv":["b","d","i"],"distance":3}' > "$scratch/best.json"
    echo '{"values":{"\u0063":9,"d":"\u0069nf"}}' > "$scratch/wrong.json"
    gteval --format=json --proof "$scratch/tree.json" > "$scratch/proof.json"
    echo '{"strategy":{"max":["b","i","k"]}}' > "$scratch/strategy.json"
    echo '{"lower":[]}' > "$scratch/missing.json"
    cat > "$scratch/dump.json" << 'END'
{"turn":"w","value":"\u0034","children":[{"move":"a","value":3,"bound":"lower","children":[1,{"cp":2}]},
 {"move":"b","score":{"mate":"\u0032","lowerbound":true},"tt":true},{"mate":"\u0033"}]}
END
    make_games
    make_forms
    make_code
}

# Two who practised on a leaf.
make_code()
{
    mkdir -p "$scratch/class"
    cp "$scratch/answers.json" "$scratch/class"
    printf '%s\n' 'name = Ada' 'value = 5' 'best move B' 'line: a -> 1 -> d i' \
        'values b = 5, c <= 4' 'pruned l G' 'leaf count 6' > "$scratch/class/typed.txt"
    echo 5 > "$scratch/leaf.json"
    print=$(gtconv --blank --format=html "$scratch/leaf.json" | sed -n 's/{"print":"\(.*\)",/\1/p')
    answers="{\"practice\":{\"tree\":\"$print\",\"variant\":2,\"name\":\"\\u0063\"},\"values\":{\"e\":\"5/1\"},\"leaves\":[\"e\"],\"pruned\":[]}"
    code=gt1:$print:$(printf '%s' "$answers" | base64 -w 0 | tr '+/' '-_' | tr -d =)
    printf '%s\n' "$code" "$code" > "$scratch/code"
}

# The same for games of chance and of several players, with what is known of them.
make_games()
{
    echo '{"bounds":[0,9],"children":[{"chance":true,"name":"c","children":[{"p":"1/4","value":3},
        {"p":"3/4","children":[5,6]}]},4]}' > "$scratch/chance"
    echo '{"players":["A","B b","C"],"tree":{"player":"A","children":[{"name":"c","player":"chance",
        "children":[{"weight":1,"payoffs":[1,2,3]},{"weight":2,"player":3,"children":[[0,5,1],
        [4,4,4]]}]},[3,1,2]]}}' > "$scratch/players"
    for game in chance players; do
        for format in json dewey lab list efg csv node-link; do
            gtconv --format=$format --lossy "$scratch/$game" > "$scratch/$game.$format" 2> /dev/null ||
                rm "$scratch/$game.$format"
        done
        gteval --format=json "$scratch/$game" > "$scratch/$game.results"
    done
    # Numbers of information sets that no table has room for.
    sparse '"A" "B"' > "$scratch/sparse2.efg"
    sparse '"A" "B" "C"' ', 0' > "$scratch/sparse3.efg"
    # The player whose number is the last there can be.
    awk 'BEGIN {
        printf "players 255\ne p255\n"
        for (child = 1; child <= 2; child++)
            for (i = 1; i <= 255; i++)
                printf "%s%d%s", (i > 1 ? ", " : child " ("), i, (i < 255 ? "" : ")\n")
    }' > "$scratch/last.dewey"
}

# sparse PLAYERS [MORE]: a game of those, and what leaves have besides two payoffs
sparse()
{
    printf 'EFG 2 R "" { %s }\np "" 1 100000 "" { "l" "r" } 0\n' "$1"
    printf 'c "" 1 "" { %s } 0\n' "$(seq 70 | sed 's/.*/"&" 1\/70/')"
    seq 71 | sed "s/.*/t \"\" & \"\" { &, -&${2-} }/"
}

# put SUFFIX TEXT: the next of the forms
put()
{
    forms=$((forms + 1))
    printf '%s\n' "$2" > "$scratch/form$forms.$1"
}

# Escapes and other forms, each of which is the first thing that takes memory at its place.
make_forms()
{
    forms=0
    put json '{"tree":[[1,2],[3,4]],"c\u006fmment":"x"}'
    put json '{"tree":[[1,2],[3,4]],"x":"\u0078"}'
    put json '{"children":[[1,2],[3,4]],"n\u0061me":"x","players":2}'
    put json '[{"\u0069d":"a","children":["b","c"]},{"id":"b","value":1},{"id":"c","value":2}]'
    put json '{"\u0061":["b","c"],"b":3,"c":4}'
    put json '{"a":{"\u0063hildren":["b","c"]},"b":3,"c":4}'
    put json '{"nodes":{"\u0061":["b","c"],"b":3,"c":4}}'
    put json '{"nodes":{"a":{"\u0063hildren":["b","c"]},"b":{"value":3},"c":{"value":4}}}'
    put json '{"a":{"b":"\u0069nf","c":5}}'
    put json '{"players":["\u0041","B"],"tree":[[1,2],[3,4]]}'
    put json '[{"x\u0041":NaN,"id":"a","children":["b"]},{"id":"b","value":1}]'
    put json '{"player":"chance","probabilities":["\u0031/2",0.5],"children":[1,2]}'
    put json '{"children":{"L":3,"R":{"children":{"a":1,"b":2}}}}'
    put json '{"nodes":{"e":{"player":-1},"1":{"player":1},"1.1":{"player":"chance"},"1.1.1":{"p":1,"value":3},"2":4}}'
    put json '{"nodes":[{"id":0,"player":1},{"id":1,"payoffs":[1,2]},{"id":2,"payoffs":[2,1]}],
        "links":[{"source":0,"target":1},{"source":0,"target":2}]}'
    put json '{"nodes":[{},{"value":3}],"links":[{"source":0,"target":1}]}'
    put json '{"objects":[{"_gvid":0,"name":"a","tooltip":"a: chance"},
        {"_gvid":1,"name":"b","tooltip":"b: leaf, value 3"},{"_gvid":2,"name":"c","label":"4"}],
        "edges":[{"tail":0,"head":1,"label":"1/3"},{"tail":0,"head":2,"label":"2/3"}]}'
    put json '[{"id":"a","player":1,"left":"b","right":"c"},{"id":"b","payoffs":[1,2]},
        {"id":"c","payoffs":[3,1]}]'
    put json '[{"id":"a"},{"id":"b","parent":"a","p":0.5,"value":1},
        {"id":"c","parent":"a","p":"1/2","value":2}]'
    put json '[{"id":1,"children":[2,3]},{"id":2,"value":5},{"id":3,"value":6}]'
    put json '{"players":["A","B"],"edges":{"a":["b","c"]},"values":{"b":[1,2],"c":[3,4]}}'
    put json '{"1":[2,3],"2":5,"3":6}'
    put forest "[MAX A, for$(printf '%099d' 0 | tr 0 ' ')tree={draw} [3] [MIN [12] [{\\textbf{5}}]]]"
    put forest '[root, max [a, min [3] [5]] [4]]'
    put code "$(printf '%09d' 0 | tr 0 '\t')tree = {'max': True, 'children': [1, (2, 3)]}"
    put csv "$(printf 'id,parent,player,payoff1,payoff2\na,,1,,\nb,a,,1,2\nc,a,,3,4')"
    put csv "$(awk 'BEGIN { print "parent,child,value"; while (i++ < 64) print "a,b" i "," i }')"
    put dewey "$(printf 'e chance\n1 inf\n2 3')"
    put list 'max(min(3, 5), 6)'
    put list '(3 (4 5))'
    put list "(7 8 $(printf '%060d' 0 | sed 's/0/(1 /g') 2 $(printf '%060d' 0 | tr 0 ')'))"
    put list "(7 8 9 $(printf '%060d' 0 | sed 's/0/(1 /g') 2 $(printf '%060d' 0 | tr 0 ')'))"
    put json '{"player":"chance","weights":["1/2","3/2"],"children":[3,4]}'
    # 64 labels, numbers and values, so that there is no room for one more.
    put json "$(awk 'BEGIN { printf "{\"1\":["
        for (i = 2; i <= 66; i++) printf "%s%d", (i > 2 ? "," : ""), i
        for (i = 2; i <= 66; i++) printf "%s\"%d\":%d", (i > 2 ? "," : "],"), i, i
        print "}" }')"
    put json "$(awk 'BEGIN { printf "[{\"id\":1,\"children\":["
        for (i = 2; i <= 66; i++) printf "%s%d", (i > 2 ? "," : ""), i
        for (i = 2; i <= 66; i++) printf "%s{\"id\":%d,\"value\":%d}", (i > 2 ? "," : "]},"), i, i
        print "]" }')"
    put json "$(awk 'BEGIN { printf "{\"edges\":{\"1\":["
        for (i = 2; i <= 66; i++) printf "%s%d", (i > 2 ? "," : ""), i
        for (i = 2; i <= 66; i++) printf "%s\"%d\":%d", (i > 2 ? "," : "]},\"values\":{"), i, i
        print "}}" }')"
    put json '[{"id":1,"stm":"w","value":3,"bound":"lower","children":[2,3]},{"id":2,"tt":true,
        "score":{"cp":"\u0031"}},{"id":3,"mate":"\u0031","type":"PV"}]'
}

readers()
{
    echo "gtconv --output OUT --negamax $scratch/dump.json"
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

# What only games, and the forms of a format, come through.
games()
{
    for input in "$scratch"/form* "$scratch"/sparse?.efg "$scratch/last.dewey" trees/bratko.pl; do
        echo "gteval --output OUT $input"
    done
    echo "gteval --output OUT --each $scratch/each.json"
    for game in chance players; do
        for input in "$scratch/$game".*[!s]; do
            echo "gteval --output OUT $input"
        done
        for format in efg lab csv node-link json list; do
            echo "gtconv --output OUT --lossy --format=$format $scratch/$game.json"
        done
        for options in --format=html --format=svg --moves --plan '--algo=all --summary' \
            "--check=$scratch/$game.results"; do
            echo "gteval --output OUT $options $scratch/$game.json"
        done
        for depth in 1 3; do
            echo "gtconv --output OUT --depth=$depth $scratch/$game.json"
        done
    done
    echo "gtconv --output OUT --format=list $scratch/form33.json"
    echo "gtconv --output OUT --format=html --blank $scratch/players.json"
    gteval --format=json "$scratch/form30.list" > "$scratch/list.results"
    echo "gteval --output OUT --check=$scratch/list.results $scratch/form30.list"
    # A name that takes more room than streams have at first.
    long=$scratch
    for part in 1 2 3 4 5 6 7; do
        long=$long/$(printf "%0250d" $part | tr 0 '\377')
    done
    mkdir -p "$long"
    cp "$scratch/form30.list" "$long/list"
    echo "gteval --output OUT --format=json --input=list $long/list"
    echo "gtconv --output OUT --depth=3 $scratch/form12.json"
    echo "gteval --output OUT --explain=c $scratch/players.json"
    echo "gteval --output OUT --paranoid=x $scratch/players.json"
    echo "gteval --output OUT --paranoid=A $scratch/players.json"
    echo "gteval --output OUT --bounds=3,4 $scratch/chance.json"
    for sum in 3 30; do
        echo "gteval --output OUT --algo=shallow --sum=$sum trees/two-payoffs.dewey"
    done
}

# Input that is read in other pieces where the format need not be found out.
pieces()
{
    echo "gteval --output OUT --input=efg $scratch/chance.efg"
    echo "gteval --output OUT --input=forest $scratch/form23.forest"
    echo "gteval --output OUT --input=code $scratch/form25.code"
    echo "gteval --output OUT --input=list $scratch/chance.list"
    echo "gteval --output OUT --input=prolog trees/bratko.pl"
    echo "gteval --output OUT --input=json $scratch/names.json"
    echo "gteval --output OUT --input=json --each $scratch/each.json"
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
    for answers in wrong missing; do
        echo "gteval --output OUT --check=$scratch/$answers.json $scratch/tree.json"
    done
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
        echo "gteval --output OUT --format=$format --summary --by=file --figures=all $scratch/stream.json $scratch/é"
        echo "gteval --output OUT --format=$format --ordering $scratch/tree.dewey"
        echo "gteval --output OUT --format=$format --negamax --verify-static $scratch/dump.json"
    done
    for format in json csv; do
        echo "gteval --output OUT --format=$format $scratch/é"
        echo "gteval --output OUT --format=$format --ordering $scratch/é"
        echo "gteval --output OUT --format=$format --verify-static $scratch/é"
        echo "gteval --output OUT --format=$format --ignore=note $scratch/tree.objects"
    done
    echo "gteval --output OUT --results $scratch/named.json"
    echo "gteval --output OUT --results --by=file --figures=all $scratch/named.json"
    echo "gteval --output OUT --results --by=value --figures=all $scratch/results.csv"
    echo "gteval --output OUT --results --by=valu $scratch/results.json"
    for format in outline dot svg tikz; do
        echo "gteval --output OUT --windows --format=$format $scratch/tree.dewey"
        echo "gteval --output OUT --algo=pn --target=5 --format=$format $scratch/tree.dewey"
        echo "gteval --output OUT --proof --format=$format $scratch/tree.dewey"
    done
    for format in dot svg tikz; do
        echo "gteval --output OUT --layout=right --page=a4 --format=$format $scratch/shared.lab"
    done
    # Where little room is left.
    echo "gteval --output OUT --page=80x60 --format=svg $scratch/shared.lab"
    echo "gteval --output OUT --format=html --algo=all $scratch/tree.dewey"
    echo "gteval --output OUT --results $scratch/results.csv"
    echo "gteval --output OUT --results $scratch/quoted.csv"
    echo "gteval --output OUT --jobs=3 --algo=alphabeta,sss $scratch/stream.json"
    echo "gteval --output OUT --depth=2 --window=0,9 $scratch/tree.dewey"
    echo "gteval --output OUT --check=$scratch/answers.json $scratch/tree.json"
    echo "gteval --output OUT --check=$scratch/strategy.json $scratch/tree.json"
    echo "gteval --output OUT --ids --check=$scratch/proof.json $scratch/tree.json"
    echo "gteval --output OUT --line=longest --check=$scratch/best.json $scratch/tree.json"
    echo "gteval --output OUT --explain=1.1 --algo=all $scratch/tree.dewey"
    echo "gteval --output OUT --explain=2 --format=json $scratch/tree.json"
    echo "gteval --output OUT --check=$scratch/code $scratch/leaf.json"
    echo "gteval --output OUT --check=$scratch/class/typed.txt $scratch/tree.json"
    for format in text json csv; do
        echo "gteval --output OUT --all --format=$format --check=$scratch/class $scratch/tree.json"
        echo "gteval --output OUT --points=value:2 --format=$format --check=$scratch/code $scratch/leaf.json"
    done
    for format in text json; do
        echo "gteval --output OUT --answer-template=solved --format=$format $scratch/tree.json"
        echo "gteval --output OUT --answer-template=solved --format=$format --ids $scratch/tree.json"
    done
    echo "gteval --list-algorithms --output OUT"
    echo "gtconv --list-formats --output OUT"
    echo "gteval --help"
    echo "gteval --completion=bash"
}

# Files that are not OUT: only what needs memory is looked at.
series()
{
    for format in csv json; do
        gteval --format=$format --algo=sss,dual "$scratch/stream.json" > "$scratch/part.$format"
        echo "gteval --resume=$scratch/part.$format --format=$format --algo=sss,dual $scratch/stream.json"
    done
    for format in svg tikz; do
        echo "gteval --series --output $scratch/step%d.$format $scratch/least.nested"
    done
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
        "$0/steps" "$folder" "$3" "${2%% *}" "$0/${2#* }" > "$folder.log" 2>&1 ||
            mv "$folder.log" "$folder.wrong"' \
        "$BUILD/faults" "$scratch/steps" '{}' "$every"
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
        { readers; games; algorithms; printers; series; writers; models; } | sed "s/^/$1 /"
        ;;
    writes)
        { printers; writers; models; } | sed 's/^/write /; p; s/--output OUT//'
        ;;
    write)
        { readers; writers; models; } | grep -E 'gteval .*leaves|=svg|=uniform' |
            sed 's/^/write /; p; s/--output OUT//'
        ;;
    late)
        { readers; pieces; printers | grep -e --results -e --check; } | sed 's/^/late /'
        ;;
    *) { readers; printers; writers; models; } | sed "s/^/$1 /" ;;
    esac
}

case ${1-} in
'') set -- memory system read short write ;;
all) set -- memory memory+ system system+ read again short late writes large bad ;;
esac
make_inputs
every=1
case $MODE in
# A sanitizer does not survive a thread without memory, which some of the forms need as
# paths do, and takes its time; whether all memory is given back is counted without it.
asan)
    set -- memory
    every=2 ASAN_OPTIONS=$ASAN_OPTIONS:detect_leaks=0
    ;;
# What counts the lines writes files at the end, which would not fit either.
coverage) set -- memory system read short late large ;;
esac
for kind; do
    commands "$kind"
done | if [ "$MODE" = asan ]; then grep -v -e --jobs -e path.json -e /form; else cat; fi > "$scratch/commands"
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
