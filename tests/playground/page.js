/*
 * page.js - the page as its users have it: what they type, choose, copy and take away.
 */
"use strict";

const assert = require("node:assert/strict");
const { spawnSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { ROOT, holdAnswers, native, press, test, withPlayground } = require("./harness");

const TREE = "[[3,12,8],[2,4,6],[14,5,2]]";
const TALL = "[[[4,6],[7,9]],[[1,2],[0,1]],[[8,1],[9,2]]]";
const THREE = fs.readFileSync(path.join(ROOT, "trees", "three-players.dewey"), "utf8");

function fragment(settings) {
    return Object.entries(settings).map(([key, value]) => (value === true ? key : `${key}=${encodeURIComponent(value)}`)).join("&");
}

/* Opens the page with a fragment, and waits until it has answered. */
function withLink(settings, body, context = {}) {
    return withPlayground({ fragment: fragment(settings), ...context }, async page => {
        await page.waitForSelector("#results-body tr", { state: "attached" });
        await body(page);
    });
}

/* What the page shows of results. */
function results(page) {
    return page.$$eval("[data-algorithm]", rows => rows.map(({ dataset }) => ({ ...dataset })));
}

function nativeResults(tree, ...args) {
    return native("gteval", ["--format=json", ...args], { stdin: tree }).out.trimEnd().split("\n").map(line => {
        const { algorithm, value, payoffs, leaves } = JSON.parse(line);

        return { algorithm, value: payoffs ? payoffs.join() : String(value), leaves: String(leaves) };
    });
}

async function until(page, holds, argument) {
    await page.waitForFunction(holds, argument);
}

/* Waits until the page says something, which it does for a while only, while does() is done. */
async function untilTold(page, text, does) {
    await Promise.all([until(page, wanted => document.getElementById("told").textContent === wanted, text), does()]);
}

/* The link says all: each algorithm's results are those of the program of this machine. */
async function resultsAsNative() {
    for (const [tree, algo, options] of [[TREE, "all", {}], [THREE, "maxn,shallow", {}],
        ["[[\"inf\",1],[\"-inf\",2]]", "minimax,sss", {}], [TREE, "alphabeta", { window: "4,9" }], [TREE, "pn,dfpn", { target: "3" }]]) {
        const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);

        await withLink({ tree, algo, ...options }, async page =>
            assert.deepEqual(await results(page), nativeResults(tree, `--algo=${algo}`, ...args)));
    }
}

/* Typing: read at once, with the place of what is wrong. */
function typed() {
    return withLink({ tree: TREE, algo: "alphabeta" }, async page => {
        await page.fill("#text", "[[3,12],\n [4,,5]]");
        await until(page, () => document.querySelector("#messages button"));
        const { err } = native("gteval", ["--explain-input"], { stdin: "[[3,12],\n [4,,5]]" });
        const [, line, column, message] = err.match(/^-:(\d+):(\d+): (.*)$/m);

        assert.equal(await page.textContent("#messages li"), `Line ${line}, column ${column} ${message}`);
        assert.equal(await page.getAttribute("#text", "aria-invalid"), "true");
        await page.click("#messages button");
        assert.equal(await page.$eval("#text", area => area.selectionStart), "[[3,12],\n".length + Number(column) - 1);
        await page.fill("#text", "(max (min 3 9) (min 4 7))");
        await until(page, () => document.querySelector("[data-value='4']"));
        await until(page, () => /^Read as list/.test(document.getElementById("understood-summary").textContent));
        assert.equal(await page.textContent("#understood-summary"), "Read as list: 1 tree, 7 nodes, 4 leaves, depth 2");
        assert.equal(await page.locator("#messages li").count(), 0);
    });
}

function samplesAndGenerators() {
    return withLink({ tree: TREE, algo: "sss" }, async page => {
        await page.selectOption("#sample", "stockman.json");
        await until(page, () => document.querySelector("[data-value='52']"));
        await page.locator("#generator").evaluate(form => { form.closest("details").open = true; });
        await page.selectOption("#model", "game:nim");
        await page.fill("#generator [name=depth]", "2");
        await page.click("#generator button");
        await until(page, () => /--game=nim/.test(document.getElementById("generated").textContent));
        const command = await page.textContent("#generated");

        assert.equal(await page.inputValue("#text"), native("gtgen", command.split(" ").slice(1)).out);
    });
}

