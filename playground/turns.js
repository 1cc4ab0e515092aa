/*
 * turns.js - deeds in the order in which they were asked for, though some have to wait: it makes no
 * difference how long the programs take to answer.
 */
"use strict";

class Turns {
    constructor() {
        this.waiting = [];
    }

    get any() {
        return this.waiting.length > 0;
    }

    /* Does it when what waits has been done and can() says so. */
    take(body, can) {
        this.waiting.push({ body, can });
        if (this.waiting.length === 1)
            this.next();
    }

    /* To be called when some can() may say so now. */
    next() {
        while (this.waiting[0]?.can())
            this.waiting.shift().body();
    }
}
