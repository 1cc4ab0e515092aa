#!/bin/sh
# run.sh - "make bench": the goals for speed, each with what was measured in this run. See
# README.md. BENCH_LARGE=1 adds trees of 10^8 leaves.

cd "$(dirname "$0")/../.." && . tests/lib.sh

: "${CC:=cc}" "${CXX:=c++}"

# once COMMAND...: the seconds of processor time that it takes, those of its children too
once()
{
    sh -c '"$@" > /dev/null || echo failed >&2; times' sh "$@" 2> "$scratch/err" |
        awk 'NR == 2 { gsub(/s/, ""); for (i = 1; i <= 2; i++) { split($i, t, "m"); sum += t[1] * 60 + t[2] }
            print (sum > 0 ? sum : 0.001) }'
    [ ! -s "$scratch/err" ] || cat "$scratch/err" >&2
}

# seconds COMMAND...: the median of three
seconds()
{
    { once "$@"; once "$@"; once "$@"; } | sort -n | sed -n 2p
}

# row GOAL MEASURED HOLDS
row()
{
    printf '%-58s | %10s | %s\n' "$1" "$2" "$3"
}

# most GOAL A B LIMIT: A / B is at most that
most()
{
    # shellcheck disable=SC2046 # two words
    row "$1 <= $4" $(awk -v a="$2" -v b="$3" -v limit="$4" 'BEGIN {
        printf "%.2f %s", a / b, (a / b <= limit ? "yes" : "NO") }')
}

# least GOAL A B LIMIT: A / B is at least that
least()
{
    # shellcheck disable=SC2046
    row "$1 >= $4" $(awk -v a="$2" -v b="$3" -v limit="$4" 'BEGIN {
        printf "%.0f %s", a / b, (a / b >= limit ? "yes" : "NO") }')
}

left_out()
{
    row "$1" - "skipped: no $2"
}

size()
{
    wc -c < "$1"
}

build_peers()
{
    # shellcheck disable=SC2046,SC2086 # lists of options
    "$CC" -O2 -o "$scratch/cjson_peer" tests/bench/cjson_peer.c \
        $(pkg-config --cflags --libs libcjson) 2> /dev/null
    "$CXX" -O2 -o "$scratch/textbook" tests/bench/textbook.cc 2> /dev/null
    "$CXX" -O2 -o "$scratch/simdjson" tests/bench/simdjson.cc -lsimdjson 2> /dev/null
    "$CC" -std=c11 -D_POSIX_C_SOURCE=200809L -Isrc -O2 -w -o "$scratch/search" \
        tests/bench/search.c tests/bench/unwatched.c "$BUILD/internal.a" -lm -pthread
}

# beside KIND FILE OURS LIMIT PROGRAM COMMAND...: our time by that of a peer
beside()
{
    goal="JSON, $1: time by that of $5" ours=$3 limit=$4 program=$5
    shift 5
    if have "$program" || [ -x "$scratch/$program" ]; then
        most "$goal" "$ours" "$(seconds "$@")" "$limit"
    else
        left_out "$goal" "$program"
    fi
}

# against_peers KIND FILE CJSON-LIMIT PYTHON-LIMIT SIMDJSON-LIMIT
against_peers()
{
    ours=$(seconds gteval --algo=alphabeta "$2")
    beside "$1" "$2" "$ours" "$3" cjson_peer "$scratch/cjson_peer" "$2"
    beside "$1" "$2" "$ours" "$4" python3 \
        python3 -c 'import json, sys; json.load(open(sys.argv[1]))' "$2"
    beside "$1" "$2" "$ours" 1 node \
        node -e 'JSON.parse(require("fs").readFileSync(process.argv[1]))' "$2"
    beside "$1" "$2" "$ours" 1 textbook "$scratch/textbook" "$2"
    beside "$1" "$2" "$ours" "$5" simdjson "$scratch/simdjson" "$2"
}

make_path()
{
    awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++) printf "["; printf "1"
        for (i = 0; i < n; i++) printf "]"; print "" }'
}

make_wide()
{
    awk -v n="$1" 'BEGIN { printf "[0"; for (i = 1; i < n; i++) printf ",%d", i; print "]" }'
}

