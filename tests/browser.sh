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

run_in_browser tests/browser/run.js
finish
