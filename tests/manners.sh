#!/bin/sh
# manners.sh - how the programs behave towards terminals, pipes and full disks; what they
# say there is in tests/cli/manners.t.

cd "$(dirname "$0")/.." && . tests/lib.sh

tree=trees/sss-example.dewey

# exits STATUS COMMAND...: leaves what was printed in $scratch/out and $scratch/err
exits()
{
    wanted=$1
    shift
    "$@" > "$scratch/out" 2> "$scratch/err" < /dev/null
    status=$?
    [ $status -eq "$wanted" ] || { echo "exit status $status"; cat "$scratch/err"; false; }
}

quiet()
{
    [ ! -s "$scratch/err" ] || { cat "$scratch/err"; false; }
}

# On standard output, status 0, nothing else.
tells()
{
    exits 0 "$@" && quiet && [ -s "$scratch/out" ]
}

tells_version()
{
    tells "$1" --version && head -n 1 "$scratch/out" | grep -qE "^$1 [0-9]+\.[0-9]+\.[0-9]+$"
}

refuses_an_option()
{
    exits 2 "$1" --nonsense && [ ! -s "$scratch/out" ] &&
        [ "$(tail -n 1 "$scratch/err")" = "Try '$1 --help'" ]
}

# said_by PROGRAM OPTION: what it says of a wrong option, without its name
said_by()
{
    exits 2 "$@" && head -n 1 "$scratch/err" | sed "s/^$1: //"
}

# same_words OPTION PROGRAM...: the same mistake gets the same message
same_words()
{
    option=$1
    shift
    said_by "$1" "$option" > "$scratch/words" && [ -s "$scratch/words" ] || return
    for one; do
        said_by "$one" "$option" > "$scratch/said" && cmp "$scratch/words" "$scratch/said" || return
    done
}

# write_to_full COMMAND: /dev/full takes nothing
write_to_full()
{
    sh -c "$1 > /dev/full" 2> "$scratch/err"
    status=$?
    [ $status -eq 4 ] && grep -q "^${1%% *}: .*No space left" "$scratch/err" ||
        { echo "exit status $status"; cat "$scratch/err"; false; }
}

# The reader leaves after one line: the writer ends by SIGPIPE, without a word.
left_alone()
{
    { sh -c "$1" 2> "$scratch/err"; echo $? > "$scratch/status"; } | head -n 1 > /dev/null
    status=$(cat "$scratch/status")
    [ "$status" -eq 141 ] && quiet || { echo "exit status $status"; false; }
}

# Without FILE, at a terminal: the usage, and no waiting.
at_terminal()
{
    script -qec "$1" /dev/null < /dev/null > "$scratch/out"
    status=$?
    [ $status -eq 2 ] && grep -q "^Usage: $1" "$scratch/out" ||
        { echo "exit status $status"; cat "$scratch/out"; false; }
}

# A picture in text is as wide as the terminal, or as COLUMNS says where it does not know.
fits_terminal()
{
    awk 'BEGIN { printf "{\"name\":\"%0300d\",\"children\":[1,2]}", 0 }' > "$scratch/wide"
    script -qec "stty cols $1; COLUMNS=$2 gteval --format=outline '$scratch/wide'" /dev/null \
        < /dev/null | tr -d '\r' > "$scratch/out"
    awk '/000\.\.\./ { found = length } END { print found; exit found != wanted }' \
        wanted="$3" "$scratch/out"
}

# A line at the terminal about what was not read and could matter, and none where nobody
# sits before one, or for a report that is no text.
remarks()
{
    printf 'id,parent,value,who,%s\na,,,Ann,\nb,a,3,Bob,x\n' "$(printf '\033who')" \
        > "$scratch/remarks.csv"
    script -qec "gteval -f $1 $scratch/remarks.csv" /dev/null < /dev/null |
        tr -d '\r' > "$scratch/out"
    gteval "$scratch/remarks.csv" > /dev/null 2> "$scratch/err"
    quiet && [ "$(grep -cF "remarks.csv: note: keys not read: \"who\" (2), \"?who\" (1);" \
        "$scratch/out")" -eq "$2" ] || { cat "$scratch/out"; false; }
}