make_stream()
{
    awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++) print "[[1,2],[3,4]]" }'
}

make_name()
{
    awk -v n="$1" 'BEGIN { printf "{\"name\":\""; for (i = 0; i < n; i++) printf "01234567890123456789012345678901234567890123456789"
        print "\",\"value\":1}" }'
}

# linear KIND: twice the input takes about twice the time
linear()
{
    "make_$1" 1000000 > "$scratch/small"
    "make_$1" 2000000 > "$scratch/big"
    most "JSON, $1: time of 2x10^6 by that of 10^6" \
        "$(seconds gteval --algo=minimax --summary "$scratch/big")" \
        "$(seconds gteval --algo=minimax --summary "$scratch/small")" 3
}

dewey()
{
    gtgen --model=permutation -W4 -D11 --format=dewey > "$scratch/sorted"
    sorted=$(seconds gteval --algo=alphabeta "$scratch/sorted")
    least 'Dewey text, sorted: MB a second' "$(size "$scratch/sorted")" \
        "$(awk -v s="$sorted" 'BEGIN { print s * 1000000 }')" 500
    gtgen --model=permutation -W4 -D11 > "$scratch/nested"
    beside 'the same tree as Dewey text' "$scratch/nested" "$sorted" 0.25 cjson_peer \
        "$scratch/cjson_peer" "$scratch/nested"
    gtgen --model=permutation -W4 -D10 --format=dewey > "$scratch/sorted"
    awk '{ print (NR * 7919) % 1000003 "\t" $0 }' "$scratch/sorted" | sort -n | cut -f 2- \
        > "$scratch/shuffled"
    most 'Dewey text, unsorted: time by that of sort' \
        "$(seconds gteval --algo=alphabeta "$scratch/shuffled")" \
        "$(seconds sort "$scratch/shuffled")" 1
}

# searches WIDTH DEPTH
searches()
{
    "$scratch/search" "$1" "$2" > "$scratch/times" || { fail "search $1 $2"; return; }
    while read -r goal a b limit; do
        most "$goal ($1,$2)" "$(sed -n "s/^$a [0-9]* //p" "$scratch/times")" \
            "$(sed -n "s/^$b [0-9]* //p" "$scratch/times")" "$limit"
    done << END
minimax:bare minimax bare-minimax 1.5
alphabeta:bare alphabeta bare-alphabeta 1.5
watching,off alphabeta unwatched-alphabeta 1.05
sss:alphabeta sss alphabeta 8
recsss:alphabeta recsss alphabeta 4
mt-sss:alphabeta mt-sss alphabeta 2
mt-dual:alphabeta mt-dual alphabeta 2
mtdf:alphabeta mtdf alphabeta 2
END
}

# first NAME WIDTH DEPTH: nanoseconds a node of a search right behind the building of a tree, the
# median of five
first()
{
    for _ in 1 2 3 4 5; do
        "$scratch/search" "$2" "$3" "$1"
    done | cut -d ' ' -f 3 | sort -n | sed -n 3p
}

# cold WIDTH DEPTH
cold()
{
    most "alphabeta:bare, the first search ($1,$2)" "$(first alphabeta "$1" "$2")" \
        "$(first bare-alphabeta "$1" "$2")" 1.4
}

# nanoseconds COMMAND: of the clock, the least of five runs
nanoseconds()
{
    for _ in 1 2 3 4 5; do
        start=$(date +%s%N)
        sh -c "$1" > /dev/null
        echo $(($(date +%s%N) - start))
    done | sort -n | sed -n 1p
}

# jobs WIDTH DEPTH COUNT: what two cores bring, where there are two and nothing else is on
jobs()
{
    goal="gtgen | gteval --jobs=2 ($1,$2): speed by that of one core"
    make_trees="gtgen -W$1 -D$2 --count=$3"
    if ! have taskset || [ "$(nproc)" -lt 2 ]; then
        left_out "$goal" 'taskset, or no second core'
        return
    fi
    # shellcheck disable=SC2046 # two words
    row "$goal >= 1.7" $(awk -v a="$(nanoseconds "taskset -c 0 sh -c '$make_trees | gteval --summary'")" \
        -v b="$(nanoseconds "$make_trees | gteval --summary --jobs=2")" 'BEGIN {
        printf "%.2f %s", a / b, (a / b >= 1.7 ? "yes" : "NO") }')
}

