/*
 * input.js - where the tree comes from: the keyboard, a file, a sample, a generator.
 */
"use strict";

/* The options of the generator that a form says. */
function generatorOptions(form) {
    const { model, ...numbers } = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ""));

    return { ...model.startsWith("game:") ? { game: model.slice("game:".length) } : { model }, ...numbers };
}

class Input {
    constructor(runner, store, catalogue) {
        this.runner = runner;
        this.store = store;
        this.samples = JSON.parse(byId("samples").textContent);
        this.fillLists(catalogue);
        this.listen();
        this.show(store.state);
        store.subscribe(state => this.show(state));
    }

    fillLists({ inputs, models, games }) {
        byId("sample").append(...Object.keys(this.samples).map(name => element("option", { value: name }, name)));
        byId("input").append(...inputs.map(([name, text]) =>
            element("option", { value: name, title: text }, name === "auto" ? "found out" : name)));
        byId("model").append(
            element("optgroup", { label: "Models" },
                ...models.map(([name, text]) => element("option", { value: name, title: text }, name))),
            element("optgroup", { label: "Games" },
                ...games.map(([name, text]) => {
                    const game = name.split(":")[0];

                    return element("option", { value: `game:${game}`, title: text }, game);
                })));
    }

    listen() {
        const area = byId("text");

        area.addEventListener("input", () => this.store.set({ text: area.value }));
        byId("sample").addEventListener("change", ({ target }) => this.takeSample(target));
        byId("input").addEventListener("change", ({ target }) => this.store.set({ input: target.value }));
        byId("file").addEventListener("change", ({ target }) => this.takeFile(target.files[0]));
        byId("generator").addEventListener("submit", event => {
            event.preventDefault();
            this.generate(generatorOptions(event.target)).catch(error =>
                tellFault(error, text => { byId("generated").textContent = text; }));
        });
        document.addEventListener("dragover", event => event.preventDefault());
        document.addEventListener("drop", event => {
            event.preventDefault();
            this.takeFile(event.dataTransfer.files[0]);
        });
    }

    takeSample(select) {
        if (select.value === "")
            return;
        this.take(this.samples[select.value], select.value);
        select.value = "";
    }

    async takeFile(file) {
        if (file)
            this.take(await file.text(), file.name);
        byId("file").value = "";
    }

    /* Another tree: what was said of how to read and search the old one goes. */
    take(text, name) {
        this.store.set({ text, input: "auto", options: {} });
        announce(`This is ${name} now.`);
    }

    async generate(options) {
        const { status, out, err, args } = await runWithUseful(this.runner, "gtgen", options, optionArguments, { topic: "generate" });

        byId("generated").textContent = status === 0 ? ["gtgen", ...args].map(shellWord).join(" ") : err;
        if (status === 0)
            this.store.set({ text: textOf(out), input: "auto", options: {} });
    }

    show({ text, input }) {
        if (byId("text").value !== text)
            byId("text").value = text;
        byId("input").value = input;
    }
}
