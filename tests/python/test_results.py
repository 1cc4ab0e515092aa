"""Searches and what they say."""

import copy
import pickle

import gteval
import pytest

INF = float("inf")


def test_names_of_algorithms(aima):
    for name in gteval.ALGORITHMS:
        assert aima.search(name).value == 3
    assert aima.search("SSS*").value == 3
    with pytest.raises(gteval.UsageError, match="did you mean 'sss'"):
        aima.search("ssss")


def test_lines(aima):
    result = aima.search("sss")
    assert [node.id for node in result.line] == ["e", "1", "1.1"]
    assert result.move.id == "1"
    assert result.payoffs is None
    assert result.seconds >= 0
    assert result.algorithm == "sss"
    assert repr(result) == "<Result sss: 3.0>"


def test_windows(aima):
    high = aima.search(window=(5, 9))
    assert (high.value, high.bound) == (5, "<=")
    low = aima.search(window=(-INF, 2))
    assert (low.bound, low.line, low.move) == (">=", [], None)
    assert repr(low) == "<Result alphabeta: >= 3.0>"
    with pytest.raises(gteval.UsageError, match="less than"):
        aima.search(window=(2, 2))
    with pytest.raises(gteval.UsageError, match="no meaning for 'sss'"):
        aima.search("sss", window=(1, 2))


def test_options(aima):
    assert aima.search("mtdf", guess=3).counts["passes"] == 2
    assert aima.search("mtdf", guess=INF).value == 3
    assert aima.search(cut=">").value == 3
    assert aima.search("pn", target=3).bound == ">="
    assert aima.search("pn", target=4).bound == "<="
    assert aima.search(verify=True).value == 3
    assert aima.search(line="shortest").value == 3
    for wrong in ({"cut": ">>"}, {"line": "best"}):
        with pytest.raises(gteval.UsageError, match="expected one of"):
            aima.search(**wrong)
    with pytest.raises(TypeError):
        aima.search(beta=2)


def test_bounds():
    tree = gteval.Tree({"player": "chance", "children": [3, 5]})
    assert tree.search("star2", bounds=(0, 9)).value == 4
    with pytest.raises(gteval.InputError):
        tree.search("star2", bounds=(0, 4))


def test_plans():
    tree = gteval.Tree({"player": "chance", "children": [[3, 5], [2, 1]]})
    result = tree.search(plan=True)
    assert [result.move_at(child).id for child in tree.root] == ["1.2", "2.1"]
    assert result.move_at(tree.root) is None
    assert tree.search().move_at(tree[1]) is None


def test_nodes_of_other_trees(aima):
    other = gteval.Tree([1, 2])
    with pytest.raises(gteval.UsageError, match="another tree"):
        aima.shown([other[1]])
    assert aima[1] != other[1]
    assert aima[1] == aima[1] and hash(aima[1]) == hash(aima[1])


def test_walking(aima):
    root = aima.root
    assert root.parent is None and not root.is_leaf and root.value is None
    assert [child.id for child in root.children] == ["1", "2", "3"]
    assert root.children[1].parent == root
    assert [aima[-1].id, aima[12].id, aima[-1].label] == ["3.3", "3.3", "3.3"]
    assert [node.index for node in aima] == list(range(13))
    assert repr(root) == "<Node e>" and str(aima[2]) == "1.1"
    for wrong in (13, -14):
        with pytest.raises(IndexError):
            aima[wrong]


def test_what_leaves_show(aima):
    assert aima.shown(aima.leaves[:3]) == (3, INF)
    assert aima.shown(aima.leaves) == (3, 3)
    with pytest.raises(gteval.UsageError, match="no leaf"):
        aima.shown([aima.root])


def test_proofs_of_bounds(aima):
    proof = aima.proof(aima.search(window=(5, 9)))
    assert proof.at_least is None
    assert [node.id for node in proof.at_most] == ["1.1", "2.1", "3.2"]
    assert "at_least=None" in repr(proof)
    with pytest.raises(gteval.InputError, match="chance"):
        gteval.Tree({"player": "chance", "children": [3, 5]}).proof()


def test_handles_cannot_be_copied(aima):
    for thing in (aima, aima.search(), gteval.read_all("[1]")):
        for way in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="neither copied nor pickled"):
                way(thing)


def test_results_outlive_names():
    result = gteval.Tree([[1, 2], [3, 4]]).search()
    assert result.line[-1].parent.id == "2"


def test_finding():
    tree = gteval.read("trees/aima.json")
    assert tree.find("C").id == "2" and tree.find("2.1").name == "c1"
    assert tree.find("e") == tree.root
    with pytest.raises(gteval.Error, match="X"):
        tree.find("X")


def test_views():
    tree = gteval.read("trees/aima.json")
    part = tree.view(tree.find("C"))
    assert (len(part), part.root.name, part.root.mover) == (4, "C", "min")
    assert part.search().value == 2
    assert len(tree) == 13
    with pytest.raises(gteval.InputError, match="static"):
        tree.view(depth=1)
    game = gteval.read("trees/three-players.dewey")
    assert game.view(paranoid=1).search("sss").value == 1
    with pytest.raises(gteval.InputError, match="no player '4'"):
        game.view(paranoid=4)
