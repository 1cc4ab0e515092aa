/*
 * view.js - the place of a drawing: as much of it as can be read is shown, from as near as
 * one likes.
 */

/* Texts have their least size at a scale of 1, so that is the smallest. */
const LEAST_SCALE = 1, MOST_SCALE = 4, LARGEST_FIT = 1.6, ZOOM = 1.25;
const DRAG = 4, SCROLLBAR = 17;

class View {
    /* name: of what is drawn; ontell(n): a node was chosen to be told of. */
    constructor(drawing, name, ontell) {
        this.drawing = drawing;
        this.ontell = ontell;
        this.name = `Tree of ${name}`;
        this.scale = LEAST_SCALE;
        this.fitted = true;
        this.at = 0;
        this.scroller = html("div", { class: "scroller", tabindex: 0, role: "group" }, drawing.svg);
        this.tip = html("p", { class: "tip", "aria-hidden": "true" });
        this.tip.hidden = true;
        this.element = html("div", { class: "view" }, this.buildBar(ontell), this.scroller, this.tip);
        drawing.svg.style.setProperty("--width", drawing.size.width);
        this.listen();
    }

    buildBar(ontell) {
        const button = (text, label, action) => {
            const element = html("button", { type: "button", "aria-label": `${label}: ${this.name}`, title: label },
                text);

            element.addEventListener("click", event => {
                action();
                if (event.detail > 0)
                    element.blur();
            });
            return element;
        };

        this.nearer = button("+", "Zoom in", () => this.zoom(ZOOM));
        this.farther = button("−", "Zoom out", () => this.zoom(1 / ZOOM));
        return html("div", { class: "zoom" },
            html("span", { class: "hint" }, ontell ? "A click on a node tells its story." : ""),
            button("Fit", "Fit", () => this.fit()), this.nearer, this.farther);
    }

    listen() {
        const { scroller } = this;

        scroller.addEventListener("wheel", event => this.wheel(event), { passive: false });
        scroller.addEventListener("pointerdown", event => this.grab(event));
        scroller.addEventListener("pointermove", event => this.drag(event));
        scroller.addEventListener("pointerup", event => this.release(event));
        scroller.addEventListener("pointercancel", () => { this.held = undefined; });
        scroller.addEventListener("keydown", event => this.key(event));
        scroller.addEventListener("focus", () => {
            if (scroller.matches(":focus-visible"))
                this.pointAt(this.at);
        });
        scroller.addEventListener("blur", () => this.unchoose());
    }

    /* ---- From how near ---- */

    /* The whole drawing if it can be read then, else as small as it can be read. */
    fit() {
        const { width, height } = this.drawing.size, box = this.scroller;
        const high = parseFloat(getComputedStyle(box).maxHeight) || Infinity;
        const wide = this.element.clientWidth;
        const across = Math.max(LEAST_SCALE, Math.min(LARGEST_FIT, wide / width));
        const tall = Math.max(LEAST_SCALE, Math.min(across, high / height));

        this.fitted = true;
        this.setScale(height * tall <= high ? tall
            : Math.max(LEAST_SCALE, Math.min(tall, (wide - SCROLLBAR) / width)));
    }

    /* x, y: the place on the screen that stays where it is; else the middle. */
    zoom(factor, x, y) {
        const box = this.scroller, place = box.getBoundingClientRect(), old = this.scale;
        const [dx, dy] = x === undefined ? [place.width / 2, place.height / 2] : [x - place.left, y - place.top];
        const [left, top] = [box.scrollLeft + dx, box.scrollTop + dy];

        this.fitted = false;
        this.setScale(Math.max(LEAST_SCALE, Math.min(MOST_SCALE, old * factor)));
        box.scrollLeft = left * this.scale / old - dx;
        box.scrollTop = top * this.scale / old - dy;
    }

    setScale(scale) {
        this.scale = scale;
        this.drawing.svg.style.width = `${this.drawing.size.width * scale}px`;
        this.nearer.disabled = scale >= MOST_SCALE;
        this.farther.disabled = scale <= LEAST_SCALE;
        this.measure();
    }

