#!/bin/sh
# limits.sh - what is over a limit is refused, with a message that names it: the limits of
# gteval(5), as far as small inputs reach them, and that of memory.

cd "$(dirname "$0")/.." && . tests/lib.sh

# refused STATUS TEXT COMMAND...: nothing on standard output, TEXT in the message
refused()
{
    wanted=$1 text=$2
    shift 2
    "$@" > "$scratch/out" 2> "$scratch/err" < /dev/null
    status=$?
    [ $status -eq "$wanted" ] && [ ! -s "$scratch/out" ] && grep -qF -- "$text" "$scratch/err" ||
        { echo "exit status $status"; cat "$scratch/err"; false; }
}

# in_manual NUMBER: a line of its table of limits has it
in_manual()
{
    sed -n '/^\.Ss Limits/,/^\.S[hs] [^L]/p' man/gteval.5 | grep -qwF "$1"
}

# limit NUMBER STATUS TEXT COMMAND...: a limit that the manual names
limit()
{
    check "gteval(5) has the limit $1" in_manual "$1"
    shift
    check "$*" refused "$@"
}

# endless WORD FORMAT: an input without an end is over the limit of memory, whatever it is.
endless()
{
    width=
    [ "$2" != leaves ] || width=--width=2
    { printf '%s' "$3"; yes "$1" | tr -d "$4"; } 2> /dev/null |
        timeout 60 gteval --input="$2" $width --limit-memory=40M > "$scratch/out" 2> "$scratch/err"
    status=$?
    [ $status -eq 1 ] && [ ! -s "$scratch/out" ] &&
        grep -q 'out of memory: .* the limit .*40 MiB; --limit-memory=SIZE raises it' "$scratch/err" ||
        { echo "exit status $status"; cut -c 1-200 "$scratch/err"; false; }
}

# Between documents blanks need no memory, and so have a limit of their own.
endless_blanks()
{
    yes '' 2> /dev/null | timeout 100 gteval "$@" > "$scratch/out" 2> "$scratch/err"
    [ $? -eq 1 ] && grep -q '1: error: more than 64 MiB of blanks$' "$scratch/err"
}

# Each position is two of the next, 33 times.
doubled_positions()
{
    awk 'BEGIN {
        for (i = 0; i < 33; i++)
            printf "p%d: [p%d, p%d]\n", i, i + 1, i + 1
        print "p33=1"
    }'
}

# Others are evaluated that fit, and "-o" leaves what was there.
others_fit()
{
    refused 1 'would pass the limit of 20 MiB' gteval --limit-memory=20M "$scratch/large.json" \
        -o "$scratch/kept" || return
    gteval --limit-memory=20M "$scratch/large.json" trees/aima.json > "$scratch/out" 2> "$scratch/err"
    [ $? -eq 1 ] && grep -q '^value: 3$' "$scratch/out" && [ ! -e "$scratch/kept" ]
}

# What is refused can be had with the need that the message names added to the limit.
enough()
{
    gteval --limit-memory=1G "$scratch/large.json" > "$scratch/out" &&
        gteval --limit-memory=none "$scratch/large.json" | cmp - "$scratch/out"
}

# A limit that is there already is heard, and can be lowered, but not raised.
from_outside()
{
    # shellcheck disable=SC3045 # left out where the shell does not know it
    (
        ulimit -v 30000 && refused 1 'the limit of 29.3 MiB' gteval "$scratch/large.json" &&
            refused 1 'the limit of 29.3 MiB' gteval --limit-memory=1G "$scratch/large.json" &&
            refused 1 'the limit of 20 MiB' gteval --limit-memory=20M "$scratch/large.json"
    )
}

# What the kernel holds the process to, in bytes, is less than what the machine has.
by_default()
{
    mkfifo "$scratch/pipe"
    gteval "$scratch/pipe" > /dev/null 2>&1 &
    : > "$scratch/pipe" # it is running now: it has opened the other end
    limit=$(awk '/^Max address space/ { print $4 }' "/proc/$!/limits")
    wait $!
    has=$(awk '/^MemTotal/ { printf "%.0f", 1024 * $2 }' /proc/meminfo)
    echo "limit $limit, machine $has"
    [ "$limit" != unlimited ] && [ "$limit" -lt "$has" ]
}

# A path of $1 plies: what stands before and behind what is below an inner node.
path()
{
    awk -v plies="$1" -v open="$2" -v close_="$3" 'BEGIN {
        for (i = 0; i < plies; i++)
            printf "%s", open
        printf "5"
        for (i = 0; i < plies; i++)
            printf "%s", close_
        print ""
    }'
}

path 10001 '[' ']' > "$scratch/path.json"
path 70000 '{"name":"n","children":[' ']}' > "$scratch/names.json"
doubled_positions > "$scratch/doubled.lab"
gtgen --model=worst --width=2 --depth=11 > "$scratch/nodes.json"
gtgen --width=2 --depth=13 > "$scratch/many.json"
limit 4294967294 1 'more than 4294967294 nodes' gteval "$scratch/doubled.lab"
limit 4294967294 2 '4294967294' gtgen --width=2 --depth=32
limit 4294967294 1 'over the limit of 4294967294' gteval tests/bad/ordinal-limit.dewey
limit 2000 1 'dot draws at most 2000 nodes' gteval --format=dot "$scratch/nodes.json"
limit 2000 1 'svg draws at most 2000 nodes' gteval --format=svg "$scratch/nodes.json"
limit 100 1 'tikz draws at most 100 nodes' gtconv --format=tikz "$scratch/nodes.json"
limit 5000 1 'html draws at most 5000 nodes' gteval --format=html "$scratch/many.json"
limit 200 1 'practice is of at most 200 nodes' gtconv --blank --format=html "$scratch/nodes.json"
limit 100000 1 'html plays at most 100000 events' gteval --format=html --algo=all "$scratch/nodes.json"
{ printf gt1:0123456789abcdef:; yes e30 | head -c 2000000 | tr -d '\n'; } > "$scratch/code"
limit 1048576 1 'a code is not longer than 1048576' gteval --check="$scratch/code" "$scratch/nodes.json"
limit 10000 1 'levels-key indents at most 10000 plies' gteval --format=levels "$scratch/path.json"
limit 10000 1 'at most 4 GiB for the ids' gtconv --format=dewey "$scratch/names.json"
check 'csv, ids of 70000 plies' refused 1 'csv takes at most 4 GiB' gtconv --format=csv \
    "$scratch/names.json"
