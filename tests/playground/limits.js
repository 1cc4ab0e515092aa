/*
 * limits.js - what is too much here: memory, depth, output; and runs that are stopped or no longer
 * wanted. None of them does harm to the next.
 */
"use strict";

const { PACKAGE, assert, gtgen, native, test, withPlayground } = require("./harness");
const { run } = require(PACKAGE);

const SMALL = "[[3,12,8],[2,4,6],[14,5,2]]";

/* Makes a thousand million leaves, for nobody. */
const ENDLESS = ["--width=4", "--depth=15", "--output=/dev/null"];

function deepTree(plies) {
    return `${"[".repeat(plies)}1,2${",3]".repeat(plies)}`;
}

async function memory() {
    const stdin = gtgen("--width=4", "--depth=9");

    for (const size of ["1K", "8M", "none"]) {
        const { status, err } = await run("gteval", [`--limit-memory=${size}`], { stdin });

        assert.equal(status, size === "none" ? 0 : 1, size);
        if (size !== "none")
            assert.match(err, /: error: out of memory: .* the limit of \d+ [KM]iB; --limit-memory=SIZE raises it\n$/);
    }
}

/* As deep as stack.h may ask for, the answers are those of this machine; then there is a message. */
async function depth() {
    const options = { stdin: deepTree(3800) };

    for (const args of [["--algo=all"], ["--algo=alphabeta", "--format=csv"]]) {
        const { status, out } = await run("gteval", args, options);

        assert.equal(status, 0);
        assert.equal(Buffer.from(out).toString("latin1"), native("gteval", args, options).out);
    }
    const { status, err } = await run("gteval", ["--algo=alphabeta"], { stdin: deepTree(5000) });

    assert.equal(status, 4);
    assert.equal(err, "gteval: cannot get a stack for a tree of 5001 plies: the system has none of that size\n");
}

async function output() {
    const { status, err } = await run("gtgen", ["--width=6", "--depth=12"]);

    assert.equal(status, 4);
    assert.equal(err, "gtgen: cannot write the trees: No space left on device\n");
}

async function writtenFiles() {
    const { status, out, files } = await run("gteval", ["--format=svg", "--series", "--output=step-%02d.svg"],
        { stdin: SMALL, files: { "step-01.svg": "old", "kept/other.txt": "as it was" } });
    const names = Object.keys(files).sort();

    assert.equal(status, 0);
    assert.equal(out.length, 0);
    assert.ok(names.includes("step-01.svg") && names.length > 10);
    assert.ok(names.every(name => /^step-\d\d\.svg$/.test(name)));
    assert.match(new TextDecoder().decode(files["step-01.svg"]), /^<svg|^<\?xml/);
}

/* In the page: a run that would take hours is stopped; the next one is done. */
function stopped() {
    return withPlayground({}, async page => assert.deepEqual(await page.evaluate(async ({ stdin, endless }) => {
        const runner = new Runner();
        const long = runner.run("gtgen", endless).catch(error => error.stopped);
        const waiting = runner.run("gteval", [], { stdin }).catch(error => error.stopped);

        await new Promise(resolve => setTimeout(resolve, 500));
        const busy = runner.busy;

        runner.stop();
        const { status } = await runner.run("gteval", [], { stdin });

        return { busy, marks: [await long, await waiting], status };
    }, { stdin: SMALL, endless: ENDLESS }), { busy: true, marks: [true, true], status: 0 }));
}

/* What is typed supersedes what was typed before, be it waiting or running. */
function superseded() {
    return withPlayground({}, async page => assert.deepEqual(await page.evaluate(async ({ trees, endless }) => {
        const runner = new Runner();
        const ask = (name, args, stdin) => runner.run(name, args, { stdin, topic: "typed" })
            .then(({ out }) => new TextDecoder().decode(out), error => error.superseded);
        const other = runner.run("gtgen", ["--width=2", "--depth=1"])
            .then(({ out }) => new TextDecoder().decode(out));
        const long = ask("gtgen", endless, "");

        await other;
        const answers = await Promise.all(trees.map(tree => ask("gtconv", ["--format=nested"], tree)));

        return [await long, ...answers];
    }, { trees: ["[1]", "[1,2]", "[1,2,3]"], endless: ENDLESS }), [true, true, true, "[1,2,3]\n"]));
}

/* What a program says while it runs comes while it runs. */
function progress() {
    return withPlayground({}, async page => {
        const pieces = await page.evaluate(async () => {
            const runner = new Runner();
            const said = [];
            const { err } = await runner.run("gteval", ["nowhere", "elsewhere"], { onProgress: text => said.push(text) });

            return { said: said.join(""), err };
        });

        assert.match(pieces.err, /^nowhere: error: cannot open.*\nelsewhere: error/);
        assert.equal(pieces.said, pieces.err);
    });
}

module.exports = async () => {
    await test("memory out is a message", memory);
    await test("deep trees", depth);
    await test("output without an end", output);
    await test("files that are written", writtenFiles);
    await test("page: a run is stopped", stopped);
    await test("page: a run is superseded", superseded);
    await test("page: messages while it runs", progress);
};
