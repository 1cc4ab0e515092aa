/*
 * drawing.js - the tree as it was read, drawn at once.
 */
"use strict";

/* A picture that a program has made, as an image: nothing in it can act in the page. */
function pictureOf(bytes, description) {
    const address = URL.createObjectURL(new Blob([bytes], { type: "image/svg+xml" }));
    const image = element("img", { src: address, alt: description });

    image.addEventListener("load", () => URL.revokeObjectURL(address), { once: true });
    return image;
}

class Drawing {
    constructor(runner, store) {
        this.runner = runner;
        this.store = store;
        this.later = delayed(200, () => this.draw().catch(withoutFault));
        store.subscribe((state, changed) => {
            if (["text", "input", "options"].some(key => changed.has(key)))
                this.later();
        });
    }

    async draw() {
        const { state } = this.store;
        const place = byId("drawing");
        const { status, out } = await this.runner.run("gtconv", [...readingArguments(state), "--format=svg"],
            { stdin: state.text, topic: "draw" });

        place.classList.toggle("stale", status !== 0);
        if (status === 0)
            place.replaceChildren(pictureOf(out, byId("understood-summary").textContent));
    }
}
