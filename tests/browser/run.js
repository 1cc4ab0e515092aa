/*
 * run.js - all tests of the playback page; ends in "N passed, N failed".
 */
"use strict";

const { run } = require("./harness");

run(["counts", "steps", "proof", "controls", "looks", "shapes", "views", "access", "safety"].map(name => require(`./${name}`)));
