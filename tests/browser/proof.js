/*
 * proof.js - searches for a proof: their steps, their counts and the numbers of nodes.
 */
"use strict";

const { assert, gteval, gtgen, treeFile, test, withPage, columns, press, clock } = require("./harness");

const STOCKMAN = "trees/stockman.json";

/* Trees and targets, some of which are proved and some refuted. */
function questions() {
    const ragged = treeFile("proof.json", gtgen("--model=ragged", "--width=4", "--depth=5", "--seed=3"));

    return [[STOCKMAN, "52"], [STOCKMAN, "53"], ["trees/min-root.dewey", "3"], ["trees/movers.dewey", "4"],
        [treeFile("alone.json", "5"), "5"], [treeFile("chain.json", "[[[7]]]"), "8"],
        [treeFile("far.json", '[["inf"],["-inf",3]]'), "inf"], [ragged, "5"], [ragged, "-inf"]];
}

function run(algorithm, tree, target, ...more) {
    return gteval(`--algo=${algorithm}`, `--target=${target}`, ...more, tree).trim().split("\n");
}

function events(algorithm, tree, target) {
    return run(algorithm, tree, target, "--trace", "--format=json").map(line => JSON.parse(line));
}

function written(number) {
    return String(number).replace("inf", "∞");
}

/* The numbers that inner nodes end with, by their ids. */
function lastNumbers(algorithm, tree, target) {
    const numbers = {};

    for (const { event, node, proof, disproof } of events(algorithm, tree, target))
        if (event === "numbers")
            numbers[node] = `${written(proof)} : ${written(disproof)}`;
    return numbers;
}

/* What stands in the inner nodes, by their names. */
function drawn(page) {
    return page.$$eval("article g.node:not(.leaf)", groups => Object.fromEntries(groups.map(group =>
        [group.querySelector(".label").textContent, group.querySelector(".value")?.textContent ?? ""])));
}

/* A step is a line of the trace; of pn the last one, what the root came to, is no step. */
async function checkSteps(page, algorithm, tree, target) {
    const lines = run(algorithm, tree, target, "--trace"), end = lines.indexOf("");
    const { last } = await clock(page);

    assert.equal(last, algorithm === "pn" ? end - 1 : end);
    for (let i = 1; i <= last; i++) {
        await press(page, "ArrowRight");
        const [{ now, told }] = await columns(page);

        assert.equal(now.length, 1, told);
        assert.doesNotMatch(told, /undefined|NaN/);
    }
}

async function checkEnd(page, algorithm, tree, target) {
    const result = events(algorithm, tree, target).pop(), [column] = await columns(page);

    for (const [name, count] of Object.entries(column.counts))
        assert.equal(Number(count), result[name.replace(/ /g, "_")], name);
    assert.equal(column.result, `Value ${result.proved ? "≥" : "≤"} ${written(result.value).replace("-", "−")}, ≥ ${
        target.replace("-", "−").replace("inf", "∞")} is ${result.proved ? "proved" : "refuted"}.`);
}

module.exports = async () => {
    for (const algorithm of ["pn", "dfpn"])
        for (const [tree, target] of questions())
            await test(`${algorithm}: ${tree}, ${target}`, () =>
                withPage({ tree, algorithms: algorithm, args: [`--target=${target}`] }, async page => {
                    await checkSteps(page, algorithm, tree, target);
                    await checkEnd(page, algorithm, tree, target);
                    await press(page, "Home");
                    await press(page, "End");
                    await checkEnd(page, algorithm, tree, target);
                }));

    for (const algorithm of ["pn", "dfpn"])
        await test(`${algorithm}: numbers in the nodes`, () =>
            withPage({ tree: STOCKMAN, algorithms: algorithm, args: ["--target=53"] }, async page => {
                await press(page, "End");
                const shown = await drawn(page), numbers = lastNumbers(algorithm, STOCKMAN, "53");

                for (const [id, text] of Object.entries(shown))
                    assert.equal(text, numbers[id] ?? (["2.2.1", "2.2.2", "1.2.1", "1.2.2"].includes(id) ? "1 : 1" : ""), id);
            }));

    await test("a step in words, and the path", () =>
        withPage({ tree: STOCKMAN, algorithms: "pn", args: ["--target=53"] }, async page => {
            await press(page, "ArrowRight", 4);
            let [{ told }] = await columns(page);

            assert.equal(told, "1.1 is the most proving node: at e MAX takes 1, the leftmost of 2 with the least proof " +
                "number, 2; at 1 MIN takes 1.1, the leftmost of 2 with the least disproof number, 1. Its 2 children get " +
                "(1, 1), and so 1.1, a MAX node, has (1, 2): one of them is enough to prove it, all must be disproved to " +
                "disprove it. 1 keeps (2, 1).");
            assert.deepEqual(await page.$$eval("article .calls li", items => items.map(e => e.textContent)),
                ["e (2, 2)", "1 (2, 1)", "1.1 (1, 1)"]);
            await press(page, "ArrowRight", 8);
            [{ told }] = await columns(page);
            assert.match(told, /It is a leaf worth 30, less than 53: it can never be proved, \(∞, 0\)\. So 1\.1\.1 is disproved: 1\.1\.1 is worth at most 30\. e has \(3, 3\) now\.$/);
        }));

    await test("calls with limits", () =>
        withPage({ tree: STOCKMAN, algorithms: "dfpn", args: ["--target=53"] }, async page => {
            await press(page, "ArrowRight", 3);
            let [{ told }] = await columns(page);

            assert.equal(told, "1 returns (2, 1): its proof number has reached its limit, 2.");
            await press(page, "End");
            [{ told }] = await columns(page);
            assert.equal(told, "The disproof number of e is 0: e is worth at most 52, and at least 53 was asked for. " +
                "The search is over: the answer is no.");
        }));
};
