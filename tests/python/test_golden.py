"""Searches that were worked out elsewhere, run by way of Python."""

import gteval
import pytest
from conftest import rows


def ids(nodes):
    return [node.id for node in nodes]


def check(result, expected):
    counts = {name: expected[name] for name in gteval.COUNTS if name in expected}
    got = result.counts
    assert {name: got[name] for name in counts} == counts
    assert ids(result.readings) == expected["order"]


@pytest.mark.parametrize("row", rows("golden.jsonl"), ids=lambda row: str(row["tree"])[:30])
def test_values_counts_and_orders(row):
    tree = gteval.Tree(row["tree"], root=row["root"])
    assert len(tree.proof().leaves) == row["minimal_leaves"]
    for algorithm, expected in row["algorithms"].items():
        options = {"guess": 0} if algorithm == "mtdf" else {}
        result = tree.search(algorithm, **options)
        assert (result.value, result.bound) == (expected["value"], "=")
        check(result, expected)


@pytest.mark.parametrize("row", rows("cases.jsonl"), ids=lambda row: row["id"])
def test_lines_and_leaves(row):
    tree = gteval.Tree(row["tree"], root=row["root"])
    places = {leaf: place for place, leaf in enumerate(tree.leaves)}
    for algorithm in ("alphabeta", "sss"):
        result = tree.search(algorithm, verify=True)
        assert result.value == row["value"]
        assert ids(tree.search("minimax").line) == row["pv"]
        assert [places[leaf] for leaf in result.order] == row[algorithm + "_order"]
    strict = row.get("alphabeta_strict")
    if strict:
        result = tree.search("alphabeta", cut=">")
        assert [places[leaf] for leaf in result.order] == strict["leaf_index"]


@pytest.mark.parametrize("row", rows("proofs.jsonl"), ids=lambda row: row["name"])
def test_proofs(row):
    tree = gteval.Tree(row["doc"])
    proof = tree.proof()
    assert tree.search().value == row["value"]
    for side, name in ((proof.at_least, "lower"), (proof.at_most, "upper")):
        assert (side and ids(side)) == row[name]
    assert tree.shown(proof.leaves) == (row["value"], row["value"])


@pytest.mark.parametrize("row", rows("pn.jsonl"), ids=lambda row: row["name"])
def test_targets(row):
    tree = gteval.Tree(row["doc"])
    for run in row["runs"]:
        result = tree.search(run["algorithm"], target=run["target"])
        assert (result.bound != "<=" and result.value >= run["target"]) == run["proved"]
        check(result, run)


@pytest.mark.parametrize("row", rows("players.jsonl"), ids=lambda row: row["name"])
def test_several_players(row):
    tree = gteval.Tree(row["doc"])
    for run in row["runs"]:
        if "paranoid" in run:
            result = tree.view(paranoid=run["paranoid"]).search("alphabeta")
            assert result.value == run["value"]
            check(result, run)
        elif run["algorithm"] == "maxn":
            result = tree.search("maxn")
            assert list(result.payoffs) == run["value"]
            assert ids(result.line) == run["pv"]
            check(result, run)


@pytest.mark.parametrize("row", rows("chance.jsonl"), ids=lambda row: row["name"])
def test_chance(row):
    tree = gteval.Tree(row["doc"])
    assert tree.has_chance == ("chance" in str(row["doc"]))
    for run in row["runs"]:
        if run["algorithm"] != "expectimax":
            continue
        result = tree.search("minimax")
        assert result.value == pytest.approx(run["value"], rel=1e-12)
        check(result, run)
