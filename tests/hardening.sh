#!/bin/sh
# hardening.sh - releases have what the compiler can do against mistakes that attackers use.

cd "$(dirname "$0")/.." && . tests/lib.sh

[ "$MODE" = release ] || { skip "hardening: $MODE is no release"; finish; }
have readelf || { skip 'hardening: no readelf'; finish; }
case " $(cat "$BUILD/flags") " in
*' -static '* | *-fsanitize=* | *' -O0 '*)
    skip 'hardening: these flags were not meant for a release'
    finish
    ;;
esac

# has PATTERN FILE OPTION...: in what readelf says of the file
has()
{
    pattern=$1 file=$2
    shift 2
    readelf -W "$@" "$file" > "$scratch/readelf" && grep -qE -e "$pattern" "$scratch/readelf"
}

lacks()
{
    ! has "$@"
}

for file in "$BUILD/gteval" "$BUILD/gtconv" "$BUILD/gtgen" "$BUILD"/libgteval.so.*.*; do
    name=${file##*/}
    check "$name can be loaded anywhere" has 'Type: *DYN' "$file" -h
    check "$name: what was relocated is read-only" has GNU_RELRO "$file" -l
    check "$name is linked before it runs" has 'BIND_NOW|FLAGS_1.*NOW' "$file" -d
    check "$name has a stack of data only" has 'GNU_STACK.* RW ' "$file" -l
    check "$name guards its stack" has ' __stack_chk_fail' "$file" -s
    check "$name has no relocations in its code" lacks TEXTREL "$file" -d
done
# Where the C library has the checks at all.
if has ' (__printf_chk|__fprintf_chk|__snprintf_chk)' "$(ldd "$BUILD/gteval" |
    awk '$1 ~ /^libc\./ { print $3 }')" -s; then
    for program in gteval gtconv gtgen; do
        check "$program checks sizes" has ' __[a-z]*_chk' "$BUILD/$program" -s
    done
else
    skip 'hardening: this C library checks no sizes'
fi
finish
