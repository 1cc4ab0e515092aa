#!/bin/sh
# resume.sh - runs that were killed are gone on with, and in the end nobody can tell; what is not
# of the same run is refused, and stays as it is.

cd "$(dirname "$0")/.." && . tests/lib.sh

names=alphabeta,sss,mtdf
trees=$scratch/trees whole=$scratch/whole part=$scratch/part

{
    gtgen --model=ragged --width=3 --depth=5 --count=150 --seed=3 &&
        gtgen --model=uniform --width=2 --depth=5 --real --count=50 --seed=4
} > "$trees" || fail 'gtgen'

# evaluate OPTION... [FILE]...
evaluate()
{
    gteval --algo=$names "$@"
}

# cut_at BYTES OPTION...: the beginning of the whole, gone on with
cut_at()
{
    bytes=$1
    shift
    head -c "$bytes" "$whole" > "$part"
    evaluate "--resume=$part" "$@" > "$scratch/out" && [ ! -s "$scratch/out" ] &&
        cmp "$whole" "$part"
}

# cut_everywhere OPTION...: at 20 places, at the very ends and around the end of a line
cut_everywhere()
{
    evaluate "$@" > "$whole" || return
    size=$(wc -c < "$whole") line=$(head -n 5 "$whole" | wc -c)
    for bytes in 0 1 20 $((line - 1)) "$line" $((line + 1)) $((size - 1)) "$size"; do
        cut_at "$bytes" "$@" || return
    done
    for place in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        cut_at $((size * place / 21 + place)) "$@" || return
    done
}

# killed BYTES OPTION...: by SIGKILL, once it has written so much
killed()
{
    bytes=$1
    shift
    rm -f "$part"
    : > "$part"
    while read -r tree; do echo "$tree"; done < "$trees" |
        evaluate "$@" > "$part" &
    pid=$!
    while kill -0 "$pid" 2> "$scratch/gone" && [ "$(wc -c < "$part")" -lt "$bytes" ]; do
        :
    done
    kill -9 $pid 2> "$scratch/gone"
    wait $pid 2> "$scratch/gone"
    evaluate "--resume=$part" "$@" < "$trees" && cmp "$whole" "$part"
}

killed_everywhere()
{
    evaluate "$@" < "$trees" > "$whole" || return
    size=$(wc -c < "$whole")
    for place in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        killed $((size * place / 22)) "$@" || return
    done
}

# start OPTION... [REDIRECTION]: reads a pipe, into which 3 leads; its process is $pid. In the
# background INT and QUIT are ignored, unless that is undone.
start()
{
    exec 3>&-
    rm -f "$scratch/pipe"
    mkfifo "$scratch/pipe"
    : > "$scratch/err"
    env --default-signal=INT,QUIT gteval --algo=$names "$@" "$scratch/pipe" \
        > "$part" 2> "$scratch/err" &
    pid=$!
    # Whoever opens the pipe waits until it has, unless it has failed.
    { sleep 20; : <> "$scratch/pipe"; } &
    exec 3> "$scratch/pipe"
    kill $!
}

# end SIGNAL: by which it ends
end()
{
    kill -s "$1" "$pid"
    wait "$pid"
    status=$?
    exec 3>&-
    # shellcheck disable=SC2016
    env --default-signal=INT,QUIT sh -c 'kill -s "$0" $$' "$1" 2> "$scratch/gone"
    [ $? -eq $status ] || { echo "exit status $status"; false; }
}

# says TEXT: and nothing else
says()
{
    echo "$1" | cmp - "$scratch/err" || { cat "$scratch/err"; false; }
}

# feed BYTES: trees, until so much has been written
feed()
{
    while [ "$(wc -c < "$part")" -lt "$1" ] && read -r tree; do
        echo "$tree" >&3
    done < "$trees"
    while kill -0 "$pid" && [ "$(wc -c < "$part")" -lt "$1" ]; do
        :
    done
}

