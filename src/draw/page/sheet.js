/*
 * sheet.js - the table in which values and windows of inner nodes are typed.
 */

class Sheet {
    /*
     * ongive(n, what, typed) is told what was typed at a node: "value" with a number, or
     * "window" with two, or "none" with what is no number; onlook(n), which node is at hand.
     */
    constructor({ ongive, onlook }) {
        this.ongive = ongive;
        this.rows = new Map();
        for (let n = 0; n < tree.count; n++)
            if (!isLeaf(n))
                this.rows.set(n, this.makeRow(n));
        const windows = data.algorithm.windows;

        this.element = html("table", { class: "sheet" },
            html("thead", {}, html("tr", {}, html("th", { scope: "col" }, "node"),
                ...(windows ? [html("th", { scope: "col", colspan: 2 }, "window α, β")] : []),
                html("th", { scope: "col" }, "value"))),
            html("tbody", {}, ...[...this.rows.values()].map(({ row }) => row)));
        this.element.addEventListener("focusin", ({ target }) => onlook(Number(target.closest("tr").dataset.node)));
    }

    makeField(n, what, label) {
        const input = html("input", { type: "text", autocomplete: "off", autocapitalize: "off",
            spellcheck: "false", "aria-label": `${label} of ${nameOf(n)}`, "data-what": what });

        input.addEventListener("change", () => this.take(n, what, input));
        return input;
    }

    makeRow(n) {
        const value = this.makeField(n, "value", "value");
        const bounds = data.algorithm.windows
            ? [this.makeField(n, "window", "alpha"), this.makeField(n, "window", "beta")] : [];
        const mark = () => html("span", { class: "mark", "aria-hidden": "true" });
        const marks = { value: mark(), window: mark() };
        const cell = (input, ...more) => html("td", {}, html("span", { class: "field" }, input, ...more));
        const row = html("tr", { "data-node": n, class: kindOf(n).toLowerCase() },
            html("th", { scope: "row" }, html("bdi", { class: "name" }, nameOf(n)), " ",
                html("span", { class: "kind" }, kindOf(n))),
            ...bounds.map((input, i) => (i === 1 ? cell(input, marks.window) : cell(input))),
            cell(value, marks.value));

        return { row, value, bounds, marks };
    }

    /* A window is whole when both its bounds are there. */
    take(n, what, input) {
        const { value, bounds } = this.rows.get(n), fields = what === "value" ? [value] : bounds;
        const numbers = fields.map(field => typedNumber(field.value));
        const wrong = fields.find((field, i) => field.value.trim() !== "" && numbers[i] === null);

        if (wrong)
            this.ongive(n, "none", wrong.value);
        else if (numbers.every(Boolean))
            this.ongive(n, what, numbers);
        else if (input.value.trim() === "")
            this.ongive(n, "nothing", what);
    }

    mark(n, what, fields, given, right) {
        const { marks } = this.rows.get(n), state = !given ? "" : right ? "right" : "wrong";

        setText(marks[what], { "": "", right: "✓", wrong: "✗" }[state]);
        marks[what].className = `mark ${state}`;
        fields.forEach(field => {
            field.className = state;
            field.setAttribute("aria-invalid", String(state === "wrong"));
        });
    }

    /* Shows what the exercise has; what is being typed stays. */
    show(exercise) {
        for (const [n, { value, bounds }] of this.rows) {
            const { low, high } = exercise.windows.get(n) ?? {};

            this.mark(n, "value", [value], exercise.values.has(n), exercise.isRightValue(n));
            this.mark(n, "window", bounds, low !== undefined, low && exercise.isRightWindow(n));
        }
    }

    /* Fills all fields with the answers of another exercise. */
    fill(exercise) {
        for (const [n, { value, bounds: [low, high] }] of this.rows) {
            const window = exercise.windows.get(n);

            value.value = exercise.values.get(n)?.text ?? "";
            if (low)
                [low.value, high.value] = [window?.low.text ?? "", window?.high.text ?? ""];
        }
        this.show(exercise);
    }

    /* The first field of a node that is not right yet. */
    focus(n) {
        const { value, bounds } = this.rows.get(n);

        ([...bounds, value].find(field => field.className !== "right") ?? value).focus();
    }

    look(n) {
        this.rows.forEach(({ row }, other) => row.classList.toggle("now", other === n));
    }
}
