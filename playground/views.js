/*
 * views.js - the ways to look at the answer, one at a time: tabs, and what is below them.
 */
"use strict";

/* A page that a program has made, in a frame of its own that reaches nothing of this one. */
function frameOf(bytes, title) {
    return element("iframe", { srcdoc: textOf(bytes), sandbox: "allow-scripts allow-modals", title });
}

function textBlock(bytes) {
    return element("pre", { tabindex: "0" }, textOf(bytes));
}

/* Each: the name in links, what its tab says, the arguments, and what shows what comes of them. */
const VIEWS = [
    { name: "play", title: "Play", more: ["--format=html"], show: out => frameOf(out, "The searches, step by step") },
    { name: "report", title: "Report", more: [], show: textBlock },
    { name: "steps", title: "Steps", more: ["--trace"], show: textBlock },
    { name: "picture", title: "Picture", more: ["--format=svg"], first: true,
        show: out => pictureOf(out, "The tree after the search") },
    { name: "exercise", title: "Exercise", program: "gtconv", first: true,
        more: ["--blank", "--format=html"], show: out => frameOf(out, "An exercise with this tree") },
    { name: "files", title: "Files", downloads: true },
];

/* What can be taken away: the format, its suffix and its kind. */
const FILES = [
    ["json", "json", "application/json"], ["csv", "csv", "text/csv"], ["svg", "svg", "image/svg+xml"],
    ["tikz", "tex", "text/x-tex"], ["dot", "dot", "text/vnd.graphviz"], ["outline", "txt", "text/plain"],
    ["html", "html", "text/html"],
];

/* Pictures are of one search. */
const OF_ONE = ["svg", "tikz", "dot", "outline"];

function firstOnly(state, wanted) {
    return wanted ? { ...state, algorithms: state.algorithms.slice(0, 1) } : state;
}

class Views {
    constructor(runner, store) {
        this.runner = runner;
        this.store = store;
        this.makeTabs();
        this.later = delayed(300, () => this.show().catch(error => tellFault(error, text => this.tell(text))));
        store.subscribe(() => {
            this.select();
            this.later();
        });
        this.select();
    }

    makeTabs() {
        this.tabs = VIEWS.map(({ name, title }) => {
            const tab = element("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "view" }, title);

            tab.addEventListener("click", () => this.store.set({ mode: name }));
            return tab;
        });
        byId("tabs").append(...this.tabs);
        byId("tabs").addEventListener("keydown", event => this.walk(event));
    }

    /* As lists of tabs are walked: arrows go to the next, Home and End to the ends. */
    walk(event) {
        const at = this.tabs.indexOf(document.activeElement), count = this.tabs.length;
        const to = { ArrowRight: at + 1, ArrowLeft: at + count - 1, Home: 0, End: count - 1 }[event.key];

        if (to === undefined)
            return;
        event.preventDefault();
        this.tabs[to % count].focus();
        this.tabs[to % count].click();
    }

    get view() {
        return VIEWS.find(({ name }) => name === this.store.state.mode) ?? VIEWS[0];
    }

    select() {
        const { name } = this.view;

        this.tabs.forEach((tab, i) => {
            tab.setAttribute("aria-selected", VIEWS[i].name === name);
            tab.tabIndex = VIEWS[i].name === name ? 0 : -1;
        });
        byId("view").setAttribute("aria-labelledby", `tab-${name}`);
        document.body.classList.toggle("exercise", name === "exercise");
    }

    async show() {
        const { view } = this, asked = this.asked = {};

        if (view.downloads)
            return this.offer();
        if (this.store.state.algorithms.length === 0)
            return this.tell(NONE_CHOSEN);
        const answer = await this.run(view);

        return asked === this.asked ? this.put(view, answer) : undefined;
    }

    async run({ program = "gteval", more, first }) {
        const state = firstOnly(this.store.state, first);
        const settings = { topic: "view" };

        if (program === "gteval")
            return { program, ...await evaluate(this.runner, state, more, settings) };
        const args = [...readingArguments(state), `--algo=${state.algorithms.join()}`, ...more];

        return { program, args, ...await this.runner.run(program, args, { stdin: state.text, ...settings }) };
    }

    put({ show }, { program, args, status, out, err }) {
        byId("command").textContent = shellCommand(program, args, this.store.state.text);
        if (status !== 0 && out.length === 0)
            this.tell(toldMessages(err));
        else
            byId("view").replaceChildren(show(out));
    }

    /* What stands above the tabs already is not said again. */
    tell(message) {
        const said = this.view.name !== "exercise" && byId("results-message").textContent === message;

        byId("view").replaceChildren(element("p", { class: "message" }, said ? "" : message));
    }

    offer() {
        byId("command").textContent = shellCommand("gteval",
            evaluationArguments(this.store.state, "--format=json"), this.store.state.text);
        byId("view").replaceChildren(element("ul", { class: "files" }, ...FILES.map(([format, suffix, type]) => {
            const button = element("button", { type: "button" }, `Download ${format}`);
            const of = OF_ONE.includes(format) ? "of the first algorithm" : "of all algorithms chosen";

            button.addEventListener("click", () => this.take(format, suffix, type).catch(error => tellFault(error, announce)));
            return element("li", {}, button, ` ${of}`);
        })));
    }

    async take(format, suffix, type) {
        const state = firstOnly(this.store.state, OF_ONE.includes(format));
        const { status, out, err, args } = await evaluate(this.runner, state, [`--format=${format}`]);

        byId("command").textContent = shellCommand("gteval", args, state.text);
        if (status === 0)
            download(`tree.${suffix}`, out, type);
        else
            announce(toldMessages(err));
    }
}
