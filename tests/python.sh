#!/bin/sh
# python.sh - the Python module, by pytest, with the library that was built.

cd "$(dirname "$0")/.." && . tests/lib.sh

# Debian's, which has Debian's pytest, where another comes first.
for python in python3 /usr/bin/python3 ''; do
    [ -z "$python" ] || ! "$python" -c 'import pytest' 2> /dev/null || break
done
if [ -z "$python" ]; then
    skip 'Python: no pytest'
    finish
fi
GTEVAL_LIBRARY=$BUILD/libgteval.so.1 PYTHONDONTWRITEBYTECODE=1
export GTEVAL_LIBRARY PYTHONDONTWRITEBYTECODE

# The sanitizer that the library is built with must be there first; what Python itself does not
# free is not looked at.
runtime()
{
    case $MODE in asan) ${CC:-cc} -print-file-name=libasan.so ;; esac
}

run()
{
    LD_PRELOAD=$(runtime) ASAN_OPTIONS=$ASAN_OPTIONS:detect_leaks=0 \
        "$python" -m pytest -q --tb=short -p no:cacheprovider tests/python > "$scratch/out" 2>&1 \
        < /dev/null
}

# The last line of pytest: "2 failed, 30 passed, 1 skipped in 2.00s".
counted()
{
    tail -n 1 "$scratch/out" | grep -oE "[0-9]+ $1" | grep -oE '[0-9]+' || echo 0
}

if run; then
    passed=$(counted passed)
else
    passed=$(counted passed) failed=$(counted failed) errors=$(counted errors?)
    failed=$((failed + errors))
    [ "$failed" -gt 0 ] || fail 'pytest'
    indent < "$scratch/out"
fi
finish
