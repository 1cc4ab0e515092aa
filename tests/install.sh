#!/bin/sh
# install.sh - "make install" puts down what it should, which works there, and "make
# uninstall" takes all of it away again.

cd "$(dirname "$0")/.." && . tests/lib.sh

root=$scratch/root
make_it()
{
    make_built "$1" DESTDIR="$root" PREFIX=/opt/gt
}

# What was built: lib.so.1.0.0 beside the links to it.
library=$(cd "$BUILD" && echo libgteval.so.*.*.*)
soname=${library%.*.*}

expected()
{
    for source in src/gt*.c; do
        program=$(basename "$source" .c)
        echo "755 /opt/gt/bin/$program"
        echo "644 /opt/gt/share/bash-completion/completions/$program"
        echo "644 /opt/gt/share/zsh/site-functions/_$program"
        echo "644 /opt/gt/share/fish/vendor_completions.d/$program.fish"
    done
    for file in include/gteval.h lib/pkgconfig/gteval.pc lib/libgteval.a "lib/$library"; do
        echo "644 /opt/gt/$file"
    done
    for link in libgteval.so "$soname"; do
        echo "link /opt/gt/lib/$link to $library"
    done
    for file in python/gteval/*.py python/gteval/py.typed; do
        echo "644 /opt/gt/lib/python3/dist-packages/gteval/${file##*/}"
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

# "MODE PATH" of each file, "link PATH to TARGET" of each link, by ls: a POSIX system need not
# have stat.
installed()
{
    find "$root" ! -type d -exec ls -l {} + | awk -v root="$root" '
    function digit(bits)
    {
        return 4 * (bits ~ /^r/) + 2 * (bits ~ /^.w/) + (bits ~ /x$/)
    }
    /^l/ { print "link", substr($(NF - 2), length(root) + 1), "to", $NF; next }
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
complete=$root/opt/gt/share/bash-completion/completions/gteval
gteval --completion=bash | cmp -s - "$complete" && pass || fail 'the completion is the program'"'s"
: > "$root/opt/gt/bin/other"
mkdir "$root/opt/gt/lib/python3/dist-packages/gteval/__pycache__"
check 'make uninstall' make_it uninstall
echo '644 /opt/gt/bin/other' | same && pass || fail 'make uninstall: what is left'
[ ! -e "$root/opt/gt/share/doc/gteval" ] && pass || fail 'make uninstall: folders are left'
[ ! -e "$root/opt/gt/lib/python3/dist-packages/gteval" ] && pass ||
    fail 'make uninstall: the folder of the Python module is left'
finish
