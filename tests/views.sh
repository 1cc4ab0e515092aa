#!/bin/sh
# views.sh - every way to show trees, by the program's own lists: --jobs makes no difference
# to the byte, and an option makes one or is refused.

cd "$(dirname "$0")/.." && . tests/lib.sh

options()
{
    gteval --completion=fish | sed -n 's/^complete .* -l \([a-z-]*\) .*/\1/p'
}

formats()
{
    gteval --completion=fish | sed -n "s/^complete .* -l format .*-a '\([^']*\)'.*/\1/p"
}

# Ways to show something are formats, by themselves and with what asks for more.
views()
{
    for format in $(formats); do
        echo "--format=$format"
        echo "--format=$format --trace"
        echo "--format=$format --summary"
    done
    echo "--results"
    echo "--results --format=json"
    echo "--results --format=csv"
    echo "--results --format=svg"
    echo "--check=answers"
    echo "--check=answers --all"
    echo "--check=answers --format=json"
    echo "--check=answers --format=csv"
    echo "--answer-template=solved"
    echo "--answer-template=solved --format=json"
    echo "--explain=1.1"
    echo "--explain=1.1 --format=json"
    for format in text json csv; do
        echo "--verify-static --format=$format"
        echo "--ordering --format=$format"
    done
}

# run NAME ARGUMENT...: what it prints, and its status
run()
{
    run_name=$1
    shift
    gteval "$@" > "$run_name.out" 2> "$run_name.err" < stream.json
    echo $? > "$run_name.status"
}

# same NAME NAME
same()
{
    cmp -s "$1.out" "$2.out" && cmp -s "$1.err" "$2.err" && cmp -s "$1.status" "$2.status"
}

refused()
{
    [ "$(cat "$1.status")" = 2 ]
}

# told VIEW WRONG: passes if nothing is wrong
told()
{
    if [ -z "$2" ]; then
        pass
    else
        fail "gteval $1:$2"
    fi
}

cd "$scratch" || exit 4
# Trees that differ, one with names and a tie; too many nodes for TikZ; something malformed.
echo '{"children":[{"name":"a","value":3,"children":[{"name":"b","value":5},
    {"name":"c","value":3},{"value":9}]},
    {"value":3,"children":[{"value":3},{"value":3}]}]}' > one.json
{ cat one.json && echo '[[5,4,[7,1]],[3,[2,6]],[8,5]]'; } > stream.json
{ gtgen --width=11 --depth=2 && cat one.json && gtgen --width=3 --depth=3 --count=20; } > large.json
{ cat stream.json && echo '[[1,2],[3'; } > cut.json
gteval --format=csv --first=3 stream.json > results
echo '{"leaves": ["b", "c", "1.3", "2.1"]} {"value": 4}' > answers
# Lines of equal worth, a longer one first.
echo '[[[[[1]]],1],[1,1]]' > ties.json
echo '{"move": "1"}' > long
echo '{"value": 9, "nodes": 99}' > poor
# Where MIN is to move at a leaf; where a value is not what lies below.
echo '{"children":[{"value":1,"children":[{"children":[3,5]},2]},4]}' > odd.json
echo '[[5,4,[7,1]],[3,[2,6]],[8,5]]' > two.json
echo '{"value": 4}' > value
echo '{"name":"a","value":4,"children":[3,5]}' > stored.json

check 'the program lists its formats and options' \
    test "$(formats | wc -w)" -ge 10 -a "$(options | wc -w)" -ge 24

for view in $(views | tr ' ' ,); do
    view=$(echo "$view" | tr , ' ')
    wrong=
    for rest in one.json stream.json large.json - 'one.json one.json' 'large.json one.json' \
        'stream.json stream.json' 'cut.json one.json large.json' 'missing.json one.json' \
        '--algo=all large.json' '--depth=1 stream.json one.json'; do
        # shellcheck disable=SC2086
        run one $view $rest
        for jobs in 2 3; do
            # shellcheck disable=SC2086
            run more $view --jobs=$jobs $rest
            same one more || refused more || wrong="$wrong --jobs=$jobs differs on $rest;"
        done
    done
    told "$view" "$wrong"
done

# An option in a form that makes a difference, with what it takes for that.
example()
{
    case $1 in
    algo) echo --algo=minimax ;;
    format) case $view in *csv*) echo --format=json ;; *) echo --format=csv ;; esac ;;
    input) echo --input=levels ;;
    width) echo --width=2 ;;
    root) echo --root=min ;;
    ignore) echo --ignore=value ;;
    depth) echo --depth=0 ;;
    window) echo --window=4,5 ;;
    guess) echo --guess=0 ;;
    target) echo --target=4 ;;
    cut) echo --cut=gt ;;
    check) echo --check=answers ;;
    points) echo --points=leaves:3 ;;
    resume) echo --resume=fresh ;;
    explain) echo --explain=e ;;
    labels) echo --labels=letters ;;
    layout) echo --layout=right ;;
    page) echo --page=100x60 ;;
    title) echo --title=title ;;
    name) echo --name=piped ;;
    step) echo --step=3 ;;
    line) echo --line=shortest ;;
    jobs) echo --jobs=2 ;;
    first) echo --first=3 ;;
    last) echo --last=9 ;;
    expect) echo --expect=9 ;;
    output) echo --output=copy ;;
    limit-memory) echo --limit-memory=1M ;;
    color) echo --color=always ;;
    completion) echo --completion=bash ;;
    *) echo "--$1" ;;
    esac
}

# What stands beside it, and the FILE.
surroundings()
{
    case "$view $1" in
    *' guess') echo --algo=mtdf stream.json ;;
    *' target') echo --algo=pn stream.json ;; # which cannot do without
    *' name') ;; # nothing: standard input
    --results*' first') echo results ;; # of which the first are missing
    --results*) echo --first=3 results ;;
    *' first') echo --depth=1 stream.json ;; # too shallow for the second tree
    --check*' all') echo --check=poor one.json ;;
    --check*' line') echo --check=long ties.json ;;
    *' line') echo ties.json ;;
    --check*' negamax') echo --check=value odd.json ;;
    *'svg --summary negamax') echo two.json ;; # where the leaves are others
    *' negamax') echo odd.json ;;
    --verify-static*' ids') echo stored.json ;;
    *) echo stream.json ;;
    esac
}

# What makes no difference, and is not refused, since it says what is so.
for_granted()
{
    case "$view $1" in
    *' jobs' | *' verify' | *'--results'*' summary' | *--trace' trace' | *--summary' summary' | \
        --results*' results' | --check*' check' | *--all*' all' | --explain*' explain' | \
        --verify-static*' verify-static' | --ordering*' ordering' | *' color' | \
        *' progress') ;; # which takes a terminal
    *' name') ;; # which messages have
    *=json*' ids' | *=csv*' ids') [ "${view#*--summary}" = "$view" ] ;; # ids are there anyway
    *' limit-memory') [ "$MODE" = asan ] ;; # which sets no limits
    *) return 1 ;;
    esac
}

for view in $(views | tr ' ' ,); do
    view=$(echo "$view" | tr , ' ')
    wrong=
    for option in $(options); do
        # shellcheck disable=SC2046,SC2086
        run without $view $(surroundings "$option")
        # shellcheck disable=SC2046,SC2086
        run with $view "$(example "$option")" $(surroundings "$option")
        grep -q 'has no meaning for' with.err || ! same without with || for_granted "$option" ||
            refused without || wrong="$wrong --$option is of no use;"
    done
    told "$view" "$wrong"
done
finish
