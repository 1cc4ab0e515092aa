#!/bin/sh
# cli.sh [--update] [FILE]... - runs transcripts and compares.
#
# A transcript is any text in which lines indented by four blanks show a command after
# "$ ", then what it prints:
#
#     $ gteval --algo=sss trees/sss-example.dewey
#     algorithm: SSS*
#     ...
#     $ gteval missing.json
#     gteval: missing.json: No such file or directory
#     [1]
#
# tests/README.md has the rules. Without FILEs: tests/cli/*.t, and the examples of
# README.md and of the manual pages. --update writes what was printed into the *.t files.

cd "$(dirname "$0")/.." && . tests/lib.sh

update=false
if [ "${1-}" = --update ]; then
    update=true
    shift
fi
[ $# -gt 0 ] || set -- tests/cli/*.t README.md man/*.[1-8]

# A manual page's literal displays as a transcript, line for line.
manual()
{
    awk '
    function unescape(s)
    {
        gsub(/\\e|\\\(rs|\\\(bs/, "\001", s)
        gsub(/\\&/, "", s)
        gsub(/\\-/, "-", s)
        gsub(/\\ /, " ", s)
        gsub(/\\\(aq/, "\047", s)
        gsub(/\\\(dq/, "\"", s)
        gsub(/\\\(ti/, "~", s)
        gsub(/\\\(ha/, "^", s)
        gsub(/\\\(ga/, "`", s)
        gsub(/\001/, "\\", s)
        return s
    }
    /needs:/ { print; next }
    /^\.Bd .*-literal/ || /^\.(nf|EX)/ { display = 1; print "."; next }
    /^\.(Ed|fi|EE)/ { display = 0 }
    !display || /^[.\047]/ { print "."; next }
    { print $0 == "" ? "" : "    " unescape($0) }
    ' "$1"
}

# Cuts a transcript into $work/N.command and $work/N.expected, and lists each command as
# "N LINE FROM TO NEEDS...": its line, the lines of what it should print, its needs.
cut_transcript()
{
    awk -v work="$work" '
    function finish()
    {
        if (command == "")
            return
        print command > (work "/" count ".command")
        printf "%s", expected > (work "/" count ".expected")
        close(work "/" count ".command")
        close(work "/" count ".expected")
        print count, line, from, to, needs
        command = ""
    }
    /^    \$ / {
        finish()
        command = substr($0, 7)
        expected = blanks = ""
        line = to = NR
        from = NR + 1
        count++
        next
    }
    command != "" && from == NR && (/^    > / || command ~ /(\\|\||&&)$/) {
        sub(/^    (> )?/, "")
        command = command "\n" $0
        to = NR
        from = NR + 1
        next
    }
    command != "" && /^    / {
        expected = expected blanks substr($0, 5) "\n"
        blanks = ""
        to = NR
        next
    }
    command != "" && /^ *$/ { blanks = blanks "\n"; next }
    { finish() }
    /needs:/ { needs = $0; sub(/.*needs:/, "", needs); sub(/-->.*/, "", needs) }
    END { finish() }
    '
}

# A folder that looks like the project's root, where a command may leave files.
make_place()
{
    mkdir "$work/place"
    for entry in *; do
        ln -s "$PWD/$entry" "$work/place/$entry"
    done
}

# run N: what the command prints, and "[STATUS]" where that is not 0
run()
{
    (cd "$work/place" && exec sh -c "$(cat "$work/$1.command")") \
        > "$work/$1.got" 2>&1 < /dev/null
    status=$?
    if [ -s "$work/$1.got" ] && [ "$(tail -c 1 "$work/$1.got" | wc -l)" -eq 0 ]; then
        printf '\n(no end of line)\n' >> "$work/$1.got"
    fi
    [ $status -eq 0 ] || echo "[$status]" >> "$work/$1.got"
}

# matches EXPECTED GOT: whether two files agree, where a line "..." stands for any lines
matches()
{
    cmp -s "$1" "$2" && return
    grep -q '^ *\.\.\.$' "$1" || return
    awk '
    FILENAME == ARGV[1] { expected[++last] = $0; next }
    { got[++end] = $0 }
    END {
        for (i = j = 1; j <= end; ) {
            if (i <= last && expected[i] ~ /^ *\.\.\.$/) {
                dots = i++
                resume = j
            } else if (i <= last && expected[i] "" == got[j] "") {
                i++
                j++
            } else if (dots) {
                i = dots + 1
                j = ++resume
            } else {
                exit 1
            }
        }
        while (i <= last && expected[i] ~ /^ *\.\.\.$/)
            i++
        exit i <= last
    }' "$1" "$2"
}

# rewrite FILE: with what was printed, for the commands listed in $work/changes
rewrite()
{
    awk -v work="$work" '
    function put(name,    count, last, i, lines)
    {
        while ((getline lines[++count] < name) > 0)
            if (lines[count] != "")
                last = count
        close(name)
        for (i = 1; i < count; i++)
            print (lines[i] == "" && i < last ? "" : "    ") lines[i]
    }
    FILENAME == ARGV[1] { to[$3] = $4; got[$3] = work "/" $1 ".got"; next }
    FNR in to { put(got[FNR]); skip = to[FNR] }
    FNR > skip { print }
    END { if (FNR + 1 in to) put(got[FNR + 1]) }
    ' "$work/changes" "$1" > "$work/rewritten" && cat "$work/rewritten" > "$1"
}

# missing_of PROGRAM...: the first that is not there; R must start, too, which it does not with a
# small stack
missing_of()
{
    for need; do
        have "$need" && { [ "$need" != Rscript ] || Rscript -e 0 > "$work/need" 2>&1; } ||
            { echo "$need"; return; }
    done
}

transcript()
{
    file=$1
    work=$scratch/transcript
    rm -rf "$work"
    mkdir "$work"
    make_place
    : > "$work/changes"
    case $file in
    *.[1-8]) manual "$file" ;;
    *) cat "$file" ;;
    esac | cut_transcript > "$work/index"
    while read -r number line from to needs; do
        # shellcheck disable=SC2086 # a list of names
        missing=$(missing_of $needs)
        if [ -n "$missing" ]; then
            skip "$file:$line: no $missing"
            continue
        fi
        run "$number"
        if matches "$work/$number.expected" "$work/$number.got"; then
            pass
            continue
        fi
        fail "$file:$line: $(head -n 1 "$work/$number.command")"
        show_difference "$work/$number.expected" "$work/$number.got"
        echo "$number $line $from $to" >> "$work/changes"
    done < "$work/index"
    case $update$file in
    true*.t) [ ! -s "$work/changes" ] || rewrite "$file" ;;
    esac
}

for file; do
    [ ! -e "$file" ] || transcript "$file"
done
finish
