/*
 * search.js - a search in the drawing.
 */

/* The edges that a cut left out, with the reason at the first of each node. */
function cutEdges({ cuts, visited }) {
    const edges = [];

    for (const [n, { child, reason }] of cuts) {
        let told = false;

        for (let c = tree.end[child]; c < tree.end[n]; c = tree.end[c]) {
            if (visited[c] || (isChance(n) && !(tree.weight[c] > 0)))
                continue;
            edges.push({ node: c, reason: told ? "" : reason });
            told = true;
        }
    }
    return edges;
}

function aboutNode(state, n) {
    const about = [`${visible(tree.name[n])}: ${kindOf(n)}`], known = knownText(state, n);

    if (isLeaf(n))
        about.push(`worth ${worthText(n, numberText)}`);
    else if (known)
        about.push(`value ${known}`);
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
    return reads[n] > 1 ? `#${order[n]} ×${reads[n]}` : `#${order[n]}`;
}

function searchFlags({ state, run, done }, cuts) {
    const flags = state.visited.map(visited => (visited ? 0 : FRESH));

    for (const { node } of state.calls)
        flags[node] |= PATH;
    for (const n of done ? run.result.line : [])
        flags[n] |= LINE;
    for (const { node } of cuts)
        flags[node] |= CUT;
    return flags;
}

function showSearch(drawing, replay) {
    const { state, step } = replay, cuts = cutEdges(state);
    const flags = searchFlags(replay, cuts);

    for (let n = 0; n < tree.count; n++) {
        drawing.setFlags(n, flags[n]);
        if (isLeaf(n))
            drawing.setTextAt(n, "order", orderText(state, n));
        else
            drawing.setTextAt(n, "value", knownText(state, n));
    }
    drawing.about = n => aboutNode(state, n);
    drawing.showCuts(cuts);
    if (state.open)
        drawing.showOpen(step ? state.open : []);
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
