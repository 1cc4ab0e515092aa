/*
 * practice.js - the page in which a search is worked out by hand: what it says is what
 * gteval --check says, and what is handed in from it is checked.
 */
"use strict";

const fs = require("node:fs");
const { assert, gteval, gtconv, gtgen, tryGteval, treeFile, test, withText, press } = require("./harness");

const AIMA = { tree: "trees/aima.json" };

/* Opens the page of a tree and hands it to body, with its data and a hand to answer by. */
function withPractice({ tree, algorithm = "alphabeta", args = [], ...settings }, body) {
    const text = gtconv("--blank", "--format=html", `--algo=${algorithm}`, ...args, tree);
    const data = JSON.parse(/id="data">\n([^]*?)<\/script>/.exec(text)[1]);

    return withText(text, settings, page => body(page, data, handOf(page, { tree, algorithm })));
}

/* What a student does, and what --check says of the same. */
function handOf(page, { tree, algorithm }) {
    const field = (n, what, i = 0) => page.locator(`tr[data-node="${n}"] [data-what="${what}"]`).nth(i);

    return {
        told: () => page.textContent("#told"),
        field,
        async type(n, what, ...texts) {
            for (const [i, text] of texts.entries())
                await field(n, what, i).fill(text);
            await field(n, what, texts.length - 1).press("Enter");
        },
        click: n => page.locator(`.node-target[data-node="${n}"]`).click(),
        /* Edges lie below each other's ends, so this one is asked for itself. */
        cut: n => page.locator(`.edge-target[data-node="${n}"]`).dispatchEvent("click"),
        code: () => page.inputValue("#code"),
        checked: answers => tryGteval(`--algo=${algorithm}`,
            `--check=${treeFile("answers", typeof answers === "string" ? answers : JSON.stringify(answers))}`, tree),
    };
}

function nodesOf(data) {
    const { end } = data.tree, parent = [];

    for (let n = 0; n < end.length; n++)
        for (let c = n + 1; c < end[n]; c = end[c])
            parent[c] = n;
    return end.map((last, n) => ({ n, leaf: last === n + 1, parent: parent[n] }));
}

/* Does all that there is to do, with the numbers given for right. */
async function finish(page, data, hand, variant) {
    const visited = n => variant.missed[n] === "";

    for (const n of variant.order)
        await hand.click(n);
    for (const { n, leaf, parent } of nodesOf(data)) {
        if (!visited(n) && visited(parent))
            await hand.cut(n);
        if (leaf || !visited(n))
            continue;
        if (data.algorithm.windows)
            await hand.type(n, "window", String(variant.alpha[n]), String(variant.beta[n]));
        await hand.type(n, "value", String(variant.worth[n]));
    }
}

async function sentences(page, data, hand) {
    const [variant] = data.variants, expected = async answers => {
        /* Ids are ids, whatever names are. */
        const { status, stdout } = hand.checked({ practice: { tree: data.print }, ...answers });

        assert.equal(status, 3);
        assert.equal(`no name (0 hints, 0 wrong): ${await hand.told()}`, `${stdout.trimEnd()}.`);
    };

    for (const { n, leaf } of nodesOf(data)) {
        if (leaf)
            continue;
        await hand.type(n, "value", "1234.5");
        await expected({ values: { [data.id[n]]: 1234.5 } });
        if (!data.algorithm.windows)
            continue;
        await hand.type(n, "window", String(variant.alpha[n] ?? 7), "1e+20");
        await expected({ bounds: { [data.id[n]]: [variant.alpha[n] ?? 7, 1e20] } });
        await hand.type(n, "window", "-4321", String(variant.beta[n] ?? "inf"));
        await expected({ bounds: { [data.id[n]]: [-4321, variant.beta[n] ?? "inf"] } });
    }
    for (let i = 0; i <= variant.order.length; i++) {
        const before = variant.order.slice(0, i).map(n => data.id[n]);

        for (const { n, leaf } of nodesOf(data))
            if (leaf && n !== variant.order[i] && !before.includes(data.id[n])) {
                await hand.click(n);
                await expected({ leaves: [...before, data.id[n]] });
            }
        if (i < variant.order.length)
            await hand.click(variant.order[i]);
    }
    for (const { n } of nodesOf(data))
        if (n > 0 && variant.missed[n] === "") {
            await hand.cut(n);
            assert.ok((await hand.told()).startsWith(`pruned: ${data.called[n]} given, but ${data.algorithm.name}`));
        }
}

