#!/bin/sh
# cost.sh [WORD] - work grows no faster than n log n: each case below, or each that WORD
# occurs in, is run with an input of a size and with one of twice that size.
#
# Counted are instructions, by callgrind, so the result is the same on every machine. Twice
# the input may cost 2.3 times as much. Where the output or the search grows faster than
# the input, by what the case says, it may cost as much more as there is more of that:
#
#     in      instructions for each byte of input
#     out     of input and output: Dewey and lab text hold the id of every node, and the
#             levels key a tab for each level, which in deep trees is most of them; of a
#             full tree whose depth is odd a search enters more, and tells more
#     counts  of input and what the search counts: nodes, steps, tests, passes
#
# Left out is what says much in few bytes: lab text with shared positions, which are
# unfolded, and --trace of SSS*, which shows all of OPEN in each line.

cd "$(dirname "$0")/.." && . tests/lib.sh

# In hundredths, for each unit.
growth=115

# The searches, by every algorithm: a full tree with values in no order, and wide and deep
# ones in which no search finds a better child again and again.
searches()
{
    gteval --list-algorithms | sed 1d | while read -r algorithm _; do
        for shape in nested-full nested-wide nested-comb nested-drop; do
            # Some pass over all of that tree again and again, as they may.
            size=4096
            [ "$shape" != nested-drop ] || size=2048
            # On a comb each step changes the numbers of all nodes above.
            [ "$algorithm $shape" = 'pn nested-comb' ] ||
                echo "counts $size gteval --algo=$algorithm $(target "$algorithm") --format=json @$shape"
        done
    done
}

writers()
{
    for format in json nested dewey lab levels list efg csv sets node-link; do
        for tree in nested objects; do
            echo "in 4096 gtconv --lossy --format=$format @$tree-wide"
            echo "in 4096 gtconv --lossy --format=$format @$tree-full"
            case $format in
            dewey | lab | csv | node-link) per=out size=1024 ;;
            *) per=in size=4096 ;;
            esac
            echo "$per $size gtconv --lossy --format=$format @$tree-comb"
            echo "$per $size gtconv --lossy --format=$format @$tree-path"
        done
    done
}

edits()
{
    for edit in --subtree=2 --subtree=1 --cut-depth=0 --negate --swap --ranks --order=best \
        --order=worst --order=shuffle --strip-names; do
        for shape in nested-wide objects-full objects-comb; do
            echo "in 4096 gtconv $edit @$shape"
        done
    done
}

pictures()
{
    for shape in nested-wide objects-comb nested-full; do
        for format in outline dot svg html; do
            echo "out 256 gteval --format=$format @$shape"
        done
        echo "out 16 gteval --format=tikz @$shape"
        echo "in 4096 gteval --format=outline @$shape"
        echo "in 4096 gtconv --format=outline @$shape"
    done
    echo 'out 512 gteval --format=html --algo=mtdf @nested-full'
    echo 'out 2048 gteval --format=html @nested-path'
}

