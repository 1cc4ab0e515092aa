#!/bin/sh
# install.sh - "make install" puts down what it should, which works there, and "make
# uninstall" takes all of it away again.

cd "$(dirname "$0")/.." && . tests/lib.sh

root=$scratch/root
# What is installed is what was built: nothing is compiled here, whatever the flags.
unset MAKEFLAGS MFLAGS MAKEOVERRIDES
make_it()
{
    "${MAKE:-make}" -s -o "$BUILD/flags" MODE="$MODE" B="$BUILD" DESTDIR="$root" \
        PREFIX=/opt/gt "$1"
}

expected()
{
    for source in src/gt*.c; do
        echo "755 /opt/gt/bin/$(basename "$source" .c)"
    done
    for page in man/*.[1-8]; do
        [ ! -e "$page" ] || echo "644 /opt/gt/share/man/man${page##*.}/${page##*/}"
    done
    for file in README.md NEWS.md LICENSE; do
        [ ! -e "$file" ] || echo "644 /opt/gt/share/doc/gteval/$file"
    done
    for file in trees/*.*; do
        echo "644 /opt/gt/share/doc/gteval/examples/$file"
    done
}

# "MODE PATH" of each file, by ls: a POSIX system need not have stat.
installed()
{
    find "$root" -type f -exec ls -l {} + | awk -v root="$root" '
    function digit(bits)
    {
        return 4 * (bits ~ /^r/) + 2 * (bits ~ /^.w/) + (bits ~ /x$/)
    }
    { print digit(substr($1, 2, 3)) digit(substr($1, 5, 3)) digit(substr($1, 8, 3)) " " \
            substr($NF, length(root) + 1) }'
}

same()
{
    sort > "$scratch/expected"
    installed | sort > "$scratch/installed"
    cmp -s "$scratch/expected" "$scratch/installed" && return
    show_difference "$scratch/expected" "$scratch/installed"
    false
}

umask 022
check 'make install' make_it install
expected | same && pass || fail 'make install: the files'
check 'installed programs run' "$root/opt/gt/bin/gteval" \
    "$root/opt/gt/share/doc/gteval/examples/trees/sss-example.dewey"
: > "$root/opt/gt/bin/other"
check 'make uninstall' make_it uninstall
echo '644 /opt/gt/bin/other' | same && pass || fail 'make uninstall: what is left'
[ ! -e "$root/opt/gt/share/doc/gteval" ] && pass || fail 'make uninstall: folders are left'
finish
