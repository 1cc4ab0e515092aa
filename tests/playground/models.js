/*
 * models.js - edits of trees as the page keeps them: what is written is what was meant, in any order.
 */
"use strict";

const { assert, native, test } = require("./harness");
const { asJson, model, sample } = require("./editing");
const { dice } = require("./trees");

/* What is left of odds stays what it was, in numbers that all formats have. */
function odds() {
    for (const [key, before, edit, after] of [
        ["probs", "\"1/3\",\"2/3\"", now => model.withChild(now, []), "\"weights\":[1,2,2]"],
        ["probs", "0.25,0.75", now => model.withMoved(now, [0], 1), "\"probs\":[0.75,0.25]"],
        ["probs", "0.25,\"1/3\",\"5/12\"", now => model.withoutNode(now, [1]), "\"weights\":[3,5]"],
        ["probs", "5e-1,0.5", now => model.withoutNode(now, [0]), "\"probs\":[1]"],
        ["weights", "2,4,6", now => model.withoutNode(now, [2]), "\"weights\":[2,4]"],
        ["weights", "\"2/4\",1.5,1e1", now => model.withMoved(now, [2], 0), "\"weights\":[20,1,3]"],
        ["weights", "0,1", now => model.withoutNode(now, [1]), ""],
        ["weights", "1e300,0.5", now => model.withMoved(now, [0], 1), "\"weights\":[0.5,1e300]"]]) {
        const children = before.split(",").map((one, i) => `{"value":${i}}`).join();
        const edited = edit(model.parseModel(`{"player":"chance","${key}":[${before}],"children":[${children}]}`));
        const json = asJson(model.modelText(edited));

        assert.equal(json.match(/"(probs|weights)":\[[^\]]*\]/)?.[0] ?? "", after);
        if (!/e300/.test(before))
            assert.equal(asJson(native("gtconv", ["--format=dewey"], { stdin: json }).out), json);
    }
}

/* An edit of a model, as a user may make it; the model if there is nothing to do. */
function anyEdit(draw, before) {
    const all = model.nodesOf(before), { node, path: place, parent } = all[draw(all.length)];
    const kind = draw(4);

    if (kind === 0 && !model.isInner(node))
        return model.withWorth(before, place, model.parseWorth(before,
            Array(node.payoffs?.length ?? 1).fill(0).map(() => String((draw(41) - 20) / 4)).join()));
    if (kind === 1)
        return model.withChild(before, place);
    if (kind === 2 && place.length > 0)
        return model.withoutNode(before, place);
    return parent ? model.withMoved(before, place, draw(parent.node.children.length)) : before;
}

/* Random edits: what is written is what the model says, and what was not edited is as before. */
async function anyEdits() {
    const draw = dice(4711);
    const texts = ["aima.csv", "stockman.json", "two-payoffs.dewey", "three-players.dewey", "movers.dewey", "aima-5.18.list", "course.sets"]
        .map(sample);

    texts.push("{\"player\":\"chance\",\"probs\":[\"1/3\",0.25,\"5/12\"],\"children\":[{\"name\":\"\\\"\u00e9\",\"value\":-0},[1e300,[2,3]],[4,5]]}");
    for (const text of texts) {
        let now = model.parseModel(asJson(text).split("\n")[0]);

        for (let i = 0; i < 40; i++) {
            now = anyEdit(draw, now);
            const json = asJson(model.modelText(now)), back = model.parseModel(json);

            assert.equal(asJson(model.modelText(back)), json);
            assert.deepEqual(model.nodesOf(back).map(({ node, mover }) => [node.name, node.value, String(node.payoffs), model.isInner(node) && mover]),
                model.nodesOf(now).map(({ node, mover }) => [node.name, node.value, String(node.payoffs), model.isInner(node) && mover]));
        }
    }
}

module.exports = async () => {
    await test("models: odds", odds);
    await test("models: any edits", anyEdits);
};
