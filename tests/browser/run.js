/*
 * run.js - all tests of the pages; ends in "N passed, N failed".
 */
"use strict";

const { run } = require("./harness");

run(["counts", "steps", "proof", "controls", "looks", "shapes", "views", "access", "safety",
    "practice", "work"].map(name => require(`./${name}`)));
