/*
 * legend.js - what the marks mean.
 */

function sample(...parts) {
    return svg("svg", { class: "tree", viewBox: "0 0 36 26", "aria-hidden": "true" }, ...parts);
}

/* A tag, as wide as its text is. */
function tagSample(className, words) {
    const width = textWidth(words, LABEL_SIZE, BOLD) + 8;

    return svg("svg", { class: "tree tag", viewBox: `0 0 ${width + 2} 26`, width: width + 2,
        "aria-hidden": "true" }, svg("g", { class: `badge ${className}` },
        svg("rect", { x: 1, y: 5.5, width, height: TAG_HEIGHT, rx: 4 }),
        svg("text", { x: 1 + width / 2, y: 17 }, words)));
}

function triangleSample(kind) {
    return sample(svg("g", { class: `node ${kind}` },
        svg("path", { class: "shape", d: kind === "max" ? "M18 4L30 22H6Z" : "M18 22L6 4H30Z" })));
}

function edgeSample(classes, ...more) {
    return sample(svg("path", { class: `edge ${classes}`, d: "M3 13H33" }), ...more);
}

function textSample(classes, words, ...more) {
    return sample(...more, svg("text", { class: classes, x: 18, y: 17 }, words));
}

/* Those who move. */
function moverItems() {
    const hexagon = svg("g", { class: "node player" },
        svg("path", { class: "shape", d: "M4 13L11 2H25L32 13L25 24H11Z" }));
    const items = tree.worth ? [["player n chooses, and gets so much", textSample("number", "n", hexagon)]]
        : [["MAX chooses", triangleSample("max")], ["MIN chooses", triangleSample("min")]];

    if (tree.odds)
        items.push(["chance, and its odds", sample(svg("g", { class: "node chance" },
            svg("circle", { class: "shape", cx: 18, cy: 13, r: 10 })))]);
    return items;
}

const SEARCH_ITEMS = [
    ["where the step is", () => sample(svg("path", { class: "ring",
        d: "M10 3H26Q30 3 30 7V19Q30 23 26 23H10Q6 23 6 19V7Q6 3 10 3Z" }))],
    ["open calls", () => edgeSample("path")],
    ["not entered", () => edgeSample("fresh")],
    ["cut, and why", () => edgeSample("fresh cut", svg("path", { class: "bars", d: "M14 6V20M20 6V20" }))],
    ["a bound of the value", () => textSample("value", "≥ 3")],
    ["the best so far, at an open call", () => textSample("value running", "3")],
    ["second leaf read, three times so far", () => textSample("order", "#2×3")],
    ["principal variation, at the end", () => edgeSample("line")],
];

/* What runs enter nodes with. */
function tagItems(runs) {
    const asks = ({ events }) => events.some(([form]) => data.forms[form][0] === "enter" &&
        data.forms[form].includes("test"));
    const items = [];

    if (runs.some(run => run.windows && !run.least))
        items.push(["the window of an open call, as it is now", tagSample("asked", "[2, 7]")]);
    if (runs.some(asks))
        items.push(["what an open call is asked", tagSample("asked", "> 3?")]);
    if (runs.some(isProof))
        items.push(["proof and disproof number", textSample("value", "2 : 1")]);
    if (runs.some(({ sign }) => sign))
        items.push(["in OPEN, live or solved, with the merit", tagSample("live", "L 7"), tagSample("solved", "S 7")]);
    return items;
}

/* Strategies and leaves of a proof, where some run has such leaves. */
function proofItems(runs) {
    return [["lower", "MAX", "≥"], ["upper", "MIN", "≤"]]
        .filter(([side]) => runs.some(({ proof }) => proof?.[side]?.length))
        .map(([side, mover, sign]) => [
            `strategy of ${mover}, and the fewest leaves that prove ${sign}, at the end`,
            sample(svg("path", { class: `strategy ${side}`, d: "M2 13H12" }),
                svg("path", { class: "edge", d: "M2 13H12" }),
                svg("g", { class: `node leaf ${side}` },
                    svg("rect", { class: "shape", x: 15, y: 5, width: 18, height: 16, rx: 3 })))]);
}

/* The words of each item, and the samples that stand before them. */
function legendItems(columns) {
    const runs = columns.map(({ run }) => run);

    return [...moverItems(),
        ...(runs.length > 0 ? SEARCH_ITEMS.map(([words, make]) => [words, make()]) : []),
        ...proofItems(runs), ...tagItems(runs)];
}
