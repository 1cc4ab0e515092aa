/*
 * drawing.js - the drawing of a tree.
 */

const MARGIN = 14;
const VALUE_SIZE = 14;

/* What may be so of a node, and of the edge to it, with its name in the style sheet. */
const FRESH = 1, PATH = 2, LINE = 4, CUT = 8;
const FLAG_CLASSES = [[FRESH, "fresh"], [PATH, "path"], [LINE, "line"], [CUT, "cut"]];

function flagClasses(flags) {
    return FLAG_CLASSES.filter(([flag]) => flags & flag).map(([, name]) => name).join(" ");
}

function topOf(n) {
    return tree.top[isLeaf(n) ? tree.top.length - 1 : tree.depth[n]];
}

function sizeOf(n) {
    const [half, height] = isLeaf(n) ? tree.leaf : tree.inner;

    return { x: tree.x[n], y: topOf(n), half, height };
}

/* Places are absolute: a transformation of every node costs browsers much time. */
function shapeOf(n) {
    const { x, y, half, height } = sizeOf(n);

    if (isLeaf(n))
        return svg("rect", { class: "shape", x: x - half, y, width: 2 * half, height, rx: 4 });
    if (isChance(n))
        return svg("ellipse", { class: "shape", cx: x, cy: y + height / 2,
            rx: Math.max(height / 2, (tree.worth ? 1 : 0.8) * half), ry: height / 2 });
    if (isPlayer(n))
        return svg("path", { class: "shape",
            d: `M${x - half} ${y + height / 2}l10 ${-height / 2}H${x + half - 10}` +
                `l10 ${height / 2}l-10 ${height / 2}H${x - half + 10}Z` });
    const [tip, base] = tree.max[n] ? [y, y + height] : [y + height, y];

    return svg("path", { class: "shape", d: `M${x} ${tip}L${x + half} ${base}H${x - half}Z` });
}

/* The edge to a node; that to a leaf falls straight down from the line below its parent. */
function edgeTo(n) {
    const from = sizeOf(tree.parent[n]);

    return `M${from.x} ${from.y + from.height}L${tree.x[n]} ${tree.top[tree.depth[n]]}V${topOf(n)}`;
}

/* The base lines of the texts at a node, from its top. */
function textLines(n) {
    if (isLeaf(n))
        return { value: 18, label: tree.leaf[1] + 17, order: tree.leaf[1] + 31 };
    if (isChance(n))
        return { value: 24, label: 8 };
    if (isPlayer(n))
        return { value: 31, label: 8, number: 15 };
    return tree.max[n] ? { value: 33, label: 10 } : { value: 16, label: 38 };
}

function textAt(n, kind, text) {
    const { x, y, half } = sizeOf(n), beside = kind === "label" && !isLeaf(n);

    const round = tree.worth ? half / 2 + 4 : isChance(n) ? 0.4 * half : 0;

    return svg("text", { class: kind, x: beside ? x + half / 2 + round + 6 : x, y: y + textLines(n)[kind] },
        text);
}

/* Long texts are made smaller; where payoffs stand is more room than in triangles. */
function fit(element, text) {
    const room = (tree.worth ? 1.75 : 1.3) * tree.inner[0], wanted = 0.56 * VALUE_SIZE * text.length;

    element.style.fontSize = wanted > room ? `${VALUE_SIZE * room / wanted}px` : "";
}

/* The odds of an outcome, low on the edge, where edges have spread. */
function makeOdds(n) {
    const from = sizeOf(tree.parent[n]), y1 = from.y + from.height, AT = 0.7;
    const y2 = tree.top[tree.depth[n]];

    return svg("text", { class: "odds", x: from.x + AT * (tree.x[n] - from.x),
        y: y1 + AT * (y2 - y1) + 4 }, oddsOf(n));
}

function makeNode(n) {
    const group = svg("g", { "data-node": n }, shapeOf(n),
        textAt(n, "label", visible(tree.label[n])));
    const edge = n > 0 ? svg("path", { d: edgeTo(n) }) : null;

    if (isLeaf(n))
        group.append(textAt(n, "value", worthText(n, shortText)));
    if (isPlayer(n))
        group.append(textAt(n, "number", `${tree.mover[n]}`));
    return { group, edge, flags: -1, texts: { value: "", order: "" }, elements: {} };
}

