#!/bin/sh
# portability.sh [SYSTEM]... - the programs on other C libraries and machines: built without
# warnings, they must print to the byte what they print here. "make check" leaves it out, for it
# needs other compilers, and cJSON and Check for them from Debian; .ci/run has it.

cd "$(dirname "$0")/.." && . tests/lib.sh

# "SYSTEM EMULATOR PARTS COMPILER...", where PARTS are those of tests/run.sh: another C library;
# 32 bits, where floating point would be the x87's; the most significant byte first
systems='
musl   -                 cli,bad,signature       musl-gcc -static
i386   -                 unit,cli,bad,signature  gcc -m32 -idirafter /usr/include/x86_64-linux-gnu
s390x  qemu-s390x-static cli,bad,signature       s390x-linux-gnu-gcc -static
'

# What is right there and cannot be the same: which of two writes meets the full disk.
known_differences()
{
    case $1 in
    musl) echo 'FAILED: tests/cli/gtgen.t:*: gtgen > /dev/full' ;;
    esac
}

# apt ARCHITECTURE COMMAND...: what it fetches comes into $place
apt()
{
    place=$scratch/apt-$1
    .ci/apt "$place" "$@"
}

# Its source, for all.
fetch_cjson()
{
    .ci/cjson "$scratch/cjson" && mkdir "$scratch/include" &&
        ln -s "$scratch/cjson" "$scratch/include/cjson"
}

# What unit tests are linked with, into $scratch/SYSTEM.check: an architecture of Debian.
fetch_check()
{
    apt "$1" download check "libsubunit-dev" || return
    for package in "$place"/*.deb; do
        dpkg -x "$package" "$scratch/$1.check" || return
    done
}

# build SYSTEM TARGETS COMPILER: into $scratch/SYSTEM
build()
{
    mkdir "$scratch/$1" || return
    $3 -O2 -fPIC -c "$scratch/cjson/cJSON.c" -o "$scratch/$1/cJSON.o" || return
    # shellcheck disable=SC2086 # lists of names
    (unset MAKEFLAGS MFLAGS MAKEOVERRIDES &&
        "${MAKE:-make}" -s -j "$(cores)" B="$scratch/$1" CC="$3" WERROR=-Werror \
            CJSON_CFLAGS="-I$scratch/include" CJSON_LIBS="$scratch/$1/cJSON.o" \
            CHECK_CFLAGS="-I$scratch/$1.check/usr/include" \
            CHECK_LIBS="$(find "$scratch/$1.check" -name libcheck_pic.a -o \
                -name libsubunit.a 2> /dev/null | sort | tr '\n' ' ') -lrt -lm" $2)
}

# emulate SYSTEM EMULATOR: the programs can be run by their names
emulate()
{
    for program in gteval gtgen gtconv; do
        mv "$scratch/$1/$program" "$scratch/$1/$program.there" &&
            printf '#!/bin/sh\nexec %s "%s" "$@"\n' "$2" "$scratch/$1/$program.there" \
                > "$scratch/$1/$program" && chmod +x "$scratch/$1/$program"
    done
}

# compare SYSTEM PARTS: counts the tests there, and the known differences as passed
# shellcheck disable=SC2046,SC2254 # a list of names; a pattern
compare()
{
    BUILD=$scratch/$1 tests/run.sh $(echo "$2" | tr , ' ') > "$scratch/out"
    add "$scratch/out" || fail "$1: no result"
    grep '^FAILED: ' "$scratch/out" > "$scratch/differences"
    while read -r difference; do
        case $difference in
        $(known_differences "$1")) failed=$((failed - 1)) passed=$((passed + 1)) ;;
        *) echo "$1: $difference" ;;
        esac
    done < "$scratch/differences"
}

# compiles SYSTEM EMULATOR COMPILER: whether all is there
compiles()
{
    { [ "$2" = - ] || have "$2"; } && have "${3%% *}" &&
        echo '#include <errno.h>
            int main(void) { return 0; }' | $3 -x c -o "$scratch/empty" - 2> /dev/null
}

try()
{
    if ! compiles "$1" "$2" "$4"; then
        skip "$1: no compiler"
        return
    fi
    targets="$scratch/$1/gteval $scratch/$1/gtgen $scratch/$1/gtconv"
    case $3 in
    *unit*)
        targets='all unit'
        check "$1: Check" fetch_check "$1"
        ;;
    esac
    check "$1: build" build "$1" "$targets" "$4"
    [ "$2" = - ] || emulate "$1" "$2"
    compare "$1" "$3"
}

if ! have apt-get || ! have dpkg-source; then
    skip 'other systems: no apt-get and dpkg-source, for cJSON'
    finish
fi
check cJSON fetch_cjson
[ "$failed" -eq 0 ] || finish
echo "$systems" | grep . > "$scratch/systems"
while read -r system emulator parts compiler; do
    case " $* " in
    '  ' | *" $system "*) try "$system" "$emulator" "$parts" "$compiler" ;;
    esac
done < "$scratch/systems"
finish
