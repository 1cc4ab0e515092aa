# shellcheck shell=sh disable=SC2034 # variables for the scripts
# lib.sh - what the test scripts share. A script begins with
#
#     cd "$(dirname "$0")/.." && . tests/lib.sh
#
# calls pass, fail, skip or check for each thing it looks at, and ends with finish.
#
# BUILD is the folder with the programs to be tested (build/release), MODE what they were
# built as (release); both are set by "make check".

set -u
: "${BUILD:=build/release}" "${MODE:=release}"
case $BUILD in
/*) ;;
*) BUILD=$PWD/$BUILD ;;
esac
scratch=$(mktemp -d) || exit 4
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' HUP INT TERM
export BUILD MODE

# The same surroundings for everybody.
unset NO_COLOR COLUMNS CDPATH ENV
LC_ALL=C TERM=dumb HOME=$scratch TMPDIR=$scratch PATH=$BUILD:$PATH
export LC_ALL TERM HOME TMPDIR PATH
# A sanitizer's finding is not to be taken for an exit status of the program.
ASAN_OPTIONS=exitcode=99 UBSAN_OPTIONS=print_stacktrace=1:exitcode=99
export ASAN_OPTIONS UBSAN_OPTIONS

passed=0 failed=0 skipped=0

pass()
{
    passed=$((passed + 1))
}

# fail TEXT...: what is wrong, in one line; details follow on standard output
fail()
{
    failed=$((failed + 1))
    echo "FAILED: $*"
}

# skip TEXT...: what could not be looked at, and why
skip()
{
    skipped=$((skipped + 1))
    echo "skipped: $*"
}

# check NAME COMMAND...: passes where the command does, else shows what it printed
check()
{
    check_name=$1
    shift
    if "$@" > "$scratch/check" 2>&1 < /dev/null; then
        pass
    else
        fail "$check_name"
        indent < "$scratch/check"
    fi
}

# equal NAME WANTED GOT: two files, which say something, say the same
equal()
{
    if cmp -s "$2" "$3" && [ -s "$2" ]; then
        pass
    else
        fail "$1"
        show_difference "$2" "$3"
    fi
}

# none RULE COMMAND: the command lists what breaks the rule, so it prints nothing
none()
{
    found=$($2)
    if [ -z "$found" ]; then
        pass
    else
        fail "$1"
        echo "$found" | indent
    fi
}

indent()
{
    sed 's/^/    /'
}

have()
{
    command -v "$1" > /dev/null 2>&1
}

# target ALGORITHM: the option that it needs, if it needs one
target()
{
    case $1 in pn | dfpn) echo --target=5 ;; esac
}

# How many things can be done at a time.
cores()
{
    getconf _NPROCESSORS_ONLN 2> /dev/null || echo 1
}

# library_example NUMBER: a program in the manual page of the library, in C that is C++ as well
library_example()
{
    awk -v wanted="$1" '
        /^\.Bd -literal/ { display = ++count == wanted; next } /^\.Ed/ { display = 0 }
        display { gsub(/\\e/, "\\"); print }' man/gteval.3
}

# make_built ARGUMENT...: with what was built; nothing is compiled, whatever the flags
make_built()
{
    # FORCE is what has the flags looked at each time.
    (unset MAKEFLAGS MFLAGS MAKEOVERRIDES &&
        "${MAKE:-make}" -s -o FORCE MODE="$MODE" B="$BUILD" "$@")
}

# show_difference EXPECTED GOT: two files
show_difference()
{
    diff -a -u "$1" "$2" | sed '1,2d' | indent
}

# add FILE: takes over the counts of the last line of another script's output
add()
{
    add_counts=$(sed -n '$s/^\([0-9]*\) passed, \([0-9]*\) failed.*/\1 \2/p' "$1")
    [ -n "$add_counts" ] || return 1
    passed=$((passed + ${add_counts% *}))
    failed=$((failed + ${add_counts#* }))
    add_counts=$(sed -n '$s/.* failed, \([0-9]*\) skipped$/\1/p' "$1")
    skipped=$((skipped + ${add_counts:-0}))
}

# run_in_browser SCRIPT: with node, and what tests/browser/package.json names, from npm
run_in_browser()
{
    cp tests/browser/package.json "$scratch"
    if ! npm install --prefix "$scratch" --no-audit --no-fund --no-package-lock --silent \
        > "$scratch/npm" 2>&1; then
        fail 'npm install'
        indent < "$scratch/npm"
        return
    fi
    NODE_PATH=$scratch/node_modules node "$1" > "$scratch/out" 2>&1
    browser_status=$?
    add "$scratch/out" || fail "no result, exit status $browser_status"
    grep -v '^[0-9]* passed, [0-9]* failed$' "$scratch/out"
}

finish()
{
    if [ "$skipped" -eq 0 ]; then
        echo "$passed passed, $failed failed"
    else
        echo "$passed passed, $failed failed, $skipped skipped"
    fi
    [ "$failed" -eq 0 ]
    exit
}