# Of many of those the first ones.
remarks_on_keys()
{
    echo '{"a1":1,"a2":1,"a3":1,"a4":1,"a5":1,"a6":1,"a7":1,"a8":1,"a9":1,"children":[1,2]}' \
        > "$scratch/keys.json"
    script -qec "gteval $scratch/keys.json" /dev/null < /dev/null | tr -d '\r' > "$scratch/out"
    grep -qF '"a7" (1), "a8" (1) and 1 others; --explain-input tells more' "$scratch/out" ||
        { cat "$scratch/out"; false; }
}

# What the payoffs of a game sum to that is taken for one of MAX and MIN.
remarks_on_sums()
{
    printf 'EFG 2 R "" { "A" "B" }\np "" 1 1 "" { "l" "r" } 0\nt "" 1 "" { 3, 7 }\nt "" 2 "" { 5, 5 }\n' \
        > "$scratch/sums.efg"
    script -qec "gteval $scratch/sums.efg" /dev/null < /dev/null | tr -d '\r' > "$scratch/out"
    gteval "$scratch/sums.efg" > /dev/null 2> "$scratch/err"
    quiet && grep -qF 'sums.efg: note: payoffs of both players sum to "10" (1): values are' \
        "$scratch/out" || { cat "$scratch/out"; false; }
}

# announced TEXT COMMAND: what will come is said before it does, at a terminal only
announced()
{
    script -qec "$2" /dev/null < /dev/null | tr -d '\r' > "$scratch/out"
    sh -c "$2" 2> "$scratch/err" > /dev/null
    quiet && [ "$(grep -c ': note: ' "$scratch/out")" -eq "$(echo "$1" | grep -c .)" ] &&
        grep -qF -- "$1" "$scratch/out" || { cat "$scratch/out"; false; }
}

# The same, and then there is no room for it.
announced_for_nothing()
{
    { echo 0; seq 2699; } | tr '\n' , | sed 's/^/[/; s/,$/]/' > "$scratch/many.json"
    script -qec "gteval -a sss -t $scratch/many.json > /dev/full" /dev/null < /dev/null |
        tr -d '\r' > "$scratch/out"
    grep -qF 'many.json: note: the trace will take about 0.1 GB' "$scratch/out" &&
        grep -qF 'cannot write' "$scratch/out" || { cat "$scratch/out"; false; }
}

# A line at the terminal, not among the trees, where it takes longer than a moment.
shows_progress()
{
    script -qec "gtgen -W10 -D5 --count=4 --progress | { sleep 1; cat > '$scratch/trees'; }" \
        /dev/null < /dev/null > "$scratch/out"
    grep -q ' of 4 trees, ' "$scratch/out" && [ "$(wc -l < "$scratch/trees")" -eq 4 ] &&
        gtgen -W10 -D5 --count=4 | cmp - "$scratch/trees"
}

# The same of gteval: trees come until it has been seen.
shows_trees_done()
{
    : > "$scratch/out"
    script -qec "for i in \$(seq 3000); do
            ! grep -q ' trees, [0-9]*/s' '$scratch/out' || break
            gtgen --count=50
        done | tee '$scratch/trees' | gteval --progress --jobs=$1 --format=csv > '$scratch/results'" \
        /dev/null < /dev/null > "$scratch/out"
    grep -q ' trees, [0-9]*/s' "$scratch/out" && [ "$(tail -c 4 "$scratch/out")" = "$(printf '\r\033[K')" ] &&
        gteval --format=csv < "$scratch/trees" | cmp - "$scratch/results"
}

