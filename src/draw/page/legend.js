/*
 * legend.js - what the marks mean.
 */

function sample(...parts) {
    return svg("svg", { class: "tree", viewBox: "0 0 36 26", "aria-hidden": "true" }, ...parts);
}

function legendItems(columns) {
    const triangle = (kind, classes = "") => svg("g", { class: `node ${kind} ${classes}` },
        svg("path", { class: "shape", d: kind === "max" ? "M18 4L30 22H6Z" : "M18 22L6 4H30Z" }));
    const edge = (classes, ...more) => [svg("path", { class: `edge ${classes}`, d: "M3 13H33" }), ...more];
    const text = (className, words) => svg("text", { class: className, x: 18, y: 17 }, words);
    const badge = (className, letter, x) => svg("g", { class: `badge ${className}`,
        transform: `translate(${x} 13)` }, svg("circle", { r: 8 }), svg("text", { y: 4 }, letter));
    const items = tree.worth ? [
        [[svg("g", { class: "node player" },
            svg("path", { class: "shape", d: "M4 13L11 2H25L32 13L25 24H11Z" })),
        text("number", "n")], "player n chooses, and gets so much"],
    ] : [
        [[triangle("max")], "MAX chooses"],
        [[triangle("min")], "MIN chooses"],
    ];

    if (tree.odds)
        items.push([[svg("g", { class: "node chance" },
            svg("circle", { class: "shape", cx: 18, cy: 13, r: 10 }))], "chance, and its odds"]);

    if (columns.length > 0)
        items.push(
            [[svg("circle", { class: "ring", cx: 18, cy: 13, r: 10 })], "where the step is"],
            [edge("path"), "open calls"],
            [edge("fresh"), "not entered"],
            [edge("fresh cut", svg("path", { class: "bars", d: "M14 6V20M20 6V20" })), "cut, and why"],
            [[text("value", "≥ 3")], "a bound of the value"],
            [[text("order", "#2 ×3")], "second leaf read, three times so far"],
            [edge("line"), "principal variation, at the end"]);
    if (columns.some(({ run }) => run.sign))
        items.push([[badge("live", "L", 9), badge("solved", "S", 27)], "in OPEN, live or solved"]);
    return items;
}
