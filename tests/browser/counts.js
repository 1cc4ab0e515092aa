/*
 * counts.js - at the end of the playback stand the value and the counts of the program, and
 * on the way those of its trace.
 */
"use strict";

const { assert, gteval, gtgen, treeFile, test, withPage, columns, press } = require("./harness");

const FILES = ["sss-example.dewey", "stockman.json", "aima.json", "bratko.json", "minmax.json",
    "scout.dewey", "min-root.dewey", "movers.dewey"].map(name => `trees/${name}`);

/* Trees that no one has drawn by hand. */
function randomTrees() {
    const make = (name, ...args) => treeFile(name, gtgen(...args));

    return [
        treeFile("leaf.json", "5"),
        treeFile("chain.json", "[[[[7]]]]"),
        treeFile("infinite.json", '[["inf",3],["-inf",4]]'),
        make("ragged.json", "--model=ragged", "--width=4", "--depth=4", "--real", "--seed=3"),
        make("ties.json", "--width=3", "--depth=4", "--values=0..2", "--seed=5"),
        make("min.json", "--model=ragged", "--width=3", "--depth=5", "--root=min", "--seed=8"),
    ];
}

function results(tree) {
    return gteval("--algo=all", "--format=json", tree).trim().split("\n").map(line => JSON.parse(line));
}

/* A number as the page writes it. */
function written(value) {
    return String(value).replace("-", "−").replace("inf", "∞");
}

function checkEnd(column, result) {
    assert.equal(column.name, result.algorithm);
    for (const [name, count] of Object.entries(column.counts))
        assert.equal(Number(count), result[name.replace(/ /g, "_")], `${result.algorithm}: ${name}`);
    assert.deepEqual(column.bars.map(bar => Number(bar.number)),
        [result.nodes, result.leaves, result.distinct_leaves, result.storage], result.algorithm);
    const line = (result.names ?? result.pv).join(" ");

    assert.equal(column.result, `Value ${written(result.value)}${
        result.pv.length > 1 ? `, move ${(result.names ?? result.pv)[1]}` : ""}, line ${line}.`);
}

/* What a column shows are the counts that matter; these are always among them. */
function checkStart(column) {
    assert.equal(column.result, "");
    assert.equal(column.counts.nodes, "0");
    assert.equal(column.counts.leaves, "0");
    assert.deepEqual(column.leaves, []);
    assert.deepEqual(column.now, []);
}

/* The leaves that a trace reads, as the page writes them. */
function leavesRead(tree, algorithm) {
    return gteval("--trace", "--format=json", `--algo=${algorithm}`, tree)
        .trim().split("\n").map(line => JSON.parse(line))
        .filter(({ event }) => event === "leaf").map(({ node, value }) => `${node} ${value}`);
}

module.exports = async () => {
    for (const tree of [...FILES, ...randomTrees()])
        await test(`counts at the end: ${tree}`, () =>
            withPage({ tree, algorithms: "all" }, async page => {
                const expected = results(tree);

                (await columns(page)).forEach(checkStart);
                await press(page, "End");
                const shown = await columns(page);

                assert.equal(shown.length, expected.length);
                shown.forEach((column, i) => checkEnd(column, expected[i]));
                await press(page, "Home");
                (await columns(page)).forEach(checkStart);
            }));

    await test("options reach the page", () =>
        withPage({ tree: "trees/minmax.json", algorithms: "alphabeta", args: ["--window=6,9"] }, async page => {
            await press(page, "End");
            const [column] = await columns(page);

            assert.equal(column.result, "Value ≤ 5.");
            assert.match(await page.textContent(".summary"), /; window \(6, 9\)$/);
        }));

    await test("leaves are read in the order of the trace", () =>
        withPage({ tree: "trees/sss-example.dewey", algorithms: "sss,scout" }, async page => {
            await press(page, "End");
            for (const { name, leaves } of await columns(page))
                assert.deepEqual(leaves, leavesRead("trees/sss-example.dewey", name));
            const orders = await page.$$eval("article[data-name=sss] .order", texts =>
                texts.map(text => text.textContent));

            assert.deepEqual(orders, ["#1", "#2", "#3", "#6", "#7", "#4", "#5"]);
        }));

    await test("the strategies of a proof are drawn at the end", () =>
        withPage({ tree: "trees/stockman.json", algorithms: "mtdf" }, async page => {
            const { proof } = JSON.parse(gteval("--proof", "--format=json", "trees/stockman.json"));
            const drawn = side => page.$$eval(`article .strategy.${side}`, paths => paths.length);

            assert.equal(await drawn("lower") + await drawn("upper"), 0);
            await press(page, "End");
            for (const side of ["lower", "upper"]) {
                const edges = new Set(proof[side].flatMap(id => id.split(".").map((_, i, steps) =>
                    steps.slice(0, i + 1).join("."))));

                assert.equal(await drawn(side), edges.size, side);
                assert.deepEqual(await page.$$eval(`article .node.${side} .label`, texts => texts.map(text => text.textContent)),
                    proof[side]);
            }
        }));
};