/* Files: chosen, and dropped anywhere in the page. */
function files() {
    return withLink({ tree: TREE, algo: "alphabeta", root: "min" }, async page => {
        await untilTold(page, "This is a.txt now.", () =>
            page.setInputFiles("#file", { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("[[1,9],[5,6]]") }));
        await until(page, () => document.querySelector("[data-value='5']"));
        await page.evaluate(() => {
            const dataTransfer = new DataTransfer();

            dataTransfer.items.add(new File(["[[1,9],[7,8]]"], "b.txt"));
            document.querySelector("h1").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
        });
        await until(page, () => document.querySelector("[data-value='7']"));
        assert.equal(await page.inputValue("#text"), "[[1,9],[7,8]]");
        assert.equal(await page.inputValue("#option-root"), "");
    });
}

/* On paper: the tree, its picture, the results and the report, whole; nothing to press, and no dark ground. */
function printed() {
    return withLink({ tree: TREE, algo: "alphabeta", mode: "report" }, async page => {
        await page.waitForSelector("#drawing > *");
        await page.waitForSelector("#view pre");
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        const seen = await page.$$eval("button, select, input, textarea, iframe, #drawing, #results, #view pre", all =>
            all.filter(one => one.checkVisibility()).map(({ id, localName }) => id || localName));

        assert.deepEqual(seen, ["text", "drawing", "results", "pre"]);
        assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(255, 255, 255)");
        assert.equal(await page.$eval("#view pre", ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), 0);
    });
}

/* What takes long says so, and is stopped by a button or a key; what is typed meanwhile is read. */
async function stopped() {
    for (const stop of [page => page.click("#stop"), page => press(page, "Escape")])
        await withLink({ tree: TREE, algo: "alphabeta", mode: "report" }, async page => {
            await page.locator("#generator").evaluate(form => { form.closest("details").open = true; });
            await page.fill("#generator [name=width]", "4");
            await page.fill("#generator [name=depth]", "15");
            await page.click("#generator button");
            await page.fill("#text", "[1,[2,7]]");
            await until(page, () => /5 nodes/.test(document.getElementById("understood-summary").textContent));
            const seconds = await page.$eval("#seconds", ({ textContent }) => parseInt(textContent || 0, 10));

            await until(page, then => parseInt(document.getElementById("seconds").textContent, 10) >= then + 2, seconds);
            assert.equal(await page.textContent("#busy-message"), "The program works.");
            await page.evaluate(() => document.activeElement.blur());
            await stop(page);
            await page.waitForSelector("#busy", { state: "hidden" });
            assert.equal(await page.textContent("#generated"), "Stopped.");
            assert.equal(await page.textContent("#results-message"), "Stopped.");
            await page.fill("#text", "[1,[2,8]]");
            await until(page, () => document.querySelector("[data-value='2']"));
        });
}

/* What the programs do not survive is told. */
function failed() {
    return withLink({ tree: TREE, algo: "alphabeta", mode: "report" }, async page => {
        const told = page.evaluate(() => new Promise(resolve => {
            Runner.prototype.run = () => Promise.reject(new Error("gone"));
            addEventListener("unhandledrejection", event => {
                event.preventDefault();
                resolve();
            });
        }));

        await page.fill("#text", "[1,[2,7]]");
        await told;
        await until(page, () => document.getElementById("results-message").textContent === "The program has failed: gone");
    });
}

/* Lets the programs take their time, for what must not be seen in between. */
function slowDown(page) {
    return page.evaluate(() => {
        const { run } = Runner.prototype;

        Runner.prototype.run = async function (...all) {
            await new Promise(resolve => setTimeout(resolve, 50));
            return run.apply(this, all);
        };
    });
}

/* Only what has a use is offered, all of it at once. */
function offered() {
    return withLink({ tree: TREE, algo: "alphabeta" }, async page => {
        const seen = () => page.$$eval("#algorithms label:not([hidden]) input", boxes => boxes.map(({ value }) => value));
        const options = () => page.$$eval(".option:not([hidden]) :is(input, select)", all => all.map(({ id }) => id.slice(7)));

        await until(page, () => document.querySelector("#algorithms label[hidden] input[value=maxn]"));
        await until(page, () => document.querySelector(".option[hidden] #option-guess"));
        assert.ok((await seen()).includes("mtdf") && !(await seen()).includes("shallow"));
        assert.ok((await options()).includes("window") && !(await options()).includes("sum"));
        await page.check("#algorithms input[value=mtdf]");
        await page.uncheck("#algorithms input[value=alphabeta]");
        await until(page, () => document.querySelector(".option:not([hidden]) #option-guess"));
        await slowDown(page);
        await page.fill("#text", THREE);
        await until(page, () => document.querySelector("#algorithms label:not([hidden]) input[value=maxn]"));
        assert.ok((await options()).includes("sum"), "algorithms are shown before options");
    });
}

