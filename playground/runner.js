/*
 * runner.js - runs the programs beside the page: a search may take its time, and be stopped.
 *
 * A runner has a worker, which does one run after the other. Who must not wait for a long search has
 * a runner of his own. A page that was opened as a file may start no worker from another file, so
 * that the worker is made of text in this one.
 */
"use strict";

/* How long a run whose result nobody waits for any more may go on, in milliseconds: a worker that is
 * ended is replaced, which takes some time, too. */
const PATIENCE = 200;

/* The bytes of an element of the page, which holds them deflated, in base64. */
function embeddedBytes(id) {
    const packed = Uint8Array.from(atob(document.getElementById(id).textContent), c => c.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));

    return new Response(stream).arrayBuffer();
}

/* The programs of this page, compiled: a promise of a WebAssembly.Module, the same each time. */
const compiledPrograms = (() => {
    let compiled;

    return () => compiled ??= embeddedBytes("program").then(bytes => WebAssembly.compile(bytes));
})();

/* An error that tells by a mark ("stopped" or "superseded") why there is no result. */
function withoutResult(mark) {
    return Object.assign(new Error(`the run was ${mark}`), { [mark]: true });
}

class Runner {
    /*
     * Returns a promise of { status, out, err, files }, as run() of program.js. Of the options, stdin,
     * files and env are those there; besides, there are
     *
     *     onProgress   takes what comes on standard error, piece by piece, as text
     *     topic        a word: what this run answers. Others of the same topic, asked for before and
     *                  not done, are dropped; their promises are rejected with an error that is
     *                  marked by .superseded
     */
    run(name, args, { onProgress, topic, ...options } = {}) {
        return new Promise((resolve, reject) => {
            if (topic !== undefined)
                this.#supersede(topic);
            this.#waiting.push({ order: { name, args, options }, topic, onProgress, resolve, reject });
            this.#next();
        });
    }

    /* Ends the run that is on, and those that wait; their promises are rejected with .stopped. */
    stop() {
        const all = this.#waiting.splice(0);

        if (this.#current)
            all.unshift(this.#current);
        this.#endWorker();
        for (const { reject } of all)
            reject(withoutResult("stopped"));
    }

    get busy() {
        return Boolean(this.#current);
    }

    #waiting = [];
    #current = null;
    #worker = null;

    #supersede(topic) {
        const old = this.#waiting.filter(run => run.topic === topic);

        this.#waiting = this.#waiting.filter(run => run.topic !== topic);
        if (this.#current?.topic === topic && !this.#current.superseded) {
            this.#current.superseded = true;
            old.unshift(this.#current);
            this.#loseInterest(this.#current);
        }
        for (const { reject } of old)
            reject(withoutResult("superseded"));
    }

    #loseInterest(run) {
        setTimeout(() => {
            if (this.#current === run) {
                this.#endWorker();
                this.#next();
            }
        }, PATIENCE);
    }

    #endWorker() {
        this.#worker?.terminate();
        this.#worker = this.#current = null;
    }

    async #next() {
        if (this.#current || this.#waiting.length === 0)
            return;
        const run = this.#current = this.#waiting.shift();

        try {
            const module = await compiledPrograms();

            if (this.#current !== run)
                return;
            this.#worker ??= this.#startWorker(module);
            this.#worker.postMessage(run.order);
        } catch (error) {
            this.#finish(run, run.reject, error);
        }
    }

    #startWorker(module) {
        const text = document.getElementById("worker").textContent;
        const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
        const worker = new Worker(address);

        URL.revokeObjectURL(address);
        worker.addEventListener("message", ({ data }) => {
            if (worker === this.#worker)
                this.#hear(data);
        });
        worker.addEventListener("error", event => {
            if (worker === this.#worker)
                this.#lose(event.message ?? "the worker has ended");
        });
        worker.postMessage(module);
        return worker;
    }

    #hear({ text, result, failure }) {
        const run = this.#current;

        if (text !== undefined)
            run.onProgress?.(text);
        else if (result)
            this.#finish(run, run.resolve, result);
        else
            this.#lose(failure);
    }

    /* After what no run should do, the next has a fresh worker. */
    #lose(why) {
        const run = this.#current;

        this.#endWorker();
        run?.reject(new Error(why));
        this.#next();
    }

    #finish(run, settle, outcome) {
        if (this.#current === run)
            this.#current = null;
        settle(outcome);
        this.#next();
    }
}
