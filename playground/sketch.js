/*
 * sketch.js - the picture of a tree that can be edited: where its nodes stand, and what they look like.
 */
"use strict";

const ROW = 74, NODE = 40, BOX = 28, GAP = 10, EDGE_ROOM = 14;

function svgElement(tag, attributes = {}, ...children) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);

    for (const [key, value] of Object.entries(attributes))
        made.setAttribute(key, value);
    made.append(...children);
    return made;
}

/* The width of a text; letters of the page's face are hardly wider. */
function widthOf(text, size) {
    return [...text].length * size * 0.6;
}

function labelOf({ node }) {
    const name = node.name ?? "";

    return name.length > 16 ? `${name.slice(0, 15)}\u2026` : name;
}

/* Where the name of an inner node begins, from its middle: there is room beside the tip of a triangle. */
function besideOf(one) {
    return kindOf(one) === "max" ? 12 : NODE / 2 + 3;
}

/* How far a node reaches to either side of its middle, texts included. */
function reachOf(one) {
    const label = widthOf(labelOf(one), 12);

    if (isInner(one.node))
        return Math.max(NODE / 2, label > 0 ? besideOf(one) + label : 0);
    return Math.max(boxOf(one), label / 2, widthOf(one.odds ?? "", 11));
}

function boxOf({ node }) {
    return Math.max(17, widthOf(worthText(node), 13) / 2 + 6);
}

/* Sets x and y of all nodes: leaves in a row of their own width each, parents above the middle of
 * their children. Returns the size of the whole, { width, height }. */
function placeSketch(all) {
    const own = new Map(all.map(one => [one, []])), room = new Map();

    for (const one of all)
        own.get(one.parent)?.push(one);
    for (const one of all.toReversed()) {
        const below = own.get(one).reduce((sum, child) => sum + room.get(child), 0);

        room.set(one, Math.max(2 * reachOf(one) + GAP, below));
    }
    for (const one of all)
        placeOne(one, own, room);
    for (const one of all.toReversed())
        if (own.get(one).length > 0)
            centre(one, own.get(one), room.get(one));
    return { width: room.get(all[0]), height: Math.max(...all.map(({ y }) => y)) + NODE + 24 };
}

/* Above the middle of the children, unless that is too near to others. */
function centre(one, children, room) {
    const middle = (children[0].x + children.at(-1).x) / 2, least = one.left + reachOf(one);

    one.x = Math.max(least, Math.min(middle, one.left + room - reachOf(one)));
}

function placeOne(one, own, room) {
    const below = own.get(one).reduce((sum, child) => sum + room.get(child), 0);

    one.left ??= 0;
    one.x = one.left + room.get(one) / 2;
    one.y = EDGE_ROOM + one.path.length * ROW;
    let left = one.left + (room.get(one) - below) / 2;

    for (const child of own.get(one)) {
        child.left = left;
        left += room.get(child);
    }
}

function kindOf({ node, mover }) {
    if (!isInner(node))
        return "leaf";
    return typeof mover === "number" ? "player" : mover;
}

function outlineOf(one) {
    const { x, y } = one, kind = kindOf(one), half = NODE / 2;

    if (kind === "leaf") {
        const width = boxOf(one);

        return svgElement("rect", { class: "shape", x: x - width, y, width: 2 * width, height: BOX, rx: 4 });
    }
    if (kind === "chance")
        return svgElement("circle", { class: "shape", cx: x, cy: y + half, r: half });
    if (kind === "player")
        return svgElement("path", { class: "shape",
            d: `M${x - half} ${y + half}l8 ${-half}h${NODE - 16}l8 ${half}l-8 ${half}h${16 - NODE}Z` });
    const [tip, base] = kind === "max" ? [y, y + NODE] : [y + NODE, y];

    return svgElement("path", { class: "shape", d: `M${x} ${tip}L${x + half} ${base}H${x - half}Z` });
}

function textAt(kind, x, y, text) {
    return svgElement("text", { class: kind, x, y }, text);
}

/* What is said of a node to who does not see it. */
function describe(one) {
    const kind = kindOf(one), { node, mover, odds, path } = one;
    const name = node.name ?? (path.length === 0 ? "root" : path.map(i => i + 1).join("."));
    const what = { leaf: `leaf, worth ${worthText(node)}`, max: "MAX", min: "MIN", chance: "chance", player: `player ${mover}` }[kind];

    return `${name}: ${what}${odds === undefined ? "" : `, odds ${odds}`}`;
}

function sketchNode(one, siblings) {
    const { x, y, node, path, mover } = one, kind = kindOf(one), leaf = kind === "leaf";
    const group = svgElement("g", { class: `node ${kind}`, role: "treeitem", "data-path": path.join("."),
        "aria-label": describe(one), "aria-level": path.length + 1, "aria-posinset": (path.at(-1) ?? 0) + 1,
        "aria-setsize": siblings, "aria-selected": "false", tabindex: "-1" }, outlineOf(one));

    if (leaf)
        group.append(textAt("value", x, y + 19, worthText(node)), textAt("label below", x, y + BOX + 14, labelOf(one)));
    else
        group.append(textAt("label", x + besideOf(one), y + 10, labelOf(one)));
    if (kind === "player")
        group.append(textAt("value", x, y + 25, String(mover)));
    return group;
}

function sketchEdge({ parent, x, y, odds, path }) {
    const from = parent.y + NODE, at = 0.62;
    const edge = svgElement("g", { class: "edge", "aria-hidden": "true", "data-path": path.join(".") },
        svgElement("path", { d: `M${parent.x} ${from}L${x} ${y}` }));

    if (odds !== undefined)
        edge.append(textAt("odds", parent.x + (x - parent.x) * at, from + (y - from) * at + 4, odds));
    return edge;
}

/* The picture of a model, and the nodes in it, parents first. */
function sketch(model) {
    const all = nodesOf(model), { width, height } = placeSketch(all);

    for (const one of all)
        one.group = sketchNode(one, one.parent?.node.children.length ?? 1);
    const edges = all.filter(({ parent }) => parent).map(sketchEdge);
    const picture = svgElement("svg", { class: "sketch", role: "tree", "aria-label": "The tree, to be edited",
        viewBox: `0 0 ${width} ${height}` }, ...edges, ...all.map(({ group }) => group));

    return { all, picture, width };
}
