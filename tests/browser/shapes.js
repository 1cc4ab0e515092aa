/*
 * shapes.js - twenty trees of all shapes: in no step of a search do texts of the drawing lie
 * on each other or on what they must not cover, and all can be read.
 */
"use strict";

const { assert, gtgen, treeFile, test, withPage } = require("./harness");

const LONG = "a name that is much longer than any node is wide, and goes on and on";

function leaf(name, value) {
    return { name, value };
}

/* Ever deeper to one side, with a leaf at every ply. */
function lopsided(depth) {
    return depth === 0 ? 5 : [lopsided(depth - 1), depth];
}

function named() {
    const inner = (name, ...children) => ({ name, children });

    return inner(LONG, inner(`${LONG} 1`, leaf(`${LONG} 2`, 3), leaf("b", -12.75), leaf("c", 4)),
        inner("Wilhelmina", leaf("Magdalena", 2), leaf(`${LONG} 3`, 1234567), leaf("x", 9)));
}

function repeated() {
    const pair = (a, b) => ({ name: "left", children: [leaf("win", a), leaf("loss", b), leaf("win", a + b)] });

    return { name: "left", children: [pair(3, 12), pair(2, 4), pair(14, 1)] };
}

const CHANCE = "bounds -2 9\n1.1 1\n1.2 2\n1.3 5\n2 chance\n2.1 @1/2 min\n2.1.1 0\n2.1.2 4\n2.2 @1/3 -1\n" +
    "2.3 @1/6\n2.3.1 7\n2.3.2 9\n3 chance\n3.1 @25% 8\n3.2 @75%\n3.2.1 1\n3.2.2 2\n";
const PLAYERS = "players 3\n1.1 (1, 5, 3)\n1.2 (6, 2, 1)\n1.3 (4, 1, 2.5)\n2.1 (1, 7, 1)\n2.2 (3, 3, 3)\n" +
    "2.3 (0, 0, 9)\n3.1.1 (2, 2, 2)\n3.1.2 (5, 1, 3)\n3.2 (0.25, 8, 0.5)\n";

function json(value) {
    return JSON.stringify(value);
}

function generated(...args) {
    return () => gtgen(...args);
}

/* name: [text, algorithms, arguments] */
const SHAPES = {
    "leaf.json": [() => "5", "alphabeta,sss,mtdf"],
    "chain.json": [() => "[[[[[7]]]]]", "alphabeta,sss"],
    "star.json": [() => json([...Array(40).keys()].map(n => n * 7 % 40)), "scout,sss"],
    "flat.json": [() => json([[3, 12, 8], [2, 4, 6], [14, 5, 2]]), "alphabeta,scout,sss,mtdf"],
    "ones.json": [() => json([[[[1]], [[2]]], [[[3]], [[0]]]]), "alphabeta,dual"],
    "wide.json": [generated("--width=4", "--depth=3", "--seed=7"), "alphabeta,mtdf"],
    "wider.json": [generated("--width=8", "--depth=2", "--seed=3"), "alphabeta,scout"],
    "deep.json": [generated("--width=2", "--depth=6", "--seed=2"), "alphabeta"],
    "lopsided.json": [() => json(lopsided(12)), "alphabeta,sss"],
    "other-side.json": [() => json([1, [2, [3, [4, [5, [6, [7, [8, 9]]]]]]]]), "scout"],
    "ragged.json": [generated("--model=ragged", "--width=4", "--depth=5", "--seed=11"), "alphabeta,sss"],
    "ragged-min.json": [generated("--model=ragged", "--width=3", "--depth=6", "--root=min", "--seed=4"), "mtdf"],
    "real.json": [generated("--width=3", "--depth=3", "--real", "--seed=5"), "alphabeta,scout,negascout"],
    "ties.json": [generated("--width=3", "--depth=3", "--values=0..2", "--seed=5"), "alphabeta,sss"],
    "large.json": [() => json([[["inf", -1e300], [123456789, -0.000012345]], [[-987654.321, 5], [7, "-inf"]]]),
        "alphabeta,sss,mtdf"],
    "named.json": [() => json(named()), "alphabeta,sss"],
    "repeated.json": [() => json(repeated()), "alphabeta"],
    "chance.dewey": [() => CHANCE, "alphabeta,star2"],
    "players.dewey": [() => PLAYERS, "maxn,shallow"],
    "sheet.json": [() => json([[[8, 9, 1], [2], [3, 4]], [[6, 5], 7], 0]), "recsss,pvs,bb"],
};

