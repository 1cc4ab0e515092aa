/*
 * drawing.js - the drawing of a tree.
 */

const MARGIN = 6, ABOVE = 20;

/* What may be so of a node, and of the edge to it, with its name in the style sheet. */
const FRESH = 1, PATH = 2, LINE = 4, CUT = 8, LOWER = 16, UPPER = 32;
const FLAG_CLASSES = [[FRESH, "fresh"], [PATH, "path"], [LINE, "line"], [CUT, "cut"],
    [LOWER, "lower"], [UPPER, "upper"]];

function flagClasses(flags) {
    return FLAG_CLASSES.filter(([flag]) => flags & flag).map(([, name]) => name).join(" ");
}

function topOf(n) {
    return tree.top[tree.depth[n]];
}

function sizeOf(n) {
    const half = isLeaf(n) ? tree.leaf[0] : halfOf(n), height = isLeaf(n) ? LEAF_HEIGHT : NODE_HEIGHT;

    return { x: tree.x[n], y: topOf(n), half, height };
}

/* Places are absolute: a transformation of every node costs browsers much time. */
function shapeOf(n) {
    const { x, y, half, height } = sizeOf(n);

    if (isLeaf(n))
        return svg("rect", { class: "shape", x: x - half, y, width: 2 * half, height, rx: 4 });
    if (isChance(n))
        return svg("ellipse", { class: "shape", cx: x, cy: y + height / 2, rx: half, ry: height / 2 });
    if (isPlayer(n))
        return svg("path", { class: "shape",
            d: `M${x - half} ${y + height / 2}l10 ${-height / 2}H${x + half - 10}` +
                `l10 ${height / 2}l-10 ${height / 2}H${x - half + 10}Z` });
    const [tip, base] = tree.max[n] ? [y, y + height] : [y + height, y];

    return svg("path", { class: "shape", d: `M${x} ${tip}L${x + half} ${base}H${x - half}Z` });
}

/* The ends of the edge to a node. */
function edgeOf(n) {
    const { x, y, height } = sizeOf(tree.parent[n]);

    return { x1: x, y1: y + height, x2: tree.x[n], y2: topOf(n) };
}

function edgeTo(n) {
    const { x1, y1, x2, y2 } = edgeOf(n);

    return `M${x1} ${y1}L${x2} ${y2}`;
}

/* Where the edge to a node is at a height. */
function edgeAt(n, y) {
    const { x1, y1, x2, y2 } = edgeOf(n);

    return x1 + (x2 - x1) * (y - y1) / (y2 - y1);
}

/* The base lines of the texts at a node, from its top. */
function textLines(n) {
    if (isLeaf(n))
        return { value: 18, label: 39, order: FOOT_LINE };
    if (isChance(n))
        return { value: 24, label: 10, reason: FOOT_LINE };
    if (isPlayer(n))
        return { value: 31, label: 10, number: 15, reason: FOOT_LINE };
    return { ...(tree.max[n] ? { value: 33, label: 10 } : { value: 15, label: 36 }), reason: FOOT_LINE };
}

function textAt(n, kind, text) {
    const { x, y } = sizeOf(n), beside = kind === "label" && !isLeaf(n);

    return svg("text", { class: kind, x: beside ? x + labelStart(n) : x, y: y + textLines(n)[kind] }, text);
}

/* Long texts in an inner node are made smaller, down to what can be read, then shorter;
 * where payoffs stand is more room than in triangles. */
function fit(element, text) {
    const room = (tree.worth ? 1.75 : 1.4) * tree.inner[0];
    const size = Math.max(LABEL_SIZE, Math.min(1, room / textWidth(text, VALUE_SIZE, BOLD)) * VALUE_SIZE);
    let shown = text;

    for (let end = text.length - 1; end > 0 && textWidth(shown, size, BOLD) > room; end--)
        shown = `${text.slice(0, end)}…`;
    element.textContent = shown;
    element.style.fontSize = size < VALUE_SIZE ? `${size}px` : "";
}

