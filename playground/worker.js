/*
 * worker.js - the programs in a worker of the page; runner.js is at the other end.
 *
 * The first message is the WebAssembly.Module. Each of the others is { name, args, options } of a
 * run; what comes on standard error is answered as { text }, and its end as { result } or { failure }.
 */
"use strict";

let programs;

async function answer({ name, args, options }) {
    try {
        const result = await programs.run(name, args, {
            ...options,
            onError: text => postMessage({ text }),
        });

        postMessage({ result }, [result.out.buffer]);
    } catch (error) {
        postMessage({ failure: String(error) });
    }
}

addEventListener("message", ({ data }) => {
    if (programs)
        answer(data);
    else
        programs = createPrograms(data);
});