/* What is wrong is said once beside the answer, with its place; where that is not seen, by the exercise. */
async function mistakes() {
    const message = "Line 2, column 4: error: expected a JSON value, not ','";

    for (const mode of ["report", "exercise"])
        await withPlayground({ fragment: fragment({ tree: "[1,\n[2,,3]]", algo: "alphabeta", mode }) }, async page => {
            await page.waitForSelector("#view .message", { state: "attached" });
            assert.equal(await page.textContent("#results-message"), message);
            assert.equal(await page.textContent("#view"), mode === "exercise" ? message : "");
            await page.uncheck("#algorithms input[value=alphabeta]");
            await until(page, () => document.getElementById("results-message").textContent === "Choose an algorithm.");
        });
}

/* What an algorithm has no use for is refused as in a shell, not left out. */
function refused() {
    return withPlayground({ fragment: fragment({ tree: TREE, algo: "alphabeta", guess: "3" }) }, async page => {
        await until(page, () => document.getElementById("results-message").textContent !== "");
        assert.equal(await page.textContent("#results-message"), "gteval: option '--guess' has no meaning for 'alphabeta'");
    });
}

/* An answer that comes when something else was asked for is shown no more. */
function late() {
    return withLink({ tree: TREE, algo: "alphabeta", mode: "report" }, async page => {
        await page.waitForSelector("#view pre");
        await holdAnswers(page);
        await page.fill("#text", "[1,[2,7]]");
        await page.click("#tab-steps");
        await until(page, () => ["results", "view"].every(topic => window.held.includes(topic)));
        await page.click("#tab-files");
        await page.waitForSelector(".files");
        await page.uncheck("#algorithms input[value=alphabeta]");
        await until(page, () => document.getElementById("results-message").textContent === "Choose an algorithm.");
        await page.evaluate(() => new Promise(resolve => {
            window.letGo();
            setTimeout(resolve);
        }));
        assert.equal(await page.locator(".files").count(), 1);
        assert.equal(await page.textContent("#results-message"), "Choose an algorithm.");
        assert.deepEqual(await results(page), []);
    });
}

/* The command that is shown prints what is shown. */
async function commands() {
    const tree = "{\"a's\": [3, \"TREE\"],\n \"TREE\": [1, 2]}";

    for (const mode of ["report", "steps"])
        await withLink({ tree, algo: "alphabeta,scout", mode }, async page => {
            await page.waitForSelector("#view pre");
            const command = await page.textContent("#command");
            const { stdout } = spawnSync("sh", ["-c", command], { encoding: "utf8" });

            assert.ok(stdout.length > 100);
            assert.equal(await page.textContent("#view pre"), stdout);
        });
}

/* What is taken away is, byte for byte, what the program of this machine writes. */
function downloads() {
    return withLink({ tree: TREE, algo: "scout,sss", mode: "files", proof: true }, async page => {
        await page.waitForSelector(".files button");
        for (const button of await page.locator(".files button").all()) {
            const format = (await button.textContent()).replace("Download ", "");
            const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
            const one = ["svg", "tikz", "dot", "outline"].includes(format);
            const proof = format === "html" ? [] : ["--proof"];
            const { out, status } = native("gteval",
                [`--algo=${one ? "scout" : "scout,sss"}`, ...proof, `--format=${format}`], { stdin: TREE });

            assert.equal(status, 0, format);
            assert.equal(fs.readFileSync(await file.path()).toString("latin1"), out, format);
        }
    });
}

/* A link holds all that was set, and is what the page was told. */
function links() {
    return withLink({ tree: TREE, algo: "alphabeta" }, async page => {
        await page.fill("#text", "[[5,6],[\"+& \u221e\",7]]");
        await page.fill("#text", "[[5,6],[1,7]] ");
        await page.check("#algorithms input[value=sss]");
        await page.click("#tab-steps");
        await page.locator("#options").evaluate(options => { options.closest("details").open = true; });
        await page.selectOption("#option-root", "min");
        await page.click("#copy-link");
        const link = await page.textContent("#shared");

        assert.equal(link.split("#")[1], "tree=%5B%5B5,6%5D,%5B1,7%5D%5D%20&algo=alphabeta,sss&mode=steps&root=min");
        assert.equal(await page.evaluate(() => location.hash), `#${link.split("#")[1]}`);
        await page.goto("about:blank");
        await page.goto(link);
        await page.waitForSelector("#results-body tr");
        assert.equal(await page.inputValue("#text"), "[[5,6],[1,7]] ");
        assert.equal(await page.inputValue("#option-root"), "min");
        assert.deepEqual(await results(page), nativeResults("[[5,6],[1,7]]", "--algo=alphabeta,sss", "--root=min"));
    });
}

