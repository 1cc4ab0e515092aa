"""Comparisons: rows, tables, frames."""

import subprocess

import gteval
import pytest


def printed(path, algorithms):
    """The table as the program prints it."""
    return subprocess.run(["gteval", "--algo=" + algorithms, path], check=True,
                          capture_output=True, text=True).stdout


@pytest.mark.parametrize("path, algorithms", [
    ("trees/stockman.json", "alphabeta,scout,sss,dual,mtdf"),
    ("trees/aima.json", "all"),
    ("trees/three-players.dewey", "maxn,shallow"),
])
def test_tables(path, algorithms):
    names = () if algorithms == "all" else algorithms.split(",")
    rows = gteval.read(path).compare(*names)
    assert str(rows) + "\n" == printed(path, algorithms)


def test_rows(aima):
    rows = aima.compare("alphabeta", "sss")
    assert [row["algorithm"] for row in rows] == ["alphabeta", "sss"]
    first = rows[0]
    assert (first["value"], first["bound"], first["move"]) == (3, "=", "1")
    assert first["line"] == ["e", "1", "1.1"]
    assert (first["leaves"], first["leaves/minimal"]) == (7, 7 / 5)
    assert set(gteval.COUNTS) <= set(first)
    assert [result.algorithm for result in rows.results] == ["alphabeta", "sss"]
    assert rows.minimal == 5


def test_chance_and_players():
    rows = gteval.Tree({"player": "chance", "children": [3, 5]}).compare()
    assert [row["value"] for row in rows] == [4] * 5
    assert rows[0]["leaves/minimal"] is None and rows[0]["move"] is None
    rows = gteval.read("trees/three-players.dewey").compare()
    assert [row["value"] for row in rows] == [(1, 2, 3)] * 2


def test_bounds_that_do_not_exclude(aima):
    rows = aima.compare("pn", "dfpn", target=3)
    assert [row["bound"] for row in rows] == [">=", ">="]
    assert rows.minimal is None


def test_html(aima):
    tree = gteval.Tree({"name": "<b>", "children": [{"name": "<i>", "value": 1}]})
    page = tree.compare("sss")._repr_html_()
    assert "&lt;i&gt;" in page and "<i>" not in page
    assert aima.compare("sss")._repr_html_().count("<tr>") == 2


def test_frames(aima):
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(aima.compare("alphabeta", "sss"))
    assert list(frame["leaves"]) == [7, 7]
    assert list(frame["algorithm"]) == ["alphabeta", "sss"]
