"""Memory: what is made is freed, also where it fails."""

import gc
import os

import gteval
import pytest
from conftest import AIMA


def resident():
    """Bytes of memory that this process has now."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096


def use_everything(source):
    tree = gteval.Tree(source)
    result = tree.search("sss")
    assert result.line[-1].value == 3 and result.order
    assert tree[1].id == "1"
    try:
        tree.search("sss", guess=1)
    except gteval.UsageError:
        pass
    try:
        gteval.read("[1, [x]]")
    except gteval.InputError:
        pass


@pytest.mark.skipif("asan" in os.environ.get("LD_PRELOAD", ""),
                    reason="the sanitizer holds what is freed; python.sh has it look for leaks")
def test_nothing_is_left_of_100000_trees():
    """The least that malloc gives, 32 bytes, for each tree that is read would be 2.9 MB."""
    for _ in range(3000):
        use_everything(AIMA)
    gc.collect()
    before = resident()
    for _ in range(10000):
        use_everything(AIMA)
    for tree in gteval.read_all("[[3,5],[2,9]] " * 90000):
        assert tree.search("alphabeta").value == 3
    gc.collect()
    assert resident() - before < 1_500_000
