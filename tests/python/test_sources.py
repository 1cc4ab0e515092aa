"""What trees are made of: lists, dicts, arrays, graphs, games."""

import random
import struct

import gteval
import pytest
from conftest import AIMA


def shape(tree):
    """A tree as nested lists."""
    def below(node):
        return node.value if node.is_leaf else [below(child) for child in node]

    return below(tree.root)


def bits(number):
    return struct.pack("d", number)


def test_nested_lists():
    tree = gteval.Tree(AIMA)
    assert shape(tree) == AIMA
    assert (len(tree), len(tree.leaves), tree.height) == (13, 9, 2)


def test_tuples_and_mixed_depths():
    source = (1, (2, [3.5, (4,)]), [5])
    assert shape(gteval.Tree(source)) == [1, [2, [3.5, [4]]], [5]]


def test_random_lists_as_the_reader_has_them():
    dice = random.Random(1)

    def grow(depth):
        if depth == 0 or dice.random() < 0.2:
            return dice.choice([dice.randrange(100), dice.random()])
        return [grow(depth - 1) for _ in range(dice.randrange(1, 4))]

    for _ in range(300):
        source = [grow(4)]
        tree, read = gteval.Tree(source), gteval.read(repr(source))
        assert shape(tree) == source
        assert [node.id for node in tree] == [node.id for node in read]
        assert tree.search("sss").counts == read.search("sss").counts


def test_a_single_leaf():
    tree = gteval.Tree(7)
    assert (len(tree), tree.search().value, tree.search().move) == (1, 7, None)


def test_floats_bit_for_bit():
    numbers = [0.1, -0.0, 5e-324, 1.7976931348623157e308, float("inf"), float("-inf"),
               2.0**53, 1 / 3]
    for number in numbers:
        for source in ([number], {"children": [{"value": number}]}):
            tree = gteval.Tree(source)
            assert bits(tree[1].value) == bits(number)
            assert bits(tree.search("minimax").value) == bits(number)


def test_root():
    assert gteval.Tree(AIMA, root="min").search().value == 6
    assert gteval.Tree({"children": [3, 4]}, root="min").search().value == 3
    assert gteval.Tree(AIMA, root="min").root.mover == "min"


def test_dicts():
    tree = gteval.Tree({"name": "A", "player": "min", "children": [
        {"name": "B", "children": [{"value": 3, "name": "b\"1"}, 12]}, 5]})
    assert [node.name for node in tree] == ["A", "B", 'b"1', None, None]
    assert tree.root.mover == "min"
    assert shape(tree) == [[3, 12], 5]


def test_dicts_with_chance():
    tree = gteval.Tree({"player": "chance", "children": [
        {"p": "1/3", "value": 3}, {"p": "2/3", "value": 6}]})
    assert tree.root.mover == "chance"
    assert [child.weight for child in tree.root] == [1, 2]
    assert tree.root.weight is None
    assert tree.search().value == 5


def test_payoffs():
    tree = gteval.Tree({"players": 3, "tree": [[[1, 2, 3], [4, 2, 1]], [[6, 1, 2], [0, 3, 0]]]})
    assert tree.players == 3
    assert tree.leaves[0].payoffs == (1, 2, 3)
    assert tree.root.payoffs is None and not tree.has_chance
    assert (tree.root.player, tree[1].player) == (1, 2)
    assert tree.search().payoffs == (1, 2, 3)


def test_maps_of_nodes():
    tree = gteval.Tree({"a": ["b", "c"], "b": 3, "c": 4})
    assert tree.search().line[-1].name == "c"


@pytest.mark.parametrize("source, message", [
    ([], "node without children"),
    ([1, []], "node without children"),
    ([1, "x"], "expected a number"),
    ([True], "expected a number"),
    ([None], "expected a number"),
    ([2**53 + 1], "cannot be represented exactly"),
    ([[10**400]], "number out of range"),
    ([float("nan")], "not a number"),
    ({"value": float("nan")}, "nan"),
    ([{1, 2}], "not set"),
    ({"children": [object()]}, "not object"),
])
def test_refused(source, message):
    with pytest.raises(gteval.InputError, match=message):
        gteval.Tree(source)


def test_texts_and_paths_are_for_read():
    for source in ("[1]", b"[1]", "trees/aima.json"):
        with pytest.raises(gteval.UsageError, match="read"):
            gteval.Tree(source)


def test_rings():
    for ring in ([1], [[2], 3]):
        ring.append(ring)
        with pytest.raises(gteval.InputError, match="in itself"):
            gteval.Tree(ring)
    ring = [5]
    for _ in range(100):
        ring = [ring]
    bottom = ring
    while isinstance(bottom[0], list):
        bottom = bottom[0]
    bottom.append(ring)
    with pytest.raises(gteval.InputError, match="in itself"):
        gteval.Tree([1, [2, ring]])
    node = {"children": [1]}
    node["children"].append(node)
    with pytest.raises(gteval.InputError, match="in itself"):
        gteval.Tree(node)


