/*
 * past.js - what was before, to go back to, moment by moment. What is typed character by character at
 * one place is one moment, however long it takes.
 *
 * A moment is { text, input, options }, the options those of reading; besides, there are
 *
 *     reading   what the text says, once that is known: see translator.js
 *     origin    of a tree that was edited: the moment with the text that it was written in
 *
 * The text of an edited tree is undefined until it is written.
 */
"use strict";

const MOST_PAST = 200;

/* Options that say how a text is read: another text is read without them. */
const READING_OPTIONS = ["root", "width", "each"];

function withoutReading(options) {
    return Object.fromEntries(Object.entries(options).filter(([name]) => !READING_OPTIONS.includes(name)));
}

function readingOf({ text, input, options }) {
    const kept = READING_OPTIONS.filter(name => name in options);

    return { text, input, options: Object.fromEntries(kept.map(name => [name, options[name]])) };
}

/* How far the caret goes by each way to type. */
const TYPED = { insert: 1, deleteContentBackward: -1, deleteContentForward: 0 };

/* By which of these an event changed the text; undefined: by none. */
function typedBy({ target, inputType = "", data }) {
    const inserted = inputType === "insertCompositionText" || (inputType === "insertText" && data?.length === 1);
    const kind = inserted ? "insert" : inputType;

    return target === byId("text") && kind in TYPED ? kind : undefined;
}

class Past {
    constructor(store) {
        this.store = store;
        this.done = [];
        this.undone = [];
        this.now = readingOf(store.state);
        this.seen = readingOf(store.state);
        document.addEventListener("input", event => { this.typing = typedBy(event); }, true);
        document.addEventListener("input", () => { this.typing = undefined; });
    }

    /* Takes notice of the store; returns whether there is another tree, not from here. */
    note(state) {
        const moment = readingOf(state);

        if (alike(moment, this.seen))
            return false;
        this.seen = readingOf(state);
        if (moment.text === this.now.text)
            this.now = moment;
        else
            this.step(moment, this.goesOn());
        return true;
    }

    /* Whether what is typed now goes on with what was typed last, by one more character. */
    goesOn() {
        const { typed, typing } = this, caret = byId("text").selectionStart;

        this.typed = typing && { kind: typing, caret };
        return Boolean(typed && typing) && typing === typed.kind && caret === typed.caret + TYPED[typing];
    }

    step(moment, goesOn = false) {
        if (!goesOn)
            this.done = [...this.done, this.now].slice(-MOST_PAST);
        this.now = moment;
        this.undone = [];
    }

    edit(model) {
        this.typed = undefined;
        this.step({ input: "auto", options: {}, reading: { model }, origin: this.now.origin ?? this.now });
    }

    /* The text of a moment has been written. */
    write(moment, text) {
        moment.text = text;
        if (moment === this.now)
            this.restore();
    }

    undo() {
        this.go(this.done, this.undone);
    }

    redo() {
        this.go(this.undone, this.done);
    }

    go(from, to) {
        if (from.length === 0)
            return;
        to.push(this.now);
        this.now = from.pop();
        this.typed = undefined;
        this.restore();
    }

    /* Tells the store of the moment that is now; where the text is not written yet, later. */
    restore() {
        const { text, input, options } = this.now;

        if (text === undefined)
            return;
        this.seen = { text, input, options };
        this.store.set({ text, input, options: { ...withoutReading(this.store.state.options), ...options } });
    }
}