check 'lab, ids of 70000 plies' refused 1 'lab takes at most 4 GiB' gtconv --strip-names \
    --format=lab "$scratch/names.json"
echo '{"name":"1","children":['"$(path 69999 '[' ']')"']}' > "$scratch/numbers.json"
check 'lab, ids for a name, 70000 plies' refused 1 'lab takes at most 4 GiB' gtconv --lossy \
    --format=lab "$scratch/numbers.json"
limit 256 2 'from 1 to 256' gteval --jobs=257 trees/aima.json

check '/dev/zero' refused 1 'NUL byte' gteval /dev/zero
check '/dev/zero for results' refused 1 'NUL byte' gteval --results /dev/zero
check '/dev/zero as Dewey text' refused 1 'NUL byte' gteval --input=dewey /dev/zero
check 'a folder' refused 1 'Is a directory' gteval trees

if [ "$MODE" = asan ]; then
    skip 'limits of memory: the sanitizer takes more'
    finish
fi
gtgen --width=10 --depth=6 > "$scratch/large.json"
check 'over the limit of memory' others_fit
check 'enough memory' enough
check 'a limit from outside' from_outside
# The text of a file is not held while it is so simple: little more than the tree. Programs that count
# their lines are larger themselves.
window=48
[ "$MODE" != coverage ] || window=56
in_a_window()
{
    gtgen --width=10 --depth=6 --format="$1" > "$scratch/large.$1"
    gteval --input="$2" --limit-memory="${window}M" "$scratch/large.$1" > "$scratch/out"
}
check "objects, 1111111 nodes in $window MiB" in_a_window json json
check "Dewey text, 1111111 nodes in $window MiB" in_a_window dewey dewey
# Lines in the order of the tree, which take no graph: little more than the text.
lab_in_order()
{
    gtgen --width=10 --depth=5 | gtconv --format=lab | gteval --limit-memory=16M > "$scratch/out"
}
check 'lab text of 111111 nodes in 16 MiB' lab_in_order
# Nor do those in another, as long as they make a tree.
lab_in_any_order()
{
    gtgen --width=10 --depth=5 | gtconv --format=lab | LC_ALL=C sort -r |
        gteval --limit-memory=16M > "$scratch/out"
}
check 'sorted lab text of 111111 nodes in 16 MiB' lab_in_any_order
# A game that numbers its outcomes and information sets as they come is not collected first.
efg_in_order()
{
    gtgen --width=10 --depth=5 | gtconv --format=efg > "$scratch/large.efg"
    gteval --limit-memory=16M "$scratch/large.efg" > "$scratch/out"
}
check 'a game of 111111 nodes in 16 MiB' efg_in_order
# Nor is one whose outcomes come again, for whose payoffs there is a table.
efg_of_ten_outcomes()
{
    sed 's/^t "" [0-9]*\([0-9]\) .*/t "" \1 { \1, -\1 }/; s/^t "" 0 .*/t "" 0/' \
        "$scratch/large.efg" | gteval --input=efg --limit-memory=16M > "$scratch/out"
}
check 'a game of ten outcomes in 16 MiB' efg_of_ten_outcomes
if [ -r /proc/self/limits ]; then
    check 'the default limit' by_default
else
    skip 'the default limit: no /proc'
fi
check 'gtconv --limit-memory=20M' refused 1 'the limit of 20 MiB' gtconv --limit-memory=20M \
    "$scratch/large.json"
check 'gtgen --limit-memory=20M' refused 1 'the limit of 20 MiB' gtgen --limit-memory=20M \
    --model=permutation --width=10 --depth=7

# WORD, FORMAT, what stands before, what is taken out of the lines
check 'endless brackets' endless '[' json '' '\n'
check 'endless numbers' endless '1,' json '[' '\n'
check 'an endless string' endless 'a' json '"' '\n'
check 'endless blanks' endless ' ' json '[' '\n'
check 'endless blanks between documents' endless_blanks --input=json
check 'endless blanks between results' endless_blanks --results
check 'endless comments' endless '# no tree' dewey '' ''
check 'an endless id' endless '.1' dewey '1' '\n'
check 'endless labels' endless 'a,' lab 'r: [' '\n'
check 'endless lists' endless '(' list '' ''
check 'endless leaves' endless '1' leaves '' ''
check 'an endless level' endless '(2)' levels '9
' '\n'
check 'endless edges' endless '(A,1),' sets '{(A,MAX)} {' '\n'
check 'endless rows' endless '1,0,' csv 'id,parent,value
' ''
check 'endless code' endless '(' code '' ''
check 'endless facts' endless 'a,' prolog 'moves(r,[' '\n'
check 'an endless node' endless 'a' forest '[' '\n'
check 'endless strings' endless 'a' efg 'EFG 2 R "' '\n'
finish
