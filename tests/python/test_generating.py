"""Trees that are generated are those of gtgen."""

import subprocess

import gteval
import pytest


def generated(*options):
    """The trees that gtgen writes."""
    text = subprocess.run(["gtgen", "--format=json", *options], check=True,
                          capture_output=True, text=True).stdout
    return [tree.write() for tree in gteval.read_all(text)]


@pytest.mark.parametrize("options", [
    {}, {"model": "permutation", "width": 3, "depth": 4, "seed": 7},
    {"model": "ragged", "width": 4, "depth": 5, "p": 0.3}, {"real": True, "root": "min"},
    {"model": "incremental", "sort": True, "static": True}, {"shape": "+3*2-3"},
    {"players": 3, "sum": 10}, {"game": "tictactoe", "depth": 3}, {"model": "best"},
])
def test_the_same_as_gtgen(options):
    words = ["--" + name if value is True else f"--{name}={value}"
             for name, value in options.items()]
    assert [gteval.generate(**options).write()] == generated(*words)


def test_trees_of_a_stream():
    assert [gteval.generate("ragged", tree=number).write() for number in range(1, 9)] == (
        generated("--model=ragged", "--count=8"))


def test_refused():
    with pytest.raises(gteval.UsageError, match="unknown model"):
        gteval.generate("unifrm")
    with pytest.raises(gteval.UsageError, match="exclude"):
        gteval.generate("best", game="nim")
