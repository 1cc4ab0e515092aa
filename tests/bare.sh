# shellcheck shell=sh disable=SC2154 # scratch is of lib.sh
# bare.sh - a bare Debian in a folder, for scripts that need one; sourced behind lib.sh.

root=$scratch/bare
suite=bookworm

# Finishes, as skipped, where none can be made.
bare_or_skip()
{
    if [ "$(id -u)" -ne 0 ]; then
        skip "$1: not root"
    elif ! have debootstrap && ! PATH=$PATH:/usr/sbin have debootstrap; then
        skip "$1: no debootstrap"
    elif ! { mkdir -p "$root/proc" && mount --bind /proc "$root/proc" && umount "$root/proc"; }; then
        skip "$1: nothing can be mounted"
    else
        PATH=$PATH:/usr/sbin:/sbin
        return
    fi
    finish
}

# What is mounted there is not to be removed with it.
bare_release()
{
    for mounted in dev/pts dev proc; do
        ! mountpoint -q "$root/$mounted" || umount "$root/$mounted" ||
            umount --lazy "$root/$mounted"
    done
    rm -rf --one-file-system "$scratch"
}

# bare_make PACKAGE,...: the smallest Debian, and these
bare_make()
{
    trap bare_release EXIT
    debootstrap --variant=minbase --include="$1" "$suite" "$root" \
        http://deb.debian.org/debian &&
        cp /etc/resolv.conf "$root/etc/resolv.conf" &&
        mount --bind /proc "$root/proc" &&
        mount --bind /dev "$root/dev" &&
        mount --bind /dev/pts "$root/dev/pts"
}

# bare COMMAND: of the shell, by root there
bare()
{
    timeout 600 chroot "$root" env -i HOME=/root TERM=dumb LC_ALL=C.UTF-8 \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        DEBIAN_FRONTEND=noninteractive sh -c "cd && $1" < /dev/null
}

bare_install()
{
    bare "apt-get -q -y -o Acquire::Retries=3 install --no-install-recommends $*"
}
