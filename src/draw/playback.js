/*
 * playback.js - plays searches of a game tree, step by step and side by side.
 *
 * The data of the page, written by html_data.c, are the tree, as arrays in preorder with
 * one element a node, and the runs, each with the events of a search and what the program
 * counted. Everything shown at a step follows from the events up to it.
 *
 * A step is what the text trace tells in one line: a call, for a leaf with its value; what
 * a call returns; a cut; a pass; for SSS* and DUAL* a state taken from OPEN.
 */
"use strict";

(() => {
    const data = JSON.parse(document.getElementById("data").textContent);

    /* ---- Numbers ---- */

    const SIGNS = { "=": "=", ">=": "≥", "<=": "≤", ">": ">", "<": "<" };

    function number(field) {
        return field === "inf" ? Infinity : field === "-inf" ? -Infinity : field;
    }

    /* As the program prints it, but for the signs of minus and of infinity. */
    function numberText(x) {
        const size = Math.abs(x);
        let text = "∞";

        if (size !== Infinity) {
            const plain = size === 0 || (size >= 1e-4 && size < 1e16);

            text = plain ? String(size) : size.toExponential().replace(/([+-])(\d)$/, "$10$2");
        }
        return (x < 0 ? "−" : "") + text;
    }

    /* The double next to x: above it where direction is 1, below it where it is -1. */
    function nextTo(x, direction) {
        const value = new Float64Array([x]), bits = new BigInt64Array(value.buffer);

        if (x === direction * Infinity)
            return x;
        if (x === 0)
            return direction * Number.MIN_VALUE;
        bits[0] += x * direction > 0 ? 1n : -1n;
        return value[0];
    }

    /* The far bound of a null window is told by the number that it lies next to: 6⁺, 6⁻. */
    function boundText(x) {
        const FAR = 6, text = numberText(x);

        for (const [direction, mark] of [[-1, "⁺"], [1, "⁻"]]) {
            const beside = numberText(nextTo(x, direction));

            if (text.length >= FAR && 2 * beside.length < text.length)
                return beside + mark;
        }
        return text;
    }

    function windowText(alpha, beta) {
        return `(${boundText(alpha)}, ${boundText(beta)})`;
    }

    /* For the tree: the last digits of long fractions are left out. */
    function shortText(x) {
        const text = numberText(x), [, head, tail] = /^([^e]*)(.*)$/.exec(text);
        const point = head.indexOf("."), shown = Math.max(7, point + 3);

        return point < 0 || head.length <= shown + 1 ? text : `${head.slice(0, shown)}…${tail}`;
    }

    function plural(count, one) {
        return `${count} ${one}${count === 1 ? "" : "s"}`;
    }

    /* ---- The tree ---- */

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

    /* ---- Events and steps ---- */

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
    function joins(event, before) {
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

    /* A step holds its events by their names: none happens twice in it. */
    function cutIntoSteps(events) {
        const steps = [];

        events.forEach((event, i) => {
            if (i === 0 || !joins(event, events[i - 1]))
                steps.push({ events: [] });
            const step = steps[steps.length - 1];

            step.events.push(event);
            step[event.event] = event;
        });
        return steps;
    }

    /* The line of code at which a step arrives, and those it has come through. */
    function linesOf(step) {
        const answered = step.leaf || step.memory;
        const lines = step.events
            .filter(event => event.line >= 0 && !(answered && event === step.leave))
            .map(event => event.line);

        return { now: lines.pop() ?? -1, before: lines };
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

    /* ---- The state of a search, as far as its events have told ---- */

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
            if (run.procedure)
                state.calls.push(event);
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
            state.rows[n] = event.payoffs;
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

    /* A run with a state that can be moved to any step; steps are counted from 1. */
    class Replay {
        constructor(run) {
            const events = run.events.map(decodeEvent);
            const first = events[0];

            this.run = {
                ...run,
                hasPasses: first.event === "pass",
                sign: first.event === "step" ? Math.sign(first.value) : 0,
            };
            this.steps = cutIntoSteps(events);
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
        }

        go(position) {
            if (position < this.position)
                this.reset();
            while (this.position < position) {
                for (const event of this.steps[this.position].events) {
                    if (event.event === "leave")
                        this.returning = callOf(this.state);
                    effects[event.event](this.state, event);
                }
                this.position++;
            }
        }
    }

    /* ---- Words: arrays of strings and of { node }, which is a name ---- */

    function name(node) {
        return { node };
    }

    function plainText(words) {
        return words.map(word => (typeof word === "string" ? word : nameOf(word.node))).join("");
    }

    function isQuestion(call) {
        return "test" in call;
    }

    function callWords(run, call) {
        const procedure = (isQuestion(call) && run.test) || run.procedure;
        const words = [`${procedure} `, name(call.node)];

        if (isQuestion(call))
            words.push(` ${SIGNS[call.test]} ${boundText(call.value)}`);
        else if (run.least)
            words.push(call.beta < Infinity ? ` (β = ${boundText(call.beta)})` : "");
        else if (run.windows)
            words.push(` ${windowText(call.alpha, call.beta)}`);
        return words;
    }

    /* What a call returns: TEST the truth, the others a number. */
    function answerText(run, call, { relation, value, payoffs }) {
        if (run.test && isQuestion(call))
            return relation[0] === ">" ? "true" : "false";
        return payoffs ? rowText(payoffs, numberText) : numberText(value);
    }

    /* What ended the loop: an answer of TEST, bounds that met. */
    function reasonText(run, call, cut) {
        const max = tree.max[cut.node];

        if (run.test)
            return max ? "true" : "false";
        if (isQuestion(call) && !max)
            return `${boundText(cut.beta)} < ${boundText(cut.alpha)}`;
        const sign = run.strict ? ">" : "≥";

        return `${boundText(cut.alpha)} ${sign} ${boundText(cut.beta)}`;
    }

    /* The bound that a mean does not get past; known: of the mean, what stands in between. */
    function meanText({ relation, alpha, beta }, known) {
        const sign = SIGNS[relation];

        return `mean ${known}${sign} ${boundText(relation === "<=" ? alpha : beta)}`;
    }

    /* ---- Star1: what the outcomes of a chance node add up to, at most or at least ---- */

    /* What an outcome is worth, as far as is known: most or least. */
    function limitOf(state, c, most) {
        const [low, high] = state.run.range.map(number);

        return most ? Math.min(high, state.high[c]) : Math.max(low, state.low[c]);
    }

    function sumOf(state, outcomes, most) {
        return outcomes.reduce((sum, c) => sum + tree.weight[c] * limitOf(state, c, most), 0);
    }

    /* 1/3, 25%, 0.2, or a weight; shortened where it is long. */
    function oddsNumber(text) {
        const [, whole, below, percent] = /^([^/%]*)(?:\/(.*?))?(%?)$/.exec(text);

        return parseFloat(whole) / (below ? parseFloat(below) : 1) / (percent ? 100 : 1);
    }

    function isNear(x, y) {
        return x === y || Math.abs(x - y) <= 1e-9 * (1 + Math.abs(y));
    }

    /* Sums are rounded, and told only where they are what the program has. */
    function roundText(x) {
        return numberText(Number(x.toPrecision(12)));
    }

    function oddsSum(outcomes) {
        return outcomes.reduce((sum, c) => sum + oddsNumber(oddsOf(c)), 0);
    }

    /* As it stands in a formula, where a sign or a fraction would be misread. */
    function inBrackets(text) {
        return /^[\d.∞…]+%?$/.test(text) ? text : `(${text})`;
    }

    /* (1.5 − 1) / (1/2) = 1: what an outcome must be worth for the mean to come to goal. The
     * others add up to rest, by the odds as they are written, whose sum is written. */
    function neededText(node, goal, rest, written, needed) {
        const whole = isNear(written, 1) ? "" : ` · ${roundText(written)}`;

        return `(${inBrackets(boundText(goal))}${whole} − ${inBrackets(roundText(rest))}) / ` +
            `${inBrackets(oddsOf(node))} = ${roundText(needed)}`;
    }

    /* Why the window of an outcome is narrower than the range of all values. */
    function windowWords(state, { node, alpha, beta }) {
        const parent = tree.parent[node];
        const call = node > 0 && isChance(parent) && state.run.range && alpha !== undefined
            ? state.calls.findLast(other => other.node === parent) : undefined;

        if (!call || isQuestion(call) || tree.worth)
            return [];
        const outcomes = outcomesOf(parent), others = outcomes.filter(c => c !== node);
        const weights = outcomes.reduce((sum, c) => sum + tree.weight[c], 0);
        const written = oddsSum(outcomes);
        const side = (bound, goal, most) => {
            const rest = sumOf(state, others, most) / weights * written;
            const needed = (goal * written - rest) / oddsNumber(oddsOf(node));

            if (others.length === 0 || !Number.isFinite(needed) || !isNear(bound, needed))
                return [];
            return [` The others can still add up to ${roundText(rest)} at ${most ? "most" : "least"}: the mean ` +
                `gets ${most ? "above" : "below"} ${boundText(goal)} only if this is worth ` +
                `${most ? "more" : "less"} than ${neededText(node, goal, rest, written, needed)}.`];
        };

        return [...side(alpha, call.alpha, true), ...side(beta, call.beta, false)];
    }

    const OUTCOMES_TOLD = 8;

    /* 1/2 · 3 + 1/2 · 1, or (2 · 3 + 1 · 1) / 3; worth: what stands for an outcome. */
    function meanTerms(outcomes, worth) {
        const terms = outcomes.map(c => `${oddsOf(c)} · ${worth(c)}`).join(" + ");
        const written = oddsSum(outcomes);

        return isNear(written, 1) ? terms : `(${terms}) / ${roundText(written)}`;
    }

    /* The sum that a mean is made of. */
    function sumWords(state, { node, relation, value }) {
        const most = relation === "<=", outcomes = state.run.range ? outcomesOf(node) : [];
        const weights = outcomes.reduce((sum, c) => sum + tree.weight[c], 0);
        const known = outcomes.every(c => state.low[c] === state.high[c]);

        if (outcomes.length > OUTCOMES_TOLD || !isNear(sumOf(state, outcomes, most) / weights, value))
            return [];
        const terms = meanTerms(outcomes, c => shortText(limitOf(state, c, most)));

        return [known ? " " : ` With the ${most ? "most" : "least"} that all outcomes can still be worth, `,
            `${known ? "T" : "t"}he mean is ${terms} = ${roundText(value)}.`];
    }

    /* What is known of the outcomes of a chance node before they are searched. */
    function outcomeWords(state, n) {
        const { run } = state, [low, high] = run.range.map(number);
        const count = plural(outcomesOf(n).length, "outcome");

        if (tree.worth)
            return [`, the mean of each payoff of ${count}${run.least ? "; no bound passes through it" : ""}`];
        if (!run.windows)
            return [`, the mean of ${count}`];
        if (low > -Infinity && high < Infinity)
            return [`, the mean of ${count} worth from ${numberText(low)} to ${numberText(high)}`];
        return [`, the mean of ${count}; as no bounds are given, an outcome has a window only when `,
            "the others are known"];
    }

    function probedWords(state, n) {
        const known = knownText(state, n);

        return state.probed.has(n) && state.probing !== n && known && !isLeaf(n)
            ? [` The probe says that it is ${known}.`] : [];
    }

    /* ---- Payoffs: who takes what, and what is left of their sum ---- */

    function playerOf(n) {
        return tree.mover[n];
    }

    /* The greatest payoff of the player at parent among its children before n; undefined
     * where there are none. */
    function bestBefore(state, parent, n) {
        const own = playerOf(parent) - 1;
        const before = childrenOf(parent).filter(c => c < n && state.rows[c]);

        return before.length > 0 ? Math.max(...before.map(c => state.rows[c][own])) : undefined;
    }

    /* What the player above makes of the payoffs of a child. */
    function takeWords(state, n) {
        const parent = tree.parent[n];

        if (n === 0 || !isPlayer(parent) || !state.rows[n])
            return [];
        const player = `Player ${playerOf(parent)}`, best = bestBefore(state, parent, n);
        const got = state.rows[n][playerOf(parent) - 1], text = numberText(got);

        if (best === undefined)
            return [` ${player} gets ${text} so far.`];
        if (got > best)
            return [` ${player} gets ${text}, more than ${numberText(best)}, and takes this.`];
        return [` ${player} gets ${text}, no more than ${numberText(best)}.`];
    }

    /* The players who are none of these: their numbers, and what they get at least. */
    function othersThan(run, ...players) {
        const numbers = run.least.map((_, i) => i + 1).filter(player => !players.includes(player));

        return { numbers, least: numbers.map(player => number(run.least[player - 1])) };
    }

    function listText(texts) {
        return texts.length > 1 ? `${texts.slice(0, -1).join(", ")} and ${texts[texts.length - 1]}` : texts.join("");
    }

    function leastText({ numbers, least }) {
        const one = numbers.length === 1;

        return `player${one ? "" : "s"} ${listText(numbers)} get${one ? "s" : ""} ` +
            `${listText(least.map(numberText))} at least`;
    }

    function minusText(numbers) {
        return numbers.map(x => ` − ${inBrackets(numberText(x))}`).join("");
    }

    /* The player above n whose best bounds what the mover of n may find, and that best; both
     * undefined where there is none. */
    function rivalOf(state, n) {
        const parent = tree.parent[n];
        const best = n > 0 && isPlayer(parent) && playerOf(parent) !== playerOf(n)
            ? bestBefore(state, parent, n) : undefined;

        return { best, rival: best === undefined ? undefined : playerOf(parent) };
    }

    /* Why a player who has found β at n need not look on. */
    function shareWords(state, { node, beta }) {
        const { run } = state, sum = number(run.sum);

        if (!isPlayer(node) || !Number.isFinite(beta))
            return [];
        const own = playerOf(node), { best, rival } = rivalOf(state, node);
        const others = othersThan(run, own, rival);
        const away = best === undefined ? others.least : [best, ...others.least];
        const told = [...(rival ? [`player ${rival} has ${numberText(best)}`] : []),
            ...(others.numbers.length > 0 ? [leastText(others)] : [])].join(", ");

        if (away.length > OUTCOMES_TOLD || !isNear(away.reduce((rest, x) => rest - x, sum), beta))
            return [];
        return [` Payoffs add up to ${numberText(sum)} at most${told ? `; ${told}` : ""}: ` +
            `β = ${numberText(sum)}${minusText(away)} = ${numberText(beta)}`,
        rival ? `. If player ${own} gets that much here, player ${rival} gets no more than ${numberText(best)}.`
            : `, the most that player ${own} can get at all.`];
    }

    /* What a cut of shallow pruning leaves to the player above. */
    function leftWords(state, { node, alpha }) {
        const { run } = state, own = playerOf(node), { best, rival } = rivalOf(state, node);

        if (rival === undefined)
            return [` Player ${own} cannot get more.`];
        const sum = number(run.sum), left = [alpha, ...othersThan(run, own, rival).least];

        return left.length > OUTCOMES_TOLD ? [] : [` That leaves ${numberText(sum)}${minusText(left)} = ` +
            `${roundText(left.reduce((rest, x) => rest - x, sum))} to player ${rival}, who has ${numberText(best)} already.`];
    }

    /* What a node of a game with payoffs is worth. */
    function rowWords(state, { node, payoffs }) {
        const outcomes = isChance(node) ? outcomesOf(node) : [];

        if (!isChance(node))
            return [];
        if (outcomes.length > OUTCOMES_TOLD || !outcomes.every(c => state.rows[c]))
            return [", the mean of each payoff"];
        return [`, the mean of each payoff: ${meanTerms(outcomes, c => rowText(state.rows[c], shortText))}`];
    }

    function knownWords(node, relation, value) {
        return ["value(", name(node), `) ${SIGNS[relation]} ${numberText(value)}`];
    }

    const telling = {
        pass({ counts }, { pass }) {
            return [`Pass ${counts.passes}: is value(`, name(pass.node),
                `) ${SIGNS[pass.test]} ${boundText(pass.value)}? So far it is between `,
                `${boundText(pass.alpha)} and ${boundText(pass.beta)}.`];
        },
        enter(state, { enter, leaf, memory, leave, test }) {
            const { run } = state;
            const words = [...callWords(run, enter)];

            if (test)
                words.unshift("EVAL ", name(test.node), " asks: ");
            if (leaf)
                words.push(`: a leaf, worth ${worthText(leaf.node, () => numberText(leaf.value))}`);
            else if (memory)
                words.push(": remembered, ", ...knownWords(memory.node, memory.relation, memory.value));
            else
                words.push(`: a ${kindOf(enter.node)} node`,
                    ...(isChance(enter.node) ? outcomeWords(state, enter.node) : []));
            if (leaf && run.test && isQuestion(enter))
                words.push(`: ${answerText(run, enter, leave)}`);
            return [...words, ".", ...windowWords(state, enter), ...probedWords(state, enter.node),
                ...(run.least ? shareWords(state, enter) : []),
                ...(leaf ? takeWords(state, leaf.node) : [])];
        },
        probe(state, { probe }) {
            return ["Probe ", name(probe.child), `: its first child alone, searched with `,
                `${windowText(probe.alpha, probe.beta)}, bounds it from ${tree.max[probe.child] ? "below" : "above"}.`];
        },
        research(state, { research }) {
            return [isChance(research.node) ? "By rounding, the mean is not past the window: search "
                : "Better than the null window could tell: search ", name(research.child),
                ` again with ${windowText(research.alpha, research.beta)}.`];
        },
        cut(state, { cut }) {
            const { run, cuts } = state;
            const reason = "relation" in cut ? meanText(cut, `${SIGNS[cut.relation]} ${shortText(cut.value)} `)
                : cuts.get(cut.node).reason;

            return ["Cut at ", name(cut.node), " behind ", name(cut.child),
                `: ${reason}${run.test ? " decides" : ""}; ${plural(cut.skipped, "node")} skipped.`,
            ...("relation" in cut ? sumWords(state, cut) : run.least ? leftWords(state, cut) : [])];
        },
        leave(state, { leave }, call) {
            const { run } = state, { node, relation, value, payoffs } = leave;
            const words = [...callWords(run, call), ` returns ${answerText(run, call, leave)}`];

            if (payoffs && relation !== "=")
                words.push(`: player ${playerOf(node)} gets ${numberText(value)} at least`);
            else if (payoffs)
                words.push(...rowWords(state, leave));
            else if (relation !== "=")
                words.push(", so ", ...knownWords(node, relation, value));
            words.push(".");
            if (isChance(node) && !payoffs && !state.cuts.has(node))
                words.push(...sumWords(state, leave));
            return [...words, ...takeWords(state, node)];
        },
        step({ run }, { step }) {
            return ["Take ", ...stateWords(step), ": ", ...caseWords(step, run.sign), "."];
        },
    };

    function stateName(letter) {
        return letter === "S" ? "solved" : "live";
    }

    function stateWords({ node, state, value }) {
        return ["(", name(node), `, ${stateName(state)}, ${numberText(value)})`];
    }

    /* The operator by its cases. */
    function caseWords(step, sign) {
        const [max, min] = sign > 0 ? ["MAX", "MIN"] : ["MIN", "MAX"];
        const parent = name(tree.parent[step.node]);

        switch (step.case) {
        case 0:
            return [`the root is solved, its value is ${numberText(step.value)}`];
        case 1:
            return [`a leaf, case 1, solved with ${sign > 0 ? "min" : "max"}(`,
                `${numberText(step.value)}, ${numberText(tree.value[step.node])})`];
        case 2:
            return [`a ${min} node, case 2, its first child follows`];
        case 3:
            return [`a ${max} node, case 3, all its children follow`];
        case 4:
            return [`its parent `, parent, ` is ${max}, case 4, and solved with it`];
        case 5:
            return [`the last child of `, parent, `, ${min}, case 5, which is solved`];
        default:
            return [`its parent `, parent, ` is ${min}, case 6, the next child follows`];
        }
    }

    function stepWords(replay) {
        const { step, state } = replay;

        if (!step)
            return [`Not begun: ${plural(replay.last, "step")} to come.`];
        const kind = ["step", "enter", "pass", "research", "cut", "leave"]
            .find(event => event in step) ?? "probe";

        return telling[kind](state, step, replay.returning);
    }

    const LINE_SHOWN = 15;

    function resultWords({ result }) {
        const words = result.payoffs ? [`Payoffs ${rowText(result.payoffs.map(number), numberText)}`]
            : [`Value ${result.relation === "=" ? "" : `${SIGNS[result.relation]} `}`,
                numberText(result.value)];

        if (result.line.length > 1)
            words.push(", move ", name(result.line[1]));
        if (result.line.length > 0)
            words.push(", line", ...result.line.slice(0, LINE_SHOWN).flatMap(n => [" ", name(n)]));
        if (result.line.length > LINE_SHOWN)
            words.push(" …");
        return [...words, "."];
    }

    /* The node at which a step takes place. */
    function placeOf(step) {
        const { research, cut, pass, leave, enter, probe, step: taken } = step;

        return (taken ?? enter ?? cut ?? research ?? leave ?? pass ?? probe).node;
    }

    /* What is known of a node's value: 6, ≥ 3, 3..6; nothing where nothing is. */
    function knownText({ low, high, lowStrict, highStrict, rows }, n) {
        const below = low[n] > -Infinity || lowStrict[n];
        const above = high[n] < Infinity || highStrict[n];

        if (low[n] === high[n] && rows[n])
            return rowText(rows[n], shortText);
        if (low[n] === high[n])
            return shortText(low[n]);
        if (below && above)
            return `${shortText(low[n])}..${shortText(high[n])}`;
        if (below)
            return `${lowStrict[n] ? ">" : "≥"} ${shortText(low[n])}`;
        return above ? `${highStrict[n] ? "<" : "≤"} ${shortText(high[n])}` : "";
    }

    /* ---- Elements ---- */

    function fill(element, attributes, children) {
        for (const [key, value] of Object.entries(attributes))
            element.setAttribute(key, value);
        element.append(...children);
        return element;
    }

    function html(tag, attributes = {}, ...children) {
        return fill(document.createElement(tag), attributes, children);
    }

    function svg(tag, attributes = {}, ...children) {
        return fill(document.createElementNS("http://www.w3.org/2000/svg", tag),
            attributes, children);
    }

    function wordElements(words) {
        return words.map(word => (typeof word === "string"
            ? word : html("bdi", { class: "name" }, nameOf(word.node))));
    }

    /* What has not changed is left alone. */
    function setText(element, text) {
        if (element.textContent !== text)
            element.textContent = text;
    }

    /* ---- The drawing of the tree ---- */

    const MARGIN = 14;
    const VALUE_SIZE = 14;

    /* What may be so of a node, and of the edge to it, with its name in the style sheet. */
    const FRESH = 1, PATH = 2, LINE = 4, CUT = 8;
    const FLAG_CLASSES = [[FRESH, "fresh"], [PATH, "path"], [LINE, "line"], [CUT, "cut"]];

    function flagClasses(flags) {
        return FLAG_CLASSES.filter(([flag]) => flags & flag).map(([, name]) => name).join(" ");
    }

    function topOf(n) {
        return tree.top[isLeaf(n) ? tree.top.length - 1 : tree.depth[n]];
    }

    function sizeOf(n) {
        const [half, height] = isLeaf(n) ? tree.leaf : tree.inner;

        return { x: tree.x[n], y: topOf(n), half, height };
    }

    /* Places are absolute: a transformation of every node costs browsers much time. */
    function shapeOf(n) {
        const { x, y, half, height } = sizeOf(n);

        if (isLeaf(n))
            return svg("rect", { class: "shape", x: x - half, y, width: 2 * half, height, rx: 4 });
        if (isChance(n))
            return svg("ellipse", { class: "shape", cx: x, cy: y + height / 2,
                rx: Math.max(height / 2, (tree.worth ? 1 : 0.8) * half), ry: height / 2 });
        if (isPlayer(n))
            return svg("path", { class: "shape",
                d: `M${x - half} ${y + height / 2}l10 ${-height / 2}H${x + half - 10}` +
                    `l10 ${height / 2}l-10 ${height / 2}H${x - half + 10}Z` });
        const [tip, base] = tree.max[n] ? [y, y + height] : [y + height, y];

        return svg("path", { class: "shape", d: `M${x} ${tip}L${x + half} ${base}H${x - half}Z` });
    }

    /* The edge to a node; that to a leaf falls straight down from the line below its parent. */
    function edgeTo(n) {
        const from = sizeOf(tree.parent[n]);

        return `M${from.x} ${from.y + from.height}L${tree.x[n]} ${tree.top[tree.depth[n]]}V${topOf(n)}`;
    }

    /* The base lines of the texts at a node, from its top. */
    function textLines(n) {
        if (isLeaf(n))
            return { value: 18, label: tree.leaf[1] + 17, order: tree.leaf[1] + 31 };
        if (isChance(n))
            return { value: 24, label: 8 };
        if (isPlayer(n))
            return { value: 31, label: 8, number: 15 };
        return tree.max[n] ? { value: 33, label: 10 } : { value: 16, label: 38 };
    }

    function textAt(n, kind, text) {
        const { x, y, half } = sizeOf(n), beside = kind === "label" && !isLeaf(n);

        const round = tree.worth ? half / 2 + 4 : isChance(n) ? 0.4 * half : 0;

        return svg("text", { class: kind, x: beside ? x + half / 2 + round + 6 : x, y: y + textLines(n)[kind] },
            text);
    }

    /* Long texts are made smaller; where payoffs stand is more room than in triangles. */
    function fit(element, text) {
        const room = (tree.worth ? 1.75 : 1.3) * tree.inner[0], wanted = 0.56 * VALUE_SIZE * text.length;

        element.style.fontSize = wanted > room ? `${VALUE_SIZE * room / wanted}px` : "";
    }

    /* The odds of an outcome, low on the edge, where edges have spread. */
    function makeOdds(n) {
        const from = sizeOf(tree.parent[n]), y1 = from.y + from.height, AT = 0.7;
        const y2 = tree.top[tree.depth[n]];

        return svg("text", { class: "odds", x: from.x + AT * (tree.x[n] - from.x),
            y: y1 + AT * (y2 - y1) + 4 }, oddsOf(n));
    }

    function makeNode(n) {
        const group = svg("g", { "data-node": n }, shapeOf(n),
            textAt(n, "label", visible(tree.label[n])));
        const edge = n > 0 ? svg("path", { d: edgeTo(n) }) : null;

        if (isLeaf(n))
            group.append(textAt(n, "value", worthText(n, shortText)));
        if (isPlayer(n))
            group.append(textAt(n, "number", `${tree.mover[n]}`));
        return { group, edge, flags: -1, texts: { value: "", order: "" }, elements: {} };
    }

    class Drawing {
        constructor(label) {
            const all = tree.end.map((_, n) => makeNode(n));
            const nodes = svg("g", {}, ...all.map(({ group }) => group));

            this.nodes = all;
            this.ring = svg("rect", { class: "ring" });
            this.cuts = svg("g");
            this.badges = svg("g");
            this.svg = svg("svg", {
                class: "tree", role: "img", "aria-label": label,
                viewBox: `${-MARGIN} ${-MARGIN} ${tree.width + 2 * MARGIN} ${tree.height + 2 * MARGIN}`,
            }, svg("g", {}, ...all.slice(1).map(({ edge }) => edge)),
            ...(tree.odds ? [svg("g", {}, ...all.map((_, n) => n).filter(oddsOf).map(makeOdds))] : []),
            this.cuts, this.ring, nodes, this.badges);
            this.svg.style.setProperty("--width", tree.width + 2 * MARGIN);
            this.scroller = html("div", { class: "scroller" }, this.svg);
            nodes.addEventListener("pointerover", event => this.showTitle(event));
        }

        /* The title of a node is made when it is pointed at; about: what to say of a node. */
        showTitle({ target }) {
            const group = target.closest("g[data-node]");

            if (!group || !this.about)
                return;
            this.title ??= svg("title");
            setText(this.title, this.about(Number(group.dataset.node)));
            group.prepend(this.title);
        }

        setFlags(n, flags) {
            const node = this.nodes[n];

            if (node.flags === flags)
                return;
            node.flags = flags;
            node.group.setAttribute("class", `node ${kindOf(n).toLowerCase()} ${flagClasses(flags & ~CUT)}`);
            node.edge?.setAttribute("class", `edge ${flagClasses(flags)}`);
        }

        /* kind: value, of an inner node, or order, of a leaf */
        setTextAt(n, kind, text) {
            const { group, texts, elements } = this.nodes[n];

            if (texts[kind] === text)
                return;
            texts[kind] = text;
            if (!elements[kind]) {
                elements[kind] = textAt(n, kind, text);
                group.append(elements[kind]);
            }
            elements[kind].textContent = text;
            if (kind === "value")
                fit(elements[kind], text);
        }

        /* Round a triangle, and close round the box of a leaf. */
        showRing(n) {
            const leaf = isLeaf(n), { x, y, half, height } = sizeOf(n);
            const across = leaf ? half + 5 : Math.max(half, height / 2) + 7;
            const flat = leaf || isPlayer(n), up = flat ? height / 2 + 5 : across;

            fill(this.ring, { x: -across, y: -up, width: 2 * across, height: 2 * up,
                rx: flat ? 7 : across }, []);
            this.ring.style.transform = `translate(${x}px, ${y + height / 2}px)`;
            this.ring.style.display = "";
        }

        hideRing() {
            this.ring.style.display = "none";
        }

        /* Two bars across each edge that was cut, and why beside the first of a node: those of
     * the others are lower, out of its way. */
        showCuts(cuts) {
            this.cuts.replaceChildren(...cuts.map(({ node, reason }) => {
                const from = sizeOf(tree.parent[node]), y1 = from.y + from.height;
                const x2 = tree.x[node], y2 = tree.top[tree.depth[node]];
                const angle = Math.atan2(y2 - y1, x2 - from.x) * 180 / Math.PI;
                const at = oddsOf(node) ? 0.3 : reason ? 0.55 : 0.8;
                const place = `${from.x + at * (x2 - from.x)} ${y1 + at * (y2 - y1)}`;

                return svg("g", { transform: `translate(${place})` },
                    svg("path", { class: "bars", d: "M-3 -7V7M3 -7V7", transform: `rotate(${angle})` }),
                    svg("text", { class: "reason", x: 11, y: 2 }, reason));
            }));
        }

        showOpen(open) {
            this.badges.replaceChildren(...open.map(({ node, state }) => {
                const { x, y, half } = sizeOf(node), cx = x - half;
                const cy = y + (isLeaf(node) || !tree.max[node] ? 0 : 12);

                return svg("g", { class: `badge ${stateName(state)}` },
                    svg("circle", { cx, cy, r: 8 }),
                    svg("text", { x: cx, y: cy + 4 }, state));
            }));
        }

        /* Keeps the node in sight where the drawing is larger than its place. */
        follow(n) {
            if (!this.large)
                return;
            const box = this.scroller, scale = this.svg.clientWidth / (tree.width + 2 * MARGIN);
            const x = (tree.x[n] + MARGIN) * scale, y = (topOf(n) + MARGIN) * scale;
            const out = (at, start, size) => at < start + 0.15 * size || at > start + 0.85 * size;

            if (out(x, box.scrollLeft, box.clientWidth))
                box.scrollLeft = x - box.clientWidth / 2;
            if (out(y, box.scrollTop, box.clientHeight))
                box.scrollTop = y - box.clientHeight / 2;
        }

        /* Only what can be scrolled is worth a stop of the tabulator. */
        measure() {
            const box = this.scroller;

            this.large = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
            if (this.large)
                fill(box, { tabindex: 0, role: "group", "aria-label": "Drawing, larger than its place" }, []);
            else
                ["tabindex", "role", "aria-label"].forEach(name => box.removeAttribute(name));
        }
    }

    /* ---- A search in the drawing ---- */

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

    /* ---- The column of a run ---- */

    const CALLS_SHOWN = 7;
    const STATES_SHOWN = 24;
    const LEAVES_SHOWN = 60;

    function optionText(run) {
        const texts = [];

        if (run.window && run.window.some(bound => typeof bound === "number"))
            texts.push(`window ${windowText(...run.window.map(number))}`);
        if (run.guess !== undefined)
            texts.push(`first guess ${numberText(number(run.guess))}`);
        if (run.strict)
            texts.push("cuts only when α > β");
        return texts.join(", ");
    }

    /* The counts that say something about this run. */
    function countsOf({ result }) {
        return data.counts.filter(({ name }) => result.counts[name] > 0 ||
            ["nodes", "leaves"].includes(name));
    }

    class Column {
        constructor(run, number) {
            this.replay = new Replay(run);
            this.run = this.replay.run;
            this.shown = true;
            this.drawing = null;
            this.element = this.build(`run-${number}`);
        }

        build(id) {
            const { run } = this;
            const options = optionText(run);

            this.told = html("p", { class: "told" });
            this.result = html("p", { class: "result" });
            this.place = html("span", { class: "place" });
            this.slider = html("input", {
                type: "range", min: 0, max: this.replay.last, value: 0,
                "aria-label": `Step of ${run.title} alone`,
            });
            this.slider.addEventListener("input", () => {
                this.go(Number(this.slider.value));
                this.follow();
            });
            this.stage = html("div", { class: "stage" });
            const head = html("header", {},
                html("h2", { id }, run.title),
                html("p", { class: "summary" }, `${run.summary}${options ? `; ${options}` : ""}`),
                html("p", { class: "source" }, run.source));

            return html("article", { class: "run", "aria-labelledby": id, "data-name": run.name },
                head, html("div", { class: "own" }, this.slider, this.place),
                html("div", { class: "telling" }, this.told, this.result), this.stage,
                run.sign ? this.buildOpen() : this.buildCalls(),
                this.buildCode(), this.buildCounts(), this.buildLeaves());
        }

        part(title, className, ...children) {
            return html("section", { class: className }, html("h3", {}, title), ...children);
        }

        buildCalls() {
            this.calls = html("ol", { class: "list" });
            this.calls.style.setProperty("--rows", Math.min(CALLS_SHOWN, tree.top.length) + 1);
            return this.part("Open calls", "calls", this.calls);
        }

        buildOpen() {
            const states = Math.min(this.run.result.counts.storage, STATES_SHOWN);

            this.open = html("ol", { class: "list" });
            this.open.style.setProperty("--rows", Math.ceil(states / 2));
            this.openTitle = html("span", { class: "number" });
            const part = this.part("OPEN ", "open", this.open);

            part.firstChild.append(this.openTitle);
            return part;
        }

        buildCode() {
            this.lines = (this.run.code ?? []).map(text => html("li", {}, text));
            const part = this.part("Pseudo-code", "code", html("ol", {}, ...this.lines));

            if ((this.run.code ?? []).some(text => text.includes("⁺")))
                part.append(html("p", { class: "note" }, "x⁺ is the number next to x, upwards."));
            part.hidden = this.lines.length === 0;
            return part;
        }

        buildCounts() {
            this.counts = countsOf(this.run).map(({ name, meaning }) => {
                const value = html("dd");

                return { name, value, row: html("div", { title: meaning },
                    html("dt", {}, name.replace(/_/g, " ")), value) };
            });
            return this.part("Counts so far", "counts",
                html("dl", {}, ...this.counts.map(({ row }) => row)));
        }

        buildLeaves() {
            this.leaves = html("ol", { class: "list" });
            return this.part("Leaves in the order they are read", "leaves", this.leaves);
        }

        go(position) {
            this.replay.go(Math.max(0, Math.min(position, this.replay.last)));
            if (this.shown)
                this.show();
            this.onmove?.();
        }

        /* Apart from go, so that a browser lays out all columns at once. */
        follow() {
            if (this.shown && this.replay.step)
                this.drawing.follow(placeOf(this.replay.step));
        }

        setShown(shown) {
            this.shown = shown;
            this.element.hidden = !shown;
            if (shown)
                this.show();
        }

        show() {
            const { replay } = this, { position, last, done } = replay;

            if (!this.drawing) {
                this.drawing = new Drawing("");
                this.stage.append(this.drawing.scroller);
            }
            showSearch(this.drawing, replay);
            this.drawing.svg.setAttribute("aria-label", this.pictureText());
            this.slider.value = position;
            this.slider.setAttribute("aria-valuetext", `step ${position} of ${last}`);
            setText(this.place, `${position} / ${last}`);
            this.told.replaceChildren(...wordElements(stepWords(replay)));
            this.result.replaceChildren(...(done ? wordElements(resultWords(this.run)) : []));
            this.showLists();
        }

        showLists() {
            const { replay: { state, step } } = this;
            const { now = -1, before = [] } = step ? linesOf(step) : {};

            if (this.calls)
                this.showCalls(state);
            if (this.open)
                this.showOpen(step ? state.open : []);
            this.showLeaves(state.leaves);
            this.lines.forEach((line, i) => {
                line.className = i === now ? "now" : before.includes(i) ? "before" : "";
                if (i === now)
                    line.setAttribute("aria-current", "step");
                else
                    line.removeAttribute("aria-current");
            });
            for (const { name, value } of this.counts)
                setText(value, String(state.counts[name]));
        }

        /* The open calls, and the one that has returned in this step. */
        showCalls({ calls, pass, counts }) {
            const { returning, step } = this.replay, returns = step?.leave;
            const hidden = Math.max(0, calls.length - CALLS_SHOWN);
            const items = calls.slice(hidden)
                .map(call => html("li", {}, ...wordElements(callWords(this.run, call))));

            if (returns)
                items.push(html("li", {}, ...wordElements(callWords(this.run, returning)),
                    ` → ${answerText(this.run, returning, returns)}`));

            if (hidden > 0)
                items.unshift(html("li", { class: "more" }, `… ${hidden} above`));
            if (pass)
                items.unshift(html("li", { class: "pass" },
                    `pass ${counts.passes}: ≥ ${boundText(pass.value)}?`));
            this.calls.replaceChildren(...items);
        }

        showOpen(open) {
            const items = open.slice(0, STATES_SHOWN).map((state, i) => html("li",
                { class: `${stateName(state.state)}${i === 0 ? " now" : ""}` },
                ...wordElements(stateWords(state))));

            if (open.length > STATES_SHOWN)
                items.push(html("li", { class: "more" }, `… ${open.length - STATES_SHOWN} more`));
            this.open.replaceChildren(...items);
            setText(this.openTitle, plural(open.length, "state"));
        }

        showLeaves(leaves) {
            const hidden = Math.max(0, leaves.length - LEAVES_SHOWN);
            const items = leaves.slice(hidden).map(n => html("li", {},
                html("bdi", { class: "name" }, visible(tree.label[n])), ` ${worthText(n, shortText)}`));

            if (hidden > 0)
                items.unshift(html("li", { class: "more" }, `… ${hidden} before`));
            this.leaves.replaceChildren(...items);
        }

        pictureText() {
            const { position, last, step, state } = this.replay;
            const where = step ? `, at node ${nameOf(placeOf(step))}` : "";

            return `Game tree in step ${position} of ${last} of ${this.run.title}${where}; ` +
                `${state.counts.distinct_nodes} of ${tree.count} nodes entered`;
        }

        tell() {
            return plainText([...stepWords(this.replay),
                ...(this.replay.done ? [" ", ...resultWords(this.run)] : [])]);
        }
    }

    /* ---- Bars: the counts of all runs beside each other ---- */

    class Bars {
        /* onchange is called when columns have been hidden or shown again. */
        constructor(columns, onchange) {
            this.onchange = onchange;
            this.kinds = data.counts.filter(kind => "heading" in kind);
            this.rows = columns.map(column => this.makeRow(column));
            this.element = html("table", {},
                html("thead", {}, html("tr", {}, html("th", { scope: "col" }, "algorithm"),
                    ...this.kinds.map(({ heading, meaning }) =>
                        html("th", { scope: "col", title: meaning }, heading)))),
                html("tbody", {}, ...this.rows.map(({ row }) => row)));
            columns.forEach((column, i) => { column.onmove = () => this.show(this.rows[i]); });
            this.scale(columns);
            this.rows.forEach(row => this.show(row));
        }

        makeRow(column) {
            const box = html("input", { type: "checkbox" });
            const cells = this.kinds.map(({ name }) => {
                const bar = html("span", { class: "bar" }), final = html("span", { class: "final" });
                const number = html("span", { class: "number" });

                return { name, bar, final, number,
                    cell: html("td", {}, number, html("span", { class: "track" }, final, bar)) };
            });

            box.checked = true;
            box.addEventListener("change", () => {
                column.setShown(box.checked);
                this.onchange();
            });
            return { column, cells, row: html("tr", { "data-name": column.run.name },
                html("th", { scope: "row" }, html("label", {}, box, column.run.title)),
                ...cells.map(({ cell }) => cell)) };
        }

        /* Bars are parts of the largest final count; the fewest leaves possible are marked. */
        scale(columns) {
            for (const [i, { name }] of this.kinds.entries()) {
                const finals = columns.map(({ run }) => run.result.counts[name]);
                const most = Math.max(1, ...finals);

                this.rows.forEach(({ cells }, r) => {
                    const cell = cells[i];

                    cell.most = most;
                    cell.final.style.width = `${100 * finals[r] / most}%`;
                    cell.cell.title = `${finals[r]} in the end`;
                    if (data.fewest > 0 && ["leaves", "distinct_leaves"].includes(name)) {
                        const mark = html("span", { class: "fewest" });

                        mark.style.left = `${100 * data.fewest / most}%`;
                        cell.final.parentNode.append(mark);
                    }
                });
            }
        }

        show({ column, cells }) {
            for (const { name, bar, number, most } of cells) {
                const count = column.replay.state.counts[name];

                bar.style.width = `${100 * count / most}%`;
                setText(number, String(count));
            }
        }
    }

    /* ---- The clock: one step of every run at a time ---- */

    const SPEEDS = [0.5, 1, 2, 5, 10, 25, 100];
    const FIRST_SPEED = 1;
    const SHORTEST_TICK = 40;

    class Player {
        constructor(columns) {
            this.columns = columns;
            this.last = Math.max(...columns.map(({ replay }) => replay.last));
            this.position = 0;
            this.timer = 0;
            this.find();
            this.listen();
        }

        find() {
            for (const id of ["first", "back", "play", "forward", "last", "clock", "now", "speed", "told"])
                this[`${id}Element`] = document.getElementById(id);
            this.clockElement.max = this.last;
            this.speedElement.append(...SPEEDS.map(speed => html("option", { value: speed }, String(speed))));
            this.speedElement.value = FIRST_SPEED;
        }

        listen() {
            const actions = {
                first: () => this.jump(0),
                back: () => this.jump(this.position - 1),
                play: () => this.toggle(),
                forward: () => this.jump(this.position + 1),
                last: () => this.jump(this.last),
            };

            for (const [id, action] of Object.entries(actions))
                this[`${id}Element`].addEventListener("click", event => {
                    action();
                    /* After the mouse the keys belong to the page again. */
                    if (event.detail > 0)
                        event.currentTarget.blur();
                });
            this.clockElement.addEventListener("input", () => this.jump(Number(this.clockElement.value)));
            this.speedElement.addEventListener("change", () => this.restart());
            document.addEventListener("keydown", event => this.key(event));
        }

        key(event) {
            const actions = {
                ArrowRight: () => this.jump(this.position + 1),
                ArrowLeft: () => this.jump(this.position - 1),
                Home: () => this.jump(0),
                End: () => this.jump(this.last),
                " ": () => this.toggle(),
                "+": () => this.faster(1),
                "-": () => this.faster(-1),
            };
            const { target } = event;

            if (event.ctrlKey || event.altKey || event.metaKey || !(event.key in actions))
                return;
            if (event.shiftKey && event.key.startsWith("Arrow")) {
                this.scroll(target, event);
                return;
            }
            if (isForControl(target, event.key))
                return;
            event.preventDefault();
            actions[event.key]();
        }

        scroll(target, event) {
            const box = target.closest?.(".scroller");

            if (!box)
                return;
            event.preventDefault();
            box.scrollLeft += (event.key === "ArrowRight" ? 1 : -1) * box.clientWidth / 3;
        }

        /* Goes to a step and stops there. */
        jump(position) {
            this.pause();
            this.go(position);
            this.tell();
        }

        go(position) {
            this.position = Math.max(0, Math.min(position, this.last));
            this.columns.forEach(column => column.go(this.position));
            this.columns.forEach(column => column.follow());
            this.clockElement.value = this.position;
            this.clockElement.setAttribute("aria-valuetext", `step ${this.position} of ${this.last}`);
            setText(this.nowElement, `${this.position} of ${this.last}`);
        }

        /* Says what a step is about to those who do not see it. */
        tell() {
            const shown = this.columns.filter(column => column.shown).slice(0, 4);
            const texts = shown.map(column =>
                (this.columns.length > 1 ? `${column.run.title}: ` : "") + column.tell());

            setText(this.toldElement, `Step ${this.position} of ${this.last}. ${texts.join(" ")}`);
        }

        get playing() {
            return this.timer !== 0;
        }

        toggle() {
            if (this.playing) {
                this.pause();
                this.tell();
                return;
            }
            if (this.position === this.last)
                this.go(0);
            this.start();
        }

        start() {
            const speed = Number(this.speedElement.value);
            const tick = Math.max(1000 / speed, SHORTEST_TICK);

            this.timer = setInterval(() => this.advance(Math.round(speed * tick / 1000)), tick);
            this.showPlaying();
        }

        advance(steps) {
            this.go(this.position + steps);
            if (this.position < this.last)
                return;
            this.pause();
            this.tell();
        }

        pause() {
            clearInterval(this.timer);
            this.timer = 0;
            this.showPlaying();
        }

        restart() {
            if (!this.playing)
                return;
            this.pause();
            this.start();
        }

        faster(by) {
            const index = this.speedElement.selectedIndex + by;

            if (index < 0 || index >= SPEEDS.length)
                return;
            this.speedElement.selectedIndex = index;
            this.restart();
        }

        showPlaying() {
            this.playElement.classList.toggle("playing", this.playing);
            this.playElement.setAttribute("aria-label", this.playing ? "Pause" : "Play");
        }
    }

    /* Whether a key means something to the control that has the focus. */
    function isForControl(target, key) {
        if (target.matches?.("select"))
            return true;
        if (target.matches?.("input[type=range]"))
            return key !== " ";
        return key === " " && target.matches?.("button, summary, input");
    }

    /* ---- The legend ---- */

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

    /* ---- The page ---- */

    function showFacts() {
        const leaves = tree.end.filter((end, n) => end === n + 1).length;
        const facts = [plural(tree.count, "node"),
            leaves === 1 ? "1 leaf" : `${leaves} leaves`, `depth ${tree.top.length - 1}`];

        if (tree.playerNames)
            facts.push(`players ${tree.playerNames.map((text, i) => `${i + 1} ${visible(text)}`).join(", ")}`);
        if (data.fewest > 0)
            facts.push(`no fewer than ${data.fewest} can prove the value`);
        setText(document.getElementById("facts"), facts.join(", "));
    }

    function showLegend(columns) {
        document.getElementById("legend").append(...legendItems(columns)
            .map(([parts, words]) => html("li", {}, sample(...parts), words)));
    }

    function showTreeOnly(place) {
        const drawing = new Drawing(`Game tree of ${plural(tree.count, "node")}`);

        place.append(html("article", { class: "run bare" }, drawing.scroller));
        showBareTree(drawing);
        drawing.measure();
    }

    function showRuns(place, columns) {
        place.append(...columns.map(({ element }) => element));
        document.getElementById("controls").hidden = false;
        const arrange = () => {
            place.classList.toggle("single", columns.filter(({ shown }) => shown).length === 1);
            columns.forEach(({ drawing }) => drawing?.measure());
        };

        if (columns.length > 1) {
            const bars = new Bars(columns, arrange);

            document.getElementById("bars").append(bars.element);
            document.getElementById("compare").hidden = false;
        }
        new Player(columns).go(0);
        arrange();
        window.addEventListener("resize", arrange);
    }

    const columns = data.runs.map((run, i) => new Column(run, i));
    const place = document.getElementById("runs");

    showFacts();
    showLegend(columns);
    if (columns.length > 0)
        showRuns(place, columns);
    else
        showTreeOnly(place);
})();
