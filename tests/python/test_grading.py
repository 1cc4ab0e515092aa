"""Answers that are graded."""

import gteval
import pytest


@pytest.fixture
def tree():
    return gteval.read("trees/aima.json")


def test_right_answers(tree):
    verdict = tree.check({"value": 3, "pv": ["A", "B", "b1"], "pruned": ["c2", "c3"]})
    assert verdict.right and verdict.differences == []
    assert str(verdict) == "all right: value, pv (3), pruned (2)"
    assert (verdict.points, verdict.most, verdict.name) == (3, 3, None)
    assert repr(verdict) == "<Verdict 3 of 3>"


def test_wrong_answers(tree):
    verdict = tree.check("name: Bob\nValue: 3\nline: A -> C\nPruned = c2\n",
                         points={"value": 1, "line": 2, "pruned": 2})
    assert not verdict.right and verdict.name == "Bob"
    assert (verdict.points, verdict.most) == (1, 5)
    assert verdict.differences == [
        "pv: C given, worth 2; right is B, worth 3",
        "pruned: c3 missing: c3 was cut: beta 2 <= alpha 3"]


def test_answers_about_a_search(tree):
    leaves = [node.name for node in tree.search("sss").order]
    assert tree.check({"leaves": leaves}, "sss").right
    assert not tree.check({"leaves": leaves}, "alphabeta").right


def test_a_result_is_an_answer(tree):
    assert tree.check(tree.search("sss").write("json"), "sss").right


def test_files(tree, tmp_path):
    path = tmp_path / "ada.txt"
    path.write_text("value 3\n")
    assert tree.check(path).right
    with pytest.raises(OSError):
        tree.check(tmp_path / "nobody.txt")
    path.write_text("valu 3\n")
    with pytest.raises(gteval.InputError, match="value") as caught:
        tree.check(path)
    assert (caught.value.file, caught.value.line) == (str(path), 1)


def test_refused(tree):
    with pytest.raises(gteval.UsageError, match="points"):
        tree.check("value 3", points={"worth": 1})
    with pytest.raises(gteval.InputError, match="no node"):
        tree.check({"pv": ["X"]})
