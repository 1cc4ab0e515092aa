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

function playerOf(n) {
    return tree.mover[n];
}

function stateName(letter) {
    return letter === "S" ? "solved" : "live";
}

function stateWords({ node, state, value }) {
    return ["(", name(node), `, ${stateName(state)}, ${numberText(value)})`];
}

/* ---- What the program says: numbers of phrases, each with its arguments ---- */

/* As the page writes formulas and signs. */
function typeset(text) {
    return text.replace(/ \* /g, " · ").replace(/ - /g, " − ").replace(/\b(alpha|beta)\b/g,
        letter => (letter === "alpha" ? "α" : "β"));
}

const PHRASES = data.phrases.map(format => format.split(/([@#~%&$])/)
    .map((part, i) => (i % 2 === 0 ? typeset(part) : part)));

/* What an argument is, by its mark. */
const ARGUMENTS = {
    "@": node => node,
    "#": value => numberText(number(value)),
    "~": value => boundText(number(value)),
    "%": String,
    "&": player => `player ${player}`,
    "$": String,
};

/* Texts and numbers of nodes. step: the words of a step of which the number is told. */
function spoken(words, step = () => []) {
    const parts = [];
    let next = 0;

    while (next < words.length) {
        const phrase = words[next++];

        if (phrase < 0)
            parts.push(" ", ...step(-phrase), " ");
        else
            PHRASES[phrase].forEach((part, i) =>
                parts.push(i % 2 === 0 ? part : ARGUMENTS[part](words[next++])));
    }
    return joined(parts);
}

/* Texts side by side become one, with single blanks. */
function joined(parts) {
    const words = [];

    for (const part of parts) {
        const last = words.length - 1;

        if (typeof part === "string" && typeof words[last] === "string")
            words[last] += part;
        else
            words.push(part);
    }
    return words.map(word => (typeof word === "string" ? word.replace(/ {2,}/g, " ") : word))
        .filter(word => word !== "");
}

/* Without blanks at the ends. */
function trimmed(words) {
    const last = words.length - 1;

    return words.map((word, i) => {
        if (typeof word !== "string")
            return word;
        const behind = i === 0 ? word.trimStart() : word;

        return i === last ? behind.trimEnd() : behind;
    }).filter(word => word !== "");
}

/* Of each node, why it was entered or not, and valued so. */
function spokenStories({ stories, told }) {
    const step = place => spoken(told[place - 1]);

    return stories?.map(words => trimmed(spoken(words, step)));
}

for (const run of data.runs)
    run.stories = spokenStories(run);

function stepWords({ step, last }) {
    if (!step)
        return [`Not begun: ${plural(last, "step")} to come.`];
    return spoken(step.words).map(word => (typeof word === "number" ? name(word) : word));
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