class Drawing {
    constructor(label) {
        const all = tree.end.map((_, n) => makeNode(n));
        const nodes = svg("g", {}, ...all.map(({ group }) => group));

        this.nodes = all;
        this.ring = svg("rect", { class: "ring" });
        this.cuts = svg("g");
        this.badges = svg("g");
        this.svg = svg("svg", {
            class: "tree", role: "img", "aria-label": label,
            viewBox: `${-MARGIN} ${-MARGIN} ${tree.width + 2 * MARGIN} ${tree.height + 2 * MARGIN}`,
        }, svg("g", {}, ...all.slice(1).map(({ edge }) => edge)),
        ...(tree.odds ? [svg("g", {}, ...all.map((_, n) => n).filter(oddsOf).map(makeOdds))] : []),
        this.cuts, this.ring, nodes, this.badges);
        this.svg.style.setProperty("--width", tree.width + 2 * MARGIN);
        this.scroller = html("div", { class: "scroller" }, this.svg);
        nodes.addEventListener("pointerover", event => this.showTitle(event));
    }

    /* The title of a node is made when it is pointed at; about: what to say of a node. */
    showTitle({ target }) {
        const group = target.closest("g[data-node]");

        if (!group || !this.about)
            return;
        this.title ??= svg("title");
        setText(this.title, this.about(Number(group.dataset.node)));
        group.prepend(this.title);
    }

    setFlags(n, flags) {
        const node = this.nodes[n];

        if (node.flags === flags)
            return;
        node.flags = flags;
        node.group.setAttribute("class", `node ${kindOf(n).toLowerCase()} ${flagClasses(flags & ~CUT)}`);
        node.edge?.setAttribute("class", `edge ${flagClasses(flags)}`);
    }

    /* kind: value, of an inner node, or order, of a leaf */
    setTextAt(n, kind, text) {
        const { group, texts, elements } = this.nodes[n];

        if (texts[kind] === text)
            return;
        texts[kind] = text;
        if (!elements[kind]) {
            elements[kind] = textAt(n, kind, text);
            group.append(elements[kind]);
        }
        elements[kind].textContent = text;
        if (kind === "value")
            fit(elements[kind], text);
    }

    /* Round a triangle, and close round the box of a leaf. */
    showRing(n) {
        const leaf = isLeaf(n), { x, y, half, height } = sizeOf(n);
        const across = leaf ? half + 5 : Math.max(half, height / 2) + 7;
        const flat = leaf || isPlayer(n), up = flat ? height / 2 + 5 : across;

        fill(this.ring, { x: -across, y: -up, width: 2 * across, height: 2 * up,
            rx: flat ? 7 : across }, []);
        this.ring.style.transform = `translate(${x}px, ${y + height / 2}px)`;
        this.ring.style.display = "";
    }

    hideRing() {
        this.ring.style.display = "none";
    }

    /* Two bars across each edge that was cut, and why beside the first of a node: those of
 * the others are lower, out of its way. */
    showCuts(cuts) {
        this.cuts.replaceChildren(...cuts.map(({ node, reason }) => {
            const from = sizeOf(tree.parent[node]), y1 = from.y + from.height;
            const x2 = tree.x[node], y2 = tree.top[tree.depth[node]];
            const angle = Math.atan2(y2 - y1, x2 - from.x) * 180 / Math.PI;
            const at = oddsOf(node) ? 0.3 : reason ? 0.55 : 0.8;
            const place = `${from.x + at * (x2 - from.x)} ${y1 + at * (y2 - y1)}`;

            return svg("g", { transform: `translate(${place})` },
                svg("path", { class: "bars", d: "M-3 -7V7M3 -7V7", transform: `rotate(${angle})` }),
                svg("text", { class: "reason", x: 11, y: 2 }, reason));
        }));
    }

    showOpen(open) {
        this.badges.replaceChildren(...open.map(({ node, state }) => {
            const { x, y, half } = sizeOf(node), cx = x - half;
            const cy = y + (isLeaf(node) || !tree.max[node] ? 0 : 12);

            return svg("g", { class: `badge ${stateName(state)}` },
                svg("circle", { cx, cy, r: 8 }),
                svg("text", { x: cx, y: cy + 4 }, state));
        }));
    }

    /* Keeps the node in sight where the drawing is larger than its place. */
    follow(n) {
        if (!this.large)
            return;
        const box = this.scroller, scale = this.svg.clientWidth / (tree.width + 2 * MARGIN);
        const x = (tree.x[n] + MARGIN) * scale, y = (topOf(n) + MARGIN) * scale;
        const out = (at, start, size) => at < start + 0.15 * size || at > start + 0.85 * size;

        if (out(x, box.scrollLeft, box.clientWidth))
            box.scrollLeft = x - box.clientWidth / 2;
        if (out(y, box.scrollTop, box.clientHeight))
            box.scrollTop = y - box.clientHeight / 2;
    }

    /* Only what can be scrolled is worth a stop of the tabulator. */
    measure() {
        const box = this.scroller;

        this.large = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
        if (this.large)
            fill(box, { tabindex: 0, role: "group", "aria-label": "Drawing, larger than its place" }, []);
        else
            ["tabindex", "role", "aria-label"].forEach(name => box.removeAttribute(name));
    }
}
