#!/bin/sh
# completion.sh - the completions in real shells: each line, completed by bash, zsh and fish, must
# be offered what the programs themselves list. "make check" leaves it out, for it needs the
# shells and bash-completion; .ci/run has it.

cd "$(dirname "$0")/.." && . tests/lib.sh

place=$scratch/place share=$scratch/root/usr/share
# A folder named as a word, and names that must be quoted.
mkdir -p "$place/sub" "$place/json"
: > "$place/a tree.json"
: > "$place/a \$5 tree's.json"
check 'make install' make_built install DESTDIR="$scratch/root" PREFIX=/usr
XDG_DATA_DIRS=$share:/usr/share
export XDG_DATA_DIRS

# Bash completes what it reads, terminal or not. ESC * inserts all that is offered, CTRL-A
# goes to the beginning: so the line becomes a command that shows what it has become.
cat > "$scratch/bashrc" << 'END'
. /usr/share/bash-completion/bash_completion
bind '"\C-xa": insert-completions'
bind 'set bell-style none'
words() { printf '%s\n' "$@" > "$words"; }
eval "$before"
END

# type_SHELL LINE KEYS: the words of the line once the keys, a format of printf, have been pressed
# behind it, and a blank
type_bash()
{
    # shellcheck disable=SC2059 # KEYS
    (cd "$place" && { printf '%s' "$1" && printf "$2 \\001words \\n"; } |
        before=$before words=$scratch/words bash --noprofile --rcfile "$scratch/bashrc" -i) > "$scratch/log" 2>&1
    cat "$scratch/words"
}

# Zsh completes on terminals only, and makes one itself. To insert all that is offered is
# a state of its completion.
cat > "$scratch/zshrc" << 'END'
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "fpath=($share/zsh/site-functions \$fpath); autoload -Uz compinit; compinit -D -u; PS1="
zpty -w shell 'unset zle_bracketed_paste; insert_all() { compstate[insert]=all; }'
zpty -w shell 'every() { comppostfuncs=(insert_all); zle complete-word; }; zle -N every'
zpty -w shell 'bindkey "^Xa" every; words() { print -rl -- "$@" > $words; print DO""NE; }'
zpty -w shell "$before"
zpty -w shell 'print REA""DY'
zpty -r shell seen '*READY*'
zpty -w shell $line$keys$' \C-awords '
zpty -r shell seen '*DONE*'
END

type_zsh()
{
    # shellcheck disable=SC2059
    (cd "$place" && line=$1 keys=$(printf "$2") share=$share words=$scratch/words \
        before=$before timeout 60 zsh -f "$scratch/zshrc") > "$scratch/log" 2>&1
    cat "$scratch/words"
}

# offered_SHELL LINE: what may stand for the last word of the line, one a line
offered_bash()
{
    type_bash "$1" '\030a' | tail -n "+$((typed + 1))"
}

offered_zsh()
{
    type_zsh "$1" '\030a' | tail -n "+$((typed + 1))"
}

offered_fish()
{
    # shellcheck disable=SC2016 # for fish
    (cd "$place" && fish -c 'eval $argv[2]; complete -C $argv[1]' "$1" "$before" | cut -f 1)
}

# Shells differ in whether they repeat "--option=", and show the "=" of an option or the "/"
# of a folder.
plain()
{
    sed -e 's/^--[a-z-]*=\(.\)/\1/' -e 's,[=/]$,,' -e '/^$/d' | sort -u
}

# offers LINE COMMAND...: whether each shell offers just what the command prints. Where nothing is,
# the last word stays what it was.
offers()
{
    line=$1
    shift
    typed=$(echo "$line" | wc -w) last=
    case $line in
    *' ') ;;
    *) typed=$((typed - 1)) last=$(echo "${line##* }" | plain) ;;
    esac
    "$@" | plain > "$scratch/expected"
    for shell in $shells; do
        rm -f "$scratch/words"
        "offered_$shell" "$line" | plain | grep -vxF -e "$last" > "$scratch/got"
        if cmp -s "$scratch/expected" "$scratch/got"; then
            pass
        else
            fail "$shell: $line"
            show_difference "$scratch/expected" "$scratch/got"
        fi
    done
}

