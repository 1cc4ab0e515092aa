/*
 * access.js - what axe, which looks for what keeps people from using a page, has to say.
 */
"use strict";

const axe = require("axe-core");
const { assert, gtconv, treeFile, test, withPage, withText, press, clickNode } = require("./harness");

const PAGES = {
    four: { tree: "trees/sss-example.dewey", algorithms: "alphabeta,scout,sss,mtdf" },
    one: { tree: "trees/minmax.json", algorithms: "sss" },
    chance: { tree: treeFile("access.dewey", "bounds -2 9\n1.1 1\n1.2 2\n2 chance\n2.1 @1/2 3\n2.2 @1/2 -1\n"),
        algorithms: "star2" },
    players: { tree: "trees/three-players.dewey", algorithms: "shallow,maxn" },
};

/* Each fault in a line. */
async function faults(page) {
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => window.axe.run());

    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 120)}: ${failureSummary}`));
}

/* The first page is looked at in every way, the others in two. */
const WAYS = [["light", 1280], ["dark", 390], ["light", 390], ["dark", 1280]];

module.exports = async () => {
    for (const [name, settings] of Object.entries(PAGES))
        for (const [colorScheme, width] of name === "four" ? WAYS : WAYS.slice(0, 2))
            await test(`axe: ${name}, ${colorScheme}, ${width} pixels`, () =>
                withPage({ ...settings, colorScheme, reducedMotion: "reduce", viewport: { width, height: 900 } },
                    async page => {
                        await press(page, "ArrowRight", 9);
                        await clickNode(page, 1);
                        assert.equal(await page.locator(".story:visible").count(), 1);
                        await page.locator(".help summary").click();
                        assert.deepEqual(await faults(page), []);
                    }));

    await test("axe: a bare tree", () =>
        withText(gtconv("--format=html", "trees/bratko.json"), {}, async page =>
            assert.deepEqual(await faults(page), [])));
};
