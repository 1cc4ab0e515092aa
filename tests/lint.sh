#!/bin/sh
# lint.sh [CHECK]... - the static checks, all or those named: tidy, analyzer, cppcheck, format, man,
# shell. One whose program is not there is left out.

cd "$(dirname "$0")/.." && . tests/lib.sh

# Other versions of clang-format shape some lines otherwise.
format_version=14

cores=$(cores)

# sh -c "$tidy" FOLDER FILE: writes what is found into FOLDER, and FILE's name into FOLDER/failed. The
# analyzer takes nearly all the time: it looks at what ships, and at less than by default.
tidy='
    found=$0/$(echo "$1" | tr / _)
    case $1 in
    tests/* | playground/*) set -- "$1" --checks="-clang-analyzer-*" ;;
    *)
        set -- "$1" --extra-arg=-Xclang --extra-arg=-analyzer-config \
            --extra-arg=-Xclang --extra-arg=max-nodes=75000
        ;;
    esac
    clang-tidy --quiet --warnings-as-errors="*" "$@" -- \
        -std=c11 -Isrc -D_POSIX_C_SOURCE=200809L "-DGTEVAL_VERSION=\"\"" \
        > "$found" 2>&1 || echo "$1" >> "$0/failed"
'

lint_tidy()
{
    mkdir "$scratch/tidy"
    # unwatched.c is an algorithm with parts taken out, which is no way to write one.
    find src tests playground -name '*.c' ! -name unwatched.c | sort > "$scratch/sources"
    xargs -n 1 -P "$cores" sh -c "$tidy" "$scratch/tidy" < "$scratch/sources"
    while read -r source; do
        if grep -qsxF "$source" "$scratch/tidy/failed"; then
            fail "clang-tidy $source"
            grep -v ' warnings\? generated' "$scratch/tidy/$(echo "$source" | tr / _)" | indent
        else
            pass
        fi
    done < "$scratch/sources"
}

# sh -c "$analyzer" FOLDER FILE: the same with gcc. Left out is what valgrind sees better: it is
# mistaken about arrays that are filled from the end, or by way of their bytes.
analyzer='
    gcc -fanalyzer -Wno-analyzer-use-of-uninitialized-value -std=c11 -pthread -Isrc \
        -D_POSIX_C_SOURCE=200809L "-DGTEVAL_VERSION=\"\"" -c -o /dev/null "$1" \
        > "$0/$(echo "$1" | tr / _)" 2>&1
'

lint_analyzer()
{
    mkdir "$scratch/analyzer"
    find src -name "*.c" | sort > "$scratch/analyzed"
    xargs -n 1 -P "$cores" sh -c "$analyzer" "$scratch/analyzer" < "$scratch/analyzed"
    while read -r source; do
        check "gcc -fanalyzer $source" empty "$scratch/analyzer/$(echo "$source" | tr / _)"
    done < "$scratch/analyzed"
}

# empty FILE: else shows it
empty()
{
    cat "$1"
    [ ! -s "$1" ]
}

lint_cppcheck()
{
    check cppcheck cppcheck --quiet --error-exitcode=1 --inline-suppr -j "$cores" \
        --enable=warning,performance,portability --suppressions-list=.cppcheck \
        --template='{file}:{line}: {severity}: {message} [{id}]' \
        --std=c11 -Isrc -DGTEVAL_VERSION='""' src
}

lint_format()
{
    case $(clang-format --version) in
    *"version $format_version."*) ;;
    *)
        skip "format: clang-format $format_version defines it"
        return
        ;;
    esac
    for source in $(find src tests playground examples -name "*.[ch]" -o -name "*.cc" | sort); do
        check "format of $source" clang-format --dry-run -Werror "$source"
    done
}

mandoc_lint()
{
    [ -z "$(mandoc -T lint -W warning "$1")" ] || mandoc -T lint -W warning "$1"
}

groff_lint()
{
    groff -ww -mdoc -z -K utf8 "$1" 2> "$scratch/groff" && [ ! -s "$scratch/groff" ] ||
        { cat "$scratch/groff"; false; }
}

lint_man()
{
    for page in man/*.[1-8]; do
        [ -e "$page" ] || continue
        ! have mandoc || check "mandoc -T lint $page" mandoc_lint "$page"
        ! have groff || check "groff -ww $page" groff_lint "$page"
    done
}

lint_shell()
{
    for script in tests/*.sh tests/*/*.sh .ci/* playground/needs; do
        [ ! -f "$script" ] || check "shellcheck $script" shellcheck -x "$script"
    done
}

program_of()
{
    case $1 in
    tidy | format) echo "clang-$1" ;;
    shell) echo shellcheck ;;
    man) echo mandoc ;;
    analyzer) echo gcc ;;
    *) echo "$1" ;;
    esac
}

[ $# -gt 0 ] || set -- tidy analyzer cppcheck format man shell
for lint; do
    if have "$(program_of "$lint")"; then
        "lint_$lint"
    else
        skip "$lint: no $(program_of "$lint")"
    fi
done
finish
