/*
 * steps.js - each step is a line of the text trace, OPEN is what the program had, and what is
 * shown depends on the step alone, not on the way there.
 */
"use strict";

const { assert, gteval, gtgen, treeFile, test, withPage, columns, nodesWith, clock, press } =
    require("./harness");

const EXAMPLE = "trees/sss-example.dewey";
const FOUR = "alphabeta,scout,sss,mtdf";

const CHANCE = `bounds -2 9
e max
1 chance
1.1 2
1.2 1
2 chance
2.1 @1/2 min
2.1.1 0
2.1.2 2
2.2 @1/3 -1
2.3 @1/6 1
3 chance
3.1 @0 min
3.1.1 7
3.2 @100% 1
`;

const GAME = `players "Ann" "Bob" "Cy"
1.1 (3, 3, 3)
1.2 (1, 5, 3)
2.1 (1, 7, 1)
2.2.1 (0, 0, 2)
2.2.2 (4, 1, 1)
2.3 (2, 2, 2)
3 chance
3.1 @1/4 (0, 8, 1)
3.2 @3/4 p2
3.2.1 (4, 2, 2)
3.2.2 (2, 3, 3)
`;

/* Those that search trees of MAX and MIN for their value. */
function algorithms() {
    return gteval("--list-algorithms").trim().split("\n").slice(1).map(line => line.split(" ")[0])
        .filter(name => !["maxn", "shallow", "pn", "dfpn"].includes(name));
}

function traceLines(tree, algorithm) {
    const lines = gteval("--trace", `--algo=${algorithm}`, tree).split("\n");

    return lines.slice(0, lines.indexOf(""));
}

/* OPEN before each step, as the page writes it. */
function openLists(tree, algorithm) {
    return gteval("--trace", "--format=json", `--algo=${algorithm}`, tree).trim().split("\n")
        .map(line => JSON.parse(line))
        .filter(({ event }) => event === "step")
        .map(({ open }) => open.map(({ node, state, value }) =>
            `(${node}, ${state === "S" ? "solved" : "live"}, ${
                String(value).replace("-", "−").replace("inf", "∞")})`));
}

