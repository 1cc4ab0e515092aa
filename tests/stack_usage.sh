#!/bin/sh
# stack_usage.sh - only searches recurse, and a ply of them takes no more of the stack than
# search/stack.h says.
#
# Who calls whom is read from the object files, how much a function takes of the stack from
# what the compiler wrote beside them (-fstack-usage). Functions that call one another in
# a ring are counted together: a ply of the tree may need a frame of each of them.

cd "$(dirname "$0")/.." && . tests/lib.sh

# A compiler may leave out the return address and what aligns the frame.
unseen=16

# STACK_PER_PLY as the objects were compiled: the flags of the build decide.
limit()
{
    # shellcheck disable=SC2046 # a command and its arguments
    $(sed -E 's/-(DGTEVAL_VERSION=|Werror|Wl,)[^ ]*//g' "$BUILD/flags") -E src/search/stack.h 2> /dev/null |
        sed -n 's/.*STACK_PER_PLY = \([0-9]*\).*/\1/p'
}

# "OBJECT FUNCTION BYTES KIND", the parts that a compiler splits off (f.part.0) as f.
frames()
{
    for object in $objects; do
        awk -v object="$object" -F '\t' '
        { sub(/.*:/, "", $1); sub(/\..*/, "", $1); print object, $1, $2, $3 }
        ' "${object%.o}.su"
    done
}

# "OBJECT CALLER CALLEE", within an object: procedures that recurse stand in one file. The
# callee stands in the relocation after a call, or where there is none, in the call itself.
calls()
{
    for object in $objects; do
        objdump -dr "$object" | awk -v object="$object" -F '\t' '
        # A function calls the part that was split off it only once.
        function called(name)
        {
            sub(/[-+]0x.*/, "", name)
            if (caller != symbol || index(name, caller ".") != 1)
                sub(/\..*/, "", name)
            else
                name = ""
            if (name != "" && !((caller, name) in seen)) {
                seen[caller, name] = 1
                print object, caller, name
            }
        }
        / R_[A-Z0-9_]+/ {
            if (jump)
                called($NF)
            callee = ""
            next
        }
        { called(callee); callee = "" }
        /^[0-9a-f]+ <.*>:$/ {
            symbol = $0
            gsub(/^.*<|[>:]/, "", symbol)
            caller = symbol
            sub(/\..*/, "", caller)
            next
        }
        { jump = $3 ~ /^(call|j|b|tail)/ }
        jump && match($3, /<[^>+]+>$/) { callee = substr($3, RSTART + 1, RLENGTH - 2) }
        '
    done
}

# "OBJECT BYTES NAMES" for each ring of functions that can come to call themselves: their
# frames added up, and their names. BYTES is "unbounded" where the compiler knows no bound
# for one of them.
rings()
{
    frames > "$scratch/frames"
    calls > "$scratch/calls"
    awk -v unseen=$unseen '
    function reach(from, at,    i, count, list)
    {
        count = split(callees[at], list)
        for (i = 1; i <= count; i++)
            if (!((from, list[i]) in reached)) {
                reached[from, list[i]] = 1
                reach(from, list[i])
            }
    }
    FILENAME == ARGV[1] {
        f = $1 ":" $2
        bytes[f] += $3 + unseen
        if ($4 == "dynamic")
            bytes[f] = "unbounded"
        object[f] = $1
        next
    }
    ($1 ":" $2) in bytes && ($1 ":" $3) in bytes {
        callees[$1 ":" $2] = callees[$1 ":" $2] " " $1 ":" $3
    }
    END {
        for (f in bytes)
            reach(f, f)
        for (f in bytes) {
            if (!((f, f) in reached) || f in done)
                continue
            sum = 0
            names = ""
            for (g in bytes)
                if ((f, g) in reached && (g, f) in reached) {
                    done[g] = 1
                    sum = bytes[g] == "unbounded" || sum == "unbounded" ? \
                          "unbounded" : sum + bytes[g]
                    names = names " " substr(g, length(object[g]) + 2)
                }
            print object[f], sum names
        }
    }' "$scratch/frames" "$scratch/calls"
}

# The objects of the sources that are there; tables alone have no frames.
list_objects()
{
    for frames in "$BUILD"/*.su "$BUILD"/*/*.su "$BUILD"/pic/*/*.su; do
        source=${frames#"$BUILD/"}
        source=${source#pic/}
        source=src/${source%.su}.c
        [ ! -e "${source%.watched.c}.c" ] && [ ! -e "${source%.general.c}.c" ] &&
            [ ! -e "$source" ] || echo "${frames%.su}.o"
    done
}

objects=$(list_objects)
limit=$(limit)
# What STACK_GENERAL says, which does not depend on flags.
general=$(sed -n 's/.*STACK_GENERAL = \([0-9]*\).*/\1/p' src/search/stack.h)
if ! have objdump; then
    skip 'stack usage: no objdump'
    finish
fi
[ -n "$limit" ] || fail "$BUILD/flags: no STACK_PER_PLY"
rings | sort > "$scratch/rings"

while read -r object bytes names; do
    name=${object#"$BUILD/"}
    room=${name#pic/}
    most=${limit:-0}
    case $name in *.general.o) most=$((general * most)) ;; esac
    if [ "${room%%/*}" != search ]; then
        fail "$name: recursion outside of a search: $names"
    elif [ "$bytes $MODE" = 'unbounded asan' ]; then
        skip "$name: the sanitizer's frames have no known size: $names"
    elif [ "$bytes" = unbounded ] || [ "$bytes" -gt "$most" ]; then
        fail "$name: a ply takes $bytes bytes of $most: $names"
    else
        pass
    fi
done < "$scratch/rings"

# The table of algorithms has procedures that recurse: if none was seen, this saw nothing.
[ -s "$scratch/rings" ] || fail 'no recursive function found'
finish
