#!/bin/sh
# playground.sh - the programs in WebAssembly against those of this machine, in node and in Chromium;
# the page around them; their package for npm.
#
# They are made by "make playground" first, into PLAYGROUND (build/playground). The scripts are in
# tests/playground; CHROMIUM names another browser than /usr/bin/chromium.

cd "$(dirname "$0")/.." && . tests/lib.sh

: "${CHROMIUM:=/usr/bin/chromium}" "${PLAYGROUND:=build/playground}"
case $PLAYGROUND in
/*) ;;
*) PLAYGROUND=$PWD/$PLAYGROUND ;;
esac
export CHROMIUM PLAYGROUND

no_paths()
{
    ! grep -rlaF "$PWD" "$PLAYGROUND"
}

# The same commands in the same folder, by the package and by this machine.
try_package()
(
    mkdir "$scratch/empty" && cd "$scratch/empty" &&
        npm pack --silent "$PLAYGROUND/npm" > "$scratch/packed" &&
        npm install --silent --no-audit --no-fund --offline "./$(cat "$scratch/packed")" &&
        npx --offline gtgen --model=ragged --depth=4 --count=3 > there.json &&
        gtgen --model=ragged --depth=4 --count=3 > here.json && cmp here.json there.json &&
        npx --offline gteval --algo=all there.json --output=there &&
        gteval --algo=all --output=here here.json && cmp_names here there &&
        npx --offline gtconv --format=dewey - < here.json > there &&
        gtconv --format=dewey - < here.json > here && cmp here there &&
        ! npx --offline gteval nowhere 2> there &&
        { gteval nowhere 2> here || cmp here there; } &&
        [ "$(ls -A)" = "$(printf '%s\n' "$(cat "$scratch/packed")" here here.json node_modules \
            package-lock.json package.json there there.json | sort)" ]
)

# What is the same but for the names of the files read.
cmp_names()
{
    sed 's/here\.json/there.json/g' "$1" | cmp - "$2"
}

for need in node npm "$CHROMIUM"; do
    have "$need" || { skip "no $need"; finish; }
done
[ -e "$PLAYGROUND/index.html" ] || { skip 'no playground has been made'; finish; }

check 'paths of this machine' no_paths
check npm try_package

run_in_browser tests/playground/run.js
finish
