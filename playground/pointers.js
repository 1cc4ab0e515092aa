/*
 * pointers.js - a mouse, a pen or a finger in the picture: a click changes a value, a drag the order.
 * Fingers that move sideways are the page's, not the browser's (page.css): beside nodes they scroll.
 */
"use strict";

/* How far a pointer moves, in pixels, before that is a drag. */
const DRAG = 6;

class Pointers {
    constructor(editor) {
        const place = byId("drawing");

        this.editor = editor;
        place.addEventListener("pointerdown", event => this.press(event));
        place.addEventListener("pointermove", event => this.drag?.go(event));
        place.addEventListener("pointerup", () => this.release());
        place.addEventListener("pointercancel", () => this.stop());
    }

    press(event) {
        const { editor } = this, group = event.target.closest?.("[role=treeitem]");

        if (!editor.picture || event.button !== 0 || !event.isPrimary)
            return;
        if (!group) {
            this.drag = event.pointerType === "touch" ? new Pan(event) : null;
            return;
        }
        event.preventDefault();
        editor.field?.end(true, false);
        editor.choose(editor.all.find(({ path }) => path.join(".") === group.dataset.path)?.path ?? [], true);
        this.drag = new Drag(editor, editor.chosen, event);
    }

    release() {
        const { editor } = this, drag = this.stop();

        if (drag?.one)
            editor.soon(() => {
                if (!editor.finds(drag.one))
                    return;
                if (!drag.moving)
                    editor.act("value");
                else if (drag.to !== drag.one.path.at(-1))
                    editor.move(drag.to);
            });
    }

    /* Ends a drag, and returns it. */
    stop() {
        const { drag } = this;

        drag?.end();
        this.drag = null;
        return drag;
    }
}

/* A node and all below it, moved sideways by a pointer. */
class Drag {
    constructor(editor, one, { clientX, pointerId }) {
        this.one = one;
        this.start = clientX;
        this.to = one.path.at(-1);
        this.siblings = editor.all.filter(({ parent }) => parent && parent === one.parent);
        this.place = byId("drawing");
        this.moved = [...editor.picture.querySelectorAll("[data-path]")]
            .filter(({ dataset: { path } }) => `${path}.`.startsWith(`${one.path.join(".")}.`));
        this.scale = editor.scale;
        this.pointer = pointerId;
    }

    go({ clientX, pointerId }) {
        const by = (clientX - this.start) / this.scale;

        if (pointerId !== this.pointer || this.siblings.length < 2 || (!this.moving && Math.abs(by) < DRAG))
            return;
        if (!this.moving)
            this.place.setPointerCapture(pointerId);
        this.moving = true;
        this.place.classList.add("dragged");
        for (const part of this.moved)
            part.setAttribute("transform", this.isOwnEdge(part) ? this.leaning(by) : `translate(${by} 0)`);
        this.to = this.siblings.filter(other => other !== this.one && other.x < this.one.x + by).length;
    }

    isOwnEdge({ dataset: { path }, classList }) {
        return path === this.one.path.join(".") && classList.contains("edge");
    }

    /* What moves the lower end of the edge from the parent alone. */
    leaning(by) {
        const { one: { y, parent } } = this, top = parent.y + NODE, lean = by / (y - top);

        return `matrix(1 0 ${lean} 1 ${-lean * top} 0)`;
    }

    end() {
        this.place.classList.remove("dragged");
        for (const part of this.moved)
            part.removeAttribute("transform");
    }
}

/* The whole picture, moved sideways by a finger. */
class Pan {
    constructor({ clientX, pointerId }) {
        this.place = byId("drawing");
        this.start = this.place.scrollLeft + clientX;
        this.pointer = pointerId;
    }

    go({ clientX, pointerId }) {
        if (pointerId === this.pointer)
            this.place.scrollLeft = this.start - clientX;
    }

    end() {}
}
