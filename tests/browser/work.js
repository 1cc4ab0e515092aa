/*
 * work.js - that a step of a search in a large tree changes no more of its drawing than one in
 * a small tree, so that playing it stays smooth.
 */
"use strict";

const { assert, gtgen, treeFile, test, withPage, columns, clock } = require("./harness");

/* Of 85 nodes and of 4 949, nearly as many as a page draws. */
const SHAPES = { small: "+4-4+4", large: "+4-4+4-4+18" };
const STEPS = 40;

/* Runs in the page: goes on by so many steps from the middle; what changed of drawings in one, in
 * the mean. */
function changes(steps) {
    const clock = document.getElementById("clock"), forward = document.getElementById("forward");
    const observer = new MutationObserver(() => {});
    let all = 0;

    clock.value = Math.floor((clock.max - steps) / 2);
    clock.dispatchEvent(new Event("input"));
    for (const drawing of document.querySelectorAll("svg.tree"))
        observer.observe(drawing, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let i = 0; i < steps; i++) {
        forward.click();
        for (const { addedNodes, removedNodes } of observer.takeRecords())
            all += Math.max(1, addedNodes.length + removedNodes.length);
    }
    return all / steps;
}

function treeOf(size) {
    return treeFile(`${size}.json`, gtgen(`--shape=${SHAPES[size]}`, "--seed=7"));
}

async function changesOf(size, algorithms) {
    let found;

    await withPage({ tree: treeOf(size), algorithms }, async page => { found = await page.evaluate(changes, STEPS); });
    return found;
}

module.exports = async () => {
    for (const algorithms of ["alphabeta", "sss", "scout", "alphabeta,sss"])
        await test(`a step changes as much of a large tree as of a small one: ${algorithms}`, async () => {
            const small = await changesOf("small", algorithms), large = await changesOf("large", algorithms);

            assert.ok(large <= 2 * small, `${large} changes a step, ${small} in a small tree`);
        });

    await test("what is touched step by step is what is drawn at once", async () => {
        const settings = { tree: treeFile("unlike.json", gtgen("--model=ragged", "--width=3", "--depth=4", "--seed=3")),
            algorithms: "alphabeta,negascout,sss,dual,bb,mtdf" };
        const drawn = page => columns(page).then(all => all.map(({ drawing }) => drawing));

        await withPage(settings, async page => {
            const { last } = await clock(page), stepped = [];

            for (let i = 0; i < last; i++) {
                await page.evaluate(() => document.getElementById("forward").click());
                stepped.push(await drawn(page));
            }
            for (let i = last; i > 0; i -= 7) {
                await page.evaluate(to => {
                    const slider = document.getElementById("clock");

                    slider.value = to;
                    slider.dispatchEvent(new Event("input"));
                }, i);
                assert.deepEqual(await drawn(page), stepped[i - 1], `step ${i}`);
            }
        });
    });
};
