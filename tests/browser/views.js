/*
 * views.js - the tree from near and from far, its nodes by mouse and by keys, the tags of
 * open nodes, addresses, cards and paper.
 */
"use strict";

const { assert, gtgen, treeFile, test, withPage, press, clock, clickNode } = require("./harness");

const EXAMPLE = { tree: "trees/minmax.json", algorithms: "alphabeta" };

function largeTree() {
    return treeFile("large.json", gtgen("--width=4", "--depth=3", "--seed=7"));
}

/* How the first drawing lies in its place. */
function view(page) {
    return page.$eval("article .scroller", box => {
        const svg = box.querySelector("svg.tree");

        return { scale: svg.getBoundingClientRect().width / svg.viewBox.baseVal.width, place: box.clientWidth,
            left: box.scrollLeft, top: box.scrollTop, wide: box.scrollWidth, minus: box.closest(".view")
                .querySelector("[aria-label^='Zoom out']").disabled };
    });
}

/* The tags in the drawing of the first algorithm. */
function tags(page) {
    return page.$$eval("article:first-child .badge text", texts => texts.map(text => text.textContent));
}

function shown(page, n) {
    return page.$eval(`article g[data-node='${n}'] .value`, text => [text.textContent,
        text.classList.contains("running")]);
}

async function inSight(page) {
    const [ring, place] = await page.$eval("article .scroller", box => [box.querySelector("rect.ring"), box]
        .map(e => e.getBoundingClientRect().toJSON()));

    assert.ok(ring.left >= place.left - 1 && ring.right <= place.right + 1, `${ring.left} ${ring.right}`);
    assert.ok(ring.top >= place.top - 1 && ring.bottom <= place.bottom + 1, `${ring.top} ${ring.bottom}`);
}

/* The nodes that the lists name, of the first algorithm. */
function listed(page, list) {
    return page.$$eval(`article:first-child ${list} bdi`, names => names.map(e => e.textContent));
}

