/*
 * search.js - a search in the drawing.
 */

/* Why a node was cut, with the last digits of long fractions left out. */
function reasonAt({ cuts }, n) {
    return cuts.get(n).reason.replace(/\d+\.\d+/g, digits => (digits.length > 8 ? `${digits.slice(0, 7)}…` : digits));
}

/* Whether a cut left the edge to a node out. */
function isCutEdge({ cuts, visited }, n) {
    const parent = tree.parent[n], cut = n > 0 ? cuts.get(parent) : undefined;

    return cut !== undefined && n >= tree.end[cut.child] && !visited[n] &&
        !(isChance(parent) && !(tree.weight[n] > 0));
}

/* Why a node was cut, where that left something out. */
function cutReason(state, n) {
    return state.cuts.has(n) && childrenOf(n).some(c => isCutEdge(state, c)) ? reasonAt(state, n) : "";
}

function aboutNode(state, n) {
    const about = [`${visible(tree.name[n])}: ${kindOf(n)}`], known = knownText(state, n);

    if (isLeaf(n))
        about.push(`worth ${worthText(n, numberText)}`);
    else if (known)
        about.push(`${isProof(state.run) ? "proof and disproof number" : "value"} ${known}`);
    if (state.running.has(n))
        about.push(state.best[n] === undefined ? "open" : `open, best so far ${shortText(state.best[n])}`);
    if (oddsOf(n))
        about.push(`odds ${oddsOf(n)}`);
    if (state.order[n])
        about.push(`read as number ${state.order[n]}`);
    if (state.reads[n] > 1)
        about.push(`read ${state.reads[n]} times`);
    if (!state.visited[n])
        about.push("not entered");
    return about.join(", ");
}

function orderText({ order, reads }, n) {
    if (!order[n])
        return "";
    return reads[n] > 1 ? `#${order[n]}×${reads[n]}` : `#${order[n]}`;
}

function flagsOf({ state, done, marks }, path, n) {
    return (state.visited[n] ? 0 : FRESH) | (path.has(n) ? PATH : 0) | (isCutEdge(state, n) ? CUT : 0) |
        (done ? marks.get(n) : 0);
}

/* The strategies of a proof lead to its leaves, and to nothing else. */
function strategySteps(proof) {
    const steps = [];

    for (const side of ["lower", "upper"]) {
        const nodes = new Set();

        for (const leaf of proof?.[side] ?? [])
            for (let n = leaf; n > 0 && !nodes.has(n); n = tree.parent[n])
                nodes.add(n);
        steps.push(...[...nodes].map(node => ({ node, side })));
    }
    return steps;
}

/* The window of a call as it has become: what children returned has narrowed it. */
function runningWindow({ best }, { node, alpha, beta }) {
    const found = best[node];

    if (found === undefined)
        return [alpha, beta];
    return tree.max[node] ? [Math.max(alpha, found), beta] : [alpha, Math.min(beta, found)];
}

const LONGEST_BOUND = 8;

/* What is wanted of a call, or asked; nothing where that is the same everywhere. */
function askedText(state, call) {
    const { run } = state;
    const short = x => (boundText(x).length > LONGEST_BOUND ? shortText(x) : boundText(x));

    if (isQuestion(call))
        return `${SIGNS[call.test]} ${short(call.value)}?`;
    if (run.least)
        return call.beta < Infinity ? `β = ${short(call.beta)}` : "";
    if (run.windows) {
        const [alpha, beta] = runningWindow(state, call);

        /* Null windows are as narrow as can be. */
        return `[${short(alpha)}, ${beta === nextTo(alpha, 1) ? `${short(alpha)}⁺` : short(beta)}]`;
    }
    return run.test ? "= ?" : "";
}

/* Of open calls, the call of a leaf included that returns in this step; or of states. */
function tagsOf({ state, step }) {
    if (!step)
        return [];
    if (state.open)
        return state.open.map(({ node, state: letter, value }) =>
            ({ node, text: `${letter} ${shortText(value)}`, kind: stateName(letter) }));
    const calls = step.leaf && step.enter ? [...state.calls, step.enter] : state.calls;

    return calls.map(call => ({ node: call.node, text: askedText(state, call), kind: "asked" }))
        .filter(({ text }) => text);
}

/* The value in an inner node: what is known of it, or the best so far. */
function showValue(drawing, state, n) {
    const best = state.running.has(n) ? state.best[n] : undefined, row = state.bestRows[n];

    if (best !== undefined)
        drawing.setTextAt(n, "value", row ? rowText(row, shortText) : shortText(best), true);
    else
        drawing.setTextAt(n, "value", knownText(state, n));
}

function showNode(drawing, replay, path, n) {
    const { state } = replay;

    drawing.setFlags(n, flagsOf(replay, path, n));
    if (isLeaf(n)) {
        drawing.setTextAt(n, "order", orderText(state, n));
        return;
    }
    showValue(drawing, state, n);
    drawing.setReason(n, cutReason(state, n));
}

/* Where a node was cut, what becomes of it is seen at the edges below. */
function withCutEdges({ cuts }, nodes) {
    return new Set([...nodes].flatMap(n => (cuts.has(n) ? [n, ...childrenOf(n)] : [n])));
}

/* Only what a step has changed is touched, as trees are large. */
function showSearch(drawing, replay) {
    const { state, step } = replay, path = new Set(state.calls.map(({ node }) => node));

    for (const n of withCutEdges(state, replay.takeChanged()))
        showNode(drawing, replay, path, n);
    drawing.about = n => aboutNode(state, n);
    drawing.showStrategies(replay.done ? strategySteps(replay.run.proof) : []);
    drawing.showTags(tagsOf(replay));
    if (step)
        drawing.showRing(placeOf(step));
    else
        drawing.hideRing();
}

/* Static values of inner nodes stand in brackets, as they are not minimax values. */
function showBareTree(drawing) {
    for (let n = 0; n < tree.count; n++) {
        drawing.setFlags(n, 0);
        if (!isLeaf(n) && !data.blank && tree.value[n] !== null)
            drawing.setTextAt(n, "value", `(${shortText(tree.value[n])})`);
    }
    drawing.about = n => `${visible(tree.name[n])}: ${kindOf(n)}`;
}