/* A link that is followed in the page, one with words of no use, and a tree too large for any. */
function otherLinks() {
    return withLink({ tree: TREE, algo: "alphabeta", mode: "report", help: true, output: "x" }, async page => {
        assert.equal(await page.textContent("#link-message"), "The link has words that mean nothing here: help, output");
        await page.evaluate(() => { location.hash = "#tree=[4,[6,5]]&algo=sss,dual&mode=report&root=min"; });
        await until(page, () => document.querySelectorAll("[data-value='4']").length === 2);
        assert.equal(await page.inputValue("#text"), "[4,[6,5]]");
        assert.equal(await page.textContent("#link-message"), "");
        await page.fill("#text", `[4,[6,5]]${" ".repeat(400000)}`);
        await until(page, () => location.hash === "");
        await untilTold(page, "This tree is too large for a link.", () => page.click("#copy-link"));
        assert.equal(await page.isVisible("#shared"), false);
        await page.fill("#text", "[4,[6,7]]");
        await until(page, () => decodeURIComponent(location.hash).startsWith("#tree=[4,[6,7]]&"));
    });
}

/* An exercise shows no solution. */
function exercise() {
    return withLink({ tree: TREE, algo: "alphabeta", mode: "exercise", embed: true }, async page => {
        const frame = page.frameLocator("#view iframe");

        assert.match(await frame.locator("h1").textContent(), /practice of alpha-beta/);
        assert.equal(await page.locator("#results").isVisible(), false);
        assert.equal(await page.locator("#tabs").isVisible(), false);
    });
}

/* The searches play in the page. */
function played() {
    return withLink({ tree: TREE, algo: "alphabeta,sss" }, async page => {
        const frame = page.frameLocator("#view iframe");

        await frame.locator("article.run").nth(1).waitFor();
        await frame.locator("#last").click();
        assert.deepEqual(await frame.locator("article.run").evaluateAll(runs => runs.map(run => run.dataset.name)),
            ["alphabeta", "sss"]);
        await frame.locator(".result").first().filter({ hasText: /3/ }).waitFor();
    });
}

/* Everything can be reached and done without a pointer. */
function keyboard() {
    return withLink({ tree: TREE, algo: "alphabeta" }, async page => {
        await page.focus("#text");
        await press(page, "Control+A");
        await page.keyboard.type("[1,[2,7]]");
        await until(page, () => document.querySelector("[data-value='2'][data-leaves='3']"));
        await page.focus("#tab-play");
        await press(page, "ArrowRight");
        await page.waitForSelector("#view pre");
        assert.equal(await page.evaluate(() => document.activeElement.id), "tab-report");
        await press(page, "End");
        await page.waitForSelector(".files button");
        await press(page, "Tab");
        assert.equal(await page.evaluate(() => document.activeElement.textContent), "Download json");
    });
}

async function accessible() {
    const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

    for (const [mode, algo] of [["report", "all"], ["picture", "sss"], ["files", "all"]])
        for (const [width, colorScheme] of [[390, "light"], [768, "light"], [1280, "dark"]])
            await withLink({ tree: TALL, algo, mode }, async page => {
                await page.$$eval("details", all => all.forEach(one => { one.open = true; }));
                await page.waitForSelector("[data-value='8']");
                await page.waitForSelector("#drawing > *");
                await page.waitForSelector("#view :is(pre, img, .files)");
                await page.evaluate(axe);
                const { violations } = await page.evaluate(() => window.axe.run());

                assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]), []);
                const wide = await page.evaluate(() => document.documentElement.scrollWidth);

                assert.ok(wide <= width, `${wide} > ${width}`);
            }, { viewport: { width, height: 800 }, colorScheme });
}

module.exports = async () => {
    await test("page: results as native", resultsAsNative);
    await test("page: what is typed", typed);
    await test("page: samples and generators", samplesAndGenerators);
    await test("page: files", files);
    await test("page: on paper", printed);
    await test("page: what takes long", stopped);
    await test("page: what fails", failed);
    await test("page: what has a use", offered);
    await test("page: what is wrong", mistakes);
    await test("page: what has none", refused);
    await test("page: what comes late", late);
    await test("page: commands", commands);
    await test("page: downloads", downloads);
    await test("page: links", links);
    await test("page: other links", otherLinks);
    await test("page: an exercise", exercise);
    await test("page: searches play", played);
    await test("page: by the keyboard", keyboard);
    await test("page: nothing that axe finds", accessible);
};
