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

/* For sentences: a very long name gives way to its label. */
function nameOf(n) {
    const LONGEST = 40;

    return visible(tree.name[n].length > LONGEST ? tree.label[n] : tree.name[n]);
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
