/*
 * build.js MODULE VERSION FOLDER - puts a package for npm into FOLDER.
 *
 * MODULE is the path of Emscripten's module.js; module.wasm is beside it.
 */
"use strict";

const fs = require("node:fs");
const path = require("node:path");

const ROOT = path.join(__dirname, "..", "..");
const PROGRAMS = ["gteval", "gtconv", "gtgen"];

function pages() {
    return fs.readdirSync(path.join(ROOT, "man")).filter(name => /^gt(eval|conv|gen)\.\d$/.test(name)
        && name !== "gteval.3").sort();
}

/* What the package is, in npm's words. */
function description(version) {
    return {
        name: "gteval",
        version,
        description: "Evaluate, compare and teach game-tree search",
        keywords: ["game tree", "minimax", "alpha-beta", "SSS*", "teaching"],
        license: "MIT",
        main: "node.js",
        bin: Object.fromEntries(PROGRAMS.map(name => [name, `bin/${name}.js`])),
        man: pages().map(name => `man/${name}`),
        engines: { node: ">=18" },
    };
}

function command(name) {
    return `#!/usr/bin/env node\n"use strict";\n\nrequire("../node.js").main("${name}");\n`;
}

function main(module, version, folder) {
    const put = (name, data, mode = 0o644) => {
        const file = path.join(folder, name);

        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, data);
        fs.chmodSync(file, mode);
    };
    const copy = (name, from) => put(name, fs.readFileSync(from));

    fs.rmSync(folder, { recursive: true, force: true });
    put("package.json", `${JSON.stringify(description(version), null, 2)}\n`);
    copy("module.js", module);
    copy("module.wasm", path.join(path.dirname(module), "module.wasm"));
    copy("program.js", path.join(ROOT, "playground", "program.js"));
    copy("node.js", path.join(__dirname, "node.js"));
    copy("README.md", path.join(__dirname, "README.md"));
    copy("LICENSE", path.join(ROOT, "LICENSE"));
    for (const name of pages())
        copy(`man/${name}`, path.join(ROOT, "man", name));
    for (const name of PROGRAMS)
        put(`bin/${name}.js`, command(name), 0o755);
}

main(...process.argv.slice(2));
