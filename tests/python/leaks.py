"""leaks.py - uses all of the module, for a sanitizer that tells at the end what was not freed."""

import gc
import sys

sys.path.insert(0, "python")

import gteval  # noqa: E402 - from this checkout


def use():
    tree = gteval.read("trees/aima.json")
    result = tree.search("sss", plan=True)
    assert result.line and result.order and result.past(0) and result.move_at(tree.root)
    assert tree.find("C").id == "2" and tree.view(1) and tree.proof() and tree.compare()
    assert list(tree.watch("scout"))[-1].value == 3
    assert tree.draw() and result.draw() and result.write() and tree.write() and tree.play()
    assert tree.check({"value": 3}).right
    assert gteval.generate("ragged") and gteval.Tree([1, [2, 3]]) and gteval.Tree({"value": 1})
    for wrong in (lambda: tree.search("sss", guess=1), lambda: tree.find("X"),
                  lambda: gteval.read("[1, [x]]"), lambda: tree.draw("png"),
                  lambda: tree.check("x"), lambda: gteval.generate("x")):
        try:
            wrong()
        except gteval.Error:
            pass


for _ in range(10):
    use()
gc.collect()
