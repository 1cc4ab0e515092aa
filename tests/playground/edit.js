/*
 * edit.js - edits in the picture, by a pointer, the keyboard and a finger: text and picture stay in step.
 */
"use strict";

const fs = require("node:fs");
const { assert, native, press, test, withPlayground } = require("./harness");
const { TREE, model, withEditor, asJson, sample, expectText, inStep, nodeOf, change, deed } = require("./editing");

function pointer() {
    return withEditor(TREE, async page => {
        await nodeOf(page, "0.1").click();
        await change(page, "-inf");
        await expectText(page, "[[3,\"-inf\",8],[2,4,6],[14,5,2]]");
        await page.waitForSelector("[data-algorithm][data-value='2']");
        await nodeOf(page, "1").click();
        await deed(page, "add");
        await expectText(page, "[[3,\"-inf\",8],[2,4,6,0],[14,5,2]]");
        await deed(page, "left");
        await expectText(page, "[[3,\"-inf\",8],[2,4,0,6],[14,5,2]]");
        await deed(page, "value");
        await change(page, "\u22127.5");
        await expectText(page, "[[3,\"-inf\",8],[2,4,-7.5,6],[14,5,2]]");
        await nodeOf(page, "0").click();
        await deed(page, "remove");
        await expectText(page, "[[2,4,-7.5,6],[14,5,2]]");
        for (const text of ["[[3,\"-inf\",8],[2,4,-7.5,6],[14,5,2]]", "[[3,\"-inf\",8],[2,4,0,6],[14,5,2]]"]) {
            await deed(page, "undo");
            await expectText(page, text);
        }
        await deed(page, "redo");
        await expectText(page, "[[3,\"-inf\",8],[2,4,-7.5,6],[14,5,2]]");
        await page.waitForFunction(() => document.querySelectorAll(".sketch .leaf").length === 10);
    });
}

/* What is no value changes nothing, and Escape leaves all as it was. */
function refused() {
    return withEditor(TREE, async page => {
        await nodeOf(page, "0.0").click();
        await change(page, "three");
        assert.equal(await page.getAttribute(".worth", "aria-invalid"), "true");
        await press(page, "Escape");
        assert.equal(await page.locator(".worth").count(), 0);
        assert.equal(await page.inputValue("#text"), TREE);
        await nodeOf(page, "0.0").click();
        await page.fill(".worth", "30");
        await nodeOf(page, "2").click();
        await expectText(page, "[[30,12,8],[2,4,6],[14,5,2]]");
    });
}

function keyboard() {
    return withEditor(TREE, async page => {
        await page.locator(".node[tabindex='0']").focus();
        await press(page, "ArrowDown", 2);
        await press(page, "ArrowRight", 3);
        await press(page, "Enter");
        await page.keyboard.type("9");
        await press(page, "Enter");
        await expectText(page, "[[3,12,8],[9,4,6],[14,5,2]]");
        await press(page, "Insert");
        await expectText(page, "[[3,12,8],[[0],4,6],[14,5,2]]");
        await press(page, "Delete");
        await expectText(page, "[[3,12,8],[0,4,6],[14,5,2]]");
        await press(page, "ArrowUp");
        await press(page, "Alt+ArrowLeft");
        await expectText(page, "[[0,4,6],[3,12,8],[14,5,2]]");
        assert.equal(await page.evaluate(() => document.activeElement.dataset.path), "0");
        await press(page, "Control+z");
        await expectText(page, "[[3,12,8],[0,4,6],[14,5,2]]");
        await press(page, "Control+Shift+Z");
        await expectText(page, "[[0,4,6],[3,12,8],[14,5,2]]");
        await press(page, "Control+z");
        await press(page, "Control+y");
        await expectText(page, "[[0,4,6],[3,12,8],[14,5,2]]");
    });
}

/* Typing redraws, and is undone as the rest is. */
function typing() {
    return withEditor(TREE, async page => {
        await page.focus("#text");
        await press(page, "Control+A");
        await page.keyboard.type("[7,[2,5]]");
        await page.waitForFunction(() => document.querySelectorAll(".sketch .leaf").length === 3);
        await page.fill("#text", "[7,[2,5");
        await page.waitForSelector("#drawing.stale");
        assert.equal(await page.getAttribute("[data-deed=add]", "aria-disabled"), "true");
        await page.fill("#text", "[7,[2,5]]");
        await page.waitForSelector("#drawing:not(.stale)");
        await nodeOf(page, "0").click();
        await change(page, "8");
        await expectText(page, "[8,[2,5]]");
        await page.focus("#text");
        for (const text of ["[7,[2,5]]", "[7,[2,5", "[7,[2,5]]", TREE]) {
            await press(page, "Control+z");
            await expectText(page, text);
        }
        await page.waitForFunction(() => document.querySelectorAll(".sketch .leaf").length === 9);
    });
}