module.exports = async () => {
    await test("windows and values run along", () => withPage(EXAMPLE, async page => {
        await press(page, "ArrowRight", 3);
        assert.deepEqual(await tags(page), ["[−∞, ∞]", "[−∞, ∞]", "[−∞, ∞]"]);
        await press(page, "ArrowRight");
        assert.deepEqual(await tags(page), ["[−∞, ∞]", "[−∞, ∞]", "[1, ∞]", "[−∞, ∞]"]);
        assert.deepEqual(await shown(page, 2), ["1", true]);
        await press(page, "ArrowRight");
        assert.deepEqual(await tags(page), ["[−∞, ∞]", "[−∞, ∞]", "[5, ∞]", "[1, ∞]"]);
        assert.deepEqual(await shown(page, 2), ["5", true]);
        await press(page, "End");
        assert.deepEqual(await tags(page), []);
        assert.deepEqual(await shown(page, 2), ["5", false]);
    }));

    for (const [algorithm, steps, expected] of [["scout", 5, ["= ?", "= ?", "= ?", "> 1?"]],
        ["mtdf", 4, ["≥ 5?", "≥ 5?", "≥ 5?"]], ["sss", 3, ["L ∞", "L ∞"]], ["minimax", 3, []]])
        await test(`tags of ${algorithm}`, () => withPage({ ...EXAMPLE, algorithms: algorithm }, async page => {
            await press(page, "ArrowRight", steps);
            assert.deepEqual(await tags(page), expected);
        }));

    await test("fit, nearer and farther", () => withPage(EXAMPLE, async page => {
        const fitted = await view(page), button = name => page.getByRole("button", { name });

        assert.ok(fitted.scale > 1 && fitted.wide <= fitted.place);
        await button(/^Zoom in/).click();
        assert.ok((await view(page)).scale > fitted.scale);
        await press(page, "o", 9);
        assert.equal((await view(page)).scale, 1);
        assert.ok((await view(page)).minus, "texts do not become smaller than can be read");
        await press(page, "i");
        await button(/^Fit/).click();
        assert.equal((await view(page)).scale, fitted.scale);
        await press(page, "i");
        await press(page, "f");
        assert.equal((await view(page)).scale, fitted.scale);
    }));

    await test("wheel and drag", () => withPage({ tree: largeTree(), algorithms: "alphabeta" }, async page => {
        const { x, y } = await page.locator(".scroller").boundingBox(), before = await view(page);

        assert.equal(before.scale, 1);
        assert.ok(before.wide > before.place);
        await page.mouse.move(x + 500, y + 60);
        await page.mouse.down();
        await page.mouse.move(x + 300, y + 60, { steps: 3 });
        await page.mouse.up();
        assert.equal((await view(page)).left, before.left + 200);
        assert.equal(await page.locator(".story:visible").count(), 0);
        await page.keyboard.down("Control");
        await page.mouse.wheel(0, -100);
        await page.keyboard.up("Control");
        await page.waitForFunction(() => !document.querySelector("[aria-label^='Zoom out']").disabled);
    }));

    await test("the step is kept in sight", async () => {
        let deep = 5;

        for (let i = 1; i < 14; i++)
            deep = [deep, i];
        for (const tree of [largeTree(), treeFile("deep.json", JSON.stringify(deep))])
            await withPage({ tree, algorithms: "alphabeta", reducedMotion: "reduce",
                viewport: { width: 390, height: 800 } }, async page => {
                const { last } = await clock(page);

                for (let step = 0; step < last; step += 4) {
                    await press(page, "ArrowRight", 4);
                    await inSight(page);
                }
            });
    });

    await test("a click on a node tells its story", () => withPage(EXAMPLE, async page => {
        const story = page.locator(".story");

        await press(page, "End");
        await clickNode(page, 7);
        assert.match(await story.textContent(), /k.*6/);
        await press(page, "ArrowLeft");
        assert.equal((await clock(page)).now, 19);
        await clickNode(page, 2);
        assert.match(await story.textContent(), /d.*5/);
        await clickNode(page, 2);
        assert.equal(await story.isVisible(), false);
        await clickNode(page, 2);
        await page.getByRole("button", { name: /^Close the story/ }).click();
        assert.equal(await story.isVisible(), false);
    }));

    await test("from node to node by keys", () => withPage(EXAMPLE, async page => {
        const tip = page.locator(".tip"), tree = page.getByRole("group", { name: "Tree of alpha-beta" });

        await press(page, "End");
        await page.getByRole("button", { name: /^Zoom out/ }).focus();
        await press(page, "Tab");
        assert.ok(await tree.evaluate(e => e === document.activeElement));
        for (const [key, expected] of [["ArrowDown", /^b: MIN, value 5/], ["ArrowRight", /^c: MIN/],
            ["ArrowRight", /^c: MIN/], ["ArrowDown", /^f: MAX/], ["ArrowUp", /^c/], ["ArrowLeft", /^b/]]) {
            await press(page, key);
            assert.match(await tip.textContent(), expected);
            assert.match(await page.getByRole("status").textContent(), expected);
        }
        assert.equal((await clock(page)).now, 20);
        await press(page, "Enter");
        assert.match(await page.locator(".story h3").textContent(), /story of b$/);
        await press(page, "Tab");
        assert.equal(await tip.isVisible(), false);
    }));

    await test("the address names the step", () => withPage(EXAMPLE, async page => {
        const hash = () => page.evaluate(() => location.hash);

        await press(page, "ArrowRight", 3);
        assert.equal(await hash(), "#step=3");
        await page.evaluate(() => { location.hash = "#step=8"; });
        await page.waitForFunction(() => document.getElementById("clock").value === "8");
        await page.evaluate(() => location.reload());
        await page.waitForFunction(() => document.getElementById("clock")?.value === "8");
        await press(page, "Space");
        await page.waitForFunction(() => Number(document.getElementById("clock").value) > 8);
        await press(page, "Space");
        assert.equal(await hash(), `#step=${(await clock(page)).now}`);
        for (const odd of ["#step=999", "#step=-1", "#elsewhere"]) {
            await page.evaluate(to => { location.hash = to; }, odd);
            await page.waitForTimeout(50);
            assert.ok((await clock(page)).now <= 20);
        }
    }));

    const twice = treeFile("twice.json", JSON.stringify({ name: "r", children: ["left", "left"].map(name =>
        ({ name, children: [{ name: "win", value: 1 }, { name: "loss", value: 0 }] })) }));

    await test("lists tell nodes of one name apart", () => withPage({ tree: twice, algorithms: "minimax,sss" },
        async page => {
            await press(page, "ArrowRight", 6);
            assert.deepEqual(await listed(page, ".calls"), ["r", "left (2)"]);
            assert.deepEqual(await listed(page, ".leaves"), ["win (1.1)", "loss (1.2)"]);
            assert.ok((await page.$$eval(".open bdi", names => names.map(e => e.textContent))).every(text =>
                text === "r" || /\(\d/.test(text)));
        }));

    await test("no half of a card is empty", async () => {
        for (const algorithms of ["alphabeta", "alphabeta,sss", "alphabeta,sss,mtdf"])
            for (const tree of ["trees/minmax.json", largeTree()])
                await withPage({ tree, algorithms }, async page => {
                    for (const width of [400, 800, 1280, 1920]) {
                        await page.setViewportSize({ width, height: 900 });
                        for (const [left, right] of await page.evaluate(halves))
                            assert.ok(left >= 0.5 && right >= 0.3, `${algorithms} ${tree} ${width}: ${left} ${right}`);
                    }
                });
    });

    await test("printed whole", async () => {
        for (const tree of ["trees/sss-example.dewey", largeTree()])
            await withPage({ tree, algorithms: "alphabeta,sss", colorScheme: "dark" }, async page => {
                await press(page, "ArrowRight", 9);
                await page.setViewportSize({ width: 720, height: 1000 });
                await page.emulateMedia({ media: "print", colorScheme: "dark" });
                const { trees, controls, colour } = await page.evaluate(() => ({
                    trees: [...document.querySelectorAll(".scroller svg.tree")].map(svg => {
                        const { left, right, height } = svg.getBoundingClientRect();

                        return left >= 0 && right <= innerWidth && height <= innerHeight;
                    }),
                    controls: [...document.querySelectorAll("button, input, select")].filter(e => e.offsetWidth > 0).length,
                    colour: getComputedStyle(document.body).backgroundColor,
                }));

                assert.deepEqual(trees, [true, true]);
                assert.equal(controls, 0);
                assert.equal(colour, "rgb(255, 255, 255)");
                assert.ok((await page.pdf({ format: "A5" })).length > 10000);
            });
    });
};

/* Runs in the page: of each card, which part of its height the left and the right half have
 * something in. */
function halves() {
    return [...document.querySelectorAll("article.run")].filter(card => card.offsetWidth >= 620).map(card => {
        const all = card.getBoundingClientRect(), middle = (all.left + all.right) / 2;
        const boxes = [...card.querySelectorAll("h2, .telling, .scroller, .list li, .code li, .counts div")]
            .map(e => e.getBoundingClientRect()).filter(({ height }) => height > 0);
        const covered = has => {
            let to = all.top, sum = 0;

            for (const { top, bottom } of boxes.filter(has).sort((a, b) => a.top - b.top)) {
                sum += Math.max(0, bottom - Math.max(to, top));
                to = Math.max(to, bottom);
            }
            return sum / all.height;
        };

        return [covered(({ left }) => left < middle), covered(({ right }) => right > middle)];
    });
}
