/*
 * trees.js - a thousand random trees: gtgen's models, and documents with what they do not have -
 * movers in any order, infinities, numbers of every size, names - the same each time.
 */
"use strict";

const { gtgen } = require("./harness");

const EACH = 50;
const SHAPES = ["--width=3 --depth=3", "--width=2 --depth=6", "--model=ragged --width=4 --depth=5",
    "--model=ragged --width=3 --depth=6 --real --p=0.4", "--model=incremental --width=3 --depth=4 --static --format=json",
    "--model=permutation --width=2 --depth=5", "--model=ordered --width=3 --depth=4 --root=min",
    "--model=pgame --width=3 --depth=4", "--model=uniform --width=2 --depth=5 --real", "--model=noisy --width=3 --depth=3",
    "--shape=+2*3-2*2 --format=json", "--shape=+3*2-2 --weights=random --values=-9..9 --format=json",
    "--players=3 --width=2 --depth=4 --format=json"];

/* Numbers that printing and reading can get wrong. */
const NUMBERS = [0, -0, 0.1, 1 / 3, -2.5, 1e21, 1e-7, 123456789012345680, 2 ** 53 + 2, 5e-324, 2.2250738585072014e-308,
    1.7976931348623157e308, -1e-300, 4.35, 0.30000000000000004, 1e23, 9007199254740993, 7.0e-10, 100, 1e15, 1e16, 1e17];

/* Marsaglia's xorshift of 32 bits; returns a function that draws a whole number below n. */
function dice(seed) {
    let state = seed;

    return n => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return (state >>> 0) % n;
    };
}

function leaf(draw) {
    const kind = draw(8);

    if (kind === 0)
        return draw(2) ? "inf" : "-inf";
    return kind < 4 ? NUMBERS[draw(NUMBERS.length)] : draw(21) - 10;
}

/* A node in the document's form: players as they come, two in a row, too. */
function node(draw, depth) {
    if (depth === 0 || draw(6) === 0)
        return draw(3) ? leaf(draw) : { name: `n${draw(1000000)}`, value: leaf(draw) };
    const children = Array.from({ length: 1 + draw(4) }, () => node(draw, depth - 1));

    return draw(3) ? { player: draw(2) ? "max" : "min", children } : children;
}

function documents(seed) {
    const draw = dice(seed);

    return Array.from({ length: EACH }, () =>
        JSON.stringify({ root: draw(2) ? "max" : "min", tree: [node(draw, 4), node(draw, 3)] }))
        .join("\n") + "\n";
}

/* Streams of EACH trees, a name and a text each. */
function streams() {
    const generated = SHAPES.map((shape, i) => [`gtgen ${shape}`,
        gtgen(...shape.split(" "), `--count=${EACH}`, `--seed=${i + 1}`)]);
    const own = Array.from({ length: 20 - SHAPES.length }, (_, i) => [`documents ${i}`, documents(77 + i)]);

    return [...generated, ...own];
}

module.exports = { EACH, dice, streams };