# "PER SIZE COMMAND...", in which @SHAPE stands for an input made by cost.awk.
cases()
{
    cat << 'end'
in 8192 gteval @dewey-wide
in 8192 gteval @dewey-wide-reversed
in 8192 gteval @dewey-wide-bits
in 8192 gteval @dewey-wide-zigzag
in 4096 gteval @dewey-binary
in 4096 gteval @dewey-binary-reversed
in 4096 gteval @dewey-binary-bits
in 4096 gteval @dewey-binary-zigzag
in 65536 gteval --input=dewey @dewey-low
in 65536 gteval --input=dewey @dewey-low-reversed
in 65536 gteval --input=dewey @dewey-low-bits
in 131072 gteval --input=dewey @dewey-lowest
in 131072 gteval --input=dewey @dewey-lowest-bits
in 65536 gteval @dewey-comb
in 65536 gteval @dewey-comb-reversed
in 65536 gteval @dewey-comb-bits
in 65536 gteval --input=dewey @dewey-comments
in 524288 gteval @dewey-line
in 8192 gteval @nodes-wide
in 8192 gteval @nodes-wide-reversed
in 8192 gteval @nodes-wide-bits
in 4096 gteval @nodes-binary-zigzag
in 65536 gteval @nodes-low-bits
in 131072 gteval @nodes-lowest-bits
in 65536 gteval @nodes-comb-reversed
in 4096 gteval @edges-wide
in 4096 gteval @edges-wide-bits
in 4096 gteval @edges-comb-reversed
in 4096 gteval @edges-comb-bits
in 4096 gteval @rows-wide-bits
in 4096 gteval @rows-binary-bits
in 4096 gteval @rows-path-reversed
in 4096 gteval @links-wide-bits
in 4096 gteval @links-binary-bits
in 4096 gteval @links-path-reversed
in 4096 gteval @map-comb-bits
in 4096 gteval @lab-wide
in 4096 gteval @lab-wide-bits
in 4096 gteval @lab-binary-bits
in 4096 gteval @lab-comb-reversed
in 4096 gteval @lab-comb-zigzag
in 65536 gteval @lab-long
in 4096 gteval @lab-same
in 16384 gteval @levels-wide
in 16384 gteval @levels-comb
in 16384 gteval @levels-path
in 16384 gteval @levels-full
in 16384 gteval @list-wide
in 16384 gteval @list-comb
in 16384 gteval @list-path
in 8192 gteval @named-full
in 8192 gteval @named-comb
in 4096 gteval @efg-wide
in 4096 gteval @efg-comb
in 4096 gteval @efg-path
in 4096 gteval @efg-full
in 4096 gteval @efg-same
in 4096 gteval @efg-reversed
in 4096 gteval @efg-fractions
in 4096 gteval @csv-wide
in 4096 gteval @csv-wide-bits
in 4096 gteval @csv-binary-bits
in 4096 gteval @csv-path-reversed
in 4096 gteval @csv-path-zigzag
in 4096 gteval @code-wide
in 16384 gteval @code-path
in 4096 gteval @forest-wide
in 16384 gteval --input=forest @forest-path
in 4096 gteval @prolog-wide-bits
in 4096 gteval @prolog-path-reversed
in 4096 gteval @sets-wide
in 4096 gteval @sets-binary
in 4096 gteval @sets-path
in 16384 gteval --input=leaves --width=2 @leaves
in 16384 gteval @nested-wide
in 16384 gteval @nested-comb
in 16384 gteval @nested-path
in 16384 gteval @nested-full
in 8192 gteval @objects-wide
in 8192 gteval @objects-comb
in 8192 gteval @objects-path
in 8192 gteval @objects-full
in 4096 gteval @json-members
in 4096 gteval @json-same
in 4096 gteval @json-nested
in 4096 gteval @json-nearly
in 65536 gteval @json-deep
in 16384 gteval @json-deeper
in 16384 gteval @json-wrapper
in 16384 gteval @json-twice
in 8192 gteval @json-first
in 8192 gteval @json-last
in 32768 gteval @json-escapes
in 32768 gteval @json-blanks
in 131072 gteval @json-digits
in 65536 gteval @json-pairs
in 65536 gteval @json-closed
in 65536 gteval @json-open
in 32768 gteval @json-children
in 65536 gteval @json-error
in 65536 gteval @json-lines
in 65536 gteval @round-open
in 8192 gteval --input=json @tiny-numbers
in 2048 gteval @tiny-nested
in 2048 gteval @tiny-objects
in 2048 gteval @tiny-dewey
in 2048 gteval @tiny-reversed
in 2048 gteval @tiny-nodes
in 2048 gteval @tiny-edges
in 2048 gteval @tiny-levels
in 2048 gteval @tiny-list
in 2048 gteval --format=csv @tiny-nested
in 2048 gteval --format=json @tiny-nested
in 2048 gteval --jobs=4 @tiny-nested
in 2048 gteval --trace @tiny-nested
in 2048 gteval --summary --algo=alphabeta,sss @tiny-nested
in 8192 gteval --results @results
in 8192 gteval --results @results-bits
in 32768 gteval @name-long
in 65536 gteval @name-many
in 32768 gteval --format=json @name-long
in 32768 gteval --format=csv --moves @name-long
in 32768 gteval --trace @name-long
in 32768 gteval --format=outline @name-long
in 32768 gteval --format=html @name-long
in 8192 gteval --format=svg @name-long
in 8192 gteval --format=dot @name-long
in 8192 gteval --format=tikz @name-long
in 32768 gteval --format=lab @name-long
in 32768 gtconv --format=lab @name-long
in 32768 gtconv --format=efg @name-long
in 4096 gteval --moves @nested-wide
in 4096 gteval --moves @objects-wide
in 4096 gteval --moves --ids @objects-wide
in 4096 gteval --moves --format=json @objects-wide
in 4096 gteval --moves --format=csv @nested-wide
in 4096 gteval --algo=alphabeta,scout,sss @nested-wide
in 4096 gteval --format=json @objects-wide
in 65536 gteval --format=json @nested-path
in 32768 gteval --format=csv @objects-path
in 32768 gteval --ids @objects-path
in 4096 gteval --depth=0 @objects-wide
in 4096 gteval --trace @nested-wide
in 4096 gteval --trace @objects-wide
in 4096 gteval --trace @nested-comb
in 4096 gteval --trace @nested-path
out 4096 gteval --trace @objects-full
in 4096 gteval --trace --format=json @nested-wide
in 4096 gteval --trace --format=json @nested-comb
in 64 gteval --trace --algo=dual @nested-full
in 4096 gteval --format=lab --algo=minimax @objects-full
in 4096 gteval --format=lab @nested-wide
in 4096 gteval --format=lab @nested-comb
in 4096 gteval --format=levels @nested-wide
in 4096 gteval --format=levels @nested-full
out 1024 gteval --format=levels --algo=minimax @nested-comb
in 4096 gteval --check=@answers-wide @objects-wide
in 4096 gteval --check=@answers-ids @nested-wide
in 4096 gtconv --format=lab @objects-ids
end
    writers
    edits
    pictures
    searches
}

