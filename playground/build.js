/*
 * build.js MODULE VERSION PAGE - puts the page together: one file with everything in it.
 *
 * MODULE is the path of Emscripten's module.js; module.wasm is beside it. What the page is made of is
 * named in the file parts, one a line, in this order: styles, and scripts that run as one.
 */
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const zlib = require("node:zlib");

const ROOT = path.dirname(__dirname);

function here(name) {
    return fs.readFileSync(path.join(__dirname, name), "utf8");
}

/* What a page may not have inside of a script, for it would end there or be read otherwise. */
function inScript(text, name) {
    if (/<\/script|<!--|<script/i.test(text))
        throw new Error(`${name}: no script can have "</script", "<script" or "<!--" in it`);
    return text;
}

/* The parts with that suffix, one after the other. */
function parts(suffix) {
    return here("parts").split("\n").filter(name => name.endsWith(suffix)).map(here).join("\n");
}

/* The trees that come with the program, by name. */
function samples() {
    const folder = path.join(ROOT, "trees");
    const names = fs.readdirSync(folder).sort().filter(name => /\.\w+$/.test(name) && name !== "README.md");
    const texts = names.map(name => [name, fs.readFileSync(path.join(folder, name), "utf8")]);

    return JSON.stringify(Object.fromEntries(texts)).replaceAll("<", "\\u003c");
}

function main(module, version, page) {
    const glue = fs.readFileSync(module, "utf8");
    const program = fs.readFileSync(path.join(path.dirname(module), "module.wasm"));
    const fills = {
        version,
        style: parts(".css"),
        script: inScript(parts(".js"), "parts"),
        worker: inScript([glue, here("program.js"), here("worker.js")].join("\n"), "worker"),
        program: zlib.deflateSync(program, { level: 9 }).toString("base64"),
        samples: samples(),
    };

    fs.mkdirSync(path.dirname(page), { recursive: true });
    fs.writeFileSync(page, here("page.html").replace(/\{\{(\w+)\}\}/g, (all, name) => fills[name]));
}

main(...process.argv.slice(2));
