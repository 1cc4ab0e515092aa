#!/bin/sh
# manual.sh - what the programs say of themselves and what is written about them agree: the
# options in --help, the manual and the completion; formats and algorithms in the manual.

cd "$(dirname "$0")/.." && . tests/lib.sh

# The long options in the help of a program; in the source of a manual; in a completion.
help_options()
{
    "$1" --help | sed -n 's/^ \{2,6\}\(-., \)\{0,1\}--\([a-z-]*\).*/\2/p' | sort
}

manual_options()
{
    sed -n 's/^\.It \(Fl . , \)\{0,1\}Fl -\([a-z-]*\).*/\2/p' "man/$1.1" | sort
}

completion_options()
{
    "$1" --completion=fish | sed -n 's/^complete .* -l \([a-z-]*\).*/\1/p' | sort
}

# The short options, as letters.
help_letters()
{
    "$1" --help | sed -n 's/^  -\(.\), --.*/\1/p' | sort
}

manual_letters()
{
    sed -n 's/^\.It Fl \([^-]\) , .*/\1/p' "man/$1.1" | sort
}

# Every option once, by its letter or else by its name.
help_spellings()
{
    "$1" --help | sed -n -e 's/^  -\(.\), --.*/\1/p' -e 's/^ \{6\}--\([a-z-]*\).*/-\1/p' | sort
}

synopsis_spellings()
{
    sed -n '/^\.Sh SYNOPSIS/,/^\.Sh DESCRIPTION/s/^\(\.Op \|\.\)Fl \([^ ]*\).*/\2/p' "man/$1.1" |
        awk '/^-/ { print; next } { for (i = 1; i <= length($0); i++) print substr($0, i, 1) }' |
        sort -u
}

for program in gteval gtgen gtconv; do
    help_options $program > "$scratch/help"
    manual_options $program > "$scratch/manual"
    completion_options $program > "$scratch/completion"
    equal "$program: options in --help and in the manual" "$scratch/help" "$scratch/manual"
    equal "$program: options in --help and in the completion" "$scratch/help" "$scratch/completion"
    help_letters $program > "$scratch/help"
    manual_letters $program > "$scratch/manual"
    equal "$program: letters in --help and in the manual" "$scratch/help" "$scratch/manual"
    help_spellings $program > "$scratch/help"
    synopsis_spellings $program > "$scratch/synopsis"
    equal "$program: options in --help and in the synopsis" "$scratch/help" "$scratch/synopsis"
done

# Every option of the programs is used by some transcript or script.
for program in gteval gtgen gtconv; do
    for option in $(help_options $program); do
        letter=$($program --help | sed -n "s/^  -\(.\), --$option\(=.*\)\{0,1\}\( .*\)\{0,1\}\$/\1/p")
        if grep -rqE -e "(^|[ |(])$program( .*)? --$option([= ]|\$)" tests README.md man/*.1 ||
            { [ -n "$letter" ] &&
                grep -rqE -e "(^|[ |(])$program( .*)? -[a-zA-Z]*$letter" tests README.md; }; then
            pass
        else
            fail "$program: no test uses --$option"
        fi
    done
done

# words PROGRAM OPTION: that complete its argument
words()
{
    "$1" --completion=bash | sed -n "s/^ *--$2[|)].*words='\([^']*\)'.*/\1/p"
}

for list in 'gteval format' 'gtconv format' 'gtgen format' 'gtgen model' 'gtgen game'; do
    program=${list% *} option=${list#* }
    for word in $(words "$program" "$option"); do
        check "$program(1) knows the $option $word" \
            grep -q "^\.\(It \)\{0,1\}Cm.*\<$word\>" "man/$program.1"
    done
done
for format in $(words gteval input); do
    [ "$format" = auto ] ||
        check "gteval(5) knows the format $format" grep -iqw "$format" man/gteval.5
done
for format in $(words gtconv format); do
    check "gtconv --help knows the format $format" sh -c "gtconv --help | grep -qw $format"
done

# What a program lists is what its completion knows.
for program in gteval gtconv; do
    for option in format input; do
        words $program $option | tr ' ' '\n' > "$scratch/completion"
        $program --list-formats | awk -v option="--$option" '$1 == option { print $2 }' \
            > "$scratch/list"
        equal "$program: --list-formats and the completion of --$option" \
            "$scratch/list" "$scratch/completion"
    done
done

# README.md has them all in a table, where stars are written with a backslash.
gteval --list-algorithms | awk -F '   *' '
    NR > 1 { gsub(/\*/, "\\*"); print "| `" $1 "` | " $2 " | " $3 " | " $4 " |" }
' > "$scratch/program"
sed -n '/^## Algorithms/,/^## In/p' README.md | grep '^| `' > "$scratch/readme"
equal 'README.md on the algorithms' "$scratch/program" "$scratch/readme"

# The manual's words on an algorithm are those of the program, whose columns are two blanks apart.
for algorithm in $(words gteval algo); do
    [ "$algorithm" != all ] || continue
    gteval --list-algorithms | awk -F '   *' -v name="$algorithm" '
        $1 == name { print $2 " (" $3 "):"; print $4 "." }
    ' > "$scratch/program"
    awk -v item=".It Cm $algorithm" '
        $0 == item { found = 1; next } /^\.It/ { found = 0 } found && lines++ < 2
    ' man/gteval.1 > "$scratch/manual"
    equal "gteval(1) on $algorithm" "$scratch/program" "$scratch/manual"
done
finish
