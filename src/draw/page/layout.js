/*
 * layout.js - where the nodes of the drawing stand.
 *
 * Each ply is a row with lanes, from above:
 *
 *     odds     of the edge that leads here
 *     tag      what the node was entered with, or its state in OPEN
 *     upper    the node with its value; at a tip that points up there is room for its name
 *     middle
 *     lower    here at one that points down, and below the box of a leaf
 *     foot     why the node was cut; where a leaf stands in the order
 *     bars     across edges that were cut
 *
 * What stands in one lane never meets what stands in another, and nodes of a row are as far
 * apart as each of their lanes needs: texts do not overlap, whatever they are. Below a
 * parent children are as near to each other as they can be, and it stands in the middle.
 */

const LANES = ["odds", "tag", "upper", "middle", "lower", "foot"];
const NODE_HEIGHT = 38, LEAF_HEIGHT = 26;
const LABEL_SIZE = 11, REASON_SIZE = 12, VALUE_SIZE = 13, BOLD = 700;

/* From a row's upper edge; bars come between the foot of a row and the odds, or tags, of
 * the next. */
const ODDS_LINE = -20, TAG_TOP = -16, TAG_HEIGHT = 15, FOOT_LINE = 55, FOOT_END = 59;
const BARS_ROOM = 18, ODDS_ROOM = 14;

/* Where odds stand on their edge, at least, as a part of it. */
const ODDS_AT = 0.6;

/* Of all, so that there is room for a window. */
const LEAST_WIDTH = 170;

/* Between nodes; of triangles, half their width; of edges, so that they do not lie flat. */
const SPACE = 5, LEAST_HALF = 19, MOST_HALF = 44, MOST_PLAYER = 80, SLOPE = 0.22, MOST_GAP = 150;

/* The width of a text. */
const textWidth = (() => {
    const context = document.createElement("canvas").getContext("2d"), known = new Map();
    const family = getComputedStyle(document.body).fontFamily;

    return (text, size, weight = 400) => {
        const key = `${weight} ${text}`;

        if (!known.has(key)) {
            context.font = `${weight} 100px ${family}`;
            known.set(key, context.measureText(text).width / 100);
        }
        return known.get(key) * size;
    };
})();

/* Triangles hold a bound of a leaf's value if that is not too long, hexagons payoffs. */
function measureShapes() {
    const leaves = tree.end.map((_, n) => n).filter(isLeaf);
    const widest = Math.max(...leaves.map(n => textWidth(worthText(n, shortText), VALUE_SIZE, BOLD)));
    /* Means have more digits than what they are means of. */
    const inner = widest * (tree.odds ? 1.5 : 1);
    const half = tree.worth ? Math.min(MOST_PLAYER, inner / 2 + 12)
        : Math.min(MOST_HALF, (inner + textWidth("≥ ", VALUE_SIZE, BOLD)) / 2 / 0.68);

    tree.leaf = [Math.max(14, widest / 2 + 5), LEAF_HEIGHT];
    tree.inner = [Math.max(LEAST_HALF, half), NODE_HEIGHT];
}

/* Half the width of the shape of an inner node. */
function halfOf(n) {
    const [half] = tree.inner;

    return isChance(n) ? Math.max(NODE_HEIGHT / 2, (tree.worth ? 1 : 0.8) * half) : half;
}

/* How far right of the middle of an inner node its name begins. */
function labelStart(n) {
    return isChance(n) || isPlayer(n) ? halfOf(n) + 4 : 0.34 * halfOf(n) + 4;
}

/* Texts that come and go, with the steps of the runs where there are some: how wide they
 * become. */
function measureTexts(replays) {
    const leaves = tree.end.filter((_, n) => isLeaf(n)).length;
    const foot = Float64Array.from(tree.end, (_, n) => (isLeaf(n) ? textWidth(`#${leaves}`, LABEL_SIZE) : 0));
    const note = (n, text, size, weight) => { foot[n] = Math.max(foot[n], textWidth(text, size, weight)); };

    for (const replay of replays) {
        for (let i = 1; i <= replay.last; i++) {
            replay.go(i);
            if (replay.step.cut)
                note(replay.step.cut.node, reasonAt(replay.state, replay.step.cut.node), REASON_SIZE, BOLD);
        }
        replay.state.order.forEach((_, n) => note(n, orderText(replay.state, n), LABEL_SIZE));
        replay.go(0);
    }
    return foot;
}

/* As wide as the tags of states, of which there are many at once, become. */
function widestTag(replays) {
    const signs = replays.map(({ run }) => run.sign).filter(Boolean);

    if (signs.length === 0)
        return 0;
    const leaves = tree.end.map((_, n) => n).filter(isLeaf);
    const texts = [...signs.map(sign => numberText(sign * Infinity)), ...leaves.map(n => shortText(tree.value[n]))];

    return Math.max(...texts.map(text => textWidth(`S ${text}`, LABEL_SIZE, BOLD))) + 8;
}

