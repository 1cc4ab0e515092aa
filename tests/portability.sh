#!/bin/sh
# portability.sh [SYSTEM]... - the programs on other C libraries and machines: built without warnings, with
# cJSON from Debian's sources, they must print to the byte what they print here. "make check" leaves
# it out, for it needs other compilers; .ci/run has it.

cd "$(dirname "$0")/.." && . tests/lib.sh

# "SYSTEM EMULATOR COMPILER...": another C library; 32 bits, and floating point by the x87; the
# most significant byte first
systems='
musl   -                 musl-gcc -static
i386   -                 gcc -m32 -idirafter /usr/include/x86_64-linux-gnu
s390x  qemu-s390x-static s390x-linux-gnu-gcc -static
'

# What is right there and cannot be the same: which of two writes meets the full disk.
known_differences()
{
    case $1 in
    musl) echo 'FAILED: tests/cli/gtgen.t:*: gtgen > /dev/full' ;;
    esac
}

# Into $scratch/cjson. No list of packages of this machine is changed.
fetch_cjson()
{
    mkdir -p "$scratch/lists/partial" "$scratch/include" &&
        echo 'deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian bookworm main' \
            > "$scratch/sources" || return
    for command in update 'source --only-source cjson'; do
        # shellcheck disable=SC2086 # a command with its options
        (cd "$scratch" && apt-get -q -o Dir::Etc::SourceList="$scratch/sources" \
            -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists="$scratch/lists" \
            -o Acquire::Retries=3 -o APT::Sandbox::User=root $command) || return
    done
    mv "$scratch"/cjson-*/ "$scratch/cjson" && ln -s "$scratch/cjson" "$scratch/include/cjson"
}

# build SYSTEM COMPILER: into $scratch/SYSTEM
build()
{
    mkdir "$scratch/$1" &&
        $2 -O2 -c "$scratch/cjson/cJSON.c" -o "$scratch/$1/cJSON.o" || return
    (unset MAKEFLAGS MFLAGS MAKEOVERRIDES
    "${MAKE:-make}" -s -j "$(cores)" B="$scratch/$1" CC="$2" WERROR=-Werror \
        CJSON_CFLAGS="-I$scratch/include" CJSON_LIBS="$scratch/$1/cJSON.o" \
        "$scratch/$1/gteval" "$scratch/$1/gtgen" "$scratch/$1/gtconv")
}

# emulate SYSTEM EMULATOR: $scratch/SYSTEM/run has what can be run
emulate()
{
    mkdir "$scratch/$1/run"
    for program in gteval gtgen gtconv; do
        printf '#!/bin/sh\nexec %s "%s" "$@"\n' "${2#-}" "$scratch/$1/$program" \
            > "$scratch/$1/run/$program"
        chmod +x "$scratch/$1/run/$program"
    done
}

# The counts of all tests there, but for the known differences.
compare()
{
    BUILD=$scratch/$1/run tests/run.sh cli bad signature > "$scratch/$1/out"
    add "$scratch/$1/out" || fail "$1: no result"
    grep '^FAILED: ' "$scratch/$1/out" > "$scratch/$1/differences"
    while read -r difference; do
        # shellcheck disable=SC2254 # a pattern
        case $difference in
        $(known_differences "$1")) failed=$((failed - 1)) passed=$((passed + 1)) ;;
        *) echo "$1: $difference" ;;
        esac
    done < "$scratch/$1/differences"
}

check cJSON fetch_cjson
if [ "$failed" -gt 0 ]; then
    finish
fi
echo "$systems" | grep . > "$scratch/systems"
while read -r system emulator compiler; do
    case " $* " in
    '  ' | *" $system "*) ;;
    *) continue ;;
    esac
    if ! have "${compiler%% *}" || { [ "$emulator" != - ] && ! have "$emulator"; } ||
        ! echo 'int main(void) { return 0; }' |
            $compiler -x c -o "$scratch/empty" - 2> /dev/null; then
        skip "$system: no compiler"
        continue
    fi
    check "$system: build" build "$system" "$compiler"
    emulate "$system" "$emulator"
    compare "$system"
done < "$scratch/systems"
finish
