/*
 * safety.js - names are only names, and what is too much is refused. That no page asks for
 * anything or complains is checked with every page; see withPage.
 */
"use strict";

const { assert, gteval, gtgen, tryGteval, treeFile, test, withPage, columns, press } = require("./harness");

const HOSTILE = [
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<!--<script>",
    "{{script}} ${alert(1)} `'\"\\",
    "__proto__",
    "\u202Eright to left",
    "line\nbreak\ttab\u0007",
    "\u00E9\u4E2D\u{1F600}",
    "",
    "x".repeat(5000),
];

function leaf(name, value) {
    return { name, value };
}

module.exports = async () => {
    await test("hostile names", () => {
        const children = HOSTILE.map((name, i) =>
            ({ name: `${name} `, children: [leaf(name || " ", i), leaf("b", 3)] }));
        const tree = treeFile("<b>hostile & co.json", JSON.stringify({ name: HOSTILE[0], children }));

        return withPage({ tree, algorithms: "all" }, async page => {
            await press(page, "ArrowRight", 3);
            await press(page, "End");
            const [minimax] = await columns(page);

            assert.match(minimax.told, /<\/script><script>alert\(1\)<\/script>/);
            assert.match(minimax.drawing.join(), /\\u202e/);
            assert.ok((await page.textContent("h1")).endsWith("<b>hostile & co.json"));
            assert.equal(await page.evaluate(() => document.scripts.length), 2);
            assert.equal(await page.locator("img, b").count(), 0);
        });
    });

    await test("no server, no network, no storage", () =>
        withPage({ tree: "trees/bratko.json", algorithms: "sss", offline: true }, async page => {
            await press(page, "End");
            assert.equal((await columns(page))[0].result, "Value 4, move b, line a b d i.");
        }));

    await test("without scripts the page says so", () =>
        withPage({ tree: "trees/bratko.json", algorithms: "sss", javaScriptEnabled: false }, async page => {
            assert.match(await page.textContent("body"), /scripts are switched off/);
        }));

    await test("a search too long is refused", () => {
        const tree = treeFile("long.json", gtgen("--model=worst", "--width=2", "--depth=11"));
        const { status, stdout, stderr } = tryGteval("--algo=all", "--format=html", tree);

        assert.equal(status, 1);
        assert.equal(stdout, "");
        assert.match(stderr, /html plays at most 100000 events in all, and there are \d{6}; fewer algorithms/);
        assert.equal(tryGteval("--algo=minimax", "--format=html", tree).status, 0);
    });

    await test("the same page each time", () => {
        const make = () => gteval("--algo=all", "--format=html", "trees/stockman.json");

        assert.equal(make(), make());
    });
};