small_trees()
{
    gtgen --model=uniform -W2 -D3 --count=1000000 > "$scratch/trees"
    rate=$(seconds gteval --algo=alphabeta --summary "$scratch/trees")
    least 'small trees a second, summary' 1000000 "$rate" 300000
}

# generator MODEL
generator()
{
    gtgen --model="$1" -W4 -D11 > "$scratch/trees"
    most "gtgen, $1: time by that of gteval" "$(seconds gtgen --model="$1" -W4 -D11)" \
        "$(seconds gteval --algo=alphabeta "$scratch/trees")" 1
}

python_module()
{
    if ! have python3; then
        left_out 'Python: time by that of gteval' python3
        return
    fi
    GTEVAL_LIBRARY=$BUILD/libgteval.so.1 python3 tests/bench/python.py "$scratch" > "$scratch/times"
    while read -r name here there; do
        case $name in
        small) most 'Python, 10^5 small trees: time by that of gteval -f json' "$here" "$there" 3 ;;
        lists) most 'Python, a list of 10^7 leaves: time by json.dumps into gteval' "$here" "$there" 1 ;;
        esac
    done < "$scratch/times"
}

# The searches of the playground, which "make playground" has made.
playground()
{
    if [ ! -e build/playground/npm/program.js ]; then
        left_out 'playground: time by that of gteval' playground
        return
    fi
    gtgen -W5 -D8 > "$scratch/tree"
    # shellcheck disable=SC2046 # a word each
    node tests/bench/playground.js build/playground/npm "$scratch/tree" \
        $(gteval --algo=all --format=csv "$scratch/tree" | awk -F, 'NR > 1 { print $3 }') > "$scratch/times"
    while read -r name there here; do
        most "playground, $name: time by that of gteval" "$there" "$here" 3
    done < "$scratch/times"
}

# growth FORMAT DEPTH: ten times the tree takes about ten times the time
growth()
{
    gtgen -W10 -D"$2" --format="$1" > "$scratch/big"
    big=$(seconds gteval --algo=alphabeta "$scratch/big")
    most "$1, 10^$2 leaves: time by that of 10^$(($2 - 1))" "$big" "$small" 13
    small=$big
}

# large FORMAT: up to 10^8 leaves, which must do with 8 GiB
large()
{
    gtgen -W10 -D6 --format="$1" > "$scratch/big"
    small=$(seconds gteval --algo=alphabeta "$scratch/big")
    growth "$1" 7
    growth "$1" 8
    for way in file pipe; do
        # shellcheck disable=SC3045 # not in every sh; without it the row says failed
        if (ulimit -v 8388608 && "through_$way" "$1" > /dev/null); then
            row "$1, 10^8 leaves from a $way in 8 GiB" "done" yes
        else
            row "$1, 10^8 leaves from a $way in 8 GiB" failed NO
        fi
    done
    rm "$scratch/big"
}

through_file()
{
    gteval --algo=alphabeta "$scratch/big"
}

through_pipe()
{
    gtgen -W10 -D8 --format="$1" | gteval --algo=alphabeta -
}

row goal measured 'holds?'
build_peers
gtgen --model=permutation -W4 -D10 > "$scratch/nested"
gtgen --model=permutation -W4 -D9 --format=json > "$scratch/objects"
against_peers arrays "$scratch/nested" 0.15 0.3 0.35
against_peers objects "$scratch/objects" 0.25 1 1
for kind in path wide stream name; do
    linear $kind
done
dewey
searches 4 11
searches 8 7
searches 20 5
cold 4 11
cold 8 7
cold 20 5
small_trees
jobs 2 3 500000
jobs 3 5 60000
jobs 4 8 300
generator uniform
generator permutation
playground
python_module
if [ "${BENCH_LARGE:-0}" = 1 ]; then
    large nested
    large dewey
fi
