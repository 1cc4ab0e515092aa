/*
 * looks.js - narrow and wide windows, light and dark, without motion for those who want none.
 */
"use strict";

const { assert, gtconv, gtgen, treeFile, test, withPage, withText, press } = require("./harness");

const EXAMPLE = { tree: "trees/sss-example.dewey", algorithms: "alphabeta,scout,sss,mtdf" };
const COLUMNS = { 380: 1, 800: 2, 1600: 4 };

/* Colours that carry text, and what they stand on. */
const PAIRS = [["--text", "--card"], ["--text", "--page"], ["--soft", "--card"], ["--soft", "--page"],
    ["--now", "--card"], ["--text", "--now-tint"], ["--text", "--before-tint"], ["--cut", "--card"],
    ["--fresh-text", "--fresh-fill"], ["--fresh-text", "--card"], ["--text", "--max-fill"],
    ["--text", "--min-fill"], ["--card", "--now"]];

function luminance(hex) {
    const [r, g, b] = [1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16) / 255)
        .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));

    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a, b) {
    const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);

    return (light + 0.05) / (dark + 0.05);
}

/* How many columns stand side by side, whether anything sticks out of the window. */
function arrangement(page) {
    return page.evaluate(() => {
        const lefts = [...document.querySelectorAll("article.run")]
            .map(article => Math.round(article.getBoundingClientRect().left));
        const out = [...document.querySelectorAll("body *")]
            .filter(e => !e.closest(".scroller, .code ol, .help dl"))
            .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
            .map(e => e.outerHTML.slice(0, 80));

        return { columns: new Set(lefts).size, out, width: document.documentElement.scrollWidth };
    });
}

/* The boxes of texts and shapes in the first drawing that lie on each other. */
function drawn(page) {
    return page.$eval("svg.tree", svg => {
        const box = svg.getBoundingClientRect(), place = svg.parentNode.getBoundingClientRect();

        return { width: box.width, place: place.width, font: parseFloat(getComputedStyle(
            svg.querySelector(".value")).fontSize) * box.width / svg.viewBox.baseVal.width };
    });
}

module.exports = async () => {
    for (const scheme of ["light", "dark"])
        for (const width of [380, 800, 1600])
            await test(`${width} pixels, ${scheme}`, () =>
                withPage({ ...EXAMPLE, colorScheme: scheme, viewport: { width, height: 900 } }, async page => {
                    for (const key of ["Home", "ArrowRight", "End"]) {
                        await press(page, key);
                        const { columns, out, width: scrolled } = await arrangement(page);

                        assert.equal(columns, COLUMNS[width]);
                        assert.deepEqual(out, []);
                        assert.ok(scrolled <= width, `${scrolled} pixels`);
                    }
                    const { width: size, place, font } = await drawn(page);

                    assert.ok(size <= place + 1, "the example's tree fits its column");
                    assert.ok(font >= 9, `values are ${font} pixels high`);
                }));

    for (const scheme of ["light", "dark"])
        await test(`contrast, ${scheme}`, () =>
            withPage({ ...EXAMPLE, colorScheme: scheme }, async page => {
                for (const pair of PAIRS) {
                    const [a, b] = await page.evaluate(names => names.map(name =>
                        getComputedStyle(document.documentElement).getPropertyValue(name).trim()), pair);

                    assert.ok(contrast(a, b) >= 4.5, `${pair.join(" on ")}: ${contrast(a, b).toFixed(2)}`);
                }
                const page_ = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

                assert.equal(page_, scheme === "light" ? "rgb(243, 244, 246)" : "rgb(15, 18, 22)");
            }));

    await test("one algorithm has its words beside its tree", () =>
        withPage({ ...EXAMPLE, algorithms: "sss" }, async page => {
            const [tree, code] = await Promise.all([".stage", ".code"].map(selector =>
                page.locator(selector).boundingBox()));

            assert.ok(code.x >= tree.x + tree.width);
            assert.equal(await page.locator("#compare").isVisible(), false);
        }));

    await test("motion only for those who have nothing against it", async () => {
        for (const [reducedMotion, expected] of [["reduce", "0s"], ["no-preference", "0.12s"]])
            await withPage({ ...EXAMPLE, reducedMotion }, async page => {
                await press(page, "ArrowRight");
                for (const selector of [".ring", ".bar"]) {
                    const duration = await page.$eval(selector, e => getComputedStyle(e).transitionDuration);

                    assert.equal(duration, expected);
                }
            });
    });

    await test("a bare tree", () => {
        const tree = treeFile("static.dewey", "1 4\n1.1 3\n2 2\n2.1 5\n");

        return withText(gtconv("--format=html", tree), {}, async page => {
            const shown = await page.$$eval("article g.min .value", texts =>
                texts.map(text => text.textContent));

            assert.equal(await page.locator("#controls").isVisible(), false);
            assert.equal(await page.locator("article g.node").count(), 5);
            assert.deepEqual(shown, ["(4)", "(2)"]);
        });
    });

    await test("a large tree is scrolled to where the step is", () =>
        withPage({
            tree: treeFile("large.json", gtgen("--width=4", "--depth=4", "--seed=2")),
            algorithms: "minimax", viewport: { width: 380, height: 800 },
        }, async page => {
            await press(page, "End");
            await press(page, "ArrowLeft", 3);
            const place = await page.locator(".scroller").boundingBox();

            /* It glides to the node. */
            await page.locator("rect.ring").evaluate(e => Promise.all(e.getAnimations().map(a => a.finished)));
            const ring = await page.locator("rect.ring").boundingBox();

            assert.ok(ring.x >= place.x - 40 && ring.x + ring.width <= place.x + place.width + 40);
            const scroller = page.getByRole("group", { name: /larger than its place/ });
            const before = await scroller.evaluate(e => e.scrollLeft);

            await scroller.focus();
            await press(page, "Shift+ArrowLeft");
            assert.ok(await scroller.evaluate(e => e.scrollLeft) < before);
        }));

    await test("the title of a node says what is known of it", () =>
        withPage({ ...EXAMPLE, algorithms: "alphabeta" }, async page => {
            await press(page, "End");
            await page.hover("g[data-node='6'] .label");
            assert.equal(await page.textContent("svg.tree title"), "2.1: MAX, value 7");
            await page.hover("g[data-node='18'] .label");
            assert.equal(await page.textContent("svg.tree title"), "4.2.1: leaf, worth 5, not entered");
        }));
};
