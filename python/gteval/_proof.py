"""Proofs: the fewest leaves that show what a tree is worth."""

from __future__ import annotations

from ctypes import byref, c_size_t
from typing import TYPE_CHECKING, List, Optional

from ._library import lib
from ._node import Node

if TYPE_CHECKING:
    from ._result import Result
    from ._tree import Tree


class Proof:
    """The fewest leaves that prove a result.

    Attributes:
        at_least: the leaves that show that the root is worth at least the value of the
            result, in the order of the tree; None where the result does not say so. An
            infinite value needs none: [].
        at_most: those that show that it is worth at most that.
    """

    def __init__(self, tree: "Tree", result: "Result"):
        handle = lib.proof_new(tree.handle, result.handle)
        try:
            self.at_least = _leaves(tree, handle, 1)
            self.at_most = _leaves(tree, handle, 2)
        finally:
            lib.proof_free(handle)

    @property
    def leaves(self) -> List[Node]:
        """All of them, in the order of the tree: no search can read fewer."""
        both = {node.index: node for node in (self.at_least or []) + (self.at_most or [])}
        return [both[index] for index in sorted(both)]

    def __repr__(self) -> str:
        return f"<Proof at_least={self.at_least} at_most={self.at_most}>"


def _leaves(tree: "Tree", handle: int, side: int) -> Optional[List[Node]]:
    count = c_size_t()
    nodes = lib.proof_leaves(handle, side, byref(count))
    return [Node(tree, index) for index in nodes[: count.value]] if nodes else None
