#!/bin/sh
# reproducible.sh - two builds in two folders are the same, byte for byte.

cd "$(dirname "$0")/.." && . tests/lib.sh

unset MAKEFLAGS MFLAGS MAKEOVERRIDES
for folder in one another/one; do
    mkdir -p "$scratch/$folder"
    cp -R Makefile src man trees tests "$scratch/$folder"
    check "a build in a folder of its own" "${MAKE:-make}" -s -C "$scratch/$folder" -j 2
done
cd "$scratch/one/build/release" || exit
for file in gt* libgteval.*; do
    case $file in
    *.[do] | *.su) continue ;;
    esac
    check "$file is the same twice" cmp "$file" "$scratch/another/one/build/release/$file"
done
finish
