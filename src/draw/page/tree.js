/*
 * tree.js - the tree of the page, and what its nodes are called.
 */

const tree = makeTree(data.tree);

function makeTree(t) {
    const count = t.end.length, parent = new Int32Array(count);
    const depth = new Int32Array(count);
    let above = 0;

    for (let n = 1; n < count; n++) {
        while (t.end[above] <= n)
            above = parent[above];
        parent[n] = above;
        depth[n] = depth[above] + 1;
        above = n;
    }
    return { ...t, count, parent, depth, value: t.value.map(number) };
}

function isLeaf(n) {
    return tree.end[n] === n + 1;
}

function isLastChild(n) {
    return tree.end[n] === tree.end[tree.parent[n]];
}

function childrenOf(n) {
    const children = [];

    for (let c = n + 1; c < tree.end[n]; c = tree.end[c])
        children.push(c);
    return children;
}

/* Characters that show nothing, or turn text round, are shown as their codes. */
function visible(text) {
    return text.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
        c => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/* 2.1.3: which child of which child, from the root, e. */
function deweyId(n) {
    const places = [];

    for (; n > 0; n = tree.parent[n]) {
        let place = 1;

        for (let c = tree.parent[n] + 1; c < n; c = tree.end[c])
            place++;
        places.unshift(place);
    }
    return places.join(".") || "e";
}

/* Whether other nodes have the same name. */
const isRepeated = (() => {
    const times = new Map();

    for (const text of tree.name)
        times.set(text, (times.get(text) ?? 0) + 1);
    return n => times.get(tree.name[n]) > 1;
})();

/* For sentences and lists: a very long name gives way to its label, and one that other
 * nodes have is told by the id of the node. */
function nameOf(n) {
    const LONGEST = 40;
    const text = visible(tree.name[n].length > LONGEST ? tree.label[n] : tree.name[n]);

    return isRepeated(n) ? `${text} (${deweyId(n)})` : text;
}

function isChance(n) {
    return !isLeaf(n) && tree.mover !== undefined && tree.mover[n] === 0;
}

/* In games with payoffs, where nodes have the numbers of those who move. */
function isPlayer(n) {
    return !isLeaf(n) && !isChance(n) && tree.worth !== undefined;
}

function kindOf(n) {
    if (isLeaf(n))
        return "leaf";
    if (isChance(n))
        return "chance";
    return isPlayer(n) ? `player ${tree.mover[n]}` : tree.max[n] ? "MAX" : "MIN";
}

/* Of an outcome, how likely it is, as that was written; else nothing. */
function oddsOf(n) {
    return tree.odds ? tree.odds[n] : "";
}

function outcomesOf(n) {
    return childrenOf(n).filter(c => tree.weight[c] > 0);
}

/* Payoffs, in the order of the players. */
function rowText(row, text) {
    return `(${row.map(text).join(", ")})`;
}

function worthText(n, text) {
    return tree.worth ? tree.worth[n] : text(tree.value[n]);
}
