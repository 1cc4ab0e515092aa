/*
 * practice.js - the page in which a search is worked out by hand.
 *
 * The data of the page, written by practice_data.c, are the tree, as arrays in preorder with
 * one element a node, and its variants: the same tree with other values of leaves, each with
 * what is right, and why.
 */

const element = id => document.getElementById(id);

/* What the marks of the drawing say to those who do not see it. */
function describing(page) {
    return {
        node(n) {
            const { exercise } = page, name = nameOf(n);
            const given = exercise.values.get(n), place = exercise.leaves.indexOf(n);

            if (isLeaf(n))
                return `leaf ${name}, worth ${numberText(exercise.value[n])}` +
                    `${place >= 0 ? `, read as number ${place + 1}` : ""}`;
            return `${kindOf(n)} node ${name}${given ? `, value ${numberText(given.value)}, ` +
                `${exercise.isRightValue(n) ? "right" : "wrong"}` : ""}`;
        },
        edge(n) {
            return `edge from ${nameOf(tree.parent[n])} to ${nameOf(n)}` +
                `${page.exercise.pruned.has(n) ? ", cut" : ""}`;
        },
    };
}

class Practice {
    constructor() {
        this.sheet = new Sheet({ ongive: (...given) => this.give(...given), onlook: n => this.look(n) });
        element("sheet").append(this.sheet.element);
        this.name = element("name");
        this.name.addEventListener("change", () => this.keep());
        element("hint").addEventListener("click", () => this.hint());
        element("another").addEventListener("click", () => this.another());
        element("copy").addEventListener("click", () => this.copy());
        element("download").addEventListener("click", () => this.download());
        element("another").hidden = data.variants.length === 1;
        window.addEventListener("hashchange", () => this.recall());
        window.addEventListener("resize", () => this.arrange());
        this.recall();
    }

    /* The address has the code of what was answered; without one the tree is new. */
    recall() {
        const { exercise, name } = exerciseFrom(location.hash.slice(1)) ?? {};

        this.begin(exercise ?? new Exercise(data.variants[0]), name ?? "");
    }

    begin(exercise, name) {
        this.exercise = exercise;
        this.hints = new Hints(exercise);
        this.name.value = name;
        tree.value = exercise.value;
        placeTree([]);
        this.drawing = new Drawing("");
        this.drawing.svg.setAttribute("aria-label", `Game tree of ${plural(tree.count, "node")}`);
        this.place = new Place(this.drawing);
        element("stage").replaceChildren(this.place.element);
        this.targets = new Targets(this.place, { tell: describing(this),
            onnode: n => (isLeaf(n) ? this.say(this.exercise.readLeaf(n), n) : this.sheet.focus(n)),
            onedge: n => this.say(this.exercise.cutEdge(n), n) });
        this.drawing.hideRing();
        this.sheet.fill(exercise);
        this.show();
        this.arrange();
        setText(element("which"), exercise.number === 0 ? "The tree as given"
            : `Tree ${exercise.number} of the same shape`);
        this.tell("", "");
    }

    /* The table stands beside the tree where that leaves room for all of it. */
    arrange() {
        const { classList } = element("work");

        classList.remove("wide");
        classList.toggle("wide", this.place.isLarge());
    }

    give(n, what, given) {
        if (what === "none")
            return this.tell("wrong", `“${given}” is no number: expected one as 6 or 2.5, inf, -inf, ` +
                "or a fraction as 7/3");
        if (what === "nothing")
            return this.forget(n, given);
        return this.say(what === "value" ? this.exercise.giveValue(n, ...given)
            : this.exercise.giveWindow(n, ...given), n);
    }

    forget(n, what) {
        (what === "value" ? this.exercise.values : this.exercise.windows).delete(n);
        this.show();
        this.keep();
    }

    tell(state, words) {
        element("told").className = `told ${state}`;
        setText(element("told"), words);
    }

    /* Right or wrong, and why; with the last thing, that all is found. */
    say({ right, words }, n) {
        const over = this.hints.left().length === 0;

        this.look(n);
        this.tell(right ? "right" : "wrong", `${words}.${over ? " Everything is found." : ""}`);
        this.show();
        this.keep();
    }

    look(n) {
        this.drawing.showRing(n);
        this.place.follow(n);
        this.sheet.look(n);
    }

    hint() {
        const { words, place } = this.hints.next();

        this.tell("hint", words);
        if (place === null)
            this.drawing.hideRing();
        else
            this.look(place);
        this.show();
        this.keep();
    }

    /* The tree before comes back by the browser's own button. */
    another() {
        const next = data.variants[(this.exercise.number + 1) % data.variants.length];

        this.begin(new Exercise(next), this.name.value);
        history.pushState(null, "", `#${codeOf(this.exercise, this.name.value.trim())}`);
        this.keep();
    }

    showNode(n) {
        const { exercise, drawing } = this, given = exercise.values.get(n), place = exercise.leaves.indexOf(n);

        drawing.setFlags(n, exercise.isPruned(n) ? FRESH | (exercise.pruned.has(n) ? CUT : 0) : 0);
        if (isLeaf(n))
            drawing.setTextAt(n, "order", place >= 0 ? `#${place + 1}` : "");
        else
            drawing.setTextAt(n, "value", given ? shortText(given.value) : "");
        drawing.nodes[n].group.classList.toggle("wrong", !isLeaf(n) && given !== undefined &&
            !exercise.isRightValue(n));
    }

    show() {
        const { exercise } = this, all = this.hints.tasks.length, left = this.hints.left().length;

        for (let n = 0; n < tree.count; n++)
            this.showNode(n);
        this.targets.describe();
        this.sheet.show(exercise);
        setText(element("leaves"), exercise.leaves.map(n => nameOf(n)).join(", "));
        setText(element("progress"), `${all - left} of ${all} found, ${exercise.wrong} wrong, ` +
            `${plural(exercise.hints, "hint")}`);
    }

    /* The code is what is handed in, and what the address keeps. */
    keep() {
        const code = codeOf(this.exercise, this.name.value.trim());

        element("code").value = code;
        history.replaceState(null, "", `#${code}`);
    }

    async copy() {
        element("code").select();
        try {
            await navigator.clipboard.writeText(element("code").value);
            setText(element("copied"), "Copied.");
        } catch {
            setText(element("copied"), "Selected: copy it by the keys of your system.");
        }
    }

    download() {
        const text = `${JSON.stringify(answersOf(this.exercise, this.name.value.trim()))}\n`;
        const link = html("a", { download: "answers.json",
            href: URL.createObjectURL(new Blob([text], { type: "application/json" })) });

        link.click();
        URL.revokeObjectURL(link.href);
    }
}

/* What there is to be done, by the algorithm. */
function showTask() {
    const { title, summary, windows } = data.algorithm;

    setText(element("algorithm"), title);
    setText(element("summary"), summary);
    element("windows-too").hidden = !windows;
    element("again").hidden = !data.algorithm.again;
    element("task").open = window.matchMedia("print, (min-width: 40rem)").matches;
}

showTask();
new Practice();
