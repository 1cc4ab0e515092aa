/*
 * cases.js - the commands that the programs in WebAssembly and those of this machine are both given:
 * a list of { about, name, args, options }, where options are those of run() in program.js.
 */
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const { ROOT, gtconv } = require("./harness");
const { streams } = require("./trees");

const PICTURES = ["outline", "svg", "html", "dot", "tikz"];

function lines(file) {
    return fs.readFileSync(path.join(ROOT, "tests", "data", file), "utf8").trim().split("\n")
        .map(line => JSON.parse(line));
}

function command(about, name, args, options = {}) {
    return { about, name, args, options };
}

function golden() {
    const trees = ["golden.jsonl", "cases.jsonl"].flatMap(file => lines(file)
        .map(({ root, tree }) => JSON.stringify({ root, tree })));
    const documents = ["chance.jsonl", "players.jsonl", "pn.jsonl", "proofs.jsonl"]
        .flatMap(file => lines(file).map(({ doc }) => JSON.stringify(doc)));
    const texts = lines("inputs-2.jsonl").map(({ id, root, text, args = [] }) =>
        command(id, "gteval", ["--algo=all", `--root=${root ?? "max"}`, ...args], { stdin: text }));

    return [
        ...trees.map(tree => command(tree, "gteval", ["--algo=all", "--format=json"], { stdin: tree })),
        ...trees.map(tree => command(tree, "gteval", ["--algo=sss,alphabeta", "--trace"], { stdin: tree })),
        ...documents.map(tree => command(tree, "gteval", ["--algo=all", "--format=json"], { stdin: tree })),
        ...documents.map(tree => command(tree, "gteval", ["--trace"], { stdin: tree })),
        ...texts,
    ];
}

/* All formats of trees that are converted to, by their own list. */
function formats() {
    return gtconv("--list-formats").trim().split("\n").map(line => line.split(/\s+/)[0]);
}

function views([about, stdin], i) {
    const one = `${stdin.split("\n")[i]}\n`;
    const of = (name, ...args) => command(`${about}: ${name} ${args.join(" ")}`, name, args, { stdin });
    const ofOne = (name, ...args) => command(`${about}, tree ${i}: ${name} ${args.join(" ")}`, name, args,
        { stdin: one });

    return [
        ...["text", "json", "csv"].map(format => of("gteval", "--algo=all", `--format=${format}`)),
        of("gteval", "--trace"),
        of("gteval", "--algo=alphabeta", "--trace", "--format=json"),
        of("gteval", "--algo=all", "--summary", "--jobs=3"),
        ...["--moves", "--plan", "--proof", "--all-best", "--explain-input", "--verify"]
            .map(option => of("gteval", option)),
        ...PICTURES.map(format => ofOne("gteval", `--format=${format}`)),
        ofOne("gteval", "--algo=all", "--format=html"),
        ...formats().map(format => of("gtconv", `--format=${format}`, "--lossy")),
        ...formats().map(format => ofOne("gtconv", `--format=${format}`)),
        ofOne("gtconv", "--format=html", "--blank"),
    ];
}

/* What tests/bad has: each is refused, with its message and its place. */
function malformed() {
    const folder = path.join(ROOT, "tests", "bad");

    return fs.readdirSync(folder).filter(name => fs.existsSync(path.join(folder, `${name}.expected`)))
        .map(name => command(name, "gteval", [`--input=${path.extname(name).slice(1)}`, `tests/bad/${name}`],
            { files: { [`tests/bad/${name}`]: new Uint8Array(fs.readFileSync(path.join(folder, name))) } }));
}

/* The sample trees and what else a user sees first. */
function samples() {
    const folder = path.join(ROOT, "trees");
    const names = fs.readdirSync(folder).filter(name => /\.[a-z]+\d*$/.test(name) && name !== "README.md");

    return [
        ...names.map(name => command(name, "gteval", ["--algo=all", name],
            { files: { [name]: new Uint8Array(fs.readFileSync(path.join(folder, name))) } })),
        ...["gteval", "gtconv", "gtgen"].flatMap(name => [["--help"], ["--version"], ["--nonsense"], ["nowhere"],
            ["--completion=bash"]].map(args => command(`${name} ${args}`, name, args))),
        ...["formats", "algorithms"].map(list => command(list, "gteval", [`--list-${list}`])),
        ...["json", "dewey"].map(format => command(format, "gtgen", ["--game=tictactoe", "--depth=3",
            `--format=${format}`])),
    ];
}

function all() {
    return [...samples(), ...golden(), ...malformed(), ...streams().flatMap(views)];
}

module.exports = { all };
