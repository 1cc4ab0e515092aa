/*
 * playground.js FOLDER TREE NAME... - the least time of 30 that a search takes in WebAssembly, from the
 * package for npm in FOLDER, and by gteval: a line "NAME SECONDS SECONDS" for each algorithm.
 */
"use strict";

const { execFileSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");

const TIMES = 30;

const [folder, tree, ...names] = process.argv.slice(2).map((word, i) => (i === 0 ? path.resolve(word) : word));
const { createPrograms } = require(path.join(folder, "program.js"));
const programs = createPrograms(fs.readFileSync(path.join(folder, "module.wasm")));
const stdin = fs.readFileSync(tree);

/* What of a result says how long the search took. */
function secondsOf(line) {
    return JSON.parse(line).seconds;
}

async function leastTimes(name) {
    const args = [`--algo=${name}`, "--time", "--format=json"], there = [], here = [];

    for (let i = 0; i < TIMES; i++) {
        there.push(secondsOf(new TextDecoder().decode((await programs.run("gteval", args, { stdin })).out)));
        here.push(secondsOf(execFileSync("gteval", args, { input: stdin, encoding: "utf8" })));
    }
    return [Math.min(...there), Math.min(...here)];
}

(async () => {
    for (const name of names)
        console.log([name, ...await leastTimes(name)].join(" "));
})();
