/*
 * catalogue.js - what the programs can do, as they tell it themselves.
 */
"use strict";

/* Options of gteval that say how a tree is understood, searched or shown: those that the page has a
 * place for besides the tree, the algorithms and the kind of answer. */
const OFFERED = ["root", "depth", "paranoid", "window", "guess", "cut", "bounds", "sum", "target", "moves",
    "plan", "line", "all-best", "proof", "verify", "explain", "ids", "windows", "labels", "layout", "width", "each"];

/* A value that an argument of that name can have, for the question whether the option has a use. */
const EXAMPLES = { N: "1", PLAYER: "1", "ALPHA,BETA": "0,1", VALUE: "0", X: "0", S: "0", NODE: "e", B: "2" };

/* Rows of a table with a header, at the columns where the words of its first line begin. */
function tableRows(text) {
    const [header, ...lines] = text.trimEnd().split("\n");
    const starts = [...header.matchAll(/\S+/g)].map(({ index }) => index);

    return lines.map(line => starts.map((start, i) => line.slice(start, starts[i + 1]).trim()));
}

/* Pairs of a name and a text, as --list-models and others print them. */
function pairsOf(text) {
    return text.trimEnd().split("\n").map(line => line.match(/^(\S+)\s+(.*)$/).slice(1));
}

/* The options in what --help prints: { name, argument, choices, text } each. */
function optionsOf(help) {
    const options = [];

    for (const line of help.split("\n")) {
        const start = line.match(/^ {2}(?:-\w, | {4})--([\w-]+)(\[?=\S+)?(?: +(.*))?$/);

        if (start)
            options.push(option(...start.slice(1)));
        else if (/^ {20}/.test(line) && options.length > 0)
            options.at(-1).text = `${options.at(-1).text} ${line.trim()}`.trim();
    }
    return options;
}

function option(name, argument = "", text = "") {
    const value = argument.replace(/^\[?=|\]$/g, "");
    const choices = value.split("|");

    return {
        name,
        argument: value,
        optional: argument.startsWith("["),
        choices: choices.every(choice => /^[a-z]+$/.test(choice)) ? choices : [],
        text,
    };
}

/* A value with which the option can be tried. */
function exampleOf({ argument, choices, optional }) {
    if (argument === "" || optional)
        return true;
    return choices[0] ?? EXAMPLES[argument] ?? argument.split("|").at(-1);
}

async function listed(runner, program, ...args) {
    return textOf((await runner.run(program, args)).out);
}

/* A promise of { algorithms, inputs, models, games, options }. */
async function catalogueOf(runner) {
    const [algorithms, formats, models, games, help] = await Promise.all([
        listed(runner, "gteval", "--list-algorithms"), listed(runner, "gteval", "--list-formats"),
        listed(runner, "gtgen", "--list-models"), listed(runner, "gtgen", "--list-games"),
        listed(runner, "gteval", "--help")]);
    const all = optionsOf(help);

    return {
        algorithms: tableRows(algorithms).map(([name, title, source, text]) => ({ name, title, source, text })),
        inputs: tableRows(formats).filter(([kind]) => kind === "--input").map(row => row.slice(1)),
        models: pairsOf(models),
        games: pairsOf(games),
        options: OFFERED.map(name => all.find(one => one.name === name)).filter(Boolean),
    };
}
