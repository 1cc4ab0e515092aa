/*
 * run.js - all tests of the playground; ends in "N passed, N failed".
 */
"use strict";

const { run } = require("./harness");

run(["models", "edit", "slow", "limits", "page", "same"].map(name => require(`./${name}`)));
