# shellcheck shell=sh
# formats.sh - for the scripts beside it: the formats that can be read.

# Each has an empty input among the malformed ones.
list_formats()
{
    for input in tests/bad/empty.*; do
        [ "${input%.expected}" != "$input" ] || echo "${input##*.}"
    done
}
