/*
 * proof.js - searches that answer a question by proof and disproof numbers. A run of them
 * has a target.
 */

function isProof(run) {
    return run.target !== undefined;
}

/* Proof-number search calls nothing: what stands for its calls is the path to a node. */
function hasPath(run) {
    return isProof(run) && !run.procedure;
}

/*
 * Events under other names, so that steps and calls are cut as those of other searches are: a
 * step develops a node; what is decided of one is no return; and calls of df-pn return by
 * their numbers.
 */
function proofEvent(run, event) {
    const names = { step: "develop", leave: "decided", ...(hasPath(run) ? {} : { numbers: "leave" }) };

    for (const name of ["proof", "disproof"])
        if (name in event)
            event[name] = number(event[name]);
    return { ...event, event: names[event.event] ?? event.event, relation: event.relation ?? ">=" };
}

/* A step of proof-number search is all that is done when a node is developed. */
function joinsProof(run, event, before) {
    switch (event.event) {
    case "develop":
    case "leaf":
        return true;
    case "leave":
        return ["leaf", "decided"].includes(before.event);
    default:
        return hasPath(run) && event.event !== "enter";
    }
}

/* The numbers of a node; undefined where it has none. Without any of its own they are 1. */
function numbersOf({ efforts }, n) {
    return efforts.get(n);
}

function effortText([proof, disproof]) {
    return `(${numberText(proof)}, ${numberText(disproof)})`;
}

/* In the drawing; leaves show what they are worth. */
function numbersText(state, n) {
    const numbers = numbersOf(state, n);

    return numbers ? numbers.map(numberText).join(" : ") : "";
}

function pathTo(state, n) {
    const path = [];

    for (let at = n; ; at = tree.parent[at]) {
        path.unshift({ event: "enter", node: at, numbers: numbersOf(state, at) });
        if (at === 0)
            return path;
    }
}

Object.assign(effects, {
    develop(state, { node }) {
        const { efforts, counts, run } = state, children = childrenOf(node);

        if (!efforts.has(node))
            efforts.set(node, [1, 1]);
        children.forEach(c => efforts.set(c, [1, 1]));
        counts.steps++;
        counts.storage += children.length + (node === 0 ? 1 : 0);
        if (hasPath(run))
            state.calls = pathTo(state, node);
    },
    decided(state, { node, relation, value }) {
        learn(state, node, relation, value);
    },
    numbers(state, { node, proof, disproof }) {
        state.efforts.set(node, [proof, disproof]);
    },
});

/* ---- In words ---- */

function proofCallWords(run, call) {
    if (hasPath(run))
        return [name(call.node), ` ${effortText(call.numbers ?? [1, 1])}`];
    return [`${run.procedure} `, name(call.node), ` ${effortText([call.proof, call.disproof])}`];
}

function proofResultText({ target, result }) {
    return `, ≥ ${numberText(number(target))} is ${result.relation === ">=" ? "proved" : "refuted"}`;
}
