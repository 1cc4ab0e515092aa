/*
 * drawing.js - pictures that the programs draw.
 */
"use strict";

/* A picture that a program has made, as an image: nothing in it can act in the page. */
function pictureOf(bytes, description) {
    const address = URL.createObjectURL(new Blob([bytes], { type: "image/svg+xml" }));
    const image = element("img", { src: address, alt: description });

    image.addEventListener("load", () => URL.revokeObjectURL(address), { once: true });
    return image;
}

/* A promise of the picture of the tree as it was read; null: there is none. */
async function drawnTree(runner, state) {
    const { status, out } = await runner.run("gtconv", [...readingArguments(state), "--format=svg"],
        { stdin: state.text, topic: "draw" });

    return status === 0 ? pictureOf(out, byId("understood-summary").textContent) : null;
}
