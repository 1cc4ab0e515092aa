/*
 * words.js - steps in words: arrays of strings and of { node }, which is a name.
 */

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
    if (isProof(run))
        return proofCallWords(run, call);
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
function answerText(run, call, { relation, value, payoffs, proof, disproof }) {
    if (isProof(run))
        return effortText([proof, disproof]);
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

    return (isProof(replay.run) ? tellingProof : telling)[kind](state, step, replay.returning);
}

const LINE_SHOWN = 15;

function resultWords(run) {
    const { result } = run;
    const words = result.payoffs ? [`Payoffs ${rowText(result.payoffs.map(number), numberText)}`]
        : [`Value ${result.relation === "=" ? "" : `${SIGNS[result.relation]} `}`,
            numberText(number(result.value)) + (isProof(run) ? proofResultText(run) : "")];

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
function knownText(state, n) {
    const { low, high, lowStrict, highStrict, rows } = state;

    if (isProof(state.run))
        return numbersText(state, n);
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