# Beside results on the same terminal, and messages, no line is left of it.
makes_room()
{
    : > "$scratch/out"
    script -qec "{ for i in \$(seq 3000); do
            ! grep -q ' trees, [0-9]*/s' '$scratch/out' || break
            echo '[5,6]'; echo '[7,8]'
        done; echo '[1,'; } | gteval --progress --format=csv" \
        /dev/null < /dev/null | tr -d '\r' > "$scratch/out"
    grep -q ' trees, [0-9]*/s' "$scratch/out" || return
    sed "s/.*$(printf '\033')\[K//" "$scratch/out" > "$scratch/left"
    ! grep -q 'trees, ' "$scratch/left" && grep -q '^-:[0-9]*:1: error: ' "$scratch/left" &&
        [ "$(grep -c '^-,[0-9]*,alphabeta,[68],' "$scratch/left")" -ge 2 ] || { tail "$scratch/left"; false; }
}

# out FILE COMMAND...: "-o" replaces FILE wholly, or not at all where the run fails
keeps_output()
{
    output=$(alone kept)
    exits "$@" -o "$output" && left "$output"
}

replaces_output()
{
    echo before > "$scratch/replaced"
    exits 0 "$@" && mv "$scratch/out" "$scratch/wanted" || return
    exits 0 "$@" -o "$scratch/replaced" && [ ! -s "$scratch/out" ] &&
        cmp "$scratch/wanted" "$scratch/replaced"
}

# alone FILE: a new folder for it, where it says "before"; prints its path
alone()
{
    rm -rf "$scratch/alone.$1" && mkdir "$scratch/alone.$1" || return
    echo before > "$scratch/alone.$1/$1"
    echo "$scratch/alone.$1/$1"
}

# others OUTPUT: what else is in its folder
others()
{
    find "$(dirname "$1")" -type f ! -name "$(basename "$1")"
}

# waiting PROGRAM OUTPUT: starts it with "-o OUTPUT", on a pipe that nobody writes to, and
# waits until it has begun; its process is $waiting, and what it reads is 3
waiting()
{
    # A run that a failed check left waiting is not waited for.
    exec 3>&-
    [ -p "$scratch/pipe" ] || mkfifo "$scratch/pipe"
    # In the background INT and QUIT are ignored.
    env --default-signal=INT,QUIT "$1" -o "$2" "$scratch/pipe" > "$scratch/out" 2>&1 &
    waiting=$!
    # Whoever opens the pipe waits until it has, unless it has failed.
    { sleep 20; : <> "$scratch/pipe"; } &
    exec 3> "$scratch/pipe"
    kill $!
}

# left OUTPUT: it is as it was before, and nothing else is there
left()
{
    exec 3>&-
    [ "$(cat "$1")" = before ] && [ -z "$(others "$1")" ] || { others "$1"; false; }
}

# signalled SIGNAL PROGRAM: leaves nothing behind, and ends by that signal
signalled()
{
    output=$(alone signalled)
    waiting "$2" "$output" || return
    kill -s "$1" $waiting
    wait $waiting
    status=$?
    # shellcheck disable=SC2016
    sh -c 'kill -s "$0" $$' "$1" 2> /dev/null
    [ $? -eq $status ] && left "$output" || { echo "exit status $status"; false; }
}

# What the file systems know that have files without a name is not known everywhere.
named()
{
    PATH=$BUILD/faults:$PATH FAULT=nameless:1+ "$@"
}

