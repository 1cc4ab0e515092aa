"""Events, and what is known of each node afterwards."""

import json
import subprocess

import gteval
import pytest

INF = float("inf")


def traced(path, algorithm):
    """The events as the program traces them, as dicts."""
    lines = subprocess.run(["gteval", "--trace", "--format=json", "--algo=" + algorithm, path],
                           check=True, capture_output=True, text=True).stdout.splitlines()
    return [event for event in map(json.loads, lines) if event.get("event") in gteval.EVENTS]


@pytest.mark.parametrize("algorithm", ["alphabeta", "scout", "sss", "dual", "mtdf", "pvs"])
def test_events_are_those_of_traces(algorithm):
    path = "trees/bratko.json"
    got = list(gteval.read(path).watch(algorithm))
    expected = traced(path, algorithm)
    assert [event.kind for event in got] == [event["event"] for event in expected]
    for event, trace in zip(got, expected):
        assert event.node.id == trace["node"]
        assert trace.get("value", event.value) in (event.value, str(event.value))
        assert trace.get("child") in (None, event.child and event.child.id)
        assert trace.get("skipped", event.skipped) == event.skipped


def test_what_events_carry(aima):
    events = list(aima.watch("alphabeta"))
    first, last = events[0], events[-1]
    assert (first.kind, first.node.id, first.alpha, first.beta) == ("enter", "e", -INF, INF)
    assert (last.kind, last.relation, last.value, last.child) == ("leave", "=", 3, None)
    cut = next(event for event in events if event.kind == "cut")
    assert (cut.node.id, cut.child.id, cut.skipped) == ("2", "2.1", 2)
    assert repr(cut) == "<Event cut 2>"
    assert cut.as_dict()["child"] == "2.1"
    assert events[0].as_dict()["child"] is None
    numbers = [event for event in aima.watch("pn", target=3) if event.kind == "numbers"]
    assert (numbers[-1].proof, numbers[-1].disproof) == (0, INF)


def test_events_add_up_to_counts(aima):
    for algorithm in gteval.ALGORITHMS:
        kinds = [event.kind for event in aima.watch(algorithm)]
        counts = aima.search(algorithm).counts
        assert kinds.count("enter") == counts["nodes"]
        assert kinds.count("leaf") == counts["leaves"]
        assert kinds.count("cut") == counts["cutoffs"]


def test_what_cannot_be_watched(aima):
    with pytest.raises(gteval.UsageError, match="no meaning"):
        aima.watch("sss", guess=1)
    with pytest.raises(gteval.UsageError, match="algorithm"):
        aima.watch("nothing")


def test_a_deep_search():
    tree = gteval.Tree([1])
    for _ in range(2):
        tree = gteval.read("[" * 50000 + "1" + "]" * 50000)
    assert sum(event.kind == "enter" for event in tree.watch("alphabeta")) == 50001


def test_what_is_known_of_nodes(aima):
    result = aima.search("alphabeta")
    root, second = result.past(0), result.past(aima.find("2"))
    assert (root.low, root.high, root.on_line, root.window) == (3, 3, True, (-INF, INF))
    assert (second.low, second.high, second.window) == (-INF, 2, (3, INF))
    assert second.cut_behind.id == "2.1"
    assert result.past(aima.find("2.1")).order == 4
    pruned = result.past(aima.find("2.2"))
    assert not pruned.entered and pruned.pruned_by.id == "2" and pruned.window is None
    assert (pruned.low, pruned.high, pruned.order) == (-INF, INF, None)
    assert repr(pruned) == "<Past 2.2: never entered>"
    assert repr(second) == "<Past 2: -inf to 2.0>"
    with pytest.raises(gteval.UsageError, match="no node 13"):
        result.past(13)


def test_how_nodes_are_asked(aima):
    assert aima.search("scout").past(aima.find("2")).asked == (">", 3)
    states = [aima.search("sss").past(node) for node in aima]
    assert [state.step for state in states if state.step][0] == 1
    assert states[0].merit == INF
    proved = aima.search("pn", target=3).past(0)
    assert (proved.proof, proved.disproof, proved.low) == (0, INF, 3)


def test_payoffs_that_are_known():
    tree = gteval.read("trees/three-players.dewey")
    assert tree.search().past(0).payoffs == (1, 2, 3)


def test_readings(aima):
    result = aima.search("mtdf")
    assert len(result.readings) == result.counts["leaves"]
    assert len(result.order) == result.counts["distinct_leaves"]
    result = gteval.read("trees/bratko.json").search("scout")
    assert [node.name for node in result.readings[:3]] == ["h", "i", "i"]
    assert [node.name for node in result.order[:3]] == ["h", "i", "j"]
