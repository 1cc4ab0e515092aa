/*
 * translator.js - texts as models, and models as texts, by gtconv.
 */
"use strict";

/* Larger trees, in nodes and in bytes of JSON, are pictures alone. */
const MOST_EDITED = 300, MOST_EDITED_BYTES = 65536;

/* Formats in which a node that has two parents is named twice: its copies would be edited apart. */
function hasShared(model, facts) {
    const names = nodesOf(model).filter(({ node }) => isInner(node) || /^(lab|prolog)/.test(facts.format))
        .map(({ node }) => node.name).filter(name => name !== undefined);
    const byNames = /by their ids/.test(facts.names) || /^(lab|sets|prolog)/.test(facts.format);

    return byNames && new Set(names).size < names.length;
}

/* The formats to write in, best first: how the text is written now. */
function formatsLike(text, read) {
    if (read !== "json")
        return [read, "json"];
    if (/^\s*\[/.test(text))
        return ["nested", "json"];
    return /"(links|edges)"\s*:\s*\[/.test(text) ? ["node-link", "json"] : ["json"];
}

class Translator {
    constructor(runner) {
        this.runner = runner;
    }

    /* A promise of what a moment's text says: { model }, { why } there is none, or that it is { broken }. */
    async read(moment) {
        const { status, out } = await this.runner.run("gtconv", [...readingArguments(moment), "--format=json"],
            { stdin: moment.text, topic: "model" });
        const lines = out.length > MOST_EDITED_BYTES ? [] : textOf(out).trimEnd().split("\n");

        if (status !== 0)
            return { broken: true };
        if (lines.length > 1)
            return { why: "Several trees: edit their text." };
        const model = lines.length === 1 ? parseModel(lines[0]) : null;

        if (!model || nodesOf(model).length > MOST_EDITED)
            return { why: `More than ${MOST_EDITED} nodes: edit the text.` };
        return hasShared(model, await this.facts(moment)) ? { why: "Nodes have several parents: edit the text." } : { model };
    }

    async facts(moment) {
        if (!moment.facts) {
            const { out } = await this.runner.run("gteval", ["--explain-input", ...readingArguments(moment)],
                { stdin: moment.text });

            moment.facts = Object.fromEntries(understood(textOf(out)));
        }
        return moment.facts;
    }

    /*
     * A promise of an edited moment's model as { text }, in the format of its origin, if that can be
     * written and says the same; else it is JSON, and instead is the name of the format that it is not.
     */
    async write({ origin, reading: { model } }) {
        const read = ((await this.facts(origin)).format ?? "json").split(" ")[0];
        const stdin = modelText(model), json = await this.convert("json", stdin);

        for (const format of formatsLike(origin.text, read)) {
            const text = await this.convert(format, stdin);

            if (text !== undefined && await this.convert("json", text) === json)
                return { text, instead: format === "json" && read !== "json" ? read : undefined };
        }
        throw new Error("an edited tree cannot be read");
    }

    async convert(format, stdin) {
        const { status, out } = await this.runner.run("gtconv", [`--format=${format}`], { stdin });

        return status === 0 ? textOf(out) : undefined;
    }
}
