/*
 * choices.js - the algorithms and options to choose. Which of them have a use is asked of the program:
 * what it refuses for this tree and these algorithms is not offered.
 */
"use strict";

/* Texts of more characters than this are not tried with everything. */
const LARGE = 20000;

class Choices {
    constructor(runner, store, catalogue) {
        this.runner = runner;
        this.store = store;
        this.catalogue = catalogue;
        this.makeAlgorithms();
        this.makeOptions();
        this.later = delayed(300, () => this.probe().catch(withoutFault));
        this.show(store.state);
        this.later();
        store.subscribe((state, changed) => {
            this.show(state);
            if (["text", "input", "algorithms", "options"].some(key => changed.has(key))) {
                this.latest = null;
                this.later();
            }
        });
    }

    makeAlgorithms() {
        byId("algorithms").append(...this.catalogue.algorithms.map(({ name, title, source, text }) => {
            const box = element("input", { type: "checkbox", value: name });

            box.addEventListener("change", () => this.chooseAlgorithms());
            return element("label", { title: `${text} (${source})` }, box, ` ${title}`);
        }));
    }

    chooseAlgorithms() {
        const chosen = [...byId("algorithms").querySelectorAll("input:checked")].map(({ value }) => value);

        this.store.set({ algorithms: chosen });
    }

    makeOptions() {
        this.fields = this.catalogue.options.map(option => {
            const field = this.field(option), help = element("span", { class: "help", id: `help-${option.name}` }, option.text);
            const label = element("label", {}, ...field.type === "checkbox"
                ? [field, ` ${option.name}`] : [`${option.name} `, field]);

            field.setAttribute("aria-describedby", help.id);
            field.addEventListener("change", () => this.chooseOption(option, field));
            return { option, field, row: element("div", { class: "option" }, label, help) };
        });
        byId("options").append(...this.fields.map(({ row }) => row));
    }

    field({ argument, choices, optional, name }) {
        const id = `option-${name}`;

        if (argument === "" || (optional && choices.length === 0))
            return element("input", { type: "checkbox", id });
        if (choices.length === 0)
            return element("input", { type: "text", id, size: 9, placeholder: argument, spellcheck: "false" });
        return element("select", { id }, element("option", { value: "" }, "as usual"),
            ...optional ? [element("option", { value: "yes" }, "yes")] : [],
            ...choices.map(choice => element("option", { value: choice }, choice)));
    }

    chooseOption({ name, optional }, field) {
        const options = { ...this.store.state.options };

        delete options[name];
        if (field.type === "checkbox" ? field.checked : field.value !== "")
            options[name] = field.type === "checkbox" || (optional && field.value === "yes") ? true : field.value.trim();
        this.store.set({ options });
    }

    show({ algorithms, options }) {
        for (const box of byId("algorithms").querySelectorAll("input"))
            box.checked = algorithms.includes(box.value);
        for (const { option: { name }, field } of this.fields) {
            const value = options[name];

            if (field.type === "checkbox")
                field.checked = value !== undefined;
            else
                field.value = value === true ? "yes" : value ?? "";
        }
    }

    /*
     * Asks for each algorithm and each option whether it would be refused; what is chosen stays to be
     * seen, and all is offered where nothing can be told: the tree cannot be read, or is large. All of
     * it is shown at once, unless something has been changed in the meantime.
     */
    async probe() {
        const probe = this.latest = {}, { state } = this.store;
        const useless = [...await this.uselessAlgorithms(state), ...await this.uselessOptions(state)];

        if (probe === this.latest)
            for (const row of document.querySelectorAll("#algorithms label, .option"))
                row.hidden = useless.includes(row);
    }

    /* The labels of those that are refused. */
    async uselessAlgorithms(state) {
        const able = state.text.length <= LARGE
            && (await this.accepts(state, ["minimax"]) || await this.accepts(state, ["maxn"]));
        const useless = [];

        for (const box of able ? byId("algorithms").querySelectorAll("input:not(:checked)") : [])
            if (!await this.accepts(state, [box.value]))
                useless.push(box.parentElement);
        return useless;
    }

    /* The rows of those that are refused beside what is chosen. */
    async uselessOptions(state) {
        const able = state.text.length <= LARGE && await this.accepts(state, state.algorithms, state.options);
        const useless = [];

        for (const { option, row } of able ? this.fields : [])
            if (state.options[option.name] === undefined
                && !await this.accepts(state, state.algorithms, { ...state.options, [option.name]: exampleOf(option) }))
                useless.push(row);
        return useless;
    }

    async accepts({ text, input }, algorithms, options = {}) {
        for (const format of ["text", "svg"]) {
            const some = format === "svg" ? algorithms.slice(0, 1) : algorithms;
            const { status } = await this.runner.run("gteval",
                evaluationArguments({ input, algorithms: some, options: withTarget(some, options) }, `--format=${format}`),
                { stdin: text });

            if (status === 0)
                return true;
        }
        return false;
    }
}

/* The algorithms that answer a question are tried with one. */
function withTarget(algorithms, options) {
    return algorithms.some(name => /^(pn|dfpn)$/.test(name)) ? { target: "0", ...options } : options;
}
