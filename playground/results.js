/*
 * results.js - what the algorithms found, in a table.
 */
"use strict";

/* The columns: what stands above, and what of a result is below. */
const COLUMNS = [
    ["Value", result => shownValue(result)],
    ["Move", result => result.move ?? "-"],
    ["Line", result => (result.names ?? result.pv ?? []).map((name, i) => name ?? result.pv[i]).join(" ")],
    ["Nodes", result => result.nodes],
    ["Leaves", result => result.leaves],
    ["Distinct", result => result.distinct_leaves],
    ["Cutoffs", result => result.cutoffs],
    ["Storage", result => result.storage],
];

const NONE_CHOSEN = "Choose an algorithm.";

function shownValue({ value, payoffs, bound, answer }) {
    const sign = { lower: "\u2265 ", upper: "\u2264 " }[bound] ?? "";

    return sign + (payoffs ? payoffs.join(", ") : answer ?? value);
}

/* What a value is as a word: of payoffs, one after the other. */
function plainValue({ value, payoffs }) {
    return payoffs ? payoffs.join() : String(value);
}

class Results {
    constructor(runner, store, catalogue) {
        this.runner = runner;
        this.store = store;
        this.titles = Object.fromEntries(catalogue.algorithms.map(({ name, title }) => [name, title]));
        this.later = delayed(250, () => this.show().catch(error => tellFault(error, text => this.tell([], text))));
        store.subscribe((state, changed) => {
            if (["text", "input", "algorithms", "options"].some(key => changed.has(key)))
                this.later();
        });
    }

    async show() {
        const { state } = this.store, asked = this.asked = {};

        if (state.algorithms.length === 0)
            return this.tell([], NONE_CHOSEN);
        const { out, err } = await evaluate(this.runner, state, ["--format=json"], { topic: "results" });
        const results = textOf(out).split("\n").filter(line => line !== "").map(line => JSON.parse(line));

        return asked === this.asked ? this.tell(results, toldMessages(err)) : undefined;
    }

    tell(results, message) {
        const several = new Set(results.map(({ tree }) => tree)).size > 1;

        byId("results-message").textContent = message;
        byId("results").hidden = results.length === 0;
        byId("results-head").replaceChildren(...[...several ? ["Tree"] : [], "Algorithm", ...COLUMNS.map(([title]) => title)]
            .map(title => element("th", { scope: "col" }, title)));
        byId("results-body").replaceChildren(...results.map(result => this.row(result, several)));
    }

    row(result, several) {
        const { algorithm, leaves, tree } = result;

        return element("tr", { "data-algorithm": algorithm, "data-value": plainValue(result), "data-leaves": leaves },
            ...several ? [element("td", {}, tree)] : [],
            element("th", { scope: "row" }, this.titles[algorithm] ?? algorithm),
            ...COLUMNS.map(([, cell]) => element("td", {}, String(cell(result)))));
    }
}
