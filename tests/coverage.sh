#!/bin/sh
# coverage.sh - which lines the tests reached, after "make MODE=coverage check": the share
# of each file, least first, and in coverage/ the lines themselves.

cd "$(dirname "$0")/.." && . tests/lib.sh

rm -rf coverage
mkdir coverage
for notes in "$BUILD"/*.gcno "$BUILD"/*/*.gcno; do
    case $notes in
    "$BUILD"/tests/*) continue ;;
    esac
    mkdir "$scratch/gcov"
    (cd "$scratch/gcov" && gcov -p -s "$OLDPWD" -o "$notes" "$notes") > /dev/null 2>&1
    cat "$scratch"/gcov/*src#*.gcov >> "$scratch/lines"
    rm -rf "$scratch/gcov"
done

# A line belongs to several objects where it stands in a header or is compiled twice.
awk -F : '
$2 + 0 == 0 && $3 == "Source" { file = $4; sub(/.*src\//, "", file); next }
$2 + 0 == 0 || $1 ~ /-$/ { next }
{
    line = file ":" ($2 + 0)
    text[line] = $0
    if ($1 !~ /[#=]/)
        reached[line] = 1
}
END {
    for (line in text) {
        file = line
        sub(/:.*/, "", file)
        all[file]++
        if (line in reached)
            hit[file]++
        else
            print "src/" line ":" substr(text[line], index(text[line], ":") + 7) \
                > "coverage/unreached"
    }
    for (file in all) {
        printf "%5.1f%% of %4d  src/%s\n", 100 * hit[file] / all[file], all[file], file
        total += all[file]
        total_hit += hit[file]
    }
    printf "%5.1f%% of %4d  in all\n", 100 * total_hit / total, total
}' "$scratch/lines" | sort -n > coverage/summary
sort -t : -k 1,1 -k 2,2n -o coverage/unreached coverage/unreached
cat coverage/summary
