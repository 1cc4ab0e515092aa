/*
 * controls.js - every control does what it says, by mouse and by keyboard.
 */
"use strict";

const { assert, test, withPage, columns, clock, press } = require("./harness");

const EXAMPLE = { tree: "trees/sss-example.dewey", algorithms: "alphabeta,scout,sss,mtdf" };

function button(page, name) {
    return page.getByRole("button", { name, exact: true });
}

async function places(page) {
    return (await columns(page)).map(({ place }) => place);
}

async function at(page, expected) {
    const { now } = await clock(page);

    assert.equal(now, expected);
    assert.equal(await page.textContent("#now"), `${expected} of 41`);
    for (const place of await places(page)) {
        const [step, last] = place.split(" / ").map(Number);

        assert.equal(step, Math.min(expected, last));
    }
}

/* Moves a slider as a keyboard or a mouse does, through its event. */
function slide(locator, value) {
    return locator.evaluate((slider, to) => {
        slider.value = to;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
    }, value);
}

module.exports = async () => {
    await test("buttons", () => withPage(EXAMPLE, async page => {
        await at(page, 0);
        for (const [name, expected] of [["A step forward", 1], ["A step forward", 2], ["A step back", 1],
            ["To the end", 41], ["A step forward", 41], ["A step back", 40], ["To the beginning", 0],
            ["A step back", 0]]) {
            await button(page, name).click();
            await at(page, expected);
        }
    }));

    await test("keys", () => withPage(EXAMPLE, async page => {
        for (const [key, expected] of [["ArrowRight", 1], ["ArrowRight", 2], ["ArrowLeft", 1], ["End", 41],
            ["ArrowRight", 41], ["ArrowLeft", 40], ["Home", 0], ["ArrowLeft", 0]]) {
            await press(page, key);
            await at(page, expected);
        }
        await press(page, "Control+ArrowRight");
        await press(page, "Shift+ArrowRight");
        await at(page, 0);
    }));

    await test("keys after the mouse", () => withPage(EXAMPLE, async page => {
        await button(page, "A step forward").click();
        await press(page, "ArrowRight");
        await at(page, 2);
        await page.selectOption("#speed", "100");
        await page.locator("h1").click();
        await press(page, "Space");
        await page.waitForFunction(() => document.getElementById("clock").value === "41");
        await at(page, 41);
    }));

    await test("the slider", () => withPage(EXAMPLE, async page => {
        const slider = page.getByRole("slider", { name: "Step", exact: true });

        await slide(slider, 30);
        await at(page, 30);
        await slider.focus();
        await press(page, "ArrowLeft");
        await at(page, 29);
        await press(page, "End");
        await at(page, 41);
        assert.equal(await slider.getAttribute("aria-valuetext"), "step 41 of 41");
    }));

    await test("the slider of one algorithm", () => withPage(EXAMPLE, async page => {
        const slider = page.getByRole("slider", { name: "Step of SCOUT alone" });

        await press(page, "ArrowRight", 5);
        await slide(slider, 20);
        assert.deepEqual(await places(page), ["5 / 28", "20 / 41", "5 / 23", "5 / 41"]);
        await slider.focus();
        await press(page, "ArrowRight");
        assert.deepEqual(await places(page), ["5 / 28", "21 / 41", "5 / 23", "5 / 41"]);
        await page.locator("h1").click();
        await press(page, "ArrowRight");
        await at(page, 6);
    }));

    await test("playing", () => withPage(EXAMPLE, async page => {
        const play = page.locator("#play");

        await page.selectOption("#speed", "10");
        await play.click();
        assert.equal(await play.getAttribute("aria-label"), "Pause");
        await page.waitForFunction(() => Number(document.getElementById("clock").value) >= 3);
        await play.click();
        assert.equal(await play.getAttribute("aria-label"), "Play");
        const { now } = await clock(page);

        await page.waitForTimeout(300);
        await at(page, now);
        await page.selectOption("#speed", "100");
        await play.click();
        await page.waitForFunction(() => document.getElementById("play").getAttribute("aria-label") === "Play");
        await at(page, 41);
        await play.click();
        await page.waitForFunction(() => document.getElementById("clock").value !== "41");
        await press(page, "ArrowRight");
        assert.equal(await play.getAttribute("aria-label"), "Play");
    }));

    await test("speeds", () => withPage(EXAMPLE, async page => {
        const speed = () => page.$eval("#speed", select => Number(select.value));

        assert.equal(await speed(), 1);
        await press(page, "+", 2);
        assert.equal(await speed(), 5);
        await press(page, "-", 20);
        assert.equal(await speed(), 0.5);
        await press(page, "+", 20);
        assert.equal(await speed(), 100);
    }));

    await test("space presses the button that has the focus", () => withPage(EXAMPLE, async page => {
        await button(page, "A step forward").focus();
        await press(page, "Space", 2);
        await at(page, 2);
        await press(page, "Enter");
        await at(page, 3);
        assert.equal(await page.locator("#play").getAttribute("aria-label"), "Play");
    }));

    await test("algorithms can be hidden", () => withPage(EXAMPLE, async page => {
        const box = name => page.getByRole("checkbox", { name, exact: true });

        for (const name of ["alpha-beta", "SCOUT", "MTD(f)"])
            await box(name).uncheck();
        await press(page, "ArrowRight", 9);
        assert.equal(await page.locator("article:visible").count(), 1);
        assert.equal(await page.locator(".runs.single").count(), 1);
        assert.equal((await columns(page))[1].bars[0].number, "7");
        await box("SCOUT").check();
        assert.equal(await page.locator("article:visible").count(), 2);
        assert.equal((await columns(page))[1].place, "9 / 41");
    }));

    await test("everything can be reached by the tabulator", () => withPage(EXAMPLE, async page => {
        const reached = [];

        for (let i = 0; i < 40; i++) {
            await press(page, "Tab");
            const name = await page.evaluate(() => {
                const e = document.activeElement, style = getComputedStyle(e);

                return e === document.body ? "" : [e.id || e.getAttribute("aria-label") ||
                    e.closest("label")?.textContent || e.textContent.trim(),
                style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2].join(" ");
            });

            if (!name)
                break;
            reached.push(name);
        }
        assert.deepEqual(reached, ["first true", "back true", "play true", "forward true", "last true",
            "clock true", "speed true", "Keys true",
            "alpha-beta true", "SCOUT true", "SSS* true", "MTD(f) true",
            ...["alpha-beta", "SCOUT", "SSS*", "MTD(f)"].flatMap(title => [`Step of ${title} alone true`,
                ...["Fit: ", "Zoom in: ", "Zoom out: ", ""].map(text => `${text}Tree of ${title} true`)]),
            "What the marks mean true"]);
    }));

    await test("a screen reader is told each step, but not each of a playback", () =>
        withPage({ ...EXAMPLE, algorithms: "alphabeta" }, async page => {
            const told = () => page.getByRole("status").textContent();

            await press(page, "ArrowRight");
            assert.equal(await told(), "Step 1 of 28. e, a MAX node, is entered with the window (−∞, ∞): whatever it is " +
                "worth is wanted.");
            const drawing = page.getByRole("img", { name: /step 1 of 28 of alpha-beta, at node e/ });

            assert.equal(await drawing.count(), 1);
            await press(page, "Space");
            await page.waitForFunction(() => Number(document.getElementById("clock").value) > 1);
            assert.match(await told(), /^Step 1 /);
            await press(page, "End");
            assert.equal(await told(), "Step 28 of 28. The search is over. e is worth 6: MAX goes to 2. " +
                "Value 6, move 2, line e 2 2.2 2.2.1.");
        }));

    await test("names, roles and landmarks", () => withPage(EXAMPLE, async page => {
        for (const role of ["main", "banner", "contentinfo"])
            assert.equal(await page.getByRole(role).count(), 1, role);
        assert.equal(await page.getByRole("region", { name: "Playback" }).count(), 1);
        assert.equal(await page.getByRole("article", { name: "SSS*" }).count(), 1);
        assert.equal(await page.getByRole("combobox", { name: "Steps a second" }).count(), 1);
        const unnamed = await page.$$eval("button, input, select, svg[role=img]", elements => elements
            .filter(e => !e.getAttribute("aria-label") && !e.closest("label")).length);

        assert.equal(unnamed, 0);
    }));
};