module.exports = async () => {
    for (const [tree, algorithm] of [["trees/aima.json", "alphabeta"], ["trees/minmax.json", "alphabeta"],
        ["trees/sss-example.dewey", "sss"], ["trees/stockman.json", "scout"], ["trees/bratko.json", "minimax"]])
        await test(`what is wrong is told as --check tells it: ${tree}, ${algorithm}`, () =>
            withPractice({ tree, algorithm }, sentences));

    await test("what is wrong of a cut is told as --check tells it", () =>
        withPractice(AIMA, async (page, data, hand) => {
            await hand.cut(3);
            assert.equal(await hand.told(), "pruned: b2 given, but alphabeta enters it: alpha -inf < beta 3.");
            assert.match(hand.checked({ pruned: ["b2", "c2", "c3"] }).stdout, /^pruned: b2 given, but alphabeta enters/);
            await hand.cut(7);
            assert.equal(await hand.told(), "Right, c2 was cut: beta 2 <= alpha 3.");
            assert.equal(await page.locator(".edge.cut").count(), 1);
        }));

    await test("what is right", () => withPractice(AIMA, async (page, data, hand) => {
        await hand.type(1, "value", "3");
        assert.equal(await hand.told(), "Right, B is 3: MIN moves to b1, worth 3.");
        await hand.type(1, "window", "-inf", "∞");
        assert.match(await hand.told(), /^Right, B is entered with \[-inf, inf\]/);
        await hand.click(2);
        assert.equal(await hand.told(), "Right, b1 is number 1: alpha -inf < beta inf.");
        assert.equal(await page.textContent("#leaves"), "b1");
        assert.equal(await page.textContent("#progress"), "3 of 17 found, 0 wrong, 0 hints");
        assert.equal(await page.locator('tr[data-node="1"] .mark.right').count(), 2);
        assert.equal(await page.locator('g[data-node="1"] .value').textContent(), "3");
    }));

    await test("numbers as people type them", () => {
        const tree = treeFile("thirds.dewey", "e chance\n1 2\n2 2\n3 3\n");

        return withPractice({ tree }, async (page, data, hand) => {
            for (const text of ["7/3", " 7 / 3 ", "+7/3", "14/6"]) {
                await hand.type(0, "value", text);
                assert.match(await hand.told(), /^Right, e is 2\.3333333333333335: mean of 2, 2, 3/);
                assert.equal(hand.checked(await hand.code()).stdout.includes("not given"), false);
            }
            for (const text of ["x", "7/0", "1e999", "1,5", "--1", "7/3/1"]) {
                await hand.type(0, "value", text);
                assert.match(await hand.told(), /is no number: expected one as 6 or 2.5, inf, -inf, or a fraction/);
            }
            for (const [text, value] of [["2.", "2"], [".5", "0.5"], ["−1", "-1"], ["INF", "inf"], ["-∞", "-inf"],
                ["1E2", "100"]]) {
                await hand.type(0, "value", text);
                assert.ok((await hand.told()).startsWith(`values: ${value} given for e, right is 2.33`), text);
            }
            await hand.type(0, "value", "");
            assert.equal(JSON.parse(Buffer.from((await hand.code()).split(":")[2], "base64url")).values.e, undefined);
        });
    });

    await test("a bound that comes back is right, too", () => {
        const tree = treeFile("bound.json", "[[6,9],[5,7,1]]");

        return withPractice({ tree }, async (page, data, hand) => {
            await hand.type(4, "value", "5");
            assert.equal(await hand.told(), "Right, 5 is what comes back from 2, a bound of its value.");
            await hand.type(4, "value", "1");
            assert.equal(await hand.told(), "Right, 2 is 1: MIN moves to 2.3, worth 1.");
        });
    });

    await test("hints, one at a time, until all is found", () => withPractice(AIMA, async (page, data, hand) => {
        const hint = async () => {
            await page.click("#hint");
            return hand.told();
        };

        assert.equal(await hint(), "Next: the window with which A is entered. Another hint says why.");
        assert.match(await hint(), /^A: right is \[-inf, inf\]: no alpha has come down to it; no beta/);
        await hand.type(0, "window", "-inf", "inf");
        await hand.type(1, "window", "-inf", "inf");
        assert.equal(await hint(), "Next: the leaf that is read as number 1. Another hint says why.");
        assert.equal(await hint(), "b1 is number 1: alpha -inf < beta inf.");
        for (const n of [2, 3, 4])
            await hand.click(n);
        assert.equal(await hint(), "Next: the value of B: MIN takes the smallest. Another hint says why.");
        assert.equal(await hint(), "B: right is 3: MIN moves to b1, worth 3.");
        await finish(page, data, hand, data.variants[0]);
        assert.match(await hand.told(), /Everything is found\.$/);
        assert.equal(await hint(), "Everything is found.");
        assert.equal(await page.textContent("#progress"), "17 of 17 found, 0 wrong, 6 hints");
    }));

    for (const algorithm of ["alphabeta", "minimax", "sss", "negascout", "mtdf"])
        await test(`a result code is checked: ${algorithm}`, () =>
            withPractice({ tree: "trees/bratko.json", algorithm }, async (page, data, hand) => {
                await page.fill("#name", "Ada \u00E9");
                await finish(page, data, hand, data.variants[0]);
                const first = await hand.code(), { status, stdout } = hand.checked(first);

                assert.match(stdout, /^"Ada \u00E9" \(0 hints, 0 wrong\): all right: values/);
                assert.equal(status, 0);
                await hand.type(1, "value", "77");
                assert.match(hand.checked(await hand.code()).stdout, /1 wrong\): values: 77 given for b, right is/);
                await page.click("#another");
                assert.equal(hand.checked(await hand.code()).status, 3);
                await finish(page, data, hand, data.variants[1]);
                assert.equal(hand.checked(`${first}\n${await hand.code()}\n`).status, 0);
                assert.match(hand.checked(await hand.code()).stdout, /variant 1, 0 hints, 0 wrong\): all right/);
            }));

    await test("another tree, and the one before again", () => withPractice(AIMA, async (page, data, hand) => {
        const leaves = () => page.$$eval("g.leaf .value", all => all.map(({ textContent }) => Number(textContent)));
        const given = await leaves();

        await hand.type(1, "value", "3");
        await page.click("#another");
        assert.equal(await page.textContent("#which"), "Tree 1 of the same shape");
        assert.notDeepEqual(await leaves(), given);
        assert.deepEqual((await leaves()).sort(), [...given].sort());
        assert.equal(await hand.field(1, "value").inputValue(), "");
        await page.goBack();
        assert.equal(await page.textContent("#which"), "The tree as given");
        assert.equal(await hand.field(1, "value").inputValue(), "3");
        assert.deepEqual(await leaves(), given);
    }));

    await test("the address keeps everything", () => withPractice(AIMA, async (page, data, hand) => {
        await page.fill("#name", "Ada");
        await page.click("#another");
        await hand.type(1, "value", "77");
        await hand.type(5, "window", "-inf", "7/2");
        await hand.click(data.variants[1].order[0]);
        await page.click("#hint");
        const [before, progress] = [await hand.code(), await page.textContent("#progress")];

        await page.reload();
        assert.equal(await page.inputValue("#name"), "Ada");
        assert.equal(await page.textContent("#which"), "Tree 1 of the same shape");
        assert.equal(await page.textContent("#progress"), progress);
        assert.equal(await hand.field(5, "window", 1).inputValue(), "7/2");
        await page.fill("#name", "Bob");
        await page.press("#name", "Enter");
        assert.notEqual(await hand.code(), before);
        for (const hash of ["#gt1:0000000000000000:e30", `#gt1:${data.print}:e30`, `#gt1:${data.print}:!`, "#x"]) {
            await page.evaluate(to => { location.hash = to; }, hash);
            await page.waitForFunction(() => document.getElementById("which").textContent === "The tree as given");
        }
    }));

    await test("answers are saved as JSON", () => withPractice(AIMA, async (page, data, hand) => {
        await finish(page, data, hand, data.variants[0]);
        const [download] = await Promise.all([page.waitForEvent("download"), page.click("#download")]);
        const saved = fs.readFileSync(await download.path(), "utf8");

        assert.equal(download.suggestedFilename(), "answers.json");
        assert.match(hand.checked(saved).stdout, /^no name \(0 hints, 0 wrong\): all right/);
    }));

    await test("by the keyboard alone", () => withPractice(AIMA, async (page, data, hand) => {
        const focused = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));

        await page.focus("#another");
        while (!/^MAX node A/.test(await focused()))
            await press(page, "Tab");
        await press(page, "ArrowDown");
        assert.equal(await focused(), "edge from A to B");
        await press(page, "ArrowDown", 3);
        assert.equal(await focused(), "leaf b1, worth 3");
        await press(page, "Enter");
        assert.equal(await focused(), "leaf b1, worth 3, read as number 1");
        await press(page, "ArrowRight");
        await press(page, " ");
        assert.equal(await page.textContent("#leaves"), "b1, b2");
        await press(page, "ArrowUp", 3);
        await press(page, "ArrowRight");
        assert.equal(await focused(), "edge from A to C");
        await press(page, "ArrowDown");
        await press(page, "Enter");
        assert.equal(await focused(), "alpha of C");
        await page.keyboard.type("3");
        await press(page, "Tab");
        await page.keyboard.type("inf");
        await press(page, "Enter");
        assert.equal(await hand.told(), "Right, C is entered with [3, inf]: alpha 3 is from B; " +
            "no beta has come down to it.");
        await press(page, "Tab");
        assert.equal(await focused(), "value of C");
    }));

    await test("names are only names, and static values stay hidden", () => {
        const name = "</script><script>alert(1)</script>";
        const tree = treeFile("hostile.json", JSON.stringify({ name, value: 77, children: [
            { name: "a\u202Eb", value: 78, children: [{ name: "<b>", value: 1 }, { name: "x".repeat(3000), value: 2 }] },
            { name: "__proto__", value: 3 }] }));

        return withPractice({ tree, args: ["--title=<b>{{data}}"] }, async (page, data, hand) => {
            assert.equal((await page.textContent("h1")).trim(), "<b>{{data}}: practice of alpha-beta");
            assert.equal(await page.evaluate(() => document.scripts.length), 2);
            assert.equal((await page.textContent("svg.tree")).includes("7"), false);
            await hand.type(0, "value", "3");
            assert.equal(await hand.told(), `Right, ${name} is 3: MAX moves to __proto__, worth 3.`);
        });
    });

    await test("a leaf alone", () => withPractice({ tree: treeFile("one.json", "7") }, async (page, data, hand) => {
        assert.equal(await page.locator("#another").isVisible(), false);
        await hand.click(0);
        assert.match(await hand.told(), /Everything is found/);
    }));

    await test("in a narrow window, dark, and printed", async () => {
        const tree = treeFile("wide.json", gtgen("--width=3", "--depth=3", "--seed=2"));

        for (const settings of [{ viewport: { width: 360, height: 740 } }, { colorScheme: "dark" }, {}])
            await withPractice({ tree, ...settings }, async (page, data, hand) => {
                await hand.type(1, "value", "77");
                await page.click("#hint");
                assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
                await page.emulateMedia({ media: "print" });
                for (const id of ["#hint", "#told", "#code"])
                    assert.equal(await page.locator(id).isVisible(), false);
                assert.equal(await page.locator("svg.tree").isVisible(), true);
            });
    });

    await test("nothing that axe finds", async () => {
        const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

        for (const settings of [{}, { colorScheme: "dark" }, { viewport: { width: 360, height: 740 } }])
            await withPractice({ ...AIMA, ...settings }, async (page, data, hand) => {
                await hand.type(1, "value", "77");
                await hand.type(5, "value", "2");
                await hand.cut(7);
                await page.click("#hint");
                await page.evaluate(axe);
                const found = await page.evaluate(() => window.axe.run());

                assert.deepEqual(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]), []);
            });
    });

    await test("all algorithms that search a tree of MAX and MIN", () => {
        for (const algorithm of gteval("--list-algorithms").match(/^\S+/gm).slice(1))
            if (!["maxn", "shallow", "pn", "dfpn"].includes(algorithm))
                assert.ok(gtconv("--blank", "--format=html", `--algo=${algorithm}`, "trees/aima.json").length > 0);
    });
};