/* Words that were put together well, whatever they say. */
function checkSentences(told) {
    assert.match(told, /^[^ ].*[.?]$/);
    assert.doesNotMatch(told, /nan|undefined|null(?! window)| {2}| \.|[@#~$]/i);
}

/* The lists that the page shows at most begin so. */
const STATES_SHOWN = 24;

async function checkOpen(page, expected) {
    for (const open of expected) {
        await press(page, "ArrowRight");
        const [shown] = await columns(page);

        assert.deepEqual(shown.open.slice(0, STATES_SHOWN), open.slice(0, STATES_SHOWN));
    }
}

module.exports = async () => {
    await test("the example has the steps of the literature", () =>
        withPage({ tree: EXAMPLE, algorithms: "sss" }, async page => {
            assert.equal((await clock(page)).last, 23);
            await press(page, "ArrowRight", 15);
            const [{ told, open, now }] = await columns(page);

            assert.equal(told, "(2.1.1, solved, 7) is first: its merit is the greatest. No child of 2.1, a MAX node, " +
                "can be better, so 2.1 is solved with it (case 4); what else is below 2.1 is purged.");
            assert.deepEqual(open, ["(2.1.1, solved, 7)", "(1.1.1, solved, 2)", "(1.1.2, solved, 2)",
                "(4.1.1, solved, 2)", "(3.1.1, solved, 1)"]);
            assert.match(now[0], /\(4\)/);
        }));

    for (const algorithm of algorithms())
        await test(`${algorithm}: a step is a line of the trace, and has a line of code`, () =>
            withPage({ tree: EXAMPLE, algorithms: algorithm }, async page => {
                const { last } = await clock(page);

                assert.equal(last, traceLines(EXAMPLE, algorithm).length);
                for (let i = 1; i <= last; i++) {
                    await press(page, "ArrowRight");
                    const [{ now, told }] = await columns(page);

                    assert.equal(now.length, 1, told);
                    checkSentences(told);
                }
                assert.equal(await page.locator("[aria-current=step]").count(), 1);
            }));

    const chance = treeFile("chance.dewey", CHANCE);

    for (const algorithm of ["minimax", "alphabeta", "star2", "negascout", "pvs"])
        await test(`${algorithm}: chance, step by step`, () =>
            withPage({ tree: chance, algorithms: algorithm }, async page => {
                const { last } = await clock(page);

                assert.equal(last, traceLines(chance, algorithm).length);
                for (let i = 1; i <= last; i++) {
                    await press(page, "ArrowRight");
                    const [{ now, told }] = await columns(page);

                    assert.equal(now.length, 1, told);
                    checkSentences(told);
                }
                assert.deepEqual(await page.$$eval("article text.odds", texts => texts.map(e => e.textContent)),
                    ["1/2", "1/2", "1/2", "1/3", "1/6", "0", "100%"]);
                assert.equal(await page.locator("article g.node.chance").count(), 3);
            }));

    const game = treeFile("game.dewey", GAME);

    for (const algorithm of ["maxn", "shallow"])
        await test(`${algorithm}: payoffs, step by step`, () =>
            withPage({ tree: game, algorithms: algorithm }, async page => {
                const { last } = await clock(page);

                assert.equal(last, traceLines(game, algorithm).length);
                for (let i = 1; i <= last; i++) {
                    await press(page, "ArrowRight");
                    const [{ now, told }] = await columns(page);

                    assert.equal(now.length, 1, told);
                    checkSentences(told);
                }
                const [{ result, counts }] = await columns(page);

                assert.equal(result, "Payoffs (1.5, 4.25, 2.5), move 3, line e 3.");
                assert.equal(counts.leaves, algorithm === "maxn" ? "9" : "6");
                assert.match(await page.textContent("#facts"), /, players 1 Ann, 2 Bob, 3 Cy$/);
                assert.deepEqual(await page.$$eval("article g.node.player .value", texts => texts.slice(0, 2)
                    .map(e => e.textContent)), ["(1.5, 4.25, 2.5)", "(1, 5, 3)"]);
            }));

    await test("what players take, and what is left of the sum, is told", () =>
        withPage({ tree: game, algorithms: "shallow" }, async page => {
            const told = [], { last } = await clock(page);

            for (let i = 0; i < last; i++) {
                await press(page, "ArrowRight");
                told.push((await columns(page))[0].told);
            }
            for (const words of [
                "e is entered: player 1 moves here. Payoffs add up to 9 at most; players 2 and 3 get 0 and 1 at " +
                    "least: β = 9 − 0 − 1 = 8, the most that player 1 can get at all.",
                "1.2 is a leaf worth (1, 5, 3). Player 2 gets 5, more than 3, and takes this.",
                "2 is entered: player 2 moves here. Payoffs add up to 9 at most; player 1 has 1, player 3 gets 1 " +
                    "at least: β = 9 − 1 − 1 = 7. If player 2 gets that much here, player 1 gets no more than 1.",
                "Player 2 gets 7 at 2.1. That leaves 9 − 7 − 1 = 1 to player 1, who has 1 already and will not " +
                    "go to 2: 2.2 and 2.3 need not be searched.",
                "At 2 player 2 gets 7 at least. Player 1 gets 1, no more than 1.",
                "3 is worth (1.5, 4.25, 2.5), the mean of each payoff: 1/4 · (0, 8, 1) + 3/4 · (2, 3, 3). " +
                    "Player 1 gets 1.5, more than 1, and takes this.",
            ])
                assert.ok(told.includes(words), `${words}\n${told.join("\n")}`);
        }));

    await test("probes are told, and what they say", () =>
        withPage({ tree: chance, algorithms: "star2" }, async page => {
            const told = [], { last } = await clock(page);

            for (let i = 0; i < last; i++) {
                await press(page, "ArrowRight");
                told.push((await columns(page))[0].told);
            }
            assert.ok(told.includes("2.1, a MIN node, is entered with the window (−2, 9): no bound has come down " +
                "to it. Its probe has shown that it is worth at most 0."), told.join("\n"));
        }));

    await test("Star1 is told by what the others add up to", () =>
        withPage({ tree: chance, algorithms: "alphabeta" }, async page => {
            const told = [], { last } = await clock(page);

            for (let i = 0; i < last; i++) {
                await press(page, "ArrowRight");
                told.push((await columns(page))[0].told);
            }
            assert.ok(told.includes("2, a chance node, is entered with the window (1.5, 9): MAX already has 1.5 at 1, " +
                "so it matters only if it is worth more. It is worth the mean of its 3 outcomes, each worth from " +
                "−2 to 9."),
                told.join("\n"));
            assert.ok(told.includes("2.2 is a leaf worth −1. The others can still add up to 1.5 " +
                "at most: the mean gets above 1.5 only if this is worth more than (1.5 − 1.5) / (1/3) = 0."),
            told.join("\n"));
            assert.ok(told.includes("The mean of 2 is at most 1.1666666666666667, which is not above α 1.5: 2.3 need " +
                "not be read. With the most that all outcomes can still be worth, the mean is 1/2 · 0 + 1/3 · −1 + " +
                "1/6 · 9 = 1.16666666667."),
            told.join("\n"));
        }));

    await test("a cut says who has what, and what need not be read", () =>
        withPage({ tree: "trees/aima.json", algorithms: "alphabeta" }, async page => {
            const told = [], { last } = await clock(page);

            for (let i = 0; i < last; i++) {
                await press(page, "ArrowRight");
                told.push((await columns(page))[0].told);
            }
            assert.ok(told.includes("C is worth at most 2 now. MAX already has 3 at B and will not go to C: c2 and " +
                "c3 need not be read."), told.join("\n"));
        }));

    await test("assignments light up where they happen", () =>
        withPage({ tree: "trees/aima.json", algorithms: "alphabeta" }, async page => {
            const set = [];

            for (let i = 0; i < 6; i++) {
                await press(page, "ArrowRight");
                set.push(await page.$$eval(".code li.set", lines => lines.map(e => e.textContent.trim())));
            }
            assert.deepEqual(set, [["at MAX: best := −∞"], ["at MIN: best := ∞"],
                ["g := alphabeta(c, α, min(β, best))", "best := min(best, g)"],
                ["g := alphabeta(c, α, min(β, best))"], ["g := alphabeta(c, α, min(β, best))"],
                ["g := alphabeta(c, max(α, best), β)", "best := max(best, g)"]]);
        }));

    const random = treeFile("open.json",
        gtgen("--model=ragged", "--width=5", "--depth=4", "--values=0..9", "--seed=4"));

    for (const tree of [EXAMPLE, "trees/min-root.dewey", "trees/movers.dewey", random])
        for (const algorithm of ["sss", "dual"])
            await test(`${algorithm}: OPEN is that of the program: ${tree}`, () =>
                withPage({ tree, algorithms: algorithm, args: ["--ids"] }, page =>
                    checkOpen(page, openLists(tree, algorithm))));

    await test("back is where one came from", () =>
        withPage({ tree: EXAMPLE, algorithms: FOUR, reducedMotion: "reduce" }, async page => {
            const { last } = await clock(page), seen = [await columns(page)];

            for (let i = 0; i < last; i++) {
                await press(page, "ArrowRight");
                seen.push(await columns(page));
            }
            for (let i = last - 1; i > 0; i--) {
                await press(page, "ArrowLeft");
                assert.deepEqual(await columns(page), seen[i], `step ${i}`);
            }
        }));

    await test("the principal variation is shown at the end, and only then", () =>
        withPage({ tree: EXAMPLE, algorithms: FOUR }, async page => {
            await press(page, "End");
            for (const line of await nodesWith(page, "line"))
                assert.deepEqual(line, [0, 5, 8, 9]);
            await press(page, "ArrowLeft");
            assert.deepEqual((await nodesWith(page, "line"))[3], []);
        }));

    await test("what was cut and never entered is marked", () =>
        withPage({ tree: EXAMPLE, algorithms: "alphabeta" }, async page => {
            await press(page, "End");
            assert.deepEqual(await nodesWith(page, "fresh"), [[17, 18]]);
            assert.equal(await page.locator("article path.edge.cut").count(), 1);
            assert.equal(await page.textContent("article text.reason"), "6 ≥ 2");
        }));

    await test("a long run shows the ends of its lists", () =>
        withPage({
            tree: treeFile("star.json", JSON.stringify([...Array(300).keys()])), algorithms: "sss",
        }, async page => {
            await press(page, "ArrowRight", 2);
            const [{ open }] = await columns(page);

            assert.equal(open.length, STATES_SHOWN + 1);
            assert.equal(open[STATES_SHOWN], `… ${300 - STATES_SHOWN} more`);
            await press(page, "End");
            assert.equal((await columns(page))[0].leaves[0], "… 240 before");
        }));
};
