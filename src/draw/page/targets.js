/*
 * targets.js - the nodes and edges of a drawing as buttons: to be clicked, or walked
 * through by the arrows from the one that the tabulator comes to.
 */

/* Edges are thin: what is clicked is wider than what is seen. */
function makeEdgeTarget(n) {
    return svg("path", { class: "target edge-target", "data-node": n, d: edgeTo(n) });
}

/* The shape of a node and, of a leaf, what stands below it. */
function makeNodeTarget(n) {
    const { x, y, half, height } = sizeOf(n), below = isLeaf(n) ? 32 : 0;

    return svg("rect", { class: "target node-target", "data-node": n, x: x - half, y, width: 2 * half,
        height: height + below, rx: 4 });
}

class Targets {
    /* onnode(n) and onedge(n), of the edge above n, are told what was chosen; tell has what
     * there is to say of each. */
    constructor(place, { onnode, onedge, tell }) {
        const { svg: picture, nodes } = place.drawing;

        this.place = place;
        this.tell = tell;
        this.edges = nodes.map((_, n) => (n > 0 ? makeEdgeTarget(n) : null));
        this.nodes = nodes.map((_, n) => makeNodeTarget(n));
        this.all = new Map([...this.edges.slice(1).map((element, i) => [element, { n: i + 1, answer: onedge }]),
            ...this.nodes.map((element, n) => [element, { n, answer: onnode }])]);
        for (const element of this.all.keys())
            fill(element, { role: "button", tabindex: -1 }, [svg("title")]);
        /* What is drawn is told by its targets. */
        for (const child of picture.children)
            child.setAttribute("aria-hidden", "true");
        picture.setAttribute("role", "group");
        picture.append(svg("g", {}, ...this.all.keys()));
        this.current = this.nodes[0];
        this.current.setAttribute("tabindex", 0);
        picture.addEventListener("click", event => this.choose(event));
        picture.addEventListener("keydown", event => this.press(event));
        picture.addEventListener("focusin", ({ target }) => this.stop(target));
        this.describe();
    }

    describe() {
        for (const [list, about] of [[this.nodes, this.tell.node], [this.edges, this.tell.edge]])
            list.forEach((element, n) => {
                if (!element)
                    return;
                element.setAttribute("aria-label", about(n));
                setText(element.firstChild, about(n));
            });
    }

    choose(event) {
        const { n, answer } = this.all.get(event.target) ?? {};

        if (answer)
            answer(n);
    }

    /* One target of all is where the tabulator stops. */
    stop(element) {
        if (!this.all.has(element))
            return;
        this.current.setAttribute("tabindex", -1);
        element.setAttribute("tabindex", 0);
        this.current = element;
        /* What is clicked must stay below the pointer. */
        if (element.matches(":focus-visible"))
            this.place.follow(this.all.get(element).n);
    }

    /* Up and down from nodes to edges and on to nodes; left and right among what is on a line. */
    beside(element, key) {
        const { n } = this.all.get(element), edge = element === this.edges[n];
        const row = (edge ? this.edges : this.nodes).filter((other, m) => other &&
            (edge ? tree.depth[m] === tree.depth[n] : topOf(m) === topOf(n)));
        const sorted = row.sort((a, b) => tree.x[this.all.get(a).n] - tree.x[this.all.get(b).n]);
        const step = { ArrowLeft: -1, ArrowRight: 1 }[key];

        if (step)
            return sorted[sorted.indexOf(element) + step];
        if (key === "ArrowUp")
            return edge ? this.nodes[tree.parent[n]] : this.edges[n];
        if (key === "ArrowDown")
            return edge ? this.nodes[n] : isLeaf(n) ? null : this.edges[n + 1];
        return undefined;
    }

    press(event) {
        const element = event.target;

        if (!this.all.has(element) || event.ctrlKey || event.metaKey || event.altKey)
            return;
        if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            this.choose(event);
        }
        const next = this.beside(element, event.key);

        if (next === undefined)
            return;
        event.preventDefault();
        next?.focus();
    }
}