# stopped SIGNAL OPTION...: it says up to which tree its results are there, and they are
stopped()
{
    signal=$1
    shift
    rm -f "$scratch/pipe" && cp "$trees" "$scratch/pipe"
    evaluate --format=csv "$scratch/pipe" > "$whole" || return
    start --format=csv "$@" && feed $(($(wc -c < "$whole") / 3)) && end "$signal" || return
    text='gteval: ended by a signal: the output is complete up to tree \([0-9]*\) of '
    more='; the same command with --resume=FILE goes on'
    reached=$(sed -n "s,^$text$scratch/pipe$more\$,\\1,p" "$scratch/err")
    [ "$reached" -ge 1 ] && [ "$(wc -l < "$scratch/err")" -eq 1 ] || { cat "$scratch/err"; return 1; }
    head -n $((3 * reached + 1)) "$whole" > "$scratch/wanted"
    head -n $((3 * reached + 1)) "$part" | cmp "$scratch/wanted" - || return
    cp "$trees" "$scratch/pipe.full" && rm "$scratch/pipe" && mv "$scratch/pipe.full" "$scratch/pipe"
    evaluate --format=csv "$@" "--resume=$part" "$scratch/pipe" && cmp "$whole" "$part"
}

# Before anything is there, or has been added.
stopped_early()
{
    start --format=csv && end TERM && says 'gteval: ended by a signal before a tree was done' || return
    evaluate --format=csv "$trees" | head -n 100 > "$scratch/kept"
    cp "$scratch/kept" "$scratch/on"
    start --format=csv "--resume=$scratch/on" && end TERM && cmp "$scratch/kept" "$scratch/on" &&
        says 'gteval: ended by a signal before a tree was done; the same command goes on'
}

# Nobody is told where nobody reads, nor of a table that is printed in the end.
stopped_silently()
{
    start --format=csv && end PIPE && [ ! -s "$scratch/err" ] || return
    start --summary && end TERM && [ ! -s "$scratch/err" ]
}

# fails_once OPTION...: the first tree is done, and the second has failed
fails_once()
{
    start --depth=1 "$@" || return
    printf '[1,2]\n[[3,4],5]\n[7,8]\n' >&3
    while kill -0 "$pid" && ! grep -q 'tree 2: ' "$scratch/err"; do
        :
    done
    end HUP && [ ! -s "$part" ] || return
    sed -i '/: error: /d; s/ tree [12] of/ tree N of/' "$scratch/err"
}

# What is not written before all is done.
stopped_output()
{
    text="gteval: ended by a signal after tree N of $scratch/pipe: $scratch/to is as it was"
    fails_once -fcsv -o "$scratch/to" &&
        says "$text; --resume=$scratch/to in place of --output keeps what is done" &&
        fails_once -o "$scratch/to" && says "$text"
}

# With trees that fail each time, so that they have no results, and a file that ends in none.
with_failures()
{
    printf '[1,2]\n[[3,4],5]\n[7,8]\n[[3,4],5]\n[[3,4],5]\n[9,6]\n[1,"x"]\n' > "$scratch/mixed"
    printf '[[3,4],5]\n[4,6]\n[2,5]\n[[3,4],5]\n' > "$scratch/more"
    evaluate --format=csv --depth=1 "$scratch/mixed" "$scratch/more" > "$whole" 2> "$scratch/err"
    status=$? size=$(wc -c < "$whole")
    [ $status = 1 ] || return
    for bytes in 0 250 500 800 1100 $((size - 1)) "$size"; do
        head -c "$bytes" "$whole" > "$part"
        evaluate --format=csv --depth=1 "--resume=$part" "$scratch/mixed" "$scratch/more" \
            2> "$scratch/again"
        # Of the first tree of a file it is not yet known whether it needs its number.
        [ $? = $status ] && cmp "$whole" "$part" || return
        sed 's/tree 1: //' "$scratch/err" > "$scratch/wanted"
        sed 's/tree 1: //' "$scratch/again" | diff "$scratch/wanted" - || return
    done
}

begins()
{
    rm -f "$part"
    evaluate --format=csv "$trees" > "$whole" &&
        evaluate --format=csv "--resume=$part" "$trees" && cmp "$whole" "$part"
}

# refuses TEXT STATUS COMMAND...: with that in the message, and the file stays
refuses()
{
    text=$1 wanted=$2
    shift 2
    cp "$scratch/before" "$part"
    "$@" > "$scratch/out" 2> "$scratch/err"
    status=$?
    [ $status = "$wanted" ] && grep -qF "$text" "$scratch/err" && cmp "$scratch/before" "$part" ||
        { echo "exit status $status"; cat "$scratch/err"; false; }
}