def test_shared_lists_are_no_rings():
    pair = [1, 2]
    assert shape(gteval.Tree([pair, [pair, [pair]], pair])) == [
        [1, 2], [[1, 2], [[1, 2]]], [1, 2]]


def test_deep_sources():
    lists, dicts = 1, 1
    for _ in range(20000):
        lists, dicts = [lists], {"children": [dicts]}
    for source in (lists, dicts):
        assert gteval.Tree(source).height == 20000
        while isinstance(source, (list, dict)):  # not all at once
            source = source.pop() if isinstance(source, list) else source["children"].pop()


def test_numpy():
    numpy = pytest.importorskip("numpy")
    for kind in ("f8", "i4", "f4"):
        numbers = numpy.arange(24, dtype=kind).reshape(2, 3, 4)
        assert shape(gteval.Tree(numbers)) == numbers.tolist()
    assert shape(gteval.Tree(numbers.T)) == numbers.T.tolist()
    assert shape(gteval.Tree([numpy.float32(1.5), numpy.int64(2)])) == [1.5, 2]
    assert gteval.Tree({"children": [numpy.int64(2), numbers[0, 0]]}).height == 2
    with pytest.raises(gteval.InputError, match="no leaves"):
        gteval.Tree(numpy.zeros((2, 0)))
    with pytest.raises(gteval.InputError, match="not a number"):
        gteval.Tree(numpy.array([1, numpy.nan]))


def test_networkx():
    networkx = pytest.importorskip("networkx")
    graph = networkx.DiGraph()
    graph.add_node("a", value=3)
    graph.add_edges_from([("root", "a"), ("root", 7)])
    graph.nodes[7].update(value=4.5, colour=object())
    tree = gteval.Tree(graph)
    assert {node.name: node.value for node in tree.leaves} == {"a": 3, "7": 4.5}
    with pytest.raises(gteval.InputError):
        gteval.Tree(networkx.DiGraph([("a", "b"), ("b", "a")]))


class Graph:
    """As much of networkx's DiGraph as is looked at."""

    def __init__(self, nodes, edges):
        self.nodes = lambda data: nodes
        self.edges = lambda data: edges
        self.is_directed = lambda: True
        self.is_multigraph = lambda: False


def test_graphs():
    tree = gteval.Tree(Graph([("a", {}), ("b", {"value": 1}), (2, {"value": 2})],
                             [("a", "b", {}), ("a", 2, {})]))
    assert tree.search("sss").line[-1].name == "2"


def nim(heap):
    return {f"take {taken}": heap - taken for taken in (1, 2) if taken <= heap}


def test_games():
    """Heaps of which one or two are taken; who takes the last wins."""
    def worth(position):
        heap, first = position
        return -1 if first else 1

    def moves(position):
        heap, first = position
        return {name: (left, not first) for name, left in nim(heap).items()}

    for heap in range(1, 8):
        tree = gteval.Tree(moves, start=(heap, True), value=worth)
        assert tree.search("scout").value == (-1 if heap % 3 == 0 else 1)
    assert tree.search().move.name == "take 1"


def test_limits_of_games():
    def more(number):
        return [2 * number, 2 * number + 1]

    tree = gteval.Tree(more, start=1, value=float, depth=3)
    assert [leaf.value for leaf in tree.leaves] == list(range(8, 16))
    assert gteval.Tree(more, start=1, value=float, depth=0).search().value == 1
    assert gteval.Tree(more, start=1, value=float, depth=2, root="min").search().value == 5
    with pytest.raises(gteval.InputError, match="more than 1000"):
        gteval.Tree(more, start=1, value=float, nodes=1000)
    with pytest.raises(gteval.UsageError, match="value"):
        gteval.Tree(more, start=1)


def test_games_with_chance():
    def moves(position):
        if position == "coin":
            return [(4, 1), (1, 2)]
        return ["coin", 1.5] if position == "start" else []

    tree = gteval.Tree(moves, start="start", value=lambda position: position,
                       mover=lambda position: "chance" if position == "coin" else "max")
    assert tree.search().value == 2
    assert [outcome.weight for outcome in tree[1]] == [1, 2]


def test_what_games_raise():
    def fail(position):
        raise RuntimeError("no such position")

    with pytest.raises(RuntimeError, match="no such position"):
        gteval.Tree(fail, start=0, value=float)
    with pytest.raises(gteval.UsageError, match="mover"):
        gteval.Tree(lambda n: [] if n else [1], start=0, value=float, mover=lambda n: "both")
