#!/bin/sh
# debian.sh - the Debian packages, source and binaries: built with their tests, as lintian likes them,
# and installed on a bare Debian, where installed.sh looks at them with nothing but what
# debian/tests/control names. "make check" leaves it out; .ci/run has it. Of the tests in the build
# it takes those that Debian's options of the compiler can turn out differently in.

cd "$(dirname "$0")/.." && . tests/lib.sh
. tests/bare.sh

for program in dpkg-buildpackage dh lintian; do
    if ! have $program; then
        skip "Debian packages: no $program"
        finish
    fi
done

packages=$scratch/packages

build()
{
    mkdir -p "$packages/gteval" && git archive HEAD | tar -x -C "$packages/gteval" || return
    (unset MAKEFLAGS MFLAGS MAKEOVERRIDES &&
        cd "$packages/gteval" && PARTS='unit cli bad signature library hardening' \
        dpkg-buildpackage -us -uc) > "$scratch/log" 2>&1 && return
    tail -n 60 "$scratch/log"
    false
}

# All that lintian finds, the smallest too.
judge()
{
    lintian --pedantic --display-info --allow-root "$packages"/*.changes
}

# What the tests of the packages depend on, besides them.
wanted()
{
    sed -n 's/^Depends: @, //p' debian/tests/control | tr -d ,
}

bring()
{
    mkdir "$root/root/packages" &&
        cp "$packages"/*.deb "$root/root/packages" &&
        rm -f "$root"/root/packages/*-dbgsym_* &&
        git archive --prefix=gteval/ HEAD README.md man trees tests | tar -x -C "$root/root"
}

look()
{
    bare "cd gteval && tests/installed.sh" > "$scratch/out" 2>&1
    add "$scratch/out" || fail 'installed.sh'
    sed '$d' "$scratch/out"
}

check 'dpkg-buildpackage' build
grep -E '^[0-9]+ passed, ' "$scratch/log" | tail -n 1
none 'lintian' judge
[ "$failed" -eq 0 ] || finish
bare_or_skip 'Debian packages, installed'
check 'a bare Debian' bare_make ca-certificates
check 'packages and tests there' bring
check 'apt-get install' bare "apt-get -q -y install --no-install-recommends ./packages/*.deb $(wanted)"
[ "$failed" -gt 0 ] || look
check 'apt-get purge' bare 'apt-get -q -y purge python3-gteval gteval libgteval-dev libgteval1'
check 'nothing is left' bare '! ls -d /usr/share/doc/*gteval* /usr/lib/*/*gteval* /usr/bin/gt*al'
check 'no Python module is left' bare '! ls -d /usr/lib/python3/dist-packages/gteval'
finish