/* How far a node reaches to both sides in each lane; nothing: not at all. */
function lanesOf(n, foot, tag) {
    const label = textWidth(visible(tree.label[n]), LABEL_SIZE);
    const sides = (left, right = left) => (left + right > 0 ? [left, right] : undefined);
    const odds = sides(textWidth(oddsOf(n), LABEL_SIZE) / 2 / ODDS_AT);
    const common = { odds, tag: sides(tag / 2), foot: sides(foot / 2) };

    if (isLeaf(n)) {
        const [half] = tree.leaf;

        return { ...common, upper: [half, half], middle: [half, half], lower: sides(label / 2) };
    }
    const half = halfOf(n), end = labelStart(n) + label;

    if (isChance(n) || isPlayer(n))
        return { ...common, upper: [half, end], middle: [half, half], lower: [half, half] };
    const tip = [0.34 * half, end], waist = [0.67 * half, 0.67 * half], base = [half, half];

    return tree.max[n] ? { ...common, upper: tip, middle: waist, lower: base }
        : { ...common, upper: base, middle: waist, lower: tip };
}

/* ---- Outlines: how far a subtree reaches in each lane of its rows, the lowest row first,
 * so that a row can be put on top; each side has to be shifted by a common amount. ---- */

function outlineOf(lanes) {
    return {
        left: LANES.map(lane => (lanes[lane] ? -lanes[lane][0] : Infinity)),
        right: LANES.map(lane => (lanes[lane] ? lanes[lane][1] : -Infinity)),
        shift: 0,
    };
}

/* How far right of an outline another has to be. */
function distance(a, b) {
    const common = Math.min(a.left.length, b.left.length);
    let least = 0;

    for (let i = 1; i <= common; i++)
        least = Math.max(least, a.right[a.right.length - i] + a.shift -
            b.left[b.left.length - i] - b.shift + SPACE);
    return least;
}

/* Both in one, the deeper one, so that the work is in the rows that they have in common. */
function join(a, b) {
    const [deep, flat] = a.left.length >= b.left.length ? [a, b] : [b, a];
    const by = flat.shift - deep.shift;

    for (let i = 1; i <= flat.left.length; i++) {
        const to = deep.left.length - i, from = flat.left.length - i;

        deep.left[to] = Math.min(deep.left[to], flat.left[from] + by);
        deep.right[to] = Math.max(deep.right[to], flat.right[from] + by);
    }
    return deep;
}

/* Puts a node above the outlines of its children; notes where these stand, from it. */
function putAbove(lanes, children, outlines, offset) {
    let all = outlines[children[0]];

    offset[children[0]] = 0;
    for (const c of children.slice(1)) {
        offset[c] = distance(all, outlines[c]);
        outlines[c].shift += offset[c];
        all = join(all, outlines[c]);
    }
    const middle = offset[children[children.length - 1]] / 2, own = outlineOf(lanes);

    children.forEach(c => {
        offset[c] -= middle;
        outlines[c] = undefined;
    });
    all.shift -= middle;
    own.left.forEach(x => all.left.push(x - all.shift));
    own.right.forEach(x => all.right.push(x - all.shift));
    return all;
}

/* From the right, so that children come before parents. */
function placeNodes(lanes) {
    const outlines = [], offset = new Float64Array(tree.count), x = new Float64Array(tree.count);
    let left = Infinity, right = -Infinity;

    for (let n = tree.count - 1; n >= 0; n--)
        outlines[n] = isLeaf(n) ? outlineOf(lanes[n]) : putAbove(lanes[n], childrenOf(n), outlines, offset);
    for (let n = 1; n < tree.count; n++)
        x[n] = x[tree.parent[n]] + offset[n];
    for (let n = 0; n < tree.count; n++)
        for (const sides of Object.values(lanes[n]).filter(Boolean)) {
            left = Math.min(left, x[n] - sides[0]);
            right = Math.max(right, x[n] + sides[1]);
        }
    const more = Math.max(0, LEAST_WIDTH - (right - left));

    tree.x = x.map(at => at - left + more / 2);
    tree.width = right - left + more;
}

/* Rows are farther apart where edges go far to the side. */
function placeRows() {
    const rows = Math.max(...tree.depth) + 1, far = new Float64Array(rows);
    const least = FOOT_END - NODE_HEIGHT + BARS_ROOM - TAG_TOP + (tree.odds ? ODDS_ROOM : 0);

    for (let n = 1; n < tree.count; n++)
        far[tree.depth[n]] = Math.max(far[tree.depth[n]], Math.abs(tree.x[n] - tree.x[tree.parent[n]]));
    tree.top = [0];
    for (let row = 1; row < rows; row++)
        tree.top.push(tree.top[row - 1] + NODE_HEIGHT + Math.max(least, Math.min(SLOPE * far[row], MOST_GAP)));
    tree.height = tree.top[rows - 1] + FOOT_END;
}

function placeTree(replays) {
    const foot = measureTexts(replays), tag = widestTag(replays);

    measureShapes();
    placeNodes(tree.end.map((_, n) => lanesOf(n, foot[n], tag)));
    placeRows();
}
