/*
 * slow.js - edits while the programs take their time: the result is the same as if they took none.
 */
"use strict";

const { assert, holdAnswers, press, test } = require("./harness");
const { TREE, withEditor, inStep, shown, told } = require("./editing");
const { dice } = require("./trees");

const KEYS = ["Insert", "Insert", "Delete", "Alt+ArrowLeft", "Alt+ArrowRight", "Control+z", "Control+y", "ArrowUp", "ArrowDown",
    "ArrowLeft", "ArrowRight", "ArrowDown", "ArrowRight", "Home", "Enter", "7", "Backspace", "-", "Enter", "Escape"];

const CHANCE = "{\"name\":\"r\",\"player\":\"chance\",\"probs\":[\"1/3\",\"2/3\"],\"children\":["
    + "{\"name\":\"a\",\"value\":3},{\"name\":\"b\",\"value\":4}]}";

/* What there is to see when text and picture are in step. */
async function outcome(page) {
    await inStep(page);
    return {
        text: await page.inputValue("#text"),
        shown: await shown(page),
        focus: await page.evaluate(() => document.activeElement.dataset.path ?? document.activeElement.id),
    };
}

/* What body(page, pause) leads to: if all programs have answered at each pause, and if none has before all is done. */
async function outcomes(text, body) {
    const both = [];

    for (const held of [false, true])
        await withEditor(text, async page => {
            if (held)
                await holdAnswers(page);
            await body(page, () => (held ? null : inStep(page)));
            if (held)
                await page.evaluate(() => window.letGo());
            both.push(await outcome(page));
        });
    return both;
}

async function same(text, wanted, body) {
    for (const { text: written, focus } of await outcomes(text, body))
        assert.deepEqual({ text: written, focus }, wanted);
}

async function presses(page, pause, ...keys) {
    for (const key of keys) {
        await press(page, key);
        await pause();
    }
}

function focusPicture(page) {
    return page.locator(".node[tabindex='0']").focus();
}

/* Keys in the picture while nothing answers. */
function keys() {
    return same(TREE, { text: "[[[-4],[0],8],[2,4,6],[14,5,2]]\n", focus: "0.1.0" }, async (page, pause) => {
        await focusPicture(page);
        await presses(page, pause, "ArrowDown", "ArrowDown", "Enter", "9", "Enter", "Insert", "Enter", "-", "4", "Enter",
            "ArrowUp", "ArrowRight", "Delete", "Alt+ArrowRight", "Control+z", "Control+z", "Control+y", "Insert");
    });
}

/* A text that has not been read yet: what is done in the picture is done to what it says. */
function unread() {
    return same(TREE, { text: "[[1,2],[3,[5,-17]]]\n", focus: "1.1.1" }, async (page, pause) => {
        await page.fill("#text", "[[1,2],[3,[4,5]]]");
        await pause();
        await focusPicture(page);
        await presses(page, pause, "ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown", "Enter", "8", "Backspace",
            "9", "Home", "-", "1", "2", "ArrowLeft", "Delete", "ArrowRight", "Backspace", "7", "Enter", "Alt+ArrowRight", "Insert", "Control+z");
    });
}

/* What is typed into the text after an edit comes into the text that is written then. */
function typed() {
    return same("[1,[2,3]]", { text: "[[2,3]]\n    ", focus: "0.0" }, async (page, pause) => {
        await focusPicture(page);
        await presses(page, pause, "ArrowDown", "Delete");
        await page.focus("#text");
        await presses(page, pause, " ", " ", "Backspace", "Control+z", "Control+z", "Control+y");
        await page.keyboard.insertText("  ");
        await pause();
        await focusPicture(page);
        await presses(page, pause, "ArrowDown", "Insert", "Control+z");
    });
}

/* Buttons, and clicks on what is seen. */
function pointed() {
    return same(TREE, { text: "[[3,12,8],[2,4,0,6],[1,5,2]]\n", focus: "" }, async (page, pause) => {
        await page.fill("#text", "[[3,12,8],[2,4,6],[1,5,2]]");
        await page.locator(".node[data-path='1'] .shape").click();
        await page.click("[data-deed=add]");
        await pause();
        await page.click("[data-deed=left]");
        await page.click("[data-deed=remove]");
        await page.click("[data-deed=undo]");
        await pause();
    });
}

/* Random keys in the picture; the text says what it shows. */
async function anyKeys() {
    for (const seed of [99, 100]) {
        const [quick, slow] = await outcomes(CHANCE, async (page, pause) => {
            const draw = dice(seed);

            await focusPicture(page);
            for (let i = 0; i < 60; i++)
                await presses(page, () => (i % 7 === 6 ? pause() : null), KEYS[draw(KEYS.length)]);
            await press(page, "Escape");
        });

        assert.deepEqual(slow, quick);
        assert.deepEqual(quick.shown, told(quick.text));
    }
}

/* Where no text can be written, the picture goes back to what the text says, and all goes on from there. */
function failed() {
    return withEditor(TREE, async page => {
        await focusPicture(page);
        await page.evaluate(() => {
            const { run } = Runner.prototype, gate = new Promise(resolve => { window.fail = resolve; });

            Runner.prototype.run = () => gate.then(() => { throw new Error("gone"); });
            addEventListener("unhandledrejection", event => {
                event.preventDefault();
                Runner.prototype.run = run;
            });
        });
        await press(page, "Insert", 2);
        await press(page, "ArrowLeft");
        await page.focus("#text");
        await press(page, "Control+End");
        await press(page, " ");
        await page.evaluate(() => window.fail());
        await inStep(page);
        assert.deepEqual(await shown(page), told(TREE));
        assert.equal(await page.inputValue("#text"), `${TREE} `);
    });
}

module.exports = async () => {
    await test("slow: keys", keys);
    await test("slow: a text not read yet", unread);
    await test("slow: what is typed", typed);
    await test("slow: pointers", pointed);
    await test("slow: what fails", failed);
    await test("slow: any keys", anyKeys);
};
