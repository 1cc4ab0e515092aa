#!/bin/sh
# bad.sh [FILE]... - malformed inputs: each must be refused with exit status 1 and exactly
# the message that stands beside it, in FILE.expected. The suffix is the format's name.

cd "$(dirname "$0")/.." && . tests/lib.sh

[ $# -gt 0 ] || set -- tests/bad/*

for file; do
    case $file in
    */README.md | *.expected)
        [ -e "${file%.expected}" ] || fail "$file: the input is missing"
        continue
        ;;
    esac
    [ -e "$file" ] || continue
    if [ ! -e "$file.expected" ]; then
        fail "$file: $file.expected is missing"
        continue
    fi
    gteval "--input=${file##*.}" "$file" > /dev/null 2> "$scratch/got" < /dev/null
    status=$?
    if [ $status -ne 1 ]; then
        fail "$file: exit status $status"
        show_difference "$file.expected" "$scratch/got"
    elif cmp -s "$file.expected" "$scratch/got"; then
        pass
    else
        fail "$file"
        show_difference "$file.expected" "$scratch/got"
    fi
done
finish
