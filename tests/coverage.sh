#!/bin/sh
# coverage.sh - which lines and branches the tests reached, after "make MODE=coverage check": the
# shares of each file, least first, and in coverage/ the lines themselves. Those that no test
# reaches must be the ones that coverage.txt explains, and few.

cd "$(dirname "$0")/.." && . tests/lib.sh

rm -rf coverage
mkdir coverage
: > coverage/unreached
for notes in "$BUILD"/*.gcno "$BUILD"/*/*.gcno; do
    case $notes in
    "$BUILD"/tests/*) continue ;;
    esac
    gcov -b -c -t -o "$notes" "$notes" >> "$scratch/lines" 2> /dev/null
done

# A line belongs to several objects where it stands in a header or is compiled twice.
awk -F : '
function share(part, whole) { return whole > 0 ? 100 * part / whole : 100 }

function show(hit, lines, taken, ways, name)
{
    printf "%5.1f%% of %5d lines %5.1f%% of %5d branches  %s\n", share(hit, lines), lines, \
        share(taken, ways), ways, name
}

# "branch  0 taken 5": below its line. An assertion is meant not to fail.
/^branch/ {
    split($0, word, " +")
    if (ours && text[line] !~ /assert\(/)
        branch[line, word[2]] += word[3] == "taken" ? word[4] : 0
    next
}
/^function / {
    split($0, word, " ")
    within = word[2]
    next
}
$2 + 0 == 0 && $3 == "Source" {
    ours = $4 ~ /^(\.\/)?src\//
    file = $4
    sub(/.*src\//, "", file)
    next
}
!ours { next }
$2 + 0 == 0 || $1 ~ /-$/ { next }
{
    line = file ":" ($2 + 0)
    text[line] = $0
    place[line] = within
    if ($1 !~ /[#=]/)
        reached[line] = 1
}
END {
    for (way in branch) {
        file = way
        sub(/:.*/, "", file)
        ways[file]++
        taken[file] += branch[way] > 0
    }
    for (line in text) {
        file = line
        sub(/:.*/, "", file)
        all[file]++
        if (line in reached)
            hit[file]++
        else {
            sub(/^[^:]*:[^:]*: */, "", text[line])
            print "src/" line ":" place[line] ": " text[line] > "coverage/unreached"
        }
    }
    for (file in all) {
        show(hit[file], all[file], taken[file], ways[file], "src/" file)
        total_taken += taken[file]
        total_ways += ways[file]
        total += all[file]
        total_hit += hit[file]
    }
    show(total_hit, total, total_taken, total_ways, "in all")
}' "$scratch/lines" | sort -n > coverage/summary
sort -t : -k 1,1 -k 2,2n -o coverage/unreached coverage/unreached
cat coverage/summary

# Compared without the numbers of lines, which change: "FILE:FUNCTION: LINE".
awk '
/^(#|$)/ { next }
FNR == NR {
    kind = $1
    sub(/^[a-z]+ +/, "")
    why[$0] = kind
    next
}
{
    numbered = $0
    sub(/:[0-9]+:/, ":")
    if ($0 in why) {
        used[$0]
        count[why[$0]]++
    } else
        print "never run, nor explained: " numbered > "coverage/wrong"
}
END {
    for (line in why)
        if (!(line in used))
            print "explained, but run or gone: " line > "coverage/wrong"
    for (kind in count)
        print count[kind], kind
}' tests/coverage.txt coverage/unreached > coverage/explained

sort -rn coverage/explained
awk '$NF == "all" && $1 + 0 < least { print "less than " least "% of lines: " $1 }' least=99 \
    coverage/summary >> coverage/wrong
passed=$(awk '{ sum += $1 } END { print sum + 0 }' coverage/explained)
if [ -s coverage/wrong ]; then
    sort -o coverage/wrong coverage/wrong
    while IFS= read -r line; do
        fail "$line"
    done < coverage/wrong
fi
finish