const MOST_STEPS = 60;

/* Runs in the page: pairs of boxes that lie on each other, what sticks out of the drawing, and
 * texts too small to be read. */
function look() {
    const KINDS = { value: "value", label: "name", order: "order", number: "number", odds: "odds",
        reason: "reason", bars: "bars" };
    const faults = [];

    for (const svg of document.querySelectorAll(".scroller svg.tree")) {
        const boxes = [];

        for (const [name, kind] of Object.entries(KINDS))
            for (const e of svg.querySelectorAll(`.${name}`))
                boxes.push({ kind, e, own: e.closest("g.node") });
        for (const e of svg.querySelectorAll(".badge"))
            boxes.push({ kind: "tag", e });
        for (const e of svg.querySelectorAll(".shape"))
            boxes.push({ kind: "shape", e, own: e.closest("g.node") });
        for (const box of boxes) {
            Object.assign(box, { r: box.e.getBoundingClientRect(), text: box.e.textContent });
            const size = box.e.matches("text") ? parseFloat(getComputedStyle(box.e).fontSize) *
                svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 11;

            if (size < 10.99)
                faults.push(`${box.kind} ${box.text}: ${size} pixels`);
        }
        const all = svg.getBoundingClientRect(), place = svg.parentNode;

        for (const { r, kind, text } of boxes)
            if (r.left < all.left - 1 || r.right > all.right + 1 || r.top < all.top - 1 || r.bottom > all.bottom + 1)
                faults.push(`${kind} ${text} sticks out`);
        if (all.width > place.clientWidth + 1 && all.width > svg.viewBox.baseVal.width + 1)
            faults.push(`${all.width} pixels where ${place.clientWidth} are, and it could be smaller`);
        boxes.sort((a, b) => a.r.left - b.r.left);
        boxes.forEach((a, i) => {
            for (let j = i + 1; j < boxes.length && boxes[j].r.left < a.r.right; j++) {
                const b = boxes[j], across = Math.min(a.r.right, b.r.right) - b.r.left;
                const down = Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top);
                const kinds = [a.kind, b.kind];
                /* A name stands beside the tip of its triangle, inside of the triangle's box, and
                 * so may a neighbour's; bars may cross. */
                const may = kinds.includes("shape") && !kinds.some(kind => ["reason", "tag", "odds", "bars"]
                    .includes(kind)) || kinds.every(kind => kind === "bars");

                if (across > 0.5 && down > 0.5 && !may)
                    faults.push(`${a.kind} ${a.text} on ${b.kind} ${b.text}: ${across.toFixed(1)} × ${down.toFixed(1)}`);
            }
        });
    }
    return faults;
}

/* All steps, or each third of many; in the page, as that is faster. */
async function lookAtSteps(page) {
    const faults = await page.evaluate(([text, most]) => {
        const looking = new Function(`return (${text})();`), forward = document.getElementById("forward");
        const { max: last } = document.getElementById("clock"), by = last > most ? 3 : 1, all = {};

        for (let step = 0; step < Number(last) + by; step += by) {
            const found = looking();

            if (found.length > 0)
                all[step] = found;
            for (let i = 0; i < by; i++)
                forward.click();
        }
        return all;
    }, [look.toString(), MOST_STEPS]);

    assert.deepEqual(faults, {});
}

module.exports = async () => {
    for (const [name, [make, algorithms]] of Object.entries(SHAPES))
        await test(`nothing on anything else: ${name}`, () =>
            withPage({ tree: treeFile(name, make()), algorithms, reducedMotion: "reduce",
                viewport: { width: 1280, height: 900 } }, lookAtSteps));
};