# becomes SHELL LINE KEYS WORD: whether the keys make that of the last word
becomes()
{
    have "$1" || return
    rm -f "$scratch/words"
    got=$("type_$1" "$2" "$3" | tail -n 1)
    if [ "$got" = "$4" ]; then
        pass
    else
        fail "$1: $2$3: $got, not $4"
    fi
}

algorithms()
{
    gteval --list-algorithms | sed -e 1d -e 's/ .*//'
    echo all
}

# What gtgen lists, without what may follow a name.
listed()
{
    gtgen "--list-$1" | sed 's/[ :].*//'
}

# begin_with TEXT [LIST,]: the algorithms that do, behind the others in the list
begin_with()
{
    algorithms | sed -n "s/^$1/${2-}&/p"
}

# words_of PROGRAM [OPTION]: those that its table has for the option's argument; without OPTION, the
# options that have some
words_of()
{
    "$1" --completion=bash | sed -n "s/^    --\(${2-[a-z-]*}\)[|)].*words='\([^']..*\)'.*/\1 \2/p" |
        if [ $# -eq 1 ]; then cut -d ' ' -f 1; else tr ' ' '\n' | sed 1d; fi
}

all_options()
{
    "$1" --help | sed -n 's/^ \{2,6\}\(-., \)\{0,1\}--\([a-z-]*\).*/--\2/p'
}

# The files of the place that begin with a text.
files()
{
    (cd "$place" && ls -d "${1-}"*)
}

# use SHELL...: those that are there are asked from here on
use()
{
    shells=
    for shell; do
        if have "$shell"; then
            shells="$shells $shell"
        else
            skip "no $shell"
        fi
    done
}

before=
use bash zsh fish

offers 'gteval --algo=' algorithms
offers 'gteval -a ' algorithms
offers 'gteval -tna ' algorithms
offers 'gteval --algo=al' begin_with al
offers 'gteval -aal' begin_with al -a
offers 'gteval -tnabb,s' begin_with s -tnabb,
offers 'gteval --algo=alphabeta,s' begin_with s alphabeta,
offers 'gteval -a bb,alphabeta,mt' begin_with mt bb,alphabeta,
offers 'gtgen -m ' listed models
offers 'gtgen --game=' listed games
for program in gteval gtgen gtconv; do
    for option in $(words_of $program); do
        offers "$program --$option=" words_of $program "$option"
    done
    offers "$program --" all_options $program
done
offers 'gteval -f ' words_of gteval format
offers 'gteval --in' echo --input
offers 'gteval --depth=' true
offers 'gteval -d ' true

offers 'gteval ' files
offers 'gteval --proof ' files
offers 'gteval a' files a
offers 'gteval -t -- a' files a
offers 'gteval -- --al' true
offers 'gteval --check=a' files a
offers 'gtconv -o a' files a
offers 'gtgen --output=a' files a
offers 'gtgen a' true

becomes bash 'gteval --inp' '\tjson' --input=json
becomes zsh 'gteval --inp' '\tjson' --input=json
becomes bash 'gteval -f js' '\t' json
becomes zsh 'gteval -f js' '\t' json
becomes bash 'gteval su' '\tx' sub/x
becomes bash 'gteval --algo=bb,alphab' '\t' --algo=bb,alphabeta

# Not installed, but read in; in bash also where "--option=" is no word of its own.
rm -r "$share"
mkdir "$share"
use bash
# shellcheck disable=SC2016 # for bash
before='COMP_WORDBREAKS=${COMP_WORDBREAKS//=}; eval "$(gteval --completion=bash)"'
offers 'gteval --algo=bb,s' begin_with s bb,
use zsh
before='source <(gteval --completion=zsh)'
offers 'gteval --algo=bb,s' begin_with s bb,
use fish
before='gteval --completion=fish | source'
offers 'gteval --algo=bb,s' begin_with s bb,
finish
