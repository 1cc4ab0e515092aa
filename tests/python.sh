#!/bin/sh
# python.sh - the Python module with the library that was built: its tests, by pytest, and where
# it finds the library.

cd "$(dirname "$0")/.." && . tests/lib.sh

# Debian's, which has Debian's pytest, where another comes first.
for python in python3 /usr/bin/python3 ''; do
    [ -z "$python" ] || ! "$python" -c 'import pytest' 2> /dev/null || break
done
if [ -z "$python" ]; then
    skip 'Python: no pytest'
    finish
fi
unset PYTHONPATH GTEVAL_LIBRARY
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE

# The sanitizer that the library is built with must be there first; what Python itself does not
# free is not looked at.
runtime()
{
    case $MODE in asan) ${CC:-cc} -print-file-name=libasan.so ;; esac
}

python()
{
    LD_PRELOAD=$(runtime) ASAN_OPTIONS=$ASAN_OPTIONS:detect_leaks=0 "$python" "$@"
}

# The last line of pytest: "2 failed, 30 passed, 1 skipped in 2.00s".
counted()
{
    tail -n 1 "$scratch/out" | grep -oE "[0-9]+ $1" | grep -oE '[0-9]+' || echo 0
}

run_tests()
{
    GTEVAL_LIBRARY=$BUILD/libgteval.so.1 \
        python -m pytest -q --tb=short -p no:cacheprovider tests/python > "$scratch/out" 2>&1 \
        < /dev/null
    status=$?
    passed=$(counted passed) failed=$(($(counted failed) + $(counted error)))
    [ "$status" -eq 0 ] && return
    [ "$failed" -gt 0 ] || fail "pytest: exit status $status"
    indent < "$scratch/out"
}

# found FOLDER LIBRARY: the module in that folder works with that library
found()
{
    (cd "$scratch" && PYTHONPATH=$1 python -c '
import gteval
from gteval._library import lib
assert gteval.Tree([[3, 12, 8], [2, 4, 6]]).search("sss").value == 3
print(lib.path)') > "$scratch/found" && [ "$(cat "$scratch/found")" = "$2" ] && return
    cat "$scratch/found"
    false
}

# Beside it, where both are installed.
look_at_installation()
{
    check 'make install-library install-python' \
        make_built install-library install-python DESTDIR="$scratch/root" PREFIX=/opt/gt
    check 'the library of the same PREFIX' \
        found "$scratch/root/opt/gt/lib/python3/dist-packages" \
        "$scratch/root/opt/gt/lib/libgteval.so.1"
}

# As it is in a checkout, with what "make" has built.
look_at_checkout()
{
    mkdir -p "$scratch/checkout/build/release" "$scratch/checkout/src/library"
    cp -R python "$scratch/checkout"
    cp src/library/gteval.h "$scratch/checkout/src/library"
    cp "$BUILD/libgteval.so.1" "$scratch/checkout/build/release"
    check 'the library of a checkout' \
        found "$scratch/checkout/python" "$scratch/checkout/build/release/libgteval.so.1"
}

# A library that is not there, or is no library.
look_at_failures()
{
    : > "$scratch/empty.so.1"
    for library in /nowhere/libgteval.so.1 "$scratch/empty.so.1"; do
        (cd python && GTEVAL_LIBRARY=$library python -c 'import gteval') > "$scratch/out" 2>&1
        check "what is said without a library: $library" \
            grep -q "^ImportError: gteval: cannot load $library (.*): set GTEVAL_LIBRARY" "$scratch/out"
    done
}

# What pip puts down, which is what is in the archive.
look_at_wheel()
{
    check 'make wheel' make_built wheel B="$BUILD" PYTHON="$python"
    check 'the wheel is an archive' "$python" -m zipfile -e "$BUILD"/wheel/*.whl "$scratch/wheel"
    check 'the library in the wheel' found "$scratch/wheel" "$scratch/wheel/gteval/libgteval.so.1"
    check 'what RECORD says of the wheel' "$python" tests/python/record.py "$scratch/wheel"
    for wheel in "$BUILD"/wheel/*.whl; do
        cp "$wheel" "$scratch/first.whl"
        check 'make wheel, again' make_built wheel B="$BUILD" PYTHON="$python"
        check 'a wheel is the same twice' cmp "$wheel" "$scratch/first.whl"
    done
}

# What of the library is not freed; Python itself leaves some.
leaks()
{
    GTEVAL_LIBRARY=$BUILD/libgteval.so.1 LD_PRELOAD=$(runtime) ASAN_OPTIONS=detect_leaks=1 \
        "$python" tests/python/leaks.py > "$scratch/leaks" 2>&1
    grep -E 'gteval_|libgteval' "$scratch/leaks"
    grep -n 'AssertionError' "$scratch/leaks"
}

run_tests
case $MODE in asan) none 'what the module leaves' leaks ;; esac
look_at_installation
look_at_checkout
look_at_failures
look_at_wheel
finish
