/*
 * playback.js - the page that plays searches, step by step and side by side.
 *
 * The data of the page, written by html_data.c, are the tree, as arrays in preorder with
 * one element a node, and the runs, each with the events of a search and what the program
 * counted. Everything shown at a step follows from the events up to it.
 *
 * A step is what the text trace tells in one line: a call, for a leaf with its value; what
 * a call returns; a cut; a pass; for SSS* and DUAL* a state taken from OPEN.
 */

/* Of so many nodes nothing moves but by steps. */
const MANY_NODES = 1000;

function showFacts() {
    const leaves = tree.end.filter((end, n) => end === n + 1).length;
    const facts = [plural(tree.count, "node"),
        leaves === 1 ? "1 leaf" : `${leaves} leaves`, `depth ${Math.max(...tree.depth)}`];

    if (tree.playerNames)
        facts.push(`players ${tree.playerNames.map((text, i) => `${i + 1} ${visible(text)}`).join(", ")}`);
    if (data.fewest > 0)
        facts.push(`no fewer than ${data.fewest} can prove the value`);
    setText(document.getElementById("facts"), facts.join(", "));
}

function showLegend(columns) {
    document.getElementById("legend").append(...legendItems(columns)
        .map(([words, ...samples]) => html("li", {}, ...samples, words)));
}

function showTreeOnly(place) {
    const drawing = new Drawing(`Game tree of ${plural(tree.count, "node")}`);
    const view = new View(drawing, plural(tree.count, "node"));

    place.append(html("article", { class: "run bare" }, view.element));
    showBareTree(drawing);
    view.arrange();
    window.addEventListener("resize", () => view.arrange());
}

function showRuns(place, columns) {
    const arrange = () => {
        arrangeCards(place, columns.filter(({ shown }) => shown));
        columns.forEach(({ view }) => view?.arrange());
    };

    place.append(...columns.map(({ element }) => element));
    document.getElementById("controls").hidden = false;
    if (columns.length > 1) {
        const bars = new Bars(columns, arrange);

        document.getElementById("bars").append(bars.element);
        document.getElementById("compare").hidden = false;
    }
    new Player(columns);
    arrange();
    columns.forEach(column => column.follow());
    window.addEventListener("resize", arrange);
}

const columns = data.runs.map((run, i) => new Column(run, i));
const place = document.getElementById("runs");

document.body.classList.toggle("many", tree.count > MANY_NODES);
placeTree(columns.map(({ replay }) => replay));
showFacts();
showLegend(columns);
if (columns.length > 0)
    showRuns(place, columns);
else
    showTreeOnly(place);
