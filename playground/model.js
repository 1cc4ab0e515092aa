/*
 * model.js - a tree that can be edited, as gtconv writes it in JSON: { heading, root }, the heading
 * with what is said of the whole tree. Nodes are named by paths: the numbers of children from the
 * root, from 0. Models are never changed: edits make new ones, which share what stays.
 */
"use strict";

/* Odds are kept as they are written: they may be 1/3, and have any number of digits. */
function parseModel(text) {
    const kept = text.replace(/"(probs|weights)":\[([^\]]*)\]/g, (all, key, odds) =>
        `"${key}":[${odds.split(",").map(one => (one.startsWith("\"") ? one : `"${one}"`)).join()}]`);
    const { tree, ...heading } = JSON.parse(kept);

    return tree ? { heading, root: tree } : { heading: {}, root: JSON.parse(kept) };
}

function modelText({ heading, root }) {
    return JSON.stringify(Object.keys(heading).length > 0 ? { ...heading, tree: root } : root);
}

function isInner(node) {
    return node.children !== undefined;
}

function nodeAt({ root }, path) {
    return path.reduce((node, index) => node?.children?.[index], root);
}

/* How many players have payoffs; 0 where leaves have values. */
function playersOf({ heading: { players = 0 } }) {
    return Array.isArray(players) ? players.length : players;
}

function nextMover(model, mover) {
    if (playersOf(model) > 0)
        return mover % playersOf(model) + 1;
    return mover === "max" ? "min" : "max";
}

/*
 * All nodes, parents first: { node, path, parent, mover, odds }, the parent one of these; who moves
 * below chance is who would have moved there. Leaves have a mover, too: who it would be.
 */
function nodesOf(model) {
    const all = [];
    const visit = (node, path, parent, turn, odds) => {
        const mover = node.player ?? turn, next = mover === "chance" ? turn : nextMover(model, mover);
        const one = { node, path, parent, mover, odds }, weights = node.probs ?? node.weights;

        all.push(one);
        node.children?.forEach((child, i) => visit(child, [...path, i], one, next, weights?.[i]));
    };

    visit(model.root, [], null, playersOf(model) > 0 ? 1 : "max");
    return all;
}

function replaced(node, [index, ...rest], change) {
    if (index === undefined)
        return change(node);
    return { ...node, children: node.children.map((child, i) => (i === index ? replaced(child, rest, change) : child)) };
}

function changed(model, path, change) {
    return { ...model, root: replaced(model.root, path, change) };
}

/* What a leaf is worth when it is new. */
function worthNothing(model) {
    return playersOf(model) > 0 ? { payoffs: Array(playersOf(model)).fill(0) } : { value: 0 };
}

/* The children and what chance says of them, each { child, odds }, as they are arranged. */
function withOutcomes({ probs, weights, children, ...node }, arrange) {
    const odds = probs ?? weights;
    const outcomes = arrange((children ?? []).map((child, i) => ({ child, odds: odds?.[i] })));
    const kept = { ...node, children: outcomes.map(({ child }) => child) };

    return odds && outcomes.some(one => /[1-9]/.test(one.odds))
        ? { ...kept, weights: plainOdds(outcomes.map(one => one.odds)) } : kept;
}

/* A name like the parent's that no node has. */
function freshName(model, parent, number) {
    const names = new Set(nodesOf(model).map(({ node }) => node.name));
    const stem = (parent.name ?? "n").toLowerCase();

    while (names.has(`${stem}${number}`))
        number++;
    return `${stem}${number}`;
}

/* Where all nodes of a kind have names, new ones have, too: some formats need them. */
function allNamed(model, kind) {
    const nodes = nodesOf(model).map(({ node }) => node).filter(node => isInner(node) === kind);

    return nodes.length > 0 && nodes.every(({ name }) => name !== undefined);
}

/* worth is { value } or { payoffs }. */
function withWorth(model, path, worth) {
    return changed(model, path, node => ({ ...node, ...worth }));
}

/* A child behind the others; a leaf loses what it was worth. */
function withChild(model, path) {
    const parent = nodeAt(model, path), { value, payoffs, ...rest } = parent;
    const named = !isInner(parent) && parent.name === undefined && allNamed(model, true)
        ? { name: freshName(model, {}, 1), ...rest } : rest;
    const grown = isInner(parent) ? parent : named;
    const name = allNamed(model, false) ? { name: freshName(model, grown, (parent.children?.length ?? 0) + 1) } : {};

    return changed(model, path, () => withOutcomes(grown, outcomes =>
        [...outcomes, { child: { ...name, ...worthNothing(model) }, odds: outcomes.at(-1)?.odds }]));
}

/* Without a node and what is below it; a parent of no other becomes a leaf, worth its static value. */
function withoutNode(model, path) {
    const index = path.at(-1);

    return changed(model, path.slice(0, -1), parent => {
        if (parent.children.length > 1)
            return withOutcomes(parent, outcomes => outcomes.toSpliced(index, 1));
        const { children, probs, weights, player, ...leaf } = parent;

        return { ...path.length === 1 && player !== "chance" ? { player } : {}, ...worthNothing(model), ...leaf };
    });
}

/* A node at another place among its siblings, which keep their order. */
function withMoved(model, path, to) {
    const from = path.at(-1);

    return changed(model, path.slice(0, -1), parent => withOutcomes(parent, outcomes => {
        const others = outcomes.toSpliced(from, 1);

        return others.toSpliced(to, 0, outcomes[from]);
    }));
}

/* What a user has written for a leaf's worth, as { value } or { payoffs }; undefined: nothing of the kind. */
function parseWorth(model, text) {
    const players = playersOf(model), numbers = text.replace(/^\s*[([]|[)\]]\s*$/g, "").split(",").map(parseNumber);

    if (numbers.includes(undefined) || numbers.length !== (players || 1))
        return undefined;
    return players > 0 ? { payoffs: numbers } : { value: numbers[0] };
}

function parseNumber(text) {
    const word = text.trim().replace("\u2212", "-").replace("\u221e", "inf").replace(/^\+/, "");

    if (/^-?inf$/i.test(word))
        return word.toLowerCase();
    const number = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(word) ? Number(word) : NaN;

    return Number.isFinite(number) ? number : undefined;
}

function numberText(number) {
    return String(number).replace("inf", "\u221e").replace("-", "\u2212");
}

/* What a leaf is worth, to be read. */
function worthText({ value, payoffs }) {
    return payoffs ? payoffs.map(numberText).join(", ") : numberText(value ?? "");
}
