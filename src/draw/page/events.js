/*
 * events.js - events, the steps that they make, and what they do to OPEN.
 */

function decodeEvent([form, ...fields]) {
    const [event, ...names] = data.forms[form], decoded = { event };

    names.forEach((name, i) => { decoded[name] = fields[i]; });
    for (const name of ["value", "alpha", "beta"])
        if (name in decoded)
            decoded[name] = number(decoded[name]);
    if ("payoffs" in decoded)
        decoded.payoffs = decoded.payoffs.map(number);
    return decoded;
}

/* Whether an event belongs to the step of the one before. */
function joins(run, event, before) {
    if (isProof(run))
        return joinsProof(run, event, before);
    switch (event.event) {
    case "leaf":
    case "memory":
        return true;
    case "enter":
        return ["step", "test"].includes(before.event);
    case "leave":
        return ["leaf", "memory", "step"].includes(before.event);
    default:
        return false;
    }
}

/* A step holds its events by their names: the last of each. */
function cutIntoSteps(run, events) {
    const steps = [];

    events.forEach((event, i) => {
        if (i === 0 || !joins(run, event, events[i - 1]))
            steps.push({ events: [] });
        const step = steps[steps.length - 1];

        step.events.push(event);
        step[event.event] = event;
    });
    return steps;
}

/* The line of code at which a step arrives, those it has come through, and those that assign
 * something in it. */
function linesOf(step) {
    const answered = step.leaf || step.memory;
    const lines = step.events
        .filter(event => event.line >= 0 && !(answered && event === step.leave))
        .map(event => event.line);

    return { now: lines.pop() ?? -1, before: lines, sets: step.sets ?? [] };
}

/* ---- OPEN: states { node, state, value }, best first, ties to the left ---- */

function openPlace(open, state, sign) {
    let low = 0, high = open.length;

    while (low < high) {
        const middle = (low + high) >> 1, other = open[middle];
        const behind = other.value === state.value
            ? other.node > state.node
            : sign * other.value < sign * state.value;

        if (behind)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

function openPut(open, states, sign) {
    open.splice(openPlace(open, states[0], sign), 0, ...states);
}

/* What the operator puts in the place of the state at the front. sign: -1 for DUAL*. */
function successors({ node, value, case: number }, sign) {
    const parent = tree.parent[node];
    const live = n => ({ node: n, state: "L", value });
    const solved = (n, h) => ({ node: n, state: "S", value: h });

    switch (number) {
    case 1:
        return [solved(node, sign * Math.min(sign * value, sign * tree.value[node]))];
    case 2:
        return [live(node + 1)];
    case 3:
        return childrenOf(node).map(live);
    case 6:
        return [live(tree.end[node])];
    default:
        return [solved(parent, value)];
    }
}

function applyOperator(open, step, sign) {
    const parent = tree.parent[step.node];

    open.shift();
    if (step.case === 4)
        open = open.filter(({ node }) => node < parent || node >= tree.end[parent]);
    openPut(open, successors(step, sign), sign);
    return open;
}