/* The odds of an outcome, low on the edge, where edges have spread. */
function makeOdds(n) {
    const y = topOf(n) + ODDS_LINE;

    return svg("text", { class: "odds", x: edgeAt(n, y - 4), y }, oddsOf(n));
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

/*
 * Elements, in order, in groups of groups: browsers look at each element of a group in which
 * one has changed, and pass by the groups in which none has.
 */
function grouped(elements) {
    const size = Math.ceil(Math.sqrt(elements.length)), groups = [];

    for (let i = 0; i < elements.length; i += size)
        groups.push(svg("g", {}, ...elements.slice(i, i + size)));
    return svg("g", {}, ...groups);
}

/* A text in a box above a node. */
function makeTag({ node, text, kind }) {
    const width = textWidth(text, LABEL_SIZE, BOLD) + 8, y = topOf(node) + TAG_TOP;
    const x = Math.max(width / 2 - MARGIN + 1, Math.min(tree.x[node], tree.width + MARGIN - 1 - width / 2));

    return svg("g", { class: `badge ${kind}` },
        svg("rect", { x: x - width / 2, y, width, height: TAG_HEIGHT, rx: 4 }),
        svg("text", { x, y: y + 11.5 }, text));
}

/* Two bars across an edge that was cut. */
function makeBars(n) {
    const { x1, y1, x2, y2 } = edgeOf(n), angle = Math.atan2(y2 - y1, x2 - x1) * 180 / Math.PI;
    const from = topOf(tree.parent[n]) + FOOT_END, to = y2 + TAG_TOP - (tree.odds ? ODDS_ROOM : 0);
    const y = (from + to) / 2;

    return svg("path", { class: "bars", d: "M-3 -6V6M3 -6V6",
        transform: `translate(${edgeAt(n, y)} ${y}) rotate(${angle})` });
}

class Drawing {
    constructor(label) {
        const all = tree.end.map((_, n) => makeNode(n));
        const nodes = grouped(all.map(({ group }) => group));
        const width = tree.width + 2 * MARGIN, height = tree.height + ABOVE + MARGIN;

        this.nodes = all;
        this.ring = svg("rect", { class: "ring" });
        this.chosen = svg("rect", { class: "chosen" });
        this.chosen.style.display = "none";
        this.strategies = svg("g");
        this.bars = svg("g");
        this.tags = svg("g");
        this.tagged = new Map();
        this.svg = svg("svg", {
            class: "tree", role: "img", "aria-label": label,
            viewBox: `${-MARGIN} ${-ABOVE} ${width} ${height}`,
        }, this.ring, this.chosen, this.strategies, grouped(all.slice(1).map(({ edge }) => edge)), this.bars,
        ...(tree.odds ? [svg("g", {}, ...all.map((_, n) => n).filter(oddsOf).map(makeOdds))] : []),
        nodes, this.tags);
        this.size = { width, height };
        nodes.addEventListener("pointerover", event => this.showTitle(event));
    }

    /* The node that an event is at, undefined where there is none. */
    nodeAt({ target }) {
        const group = target.closest("g[data-node]");

        return group ? Number(group.dataset.node) : undefined;
    }

    /* The title of a node is made when it is pointed at; about: what to say of a node. */
    showTitle(event) {
        const n = this.nodeAt(event);

        if (n === undefined || !this.about)
            return;
        this.title ??= svg("title");
        setText(this.title, this.about(n));
        this.nodes[n].group.prepend(this.title);
    }

    setFlags(n, flags) {
        const node = this.nodes[n];

        if (node.flags === flags)
            return;
        node.flags = flags;
        node.group.setAttribute("class", `node ${kindOf(n).toLowerCase()} ${flagClasses(flags & ~CUT)}`);
        node.edge?.setAttribute("class", `edge ${flagClasses(flags)}`);
        this.setBars(n, (flags & CUT) !== 0);
    }

    /* Bars across an edge that was cut. */
    setBars(n, cut) {
        const node = this.nodes[n];

        if (cut && !node.bars)
            this.bars.append(node.bars = makeBars(n));
        else if (!cut && node.bars) {
            node.bars.remove();
            node.bars = undefined;
        }
    }

    /* Why a node was cut, below it. */
    setReason(n, text) {
        const { group, elements } = this.nodes[n];

        if (text) {
            elements.reason ??= textAt(n, "reason", "");
            setText(elements.reason, text);
            if (group.lastChild !== elements.reason)
                group.append(elements.reason);
        } else {
            elements.reason?.remove();
            elements.reason = undefined;
        }
    }

    /* kind: value, of an inner node, or order, of a leaf; running: it is the best so far */
    setTextAt(n, kind, text, running = false) {
        const { group, texts, elements } = this.nodes[n], whole = running ? `${text} so far` : text;

        if (texts[kind] === whole)
            return;
        texts[kind] = whole;
        if (!elements[kind]) {
            elements[kind] = textAt(n, kind, text);
            group.append(elements[kind]);
        }
        elements[kind].classList.toggle("running", running);
        if (kind === "value")
            fit(elements[kind], text);
        else
            elements[kind].textContent = text;
    }

    /* Round the shape of a node. */
    showRound(rect, n) {
        const { x, y, half, height } = sizeOf(n), across = half + 4, up = height / 2 + 2.5;

        fill(rect, { x: -across, y: -up, width: 2 * across, height: 2 * up, rx: 8 }, []);
        rect.style.transform = `translate(${x}px, ${y + height / 2}px)`;
        rect.style.display = "";
    }

    showRing(n) {
        this.showRound(this.ring, n);
    }

    hideRing() {
        this.ring.style.display = "none";
    }

    /* Along the edges to the nodes of a strategy: { node, side }. */
    showStrategies(steps) {
        this.strategies.replaceChildren(...steps.map(({ node, side }) =>
            svg("path", { class: `strategy ${side}`, d: edgeTo(node) })));
    }

    /* tags: { node, text, kind }, of each node one; those that stay are left alone. */
    showTags(tags) {
        const before = this.tagged, key = ({ text, kind }) => `${kind} ${text}`;

        this.tagged = new Map(tags.map(tag => {
            const old = before.get(tag.node);

            return [tag.node, old?.key === key(tag) ? old : { key: key(tag), element: makeTag(tag) }];
        }));
        for (const [n, old] of before)
            if (this.tagged.get(n) !== old)
                old.element.remove();
        this.placeTags();
    }

    /* In the order of their nodes, whichever came first. */
    placeTags() {
        let next = this.tags.firstChild;

        for (const [, { element }] of [...this.tagged].sort(([a], [b]) => a - b))
            if (element === next)
                next = next.nextSibling;
            else
                this.tags.insertBefore(element, next);
    }
}