/* The middles of nodes, when nothing in the page moves them any more. */
async function middles(page, ...places) {
    await inStep(page);
    await page.waitForFunction(() => / [1-9]\d* leaves/.test(document.getElementById("understood-summary").textContent));
    return page.evaluate(all => {
        const shapes = all.map(place => document.querySelector(`.node[data-path="${place}"] .shape`));

        shapes[0].scrollIntoView({ block: "center", behavior: "instant" });
        return shapes.map(shape => {
            const { left, right, top, bottom } = shape.getBoundingClientRect();

            return { x: (left + right) / 2, y: (top + bottom) / 2 };
        });
    }, places);
}

/* By how many pixels a drag has moved the ends of the edge to a node. */
function endsOfEdge(page, place) {
    return page.$eval(`.edge[data-path="${place}"] path`, edge => {
        const to = edge.getScreenCTM(), { a: scale, e: left } = edge.ownerSVGElement.getScreenCTM();
        const by = at => {
            const { x, y } = edge.getPointAtLength(at);

            return to.a * x + to.c * y + to.e - scale * x - left;
        };

        return { upper: by(0), lower: by(edge.getTotalLength()) };
    });
}

function dragged() {
    return withEditor(TREE, async page => {
        const [from, to] = await middles(page, "0", "2");

        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move((from.x + to.x) / 2, from.y + 5, { steps: 3 });
        await page.mouse.move(to.x + 8, from.y, { steps: 3 });
        const { upper, lower } = await endsOfEdge(page, "0");

        assert.ok(Math.abs(upper) < 1 && Math.abs(lower - (to.x + 8 - from.x)) < 1, `${upper} ${lower}`);
        await page.mouse.up();
        await expectText(page, "[[2,4,6],[14,5,2],[3,12,8]]");
        assert.equal(await page.getAttribute("[aria-selected=true]", "data-path"), "2");
        assert.equal(await page.locator("[transform]").count(), 0);
    });
}

