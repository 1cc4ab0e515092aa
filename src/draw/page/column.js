/*
 * column.js - the column of a run.
 */

const CALLS_SHOWN = 7;
const STATES_SHOWN = 24;
const LEAVES_SHOWN = 60;

function optionText(run) {
    const texts = [];

    if (run.window && run.window.some(bound => typeof bound === "number"))
        texts.push(`window ${windowText(...run.window.map(number))}`);
    if (run.guess !== undefined)
        texts.push(`first guess ${numberText(number(run.guess))}`);
    if (isProof(run))
        texts.push(`is it ≥ ${numberText(number(run.target))}?`);
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
            this.show();
        });
        this.stage = html("div", { class: "stage" });
        this.story = new Story(run);
        const head = html("header", {},
            html("h2", { id }, run.title),
            html("p", { class: "summary" }, `${run.summary}${options ? `; ${options}` : ""}`),
            html("p", { class: "source" }, run.source));

        return html("article", { class: "run", "aria-labelledby": id, "data-name": run.name },
            html("div", { class: "picture" }, head,
                html("div", { class: "own" }, this.slider, this.place),
                html("div", { class: "telling" }, this.told, this.result),
                this.stage, this.story.element),
            html("div", { class: "lists" }, run.sign ? this.buildOpen() : this.buildCalls(),
                this.buildCode(), this.buildCounts(), this.buildLeaves()));
    }

    part(title, className, ...children) {
        return html("section", { class: className }, html("h3", {}, title), ...children);
    }

    buildCalls() {
        this.calls = html("ol", { class: "list" });
        this.calls.style.setProperty("--rows", Math.min(CALLS_SHOWN, Math.max(...tree.depth) + 1) + 1);
        return this.part(hasPath(this.run) ? "Path" : "Open calls", "calls", this.calls);
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
    }

    /* Apart from what is shown, so that a browser does not lay out the columns one by one. */
    follow() {
        if (this.shown && this.replay.step)
            this.view?.follow(placeOf(this.replay.step));
    }

    setShown(shown) {
        this.shown = shown;
        this.element.hidden = !shown;
        if (shown)
            this.show();
    }

    show() {
        const { replay } = this, { position, last, done } = replay;

        this.onmove?.();
        if (!this.shown)
            return;
        if (!this.drawing) {
            this.drawing = new Drawing("");
            this.view = new View(this.drawing, this.run.title, n => this.story.open(n, replay.state));
            this.stage.append(this.view.element);
        }
        showSearch(this.drawing, replay);
        this.drawing.svg.setAttribute("aria-label", this.pictureText());
        this.slider.value = position;
        this.slider.setAttribute("aria-valuetext", `step ${position} of ${last}`);
        setText(this.place, `${position} / ${last}`);
        this.told.replaceChildren(...wordElements(stepWords(replay)));
        this.result.replaceChildren(...(done ? wordElements(resultWords(this.run)) : []));
        this.story.show(replay.state);
        this.showLists();
    }

    showLists() {
        const { replay: { state, step } } = this;
        const { now = -1, before = [], sets = [] } = step ? linesOf(step) : {};

        if (this.calls)
            this.showCalls(state);
        if (this.open)
            this.showOpen(step ? state.open : []);
        this.showLeaves(state.leaves);
        this.lines.forEach((line, i) => {
            line.className = i === now ? "now" : before.includes(i) ? "before" : "";
            line.classList.toggle("set", sets.includes(i));
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
            html("bdi", { class: "name" }, isRepeated(n) ? nameOf(n) : visible(tree.label[n])),
            ` ${worthText(n, shortText)}`));

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
