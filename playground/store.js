/*
 * store.js - what the page is about: the text of the tree, and what is asked about it.
 */
"use strict";

/* What a link says nothing of is so. input is a name of --input; algorithms are names; options are
 * long names of gteval with their values, true for one without; mode is what is shown of the answer;
 * ignored are words of a link that mean nothing. */
const DEFAULTS = {
    text: "[[3,12,8],[2,4,6],[14,5,2]]",
    input: "auto",
    algorithms: ["alphabeta", "scout"],
    options: {},
    mode: "play",
    embedded: false,
    ignored: [],
};

class Store {
    constructor() {
        this.state = { ...DEFAULTS };
        this.listeners = [];
    }

    /* Calls listener(state, changed) after each change; changed has the names of what is new. */
    subscribe(listener) {
        this.listeners.push(listener);
    }

    set(changes) {
        const changed = Object.keys(changes).filter(key => !alike(changes[key], this.state[key]));

        if (changed.length === 0)
            return;
        Object.assign(this.state, changes);
        for (const listener of this.listeners)
            listener(this.state, new Set(changed));
    }
}

function alike(a, b) {
    return JSON.stringify(a) === JSON.stringify(b);
}
