/*
 * same.js - the programs in WebAssembly do what those of this machine do, to the byte: in node, and
 * in the page.
 */
"use strict";

const { PACKAGE, assert, native, test, withPlayground } = require("./harness");
const { all } = require("./cases");
const { run } = require(PACKAGE);

/* So many go into the page, and their answers out, at a time. */
const BATCH = 100;

async function inNode({ name, args, options }) {
    const { status, out, err } = await run(name, args, options);

    return { status, out: Buffer.from(out).toString("latin1"), err };
}

/* Runs commands in the page, one after the other. */
function inPage(page, commands) {
    return page.evaluate(async list => {
        const runner = new Runner();
        const answers = [];

        for (const { name, args, options } of list) {
            const { status, out, err } = await runner.run(name, args, options);

            answers.push({ status, out: Array.from(out, byte => String.fromCharCode(byte)).join(""), err });
        }
        runner.stop();
        return answers;
    }, commands);
}

async function compareInNode(commands) {
    for (const { wanted, ...command } of commands)
        await test(`node: ${command.about}`, async () => assert.deepEqual(await inNode(command), wanted));
}

function compareInPage(commands) {
    return test("page: commands", () => withPlayground({}, async page => {
        for (let i = 0; i < commands.length; i += BATCH) {
            const batch = commands.slice(i, i + BATCH);
            const answers = await inPage(page, batch.map(({ name, args, options }) => ({ name, args, options })));

            for (const [j, { about, wanted }] of batch.entries())
                await test(`page: ${about}`, () => assert.deepEqual(answers[j], wanted));
        }
    }));
}

module.exports = async () => {
    const commands = all().map(command => ({ ...command,
        wanted: native(command.name, command.args, command.options) }));

    await compareInNode(commands);
    await compareInPage(commands);
};
