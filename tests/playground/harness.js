/*
 * harness.js - what the tests of the playground share: the programs in WebAssembly, those of this
 * machine, and the page.
 *
 * PLAYGROUND is the folder that "make playground" has made.
 */
"use strict";

const { spawnSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { withFile, ...shared } = require("../browser/harness");

const { PLAYGROUND } = process.env;
const PAGE = path.join(PLAYGROUND, "index.html");
const PACKAGE = path.join(PLAYGROUND, "npm");
const ROOT = path.join(__dirname, "..", "..");

/* The surroundings that both kinds of programs have, besides those of program.js. */
const ENV = { LC_ALL: "C.UTF-8", TERM: "dumb" };

/* A folder with these files. */
function folderOf(files) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "native-"));

    for (const [file, data] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        fs.writeFileSync(path.join(folder, file), data);
    }
    return folder;
}

/*
 * What a program of this machine does with the same: { status, out, err }. files are written into a
 * folder, which is the current one.
 */
function native(name, args, { stdin = "", files } = {}) {
    const cwd = files ? folderOf(files) : os.tmpdir();
    const { status, stdout, stderr } = spawnSync(name, args,
        { cwd, input: stdin, env: { PATH: process.env.PATH, ...ENV }, maxBuffer: 1 << 29 });

    if (files)
        fs.rmSync(cwd, { recursive: true });
    return { status, out: stdout.toString("latin1"), err: stderr.toString("utf8") };
}

/* Opens the playground; settings as those of withFile. */
function withPlayground(settings, body) {
    return withFile(PAGE, { blobs: true, ...settings }, body);
}

/* From now on no answer of a program comes before letGo() of the page is called; held has the topics of those there are. */
function holdAnswers(page) {
    return page.evaluate(() => {
        const { run } = Runner.prototype, gate = new Promise(resolve => { window.letGo = resolve; });

        window.held = [];
        Runner.prototype.run = async function (...order) {
            const result = await run.apply(this, order);

            window.held.push(order[2].topic);
            await gate;
            return result;
        };
    });
}

module.exports = { ...shared, PACKAGE, ROOT, holdAnswers, native, withPlayground };
