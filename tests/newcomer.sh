#!/bin/sh
# newcomer.sh - what README.md says to type, on a bare Debian with nothing but make and git; then an
# installation there, as installed.sh looks at it. "make check" leaves it out; .ci/run has it.

cd "$(dirname "$0")/.." && . tests/lib.sh
. tests/bare.sh

bare_or_skip 'a bare Debian'

# shows TEXT COMMAND: whether the command succeeds there, and prints the text
shows()
{
    bare "$2" > "$scratch/out" 2>&1 && grep -qF -e "$1" "$scratch/out" && return
    tail -n 40 "$scratch/out"
    false
}

check 'a bare Debian' bare_make make,git,ca-certificates
check 'its copy of the repository' git clone -q --bare --no-local . "$root/srv/gteval.git"
if [ "$failed" -eq 0 ]; then
    check 'git clone' bare 'git clone /srv/gteval.git'
    check 'make deps demo' shows 'value: 6' 'cd gteval && make deps demo'
    check 'make deps check' shows ' passed, 0 failed' 'cd gteval && make deps check'
    grep ' passed, ' "$scratch/out" | tail -n 1
    check 'make install' bare 'cd gteval && make install && ldconfig'
    check 'what looks at it' bare_install man-db bash-completion
    check 'installed' shows ', 0 failed' 'cd gteval && tests/installed.sh'
    check 'make uninstall' bare 'cd gteval && make uninstall && ! command -v gteval'
fi
finish
