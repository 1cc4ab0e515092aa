#!/bin/sh
# browser.sh - the pages in Chromium, driven by the scripts in tests/browser.
#
# They need node, npm and Chromium; playwright-core and axe-core come from npm, into a folder that is
# removed afterwards. CHROMIUM names another browser than /usr/bin/chromium.

cd "$(dirname "$0")/.." && . tests/lib.sh

: "${CHROMIUM:=/usr/bin/chromium}"
export CHROMIUM

for need in node npm "$CHROMIUM"; do
    have "$need" || { skip "no $need"; finish; }
done

cp tests/browser/package.json "$scratch"
if ! npm install --prefix "$scratch" --no-audit --no-fund --no-package-lock --silent \
    > "$scratch/npm" 2>&1; then
    fail 'npm install'
    indent < "$scratch/npm"
    finish
fi
NODE_PATH=$scratch/node_modules
export NODE_PATH
node tests/browser/run.js > "$scratch/out" 2>&1
status=$?
add "$scratch/out" || fail "no result, exit status $status"
grep -v '^[0-9]* passed, [0-9]* failed$' "$scratch/out"
finish
