/*
 * exercise.js - a tree to be worked out, what was answered so far, and what is said of
 * that: in the words of gteval --check. What is right, and why, was found by the program;
 * nothing is searched here.
 */

class Exercise {
    constructor(variant) {
        const numbers = row => row.map(number);

        Object.assign(this, variant, { value: numbers(variant.value), worth: numbers(variant.worth),
            bound: numbers(variant.bound) });
        if (data.algorithm.windows)
            Object.assign(this, { alpha: numbers(variant.alpha), beta: numbers(variant.beta) });
        this.values = new Map();
        this.windows = new Map();
        this.leaves = [];
        this.pruned = new Set();
        this.wrong = 0;
        this.hints = 0;
    }

    isVisited(n) {
        return this.missed[n] === "";
    }

    /* Whether the edge above n is where the search leaves off. */
    isCutOff(n) {
        return !this.isVisited(n) && this.isVisited(tree.parent[n]);
    }

    /* Whether n is at or below an edge that has been cut. */
    isPruned(n) {
        for (; n > 0; n = tree.parent[n])
            if (this.pruned.has(n))
                return true;
        return false;
    }

    isRightValue(n) {
        const given = this.values.get(n);

        return given !== undefined && (isMeant(given, this.worth[n]) ||
            (this.bound[n] !== null && isMeant(given, this.bound[n])));
    }

    isRightWindow(n) {
        const { low, high } = this.windows.get(n) ?? {};

        return low !== undefined && this.isVisited(n) && low.value === this.alpha[n] &&
            high.value === this.beta[n];
    }

    judged(right, words) {
        this.wrong += right ? 0 : 1;
        return { right, words };
    }

    giveValue(n, typed) {
        this.values.set(n, typed);
        const given = plainText(typed.value), name = data.called[n], right = this.isRightValue(n);

        if (!right)
            return this.judged(false, `values: ${given} given for ${name}, ${this.right[n]}: ${this.why[n]}`);
        return this.judged(true, isMeant(typed, this.worth[n]) ? `Right, ${name} is ${given}: ${this.why[n]}`
            : `Right, ${given} is what comes back from ${name}, a bound of its value`);
    }

    giveWindow(n, low, high) {
        this.windows.set(n, { low, high });
        const given = `[${plainText(low.value)}, ${plainText(high.value)}]`, name = data.called[n];

        if (this.isRightWindow(n))
            return this.judged(true, `Right, ${name} is entered with ${given}${this.sources(n)}`);
        if (!this.isVisited(n))
            return this.judged(false, `bounds: ${given} given for ${name}, but ${this.missed[n]}`);
        return this.judged(false, `bounds: ${given} given for ${name}, ${this.rightWindow(n)}` +
            `${low.value !== this.alpha[n] ? this.alphaWhy[n] : this.betaWhy[n]}`);
    }

    rightWindow(n) {
        return `right is [${plainText(this.alpha[n])}, ${plainText(this.beta[n])}]`;
    }

    /* Where both bounds of a window come from. */
    sources(n) {
        const told = [this.alphaWhy[n], this.betaWhy[n]].filter(Boolean).map(why => why.replace(/^: /, ""));

        return told.length > 0 ? `: ${told.join("; ")}` : "";
    }

    /* A leaf that is not the next is not taken. */
    readLeaf(n) {
        const i = this.leaves.length, next = this.order[i], name = data.called[n];

        if (this.leaves.includes(n))
            return { right: true, words: `${name} was read before, as number ${this.leaves.indexOf(n) + 1}` };
        if (n === next) {
            this.leaves.push(n);
            return this.judged(true, `Right, ${name} is number ${i + 1}${this.entered[n]}`);
        }
        return this.judged(false, `leaves: ${name} given as number ${i + 1}, right is ` +
            `${next === undefined ? "to end" : data.called[next]}: ` +
            `${this.missed[n] || `${name} is number ${this.order.indexOf(n) + 1}`}`);
    }

    /* Nor is an edge cut at which the search goes on. */
    cutEdge(n) {
        if (this.isVisited(n))
            return this.judged(false, `pruned: ${data.called[n]} given, but ${data.algorithm.name} enters it` +
                `${this.entered[n]}`);
        if (!this.isCutOff(n))
            return { right: true, words: `The cut is further up: ${this.missed[n]}` };
        this.pruned.add(n);
        return this.judged(true, `Right, ${this.missed[n]}`);
    }
}
