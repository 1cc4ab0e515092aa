"""Threads: one search, one tree, and many."""

from concurrent.futures import ThreadPoolExecutor

import gteval


def test_one_tree_in_many_threads():
    tree = gteval.read("trees/stockman.json")
    names = [name for name in gteval.ALGORITHMS for _ in range(50)]
    with ThreadPoolExecutor(8) as pool:
        values = list(pool.map(lambda name: tree.search(name).value, names))
    assert values == [52] * len(names)


def test_trees_of_many_threads():
    def work(seed):
        source = [[seed, seed + 1], [seed - 1, 7 * seed]]
        tree = gteval.Tree(source)
        return tree.search("sss").value, gteval.read(repr(source)).search().value

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(work, range(1, 2000))) == [(n, n) for n in range(1, 2000)]
