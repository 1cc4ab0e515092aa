/*
 * command.js - what the page runs, as arguments of a program and as a command of a shell.
 */
"use strict";

function optionArguments(options) {
    return Object.entries(options).map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));
}

/* How the text is to be read: of the options those that gtconv has as well. */
function readingArguments({ input, options }) {
    const kept = ["root", "width", "each", "depth"].filter(name => name in options);

    return [...input === "auto" ? [] : [`--input=${input}`],
        ...optionArguments(Object.fromEntries(kept.map(name => [name, options[name]])))];
}

/* The arguments of gteval that answer what is asked; more are those of the kind of answer. */
function evaluationArguments({ input, algorithms, options }, ...more) {
    return [`--algo=${algorithms.join()}`, ...input === "auto" ? [] : [`--input=${input}`],
        ...optionArguments(options), ...more];
}

function shellWord(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/* A command that does the same in a shell, tree included; the line feed that it may add ends no tree otherwise. */
function shellCommand(program, args, text) {
    const line = [program, ...args].map(shellWord).join(" ");
    const lines = text.split("\n");
    let end = "TREE";

    while (lines.includes(end))
        end += "_";
    return `${line} <<'${end}'\n${text}${text.endsWith("\n") ? "" : "\n"}${end}\n`;
}

/*
 * Runs a program with options, of which those that it has no use for are left out, unless that is so
 * because of something in firm; argumentsOf(options) are its arguments. Returns a promise of the
 * result, and of the arguments it is of.
 */
async function runWithUseful(runner, program, options, argumentsOf, { firm = [], ...settings }) {
    const left = { ...options };

    for (;;) {
        const args = argumentsOf(left);
        const result = await runner.run(program, args, settings);
        const [, useless, here] = result.err.match(/^\w+: option '--([\w-]+)' has no meaning for '([^']*)'/) ?? [];

        if (!(useless in left) || firm.includes(here))
            return { ...result, args };
        delete left[useless];
    }
}

/* Runs gteval for one kind of answer, which more are the arguments of. */
function evaluate(runner, state, more, settings) {
    return runWithUseful(runner, "gteval", state.options,
        options => evaluationArguments({ ...state, options }, ...more),
        { stdin: state.text, firm: state.algorithms, ...settings });
}
