/*
 * story.js - what happened at a node: as the program tells it, else as far as the steps
 * have come.
 */

const ENTRIES_TOLD = 8;

/* The calls of a node, and what came back. */
function entryWords(run, { call, leave }) {
    return [...callWords(run, call), leave ? ` returned ${answerText(run, call, leave)}.` : " is open."];
}

/* Paragraphs: arrays of words. */
function storyWords(state, n) {
    const entries = state.entries[n] ?? [], told = entries.slice(-ENTRIES_TOLD), cut = state.cuts.get(n);
    const above = state.cuts.get(tree.parent[n]);
    const story = [[`${aboutNode(state, n)}.`]];

    if (told.length < entries.length)
        story.push([`Entered ${entries.length} times; the last ${ENTRIES_TOLD}:`]);
    story.push(...told.map(entry => entryWords(state.run, entry)));
    if (cut)
        story.push(["Cut behind ", name(cut.child), `: ${cut.reason}.`]);
    if (!state.visited[n] && n > 0 && above && n > above.child)
        story.push(["Its parent ", name(tree.parent[n]), " was cut behind ", name(above.child), `: ${above.reason}.`]);
    return story;
}

class Story {
    constructor(run) {
        this.run = run;
        this.node = undefined;
        this.title = html("h3");
        this.text = html("div");
        const close = html("button", { type: "button", "aria-label": `Close the story, ${run.title}`,
            title: "Close" }, "×");

        close.addEventListener("click", () => this.close());
        this.element = html("section", { class: "story" }, close, this.title, this.text);
        this.element.hidden = true;
    }

    open(n, state) {
        if (n === this.node) {
            this.close();
            return;
        }
        this.node = n;
        this.title.replaceChildren("The story of ", html("bdi", {}, nameOf(n)));
        this.element.hidden = false;
        this.show(state);
        setText(document.getElementById("told"), this.text.textContent);
    }

    close() {
        this.node = undefined;
        this.element.hidden = true;
    }

    show(state) {
        const n = this.node;

        if (n === undefined)
            return;
        const told = this.run.stories?.[n], story = told ? [told] : storyWords(state, n);

        this.text.replaceChildren(...story.map(words => html("p", {}, ...wordElements(words
            .map(word => (typeof word === "number" ? name(word) : word))))));
    }
}
