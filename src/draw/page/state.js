/*
 * state.js - what is known at a step: it follows from the events up to it.
 */

function startState(run) {
    const counts = Object.fromEntries(data.counts.map(({ name }) => [name, 0]));

    counts.unvisited = tree.count;
    counts.passes = run.hasPasses ? 0 : 1;
    return {
        run, counts,
        visited: new Uint8Array(tree.count),
        reads: new Int32Array(tree.count),
        order: new Int32Array(tree.count),
        low: new Float64Array(tree.count).fill(-Infinity),
        high: new Float64Array(tree.count).fill(Infinity),
        lowStrict: new Uint8Array(tree.count),
        highStrict: new Uint8Array(tree.count),
        stored: new Uint8Array(tree.count),
        rows: [],
        probing: null,
        probed: new Set(),
        cuts: new Map(),
        best: [],
        bestRows: [],
        running: new Set(),
        entries: [],
        efforts: new Map(),
        leaves: [],
        calls: [],
        pass: null,
        step: null,
        open: run.sign ? [{ node: 0, state: "L", value: run.sign * Infinity }] : null,
    };
}

function learn(state, n, relation, value) {
    const { low, high, lowStrict, highStrict } = state, strict = relation.length === 1;

    if (relation === "=") {
        low[n] = high[n] = value;
        lowStrict[n] = highStrict[n] = 0;
    } else if (relation[0] === ">") {
        if (value > low[n] || (value === low[n] && strict))
            [low[n], lowStrict[n]] = [value, strict];
    } else if (value < high[n] || (value === high[n] && strict)) {
        [high[n], highStrict[n]] = [value, strict];
    }
}

/* What takes up storage differs with what the algorithm remembers. */
function store(state, n) {
    if (!state.stored[n])
        state.counts.storage++;
    state.stored[n] = 1;
}

/* What a child returns may be the best so far at its parent; the truth that TEST returns is
 * no value, and means are made of all outcomes. */
function improve(state, call, { node, value, payoffs }) {
    const parent = tree.parent[node], { best } = state;

    if (node === 0 || isChance(parent) || (state.run.test && isQuestion(call)))
        return;
    const own = payoffs ? payoffs[playerOf(parent) - 1] : value;
    const better = best[parent] === undefined ||
        (payoffs || tree.max[parent] ? own > best[parent] : own < best[parent]);

    if (!better)
        return;
    best[parent] = own;
    state.bestRows[parent] = payoffs;
}

const effects = {
    pass(state, event) {
        state.counts.passes++;
        state.pass = event;
    },
    enter(state, event) {
        const n = event.node, { counts, run } = state;

        counts.nodes++;
        if (!state.visited[n]) {
            counts.distinct_nodes++;
            counts.unvisited--;
            if (isLeaf(n))
                counts.distinct_leaves++;
        }
        state.visited[n] = 1;
        if (run.procedure) {
            state.calls.push(event);
            (state.entries[n] ??= []).push({ call: event });
            state.best[n] = state.bestRows[n] = undefined;
            state.running.add(n);
        }
        if (run.memory === "bounds")
            store(state, n);
    },
    leaf(state, event) {
        state.counts.leaves++;
        state.leaves.push(event.node);
        if (state.reads[event.node]++ === 0)
            state.order[event.node] = state.counts.distinct_leaves;
        learn(state, event.node, "=", event.value);
        state.rows[event.node] = event.payoffs;
    },
    memory() {},
    probe(state, event) {
        state.counts.probes++;
        state.probing = event.child;
    },
    test(state) {
        state.counts.tests++;
    },
    research(state) {
        state.counts.researches++;
    },
    cut(state, event) {
        state.counts.cutoffs++;
        state.cuts.set(event.node, {
            child: event.child,
            reason: "relation" in event ? meanText(event, "") : reasonText(state.run, callOf(state), event),
        });
    },
    step(state, event) {
        state.counts.steps++;
        if (state.step)
            state.open = applyOperator(state.open, state.step, state.run.sign);
        state.step = event;
        state.counts.storage = Math.max(state.counts.storage, state.open.length);
    },
    leave(state, event) {
        const n = event.node, call = state.calls.pop();

        if (!isLeaf(n))
            learn(state, n, event.relation, event.value);
        if ("proof" in event)
            effects.numbers(state, event);
        state.rows[n] = event.payoffs;
        if (call) {
            state.running.delete(n);
            state.entries[n][state.entries[n].length - 1].leave = event;
            improve(state, call, event);
        }
        if (state.probing === n) {
            state.probed.add(n);
            state.probing = null;
        }
        /* A child that fell below its merit is put into the list of its parent. */
        if (state.run.memory === "child lists" && n > 0 && tree.max[tree.parent[n]] &&
            event.value < call.value)
            store(state, n);
    },
};

function callOf(state) {
    return state.calls[state.calls.length - 1];
}

/* The nodes of which an event may say something. */
function touchedBy({ event, node, child }) {
    const nodes = [node, child, tree.parent[node]].filter(n => n >= 0);

    return event === "develop" ? [...nodes, ...childrenOf(node)] : nodes;
}

/* What is so of nodes in the end: the principal variation, the leaves of proofs. */
function marksOf({ result, proof }) {
    const marks = new Map();
    const mark = (nodes, flag) => nodes?.forEach(n => marks.set(n, marks.get(n) | flag));

    mark(result.line, LINE);
    mark(proof?.lower, LOWER);
    mark(proof?.upper, UPPER);
    return marks;
}

/* A run with a state that can be moved to any step; steps are counted from 1. */
class Replay {
    constructor(run) {
        const events = run.events.map(decodeEvent)
            .map(event => (isProof(run) ? proofEvent(run, event) : event));
        const first = events[0];

        this.run = {
            ...run,
            hasPasses: first.event === "pass",
            sign: first.event === "step" ? Math.sign(first.value) : 0,
        };
        this.steps = cutIntoSteps(run, events);
        this.marks = marksOf(run);
        run.told?.forEach((words, i) => Object.assign(this.steps[i], { words, sets: run.sets[i] }));
        this.reset();
    }

    get last() {
        return this.steps.length;
    }

    get done() {
        return this.position === this.last;
    }

    /* The step that the state has arrived at; undefined at the beginning. */
    get step() {
        return this.steps[this.position - 1];
    }

    reset() {
        this.state = startState(this.run);
        this.position = 0;
        this.returning = undefined;
        this.changed = null;
    }

    go(position) {
        if (position < this.position)
            this.reset();
        while (this.position < position) {
            for (const event of this.steps[this.position].events)
                this.take(event);
            this.position++;
        }
        if (this.done)
            this.touch(this.marks.keys());
    }

    take(event) {
        const path = hasPath(this.run);

        if (event.event === "leave")
            this.returning = callOf(this.state);
        /* A path may become another one without a call. */
        if (path)
            this.touch(this.state.calls.map(({ node }) => node));
        effects[event.event](this.state, event);
        if (path)
            this.touch(this.state.calls.map(({ node }) => node));
        this.touch(touchedBy(event));
    }

    touch(nodes) {
        for (const n of this.changed ? nodes : [])
            this.changed.add(n);
    }

    /* The nodes of which something may have become different since it was asked for before. */
    takeChanged() {
        const changed = this.changed ?? new Set(tree.end.keys());

        this.changed = new Set();
        return changed;
    }
}