/* A finger of the protocol, as a browser has it. */
async function fingers(page) {
    const session = await page.context().newCDPSession(page);

    return (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
}

function touch() {
    return withEditor("[[3,12],[2,4]]", async page => {
        await nodeOf(page, "0.1").tap();
        await change(page, "1");
        await expectText(page, "[[3,1],[2,4]]");
        await page.locator("[data-deed=add]").tap();
        await expectText(page, "[[3,[0]],[2,4]]");
        await page.locator("[data-deed=undo]").tap();
        await expectText(page, "[[3,1],[2,4]]");
        const finger = await fingers(page), [from, to] = await middles(page, "1.0", "1.1");

        await finger("touchStart", from);
        for (const x of [from.x + 10, (from.x + to.x) / 2, to.x + 4])
            await finger("touchMove", { x, y: from.y });
        await finger("touchEnd");
        await expectText(page, "[[3,1],[4,2]]");
    }, { hasTouch: true, viewport: { width: 390, height: 800 } });
}

/* Beside the nodes a finger moves the picture. */
function scrolled() {
    return withEditor(sample("stockman.json"), async page => {
        const finger = await fingers(page), [{ x, y }] = await middles(page, "0");

        await finger("touchStart", { x: x - 100, y });
        for (const by of [130, 160, 200])
            await finger("touchMove", { x: x - by, y });
        await finger("touchEnd");
        await page.waitForFunction(() => document.getElementById("drawing").scrollLeft > 50);
        assert.equal(await page.inputValue("#text"), sample("stockman.json"));
        assert.equal(await page.getAttribute("[aria-selected=true]", "data-path"), "");
    }, { hasTouch: true, viewport: { width: 390, height: 800 } });
}

/* The format stays, with names, movers, odds and payoffs; where it cannot, that is said. */
async function formats() {
    for (const [text, place, value, wanted] of [
        ["(max (min 3 9) (min 4 7))", "0.1", "5", "((3 5) (4 7))"],
        ["e max\n1 chance\n1.1 @1/3 5\n1.2 @2/3 7\n2 4\n", "0.0", "6", undefined],
        [sample("two-payoffs.dewey"), "0.0", "4, \u22121", undefined],
        [sample("aima.csv"), "1.1", "-0.25", undefined],
        ["a: [b, c]\nb=3\nc=5\n", "1", "1e21", undefined],
        ["{\"root\":\"min\",\"tree\":{\"name\":\"r\",\"children\":[{\"name\":\"s\",\"value\":3},4]}}", "0", "2", undefined]])
        await withEditor(text, async page => {
            const before = model.parseModel(asJson(text)), at = place.split(".").map(Number);
            const after = model.withWorth(before, at, model.parseWorth(before, value));
            const format = native("gteval", ["--explain-input"], { stdin: text }).out.match(/^format: (\w+)/m)[1];

            await nodeOf(page, place).click();
            await change(page, value);
            await page.waitForFunction(old => document.getElementById("text").value !== old, text);
            const written = await page.inputValue("#text");

            assert.equal(asJson(written), asJson(model.modelText(after)));
            assert.equal(native("gteval", ["--explain-input"], { stdin: written }).out.match(/^format: (\w+)/m)[1], format);
            if (wanted)
                assert.equal(written.trim(), wanted);
        });
    const prolog = sample("bratko.pl");

    await withEditor(prolog, async page => {
        await nodeOf(page, "0.0.0").click();
        await change(page, "2");
        await page.waitForFunction(() => /cannot be written as prolog/.test(document.getElementById("told").textContent));
        assert.match(await page.inputValue("#text"), /^\{"name":"a".*"name":"h","value":2/);
    });
}

/* How a text was to be read does not hold for what is written. */
function reading() {
    return withPlayground({ fragment: `tree=${encodeURIComponent("1 2 3 4")}&input=leaves&width=2&root=min&algo=minimax` }, async page => {
        await page.waitForSelector("#edit:not([hidden])");
        await nodeOf(page, "0.0").click();
        await change(page, "5");
        await page.waitForFunction(() => !/width=|root=|input=/.test(location.hash));
        assert.equal(asJson(await page.inputValue("#text")),
            "{\"player\":\"min\",\"children\":[{\"children\":[{\"value\":5},{\"value\":2}]},{\"children\":[{\"value\":3},{\"value\":4}]}]}\n");
        await deed(page, "undo");
        await page.waitForFunction(() => /input=leaves/.test(location.hash) && /width=2/.test(location.hash) && /root=min/.test(location.hash));
        assert.equal(await page.inputValue("#text"), "1 2 3 4");
    });
}

/* What cannot be edited is a picture, and says why. */
async function pictures() {
    const shared = "{\"nodes\":[{\"id\":1},{\"id\":2},{\"id\":3,\"value\":4},{\"id\":4},{\"id\":5,\"value\":1}],\"links\":"
        + "[[1,2],[1,4],[2,4],[4,3],[2,5]]}".replace(/\[(\d),(\d)\]/g, "{\"source\":$1,\"target\":$2}");

    for (const [text, why] of [["[1,2]\n[[3]]", /Several trees/], [JSON.stringify(Array(400).fill(1)), /More than 300/],
        [shared, /several parents/]])
        await withPlayground({ fragment: `tree=${encodeURIComponent(text)}` }, async page => {
            await page.waitForFunction(() => document.getElementById("edit-message").textContent !== "");
            assert.match(await page.textContent("#edit-message"), why);
            if (!/trees/.test(why.source))
                await page.waitForSelector("#drawing img");
            assert.equal(await page.locator("#edit").isVisible(), false);
            await page.fill("#text", TREE);
            await page.waitForSelector(".sketch");
            assert.equal(await page.textContent("#edit-message"), "");
        });
}

async function accessible() {
    const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

    for (const [width, colorScheme] of [[390, "light"], [768, "dark"], [1280, "light"]])
        await withEditor(sample("stockman.json"), async page => {
            await nodeOf(page, "0.0").click();
            await deed(page, "add");
            await deed(page, "value");
            await page.waitForSelector(".worth");
            await page.evaluate(axe);
            const { violations } = await page.evaluate(() => window.axe.run("section.tree"));

            assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]), []);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth);

            assert.ok(wide <= width, `${wide} > ${width}`);
        }, { viewport: { width, height: 800 }, colorScheme });
}

module.exports = async () => {
    await test("edit: by a pointer", pointer);
    await test("edit: what is no value", refused);
    await test("edit: by the keyboard", keyboard);
    await test("edit: typing between", typing);
    await test("edit: dragging", dragged);
    await test("edit: by a finger", touch);
    await test("edit: a finger beside nodes", scrolled);
    await test("edit: formats stay", formats);
    await test("edit: options of reading", reading);
    await test("edit: what is a picture alone", pictures);
    await test("edit: nothing that axe finds", accessible);
};