# measure N COMMAND...: sets instructions, in_bytes, out_bytes and counted
measure()
{
    n=$1
    shift
    for word; do
        case $word in
        *@*)
            shape=${word#*@}
            awk -v shape="$shape" -v n="$n" -f tests/cost.awk > "$scratch/$shape"
            word=${word%@*}$scratch/$shape
            ;;
        esac
        set -- "$@" "$word"
        shift
    done
    program=$BUILD/$1
    shift
    in_bytes=$(wc -c < "$scratch/$shape")
    status=0
    valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file="$scratch/log" \
        "$program" "$@" > "$scratch/out" 2> "$scratch/err" < /dev/null || status=$?
    instructions=$(awk '/Collected/ { print $4 }' "$scratch/log")
    out_bytes=$(wc -c < "$scratch/out")
    counted=$(tr ',' '\n' < "$scratch/out" | awk -F : '
        $1 ~ /^"(nodes|steps|tests|passes)"$/ { sum += $2 }
        END { print sum + 0 }')
    [ "$status" -le 1 ] && [ -n "$instructions" ]
}

# look_at PER SIZE COMMAND...: says whether the case is well in one line
look_at()
{
    per=$1 size=$2
    shift 2
    measure "$size" "$@"
    one="$? $instructions $in_bytes $out_bytes $counted"
    measure $((2 * size)) "$@"
    echo "$one $? $instructions $in_bytes $out_bytes $counted $start $growth $per $*"
    sed 1q "$scratch/err" | indent
}

judge()
{
    awk '
    function ratio(more, less) { return less > 0 ? more / less : 1 }
    { start = $11; growth = $12; per = $13; name = $0 }
    { for (i = 1; i <= 13; i++) sub(/^[^ ]* /, "", name) }
    {
        unit = ratio($8, $3)
        if (per == "out" && ratio($9, $4) > unit)
            unit = ratio($9, $4)
        if (per == "counts" && ratio($10, $5) > unit)
            unit = ratio($10, $5)
        cost = ratio($7 - start, $2 - start)
        if ($1 || $6)
            print "FAILED: it does not run: " name
        else if (cost < 1.2)
            printf "FAILED: it does nothing with its input (%.2f): %s\n", cost, name
        else if (100 * cost > growth * unit)
            printf "FAILED: %.2f times the instructions for %.2f times the %s: %s\n", \
                cost, unit, per, name
        else
            printf "%.3f %.2f %.2f %s %s\n", cost / unit, cost, unit, per, name
    }'
}

if [ "${1-}" = --case ]; then
    # shellcheck disable=SC2086 # the words of a case
    look_at $2 > "$scratch/case"
    sed 1q "$scratch/case" | judge > "$scratch/judged"
    cat "$scratch/judged"
    ! grep -q '^FAILED' "$scratch/judged" || sed 1d "$scratch/case"
    exit
fi

have valgrind || { skip 'no valgrind'; finish; }
cases | grep -e "${1-}" > "$scratch/cases"
measure 1 gteval --version @leaves || fail 'callgrind does not run'
start=$instructions
export start
xargs -I '{}' -P "$(cores)" tests/cost.sh --case '{}' < "$scratch/cases" > "$scratch/result"
grep -A1 -e ^FAILED "$scratch/result"
failed=$((failed + $(grep -c ^FAILED "$scratch/result")))
passed=$(grep -c '^[0-9]' "$scratch/result")
[ $((passed + failed)) -eq "$(wc -l < "$scratch/cases")" ] || fail 'a case gave no result'
sort -rn "$scratch/result" | grep '^[0-9]' | sed 5q
finish
