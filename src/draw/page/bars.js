/*
 * bars.js - the counts of all runs beside each other.
 */

class Bars {
    /* onchange is called when columns have been hidden or shown again. */
    constructor(columns, onchange) {
        this.onchange = onchange;
        this.kinds = data.counts.filter(kind => "heading" in kind);
        this.rows = columns.map(column => this.makeRow(column));
        this.element = html("table", {},
            html("thead", {}, html("tr", {}, html("th", { scope: "col" }, "algorithm"),
                ...this.kinds.map(({ heading, meaning }) =>
                    html("th", { scope: "col", title: meaning }, heading)))),
            html("tbody", {}, ...this.rows.map(({ row }) => row)));
        columns.forEach((column, i) => { column.onmove = () => this.show(this.rows[i]); });
        this.scale(columns);
        this.rows.forEach(row => this.show(row));
    }

    makeRow(column) {
        const box = html("input", { type: "checkbox" });
        const cells = this.kinds.map(({ name }) => {
            const bar = html("span", { class: "bar" }), final = html("span", { class: "final" });
            const number = html("span", { class: "number" });

            return { name, bar, final, number,
                cell: html("td", {}, number, html("span", { class: "track" }, final, bar)) };
        });

        box.checked = true;
        box.addEventListener("change", () => {
            column.setShown(box.checked);
            this.onchange();
        });
        return { column, cells, row: html("tr", { "data-name": column.run.name },
            html("th", { scope: "row" }, html("label", {}, box, column.run.title)),
            ...cells.map(({ cell }) => cell)) };
    }

    /* Bars are parts of the largest final count; the fewest leaves possible are marked. */
    scale(columns) {
        for (const [i, { name }] of this.kinds.entries()) {
            const finals = columns.map(({ run }) => run.result.counts[name]);
            const most = Math.max(1, ...finals);

            this.rows.forEach(({ cells }, r) => {
                const cell = cells[i];

                cell.most = most;
                cell.final.style.width = `${100 * finals[r] / most}%`;
                cell.cell.title = `${finals[r]} in the end`;
                if (data.fewest > 0 && ["leaves", "distinct_leaves"].includes(name)) {
                    const mark = html("span", { class: "fewest" });

                    mark.style.left = `${100 * data.fewest / most}%`;
                    cell.final.parentNode.append(mark);
                }
            });
        }
    }

    show({ column, cells }) {
        for (const { name, bar, number, most } of cells) {
            const count = column.replay.state.counts[name];

            bar.style.width = `${100 * count / most}%`;
            setText(number, String(count));
        }
    }
}
