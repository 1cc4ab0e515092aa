/*
 * editing.js - what the tests of edits in the picture share: trees as the page keeps them, and what
 * users do.
 */
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");
const { ROOT, assert, native, press, withPlayground } = require("./harness");

const TREE = "[[3,12,8],[2,4,6],[14,5,2]]";

function source(name) {
    return fs.readFileSync(path.join(ROOT, "playground", name), "utf8");
}

/* The functions of model.js, which are a part of a script of the page. */
const model = vm.runInNewContext(`${source("odds.js")}${source("model.js")}
({ parseModel, modelText, nodesOf, nodeAt, isInner, withWorth, withChild, withoutNode, withMoved, parseWorth, worthText })`);

/* Opens the page with a text, and waits until the picture can be edited. */
function withEditor(text, body, context = {}) {
    return withPlayground({ fragment: `tree=${encodeURIComponent(text)}&algo=minimax`, ...context }, async page => {
        await page.waitForSelector("#edit:not([hidden])");
        await body(page);
    });
}

function asJson(text) {
    const { status, out, err } = native("gtconv", ["--format=json"], { stdin: text });

    assert.equal(status, 0, err);
    return Buffer.from(out, "latin1").toString("utf8");
}

/* A text of trees/. */
function sample(name) {
    return fs.readFileSync(path.join(ROOT, "trees", name), "utf8");
}

/* Waits until the page's text is this. */
async function expectText(page, text) {
    await page.waitForFunction(wanted => document.getElementById("text").value.trim() === wanted, text)
        .catch(async () => assert.equal((await page.inputValue("#text")).trim(), text));
}

/* Waits until text and picture say the same. */
async function inStep(page) {
    await page.waitForFunction(() => ["text", "drawing"].every(id => document.getElementById(id).ariaBusy === "false"));
}

function nodeOf(page, place) {
    return page.locator(`.node[data-path="${place}"] .shape`);
}

async function change(page, value) {
    await page.fill(".worth", value);
    await press(page, "Enter");
}

function deed(page, name) {
    return page.click(`[data-deed=${name}]`);
}

/* What the picture says of all nodes to who does not see it, names left out. */
function shown(page) {
    return page.$$eval(".node", nodes => nodes.map(node => node.getAttribute("aria-label").replace(/.*: /, "")));
}

/* The same of a text. */
function told(text) {
    return Array.from(model.nodesOf(model.parseModel(asJson(text))), ({ node, mover, odds }) =>
        (model.isInner(node) ? { max: "MAX", min: "MIN" }[mover] ?? mover : `leaf, worth ${model.worthText(node)}`)
        + (odds === undefined ? "" : `, odds ${odds}`));
}

module.exports = { TREE, model, withEditor, asJson, sample, expectText, inStep, nodeOf, change, deed, shown, told };