    measure() {
        const box = this.scroller;

        this.large = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
        box.classList.toggle("large", this.large);
        box.setAttribute("aria-label", this.name + (this.large ? ", larger than its place" : ""));
    }

    /* Where the place has become another. */
    arrange() {
        if (this.fitted)
            this.fit();
        else
            this.measure();
    }

    /* ---- Which part ---- */

    /* Keeps the node in sight where the drawing is larger than its place. */
    follow(n) {
        this.at = n;
        if (!this.large)
            return;
        const box = this.scroller, { scale } = this;
        const x = (tree.x[n] + MARGIN) * scale, y = (topOf(n) + ABOVE) * scale;
        const out = (at, start, size) => at < start + 0.15 * size || at > start + 0.8 * size;

        if (out(x, box.scrollLeft, box.clientWidth))
            box.scrollLeft = x - box.clientWidth / 2;
        if (out(y, box.scrollTop, box.clientHeight))
            box.scrollTop = y - box.clientHeight / 2;
    }

    wheel(event) {
        if (!event.ctrlKey)
            return;
        event.preventDefault();
        this.zoom(event.deltaY < 0 ? ZOOM : 1 / ZOOM, event.clientX, event.clientY);
    }

    /* Fingers scroll by themselves; of a mouse what moves less than a little is a click. */
    grab(event) {
        if (event.button !== 0)
            return;
        const { scrollLeft, scrollTop } = this.scroller;

        this.held = { x: event.clientX, y: event.clientY, scrollLeft, scrollTop, node: this.drawing.nodeAt(event),
            mouse: event.pointerType === "mouse", moved: false };
        /* After the mouse the keys belong to the page again. */
        event.preventDefault();
    }

    drag({ clientX, clientY, pointerId }) {
        const { held, scroller } = this;

        if (!held)
            return;
        const dx = clientX - held.x, dy = clientY - held.y;

        if (!held.moved && Math.hypot(dx, dy) < DRAG)
            return;
        if (!held.moved && held.mouse)
            scroller.setPointerCapture(pointerId);
        held.moved = true;
        if (held.mouse) {
            scroller.scrollLeft = held.scrollLeft - dx;
            scroller.scrollTop = held.scrollTop - dy;
        }
    }

    release() {
        const { held } = this;

        this.held = undefined;
        if (held && !held.moved && held.node !== undefined)
            this.ontell?.(held.node);
    }

    /* ---- From node to node by keys ---- */

    neighbour(n, key) {
        const siblings = n > 0 ? childrenOf(tree.parent[n]) : [0], at = siblings.indexOf(n);

        return {
            ArrowLeft: siblings[at - 1],
            ArrowRight: siblings[at + 1],
            ArrowUp: n > 0 ? tree.parent[n] : undefined,
            ArrowDown: isLeaf(n) ? undefined : n + 1,
        }[key];
    }

    key(event) {
        if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
            return;
        if (event.key.startsWith("Arrow"))
            this.pointAt(this.neighbour(this.at, event.key) ?? this.at);
        else if (event.key === "Enter")
            this.ontell?.(this.at);
        else
            return;
        event.preventDefault();
    }

    pointAt(n) {
        const about = this.drawing.about(n);

        this.follow(n);
        this.drawing.showRound(this.drawing.chosen, n);
        setText(this.tip, about);
        setText(document.getElementById("told"), about);
        this.tip.hidden = false;
        this.placeTip(n);
    }

    placeTip(n) {
        const place = this.element.getBoundingClientRect(), half = this.tip.offsetWidth / 2;
        const node = this.drawing.nodes[n].group.getBoundingClientRect();
        const x = (node.left + node.right) / 2 - place.left;

        this.tip.style.left = `${Math.max(0, Math.min(x - half, place.width - 2 * half))}px`;
        this.tip.style.top = `${node.bottom - place.top + 6}px`;
    }

    unchoose() {
        this.tip.hidden = true;
        this.drawing.chosen.style.display = "none";
    }
}
