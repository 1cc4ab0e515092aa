/*
 * harness.js - what the browser tests share: the programs, pages in Chromium, and the
 * counts of what passed and failed.
 */
"use strict";

const { execFileSync, spawnSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const assert = require("node:assert/strict");
const { chromium } = require("playwright-core");

const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const FOLDER = fs.mkdtempSync(path.join(os.tmpdir(), "pages-"));

const tally = { passed: 0, failed: 0 };
let browser;

/* What a program prints. */
function output(program, args) {
    return execFileSync(program, args, { encoding: "utf8", maxBuffer: 1 << 28 });
}

function gteval(...args) {
    return output("gteval", args);
}

function gtconv(...args) {
    return output("gtconv", args);
}

function gtgen(...args) {
    return output("gtgen", args);
}

/* The same without the assumption that it succeeds. */
function tryGteval(...args) {
    return spawnSync("gteval", args, { encoding: "utf8", maxBuffer: 1 << 28 });
}

/* Writes a tree into a file of that name; returns its path. */
function treeFile(name, text) {
    const file = path.join(FOLDER, name);

    fs.writeFileSync(file, text);
    return file;
}

/* Runs a test and tells if it fails. */
async function test(name, body) {
    try {
        await body();
        tally.passed++;
    } catch (error) {
        tally.failed++;
        console.log(`FAILED: ${name}`);
        console.log(String(error.stack ?? error).replace(/^/gm, "    "));
    }
}

/* Opens the playback of a tree; see withText. */
function withPage({ tree, algorithms, args = [], ...settings }, body) {
    return withText(gteval(`--algo=${algorithms}`, "--format=html", ...args, tree), settings, body);
}

/* Opens a page that is made of text; see withFile. */
function withText(text, settings, body) {
    const file = path.join(FOLDER, "page.html");

    fs.writeFileSync(file, text);
    return withFile(file, settings, body);
}

/*
 * Opens a page and hands it to body. settings are those of a browser's context; fragment is what
 * stands behind the # of the address, and blobs whether it may make files of its own. Whatever the
 * page asks of a network or says on its console is a failure, and so is a dialog.
 */
async function withFile(file, { fragment, blobs, ...settings }, body) {
    const context = await browser.newContext({ viewport: { width: 1600, height: 900 }, ...settings });
    const page = await context.newPage();
    const address = `file://${file}${fragment ? `#${fragment}` : ""}`;
    const complaints = [];

    page.on("request", request => {
        if (request.url().split("#")[0] !== `file://${file}` && !(blobs && request.url().startsWith("blob:")))
            complaints.push(`request: ${request.url()}`);
    });
    page.on("console", message => complaints.push(`console: ${message.text()}`));
    page.on("pageerror", error => complaints.push(`error: ${error.stack}`));
    page.on("dialog", dialog => {
        complaints.push(`dialog: ${dialog.message()}`);
        dialog.dismiss();
    });
    try {
        await page.goto(address);
        await body(page);
        assert.deepEqual(complaints, []);
    } finally {
        await context.close();
    }
}

/* What a page shows of each algorithm, as its user sees it. */
function columns(page) {
    return page.$$eval("article.run", articles => articles.map(article => {
        const texts = selector => [...article.querySelectorAll(selector)].map(e => e.textContent);
        const row = document.querySelector(`#bars tr[data-name="${article.dataset.name}"]`);

        return {
            name: article.dataset.name,
            place: texts(".place")[0],
            told: texts(".told")[0],
            result: texts(".result")[0],
            counts: Object.fromEntries([...article.querySelectorAll(".counts dl > div")]
                .map(pair => [...pair.children].map(e => e.textContent))),
            bars: row && [...row.querySelectorAll("td")].map(cell => ({
                number: cell.querySelector(".number").textContent,
                width: cell.querySelector(".bar").style.width,
            })),
            open: texts(".open .list li"),
            calls: texts(".calls .list li"),
            leaves: texts(".leaves .list li"),
            now: texts(".code li.now"),
            drawing: [...article.querySelectorAll("svg.tree :is(.node, .edge, .ring, .reason, .badge)")]
                .map(e => [e.getAttribute("class"), e.getAttribute("style"),
                    ...[...e.querySelectorAll("text")].map(text => text.textContent)]
                    .filter(Boolean).join(" ")),
        };
    }));
}

/* The numbers of the nodes in the drawing that have a class, of each algorithm. */
function nodesWith(page, name) {
    return page.$$eval("article.run", (articles, wanted) => articles.map(article =>
        [...article.querySelectorAll(`g.node.${wanted}`)].map(g => Number(g.dataset.node))), name);
}

function clock(page) {
    return page.$eval("#clock", slider => ({ now: Number(slider.value), last: Number(slider.max) }));
}

async function press(page, key, times = 1) {
    for (let i = 0; i < times; i++)
        await page.keyboard.press(key);
}

/* Clicks on a node where its name stands, in the drawing of the first algorithm. */
async function clickNode(page, n) {
    const { x, y } = await page.locator(`article g[data-node='${n}'] .label`).first().evaluate(e => {
        e.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { left, right, top, bottom } = e.getBoundingClientRect();

        return { x: (left + right) / 2, y: (top + bottom) / 2 };
    });

    await page.mouse.click(x, y);
}

async function run(parts) {
    browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: ARGUMENTS,
    });
    try {
        for (const part of parts)
            await part();
    } finally {
        await browser.close();
    }
    console.log(`${tally.passed} passed, ${tally.failed} failed`);
    process.exitCode = tally.failed > 0 ? 1 : 0;
}

module.exports = { assert, gteval, gtconv, gtgen, tryGteval, treeFile, test, withPage, withText, withFile,
    columns, nodesWith, clock, press, clickNode, run };