# killed PROGRAM: what is left behind then is gone after the next run for the same file,
# but not what others leave, and what is still being written.
killed()
{
    output=$(alone killed)
    folder=${output%/*}
    waiting "$1" "$output" || return
    kill -s KILL $waiting
    wait $waiting
    exec 3>&-
    dead=$(others "$output")
    waiting "$1" "$output" || return
    alive=$(others "$output")
    [ -z "$dead" ] || [ "$(echo "$alive" | grep -cxF "$dead")" -eq 0 ] || return
    for name in .gteval-0 .gteval-0123456789abcdef-00000000 killed.000000; do
        : > "$folder/$name"
    done
    gtgen -o "$output" && cmp "$output" "$scratch/new_tree" || return
    [ -z "$alive" ] || [ -e "$alive" ] || return
    [ "$(others "$output" | wc -l)" -eq $((3 + $(others "$output" | grep -cxF "$alive"))) ] ||
        return
    cat "$tree" >&3
    exec 3>&-
    wait $waiting && gteval "$tree" | cmp - "$output" && [ "$(others "$output" | wc -l)" -eq 3 ]
}

# taken: names that others have are left to them; $taken is one for that file and process 0
taken()
{
    # shellcheck disable=SC2016
    sh -c 'mkdir "${0%????????}$(printf %08x $(($$ * 256)))" && exec gtgen -o "$1"' \
        "$taken" "$output" && cmp "$output" "$scratch/new_tree" &&
        [ "$(find "${output%/*}" -type d -name '.gteval-*' | wc -l)" -eq 1 ]
}

names_taken()
{
    output=$(alone taken)
    named waiting gteval "$output" || return
    taken=$(others "$output")
    kill -s TERM "$waiting"
    wait "$waiting"
    exec 3>&-
    [ -z "$taken" ] || { taken && rm -r "${taken%-*}"-* && named taken; }
}

# A file of another group, of one that is not ours; no program runs as its owner.
keeps_rights()
{
    output=$(alone rights)
    chmod 6754 "$output" && gtgen -o "$output" && cmp "$output" "$scratch/new_tree" &&
        [ "$(stat -c %a "$output")" = 754 ]
}

keeps_owner()
{
    output=$(alone owner)
    chown 1:2 "$output" && chmod 6640 "$output" && gtgen -o "$output" &&
        cmp "$output" "$scratch/new_tree" && [ "$(stat -c %u:%g:%a "$output")" = 1:2:640 ]
}

# Of a group that is not ours: what all may, ours may.
loses_group()
{
    output=$(alone group)
    chmod 777 "$scratch" "${output%/*}" && chown 1:2 "$output" && chmod 0676 "$output" || return
    program=$(command -v gtgen)
    (cd "${output%/*}" && setpriv --reuid=65534 --regid=65534 --clear-groups \
        --bounding-set=-all --inh-caps=-all "$program" -o group) &&
        [ "$(stat -c %u:%g:%a "$output")" = 65534:65534:666 ]
}

# Also where the superuser could.
protected()
{
    output=$(alone protected)
    chmod 444 "$output" && exits 4 gtgen -o "$output" && left "$output" &&
        grep -q 'cannot write .*protected: Permission denied' "$scratch/err"
}

# Names as long as they may be.
long_names()
{
    most=$(getconf NAME_MAX "$scratch")
    for length in 1 $((most - 7)) $((most - 6)) "$most"; do
        output=$(alone x)
        output=${output%x}$(printf "%0${length}d" 0)
        gtgen -o "$output" && gtgen -o "$output" && cmp "$output" "$scratch/new_tree" &&
            [ "$(basename "$(others "$output")")" = x ] || return
    done
    exits 4 gtgen -o "${output}0" && grep -q 'File name too long' "$scratch/err"
}

# A signal that it was started to ignore, as by nohup, is ignored.
ignored()
{
    trap '' HUP
    waiting gteval "$scratch/ignored"
    started=$?
    trap 'exit 130' HUP
    [ $started -eq 0 ] || return
    kill -s HUP $waiting
    cat "$tree" >&3
    exec 3>&-
    wait $waiting && [ -s "$scratch/ignored" ]
}

# What a file may hold is limited, and nobody ignores the signal that says so.
too_large()
{
    output=$(alone large)
    sh -c 'ulimit -f 1 && exec gtgen --count=100 -o "$0"' "$output" 2> /dev/null
    status=$?
    [ "$(kill -l $status)" = XFSZ ] && left "$output" ||
        { echo "exit status $status"; false; }
}

# The link stays one, be there a file or none; the permissions stay those of the file.
through_links()
(
    mkdir "$scratch/links" "$scratch/links/below" && cd "$scratch/links" || exit
    echo before > below/file
    chmod 620 below/file
    ln -s below/one one
    ln -s file below/one
    ln -s below/new none
    ln -s round round
    for link in one none; do
        exits 0 gtgen -o $link && [ -L $link ] && [ ! -L below/new ] || exit
    done
    cmp below/file below/new && [ -L below/one ] || exit
    [ "$(find below -type f -perm 620)" = below/file ] || { ls -l below; exit 1; }
    exits 4 gtgen -o round
)

# What standard output already writes to is written on, not replaced.
on_standard_output()
{
    echo before > "$scratch/standard"
    gtgen -o /dev/stdout >> "$scratch/standard" || return
    { echo before; gtgen; } | cmp - "$scratch/standard" || return
    gtgen -o /dev/stdout | cmp - "$scratch/new_tree"
}

# A pipe, a device: there is nothing to replace.
to_special_files()
{
    [ -p "$scratch/fifo" ] || mkfifo "$scratch/fifo"
    gtgen -o "$scratch/fifo" &
    cmp "$scratch/fifo" "$scratch/new_tree" && wait $! && [ -p "$scratch/fifo" ] &&
        exits 0 gtgen -o /dev/null && [ -c /dev/null ] &&
        exits 4 gtgen -o "$scratch" && grep -q 'Is a directory' "$scratch/err"
}

# Standard descriptors that are closed are not taken for what is opened next.
with_closed_descriptors()
{
    gtgen >&- 2> "$scratch/err"
    [ $? -eq 4 ] && grep -q 'cannot write standard output' "$scratch/err" || return
    gteval <&- 2> "$scratch/err"
    [ $? -eq 1 ] && grep -q 'cannot read' "$scratch/err" || return
    gtconv --lossy --format=levels -o "$scratch/without" trees/minmax.json 2>&- &&
        gtconv --lossy --format=levels trees/minmax.json 2> "$scratch/err" |
        cmp - "$scratch/without" && [ -s "$scratch/err" ]
}

for source in src/gt*.c; do
    program=$(basename "$source" .c)
    check "$program --help" tells "$program" --help
    check "$program --version" tells_version "$program"
    check "$program --nonsense" refuses_an_option "$program"
done

for mistake in --root=maxx --root= --width=0 --width=x --width=4294967295 --completion=zhs \
    --limit-memory=1X --helpp --halp --he=1 --roo --output -Z; do
    check "the same for $mistake" same_words "$mistake" gteval gtgen gtconv
done
for mistake in --color=x --color=nver --input=dewy --in=; do
    check "the same for $mistake" same_words "$mistake" gteval gtconv
done
for mistake in --first=0 --first=-1 --first=18446744073709551616 --first=1e3; do
    check "the same for $mistake" same_words "$mistake" gteval gtgen
done

# One command a program that prints something, and one that prints more than a pipe holds.
gtgen --count=20000 --seed=1 > "$scratch/many" || fail 'gtgen --count=20000'
set -- "gteval $tree" 'gtgen --seed=1'
set -- "$@" "gteval --algo=minimax $scratch/many" 'gtgen --count=20000 --seed=1'
if have gtconv; then
    set -- "$@" "gtconv --format=nested $tree" "gtconv --format=json $scratch/many"
fi
{ yes; echo $? > "$scratch/status"; } 2> /dev/null | head -n 1 > /dev/null
signals=$(cat "$scratch/status")
for command; do
    if [ -c /dev/full ]; then
        check "$command > /dev/full" write_to_full "$command"
    else
        skip 'no /dev/full'
    fi
    case $signals$command in
    141*many* | 141*20000*) check "$command | head -n 1" left_alone "$command" ;;
    141*) ;;
    *) skip "$command | head -n 1: whoever started the tests ignores SIGPIPE" ;;
    esac
done

if script --version 2> /dev/null | grep -q util-linux &&
    script -qec true /dev/null < /dev/null > /dev/null 2>&1; then
    check 'gteval at a terminal' at_terminal gteval
    ! have gtconv || check 'gtconv at a terminal' at_terminal gtconv
    check 'as wide as the terminal' fits_terminal 60 '' 60
    check 'as wide as COLUMNS says' fits_terminal 0 50 50
    check 'what is not read, at a terminal' remarks text 1
    check 'what is not read, in JSON' remarks json 0
    check 'many keys that are not read, at a terminal' remarks_on_keys
    check 'what payoffs sum to, at a terminal' remarks_on_sums
    check 'gtgen --progress' shows_progress
    check 'gteval --progress' shows_trees_done 1
    check 'gteval --progress --jobs' shows_trees_done 2
    check 'gteval --progress beside results' makes_room
    { echo 0; seq 11999; } | tr '\n' , | sed 's/^/[/; s/,$/]/' > "$scratch/siblings.json"
    gtgen --model=worst --width=1 --depth=9000 > "$scratch/path.json"
    for format in text json; do
        wanted='siblings.json: note: the trace will take about 2.0 GB'
        [ $format = text ] || wanted='siblings.json: note: the trace will take about 5.9 GB'
        check "a large trace in $format" announced "$wanted" \
            "gteval -a sss -t -f $format $scratch/siblings.json | head -n 1"
        check "a trace in $format" announced '' "gteval -t -f $format trees/minmax.json"
        check "a deep trace in $format" announced '' "gteval -t -f $format $scratch/path.json"
    done
    [ ! -c /dev/full ] || check 'a large trace for a full disk' announced_for_nothing
    for format in lab csv node-link; do
        check "large $format" announced "path.json: note: $format will take about 0.2 GB" \
            "gtconv --format=$format $scratch/path.json"
    done
    check 'ids that are not written' announced '' "gtconv --format=dewey $scratch/path.json"
    check 'json' announced '' "gtconv --format=json $scratch/path.json"
else
    skip 'no script to make a terminal'
fi

check 'gteval -o' replaces_output gteval --algo=all "$tree"
check 'gteval -o, input missing' keeps_output 1 gteval "$tree" "$scratch/missing"
check 'gteval -o, wrong option' keeps_output 2 gteval "$tree" --nonsense
check 'gtgen -o' replaces_output gtgen --seed=1
if have gtconv; then
    check 'gtconv -o' replaces_output gtconv --format=nested "$tree"
    check 'gtconv -o, input missing' keeps_output 1 gtconv "$tree" "$scratch/missing"
fi
# A file that nobody may read, which root may all the same, unless that right is taken away.
unreadable()
{
    echo 1 > "$scratch/closed" && chmod 0 "$scratch/closed" || return
    [ "$(id -u)" -ne 0 ] ||
        set -- setpriv --bounding-set=-dac_override,-dac_read_search "$@"
    exits 1 "$@" "$scratch/closed" "$tree" && [ -s "$scratch/out" ] &&
        grep -qxF "$scratch/closed: error: cannot open: Permission denied" "$scratch/err"
}

if [ "$(id -u)" -ne 0 ] || setpriv --bounding-set=-dac_override true 2> /dev/null; then
    for program in gteval gtconv; do
        check "$program, an unreadable file" unreadable $program
    done
else
    skip 'an unreadable file: root reads all'
fi

# A file of which parts are forgotten while it is read, and a pipe that is held, say the same.
file_as_pipe()
{
    # shellcheck disable=SC2002 # a pipe, no file
    cat "$1" | gteval --input="$2" --algo=alphabeta - > "$scratch/out" 2> "$scratch/err"
    [ $? -eq "$3" ] || return
    gteval --input="$2" --algo=alphabeta - < "$1" > "$scratch/out2" 2> "$scratch/err2"
    [ $? -eq "$3" ] && cmp "$scratch/out" "$scratch/out2" && cmp "$scratch/err" "$scratch/err2"
}

# What is wrong stands at the end, far behind what is not.
gtgen --width=10 --depth=6 > "$scratch/window.json"
gtgen --width=10 --depth=5 --format=json > "$scratch/window-objects.json"
gtgen --width=10 --depth=5 --format=dewey > "$scratch/window.dewey"
check 'arrays, a file and a pipe' file_as_pipe "$scratch/window.json" json 0
check 'objects, a file and a pipe' file_as_pipe "$scratch/window-objects.json" json 0
check 'Dewey text, a file and a pipe' file_as_pipe "$scratch/window.dewey" dewey 0
# late FILE SUFFIX STATUS SED-SCRIPT
late()
{
    { printf '\n [[1,2],\n3] '; sed "$4" "$scratch/$1"; echo '[1, tru]'; } > "$scratch/late.$2"
    [ "$2" = json ] || { sed "$4" "$scratch/$1"; printf -- '---\n1 1\n2 x y\n'; } > "$scratch/late.$2"
    check "$1, $4" file_as_pipe "$scratch/late.$2" "$2" "$3"
}
late window.json json 1 ''
late window.json json 1 '$s/]]]/]}]/'
late window.json json 1 '$s/]]]/,[]]]]/'
late window-objects.json json 1 ''
late window-objects.json json 1 's/}$/,"x":[1],"name":"\\u00fc"}/'
late window-objects.json json 1 's/}$/,"name":1,"name":2}/'
late window.dewey dewey 1 ''
late window.dewey dewey 1 '$s/ .*//'
late window.dewey dewey 1 '$s/^10/11/'
late window.dewey dewey 1 '$p'
late window.dewey dewey 1 '$s/$/\n1 @1\/2/'
late window.dewey dewey 1 '$s/$/\n10.1 "a b" max/'

gtgen > "$scratch/new_tree"
# All signals that end a process but for KILL, by the names that this system has for them.
signals()
{
    for signal in HUP INT QUIT ILL TRAP ABRT BUS FPE USR1 SEGV USR2 PIPE ALRM TERM STKFLT XCPU \
        XFSZ VTALRM PROF IO PWR SYS RTMIN RTMAX; do
        case $MODE:$signal in
        # The sanitizer takes these for itself.
        asan:ILL | asan:BUS | asan:FPE | asan:SEGV) continue ;;
        esac
        # shellcheck disable=SC2016
        { sh -c 'kill -s "$0" $$' "$signal"; } 2> /dev/null
        [ $? -le 128 ] || echo "$signal"
    done
}

for signal in $(signals); do
    check "gteval -o, SIG$signal" signalled "$signal" gteval
    check "gteval -o, SIG$signal, without nameless files" named signalled "$signal" gteval
done
check 'gtconv -o, SIGTERM' signalled TERM gtconv
check 'gtconv -o, SIGTERM, without nameless files' named signalled TERM gtconv
check 'gteval -o, SIGKILL' killed gteval
check 'gteval -o, SIGKILL, without nameless files' named killed gteval
check 'gteval -o, SIGHUP ignored' ignored
check 'gteval -o, SIGHUP ignored, without nameless files' named ignored
check 'gtgen -o, SIGXFSZ' too_large
check 'gtgen -o, SIGXFSZ, without nameless files' named too_large
check 'gtgen -o, names that are taken' names_taken
check 'gtgen -o, rights' keeps_rights
check 'gtgen -o, write-protected' protected
check 'gtgen -o, long names' long_names
check 'gtgen -o, long names, without nameless files' named long_names
if [ "$(id -u)" -ne 0 ]; then
    skip 'gtgen -o, owners: only root can give files away'
else
    check 'gtgen -o, owner' keeps_owner
    check 'gtgen -o, a group that is not ours' loses_group
fi
check 'gtgen -o LINK' through_links
check 'gtgen -o /dev/stdout' on_standard_output
check 'gtgen -o FIFO' to_special_files
check 'closed descriptors' with_closed_descriptors
finish