# Which nothing can be cut off.
says_null()
{
    ! evaluate -fcsv --resume=/dev/null "$trees" 2> "$scratch/err" &&
        grep -q '^gteval: /dev/null: \|^/dev/null: ' "$scratch/err"
}

other='not what these options print of these trees: nothing is resumed'

evaluate --format=csv "$trees" | head -c 9000 > "$scratch/before"
gtgen --seed=9 --count=300 > "$scratch/other"
head -n 4 "$trees" > "$scratch/few"
check 'other algorithms' refuses "$other" 1 gteval --algo=sss -fcsv "--resume=$part" "$trees"
check 'fewer algorithms' refuses "$other" 1 gteval -fcsv "--resume=$part" "$trees"
check 'another guess' refuses "$other" 1 \
    gteval --algo=mtdf -g 3 -fcsv "--resume=$part" "$trees"
check 'another format' refuses "$other" 1 evaluate -fjson "--resume=$part" "$trees"
check 'other columns' refuses "$other" 1 evaluate -fcsv --moves "--resume=$part" "$trees"
check 'other trees' refuses "$other" 1 evaluate -fcsv "--resume=$part" "$scratch/other"
check 'other numbers' refuses "$other" 1 evaluate -fcsv --first=3 "--resume=$part" "$trees"
check 'fewer trees' refuses "$other" 1 evaluate -fcsv "--resume=$part" "$scratch/few"
check 'no trees' refuses "$other" 1 evaluate -fcsv "--resume=$part" "$scratch/none"
check '--output' refuses "option '--output' has no meaning for '--resume'" 2 \
    evaluate -fcsv -o "$scratch/x" "--resume=$part" "$trees"
check '--time' refuses "option '--time' has no meaning for '--resume'" 2 \
    evaluate -fcsv --time "--resume=$part" "$trees"
check '--summary' refuses "option '--resume' has no meaning for" 2 \
    evaluate -fcsv --summary "--resume=$part" "$trees"
check 'text' refuses "option '--resume' has no meaning for" 2 evaluate "--resume=$part" "$trees"
printf 'these are\nmy notes\n' > "$scratch/before"
check 'no results' refuses "expected a header of results" 1 evaluate -fcsv "--resume=$part" "$trees"
printf 'my notes\n' > "$scratch/before"
check 'a line' refuses "$other" 1 evaluate -fcsv "--resume=$part" "$trees"
part=$scratch/folder
mkdir "$part"
! evaluate -fcsv "--resume=$part" "$trees" 2> "$scratch/err" && grep -q 'folder: ' "$scratch/err" &&
    pass || fail 'a folder'
part=$scratch/part
check 'no file' says_null

check 'a file that is not there' begins
check 'csv, cut' cut_everywhere --format=csv "$trees"
check 'json, cut' cut_everywhere --format=json "$trees"
check 'json with --moves, cut' cut_everywhere --format=json --moves "$trees"
check 'two files, cut' cut_everywhere --format=csv "$trees" "$scratch/other"
check 'a shard, cut' cut_everywhere --format=csv --first=100 "$trees"
check '--jobs, cut' cut_everywhere --format=csv --jobs=2 "$trees"
cp "$trees" "$scratch/=a,\"b"
check 'a name in quotes, csv, cut' cut_everywhere --format=csv "$scratch/=a,\"b"
check 'a name in quotes, json, cut' cut_everywhere --format=json "$scratch/=a,\"b"
check 'csv, killed' killed_everywhere --format=csv
check 'json, killed' killed_everywhere --format=json
check '--jobs, killed' killed_everywhere --format=csv --jobs=2
for signal in INT TERM HUP USR1 XCPU; do
    check "SIG$signal" stopped $signal
done
check '--jobs, SIGTERM' stopped TERM --jobs=2
check 'SIGTERM before the first tree' stopped_early
check 'signals of which nothing is said' stopped_silently
check 'SIGHUP, --output' stopped_output
check 'trees that fail' with_failures
finish
