"""Nodes: a tree and a number."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING, Iterator, List, Optional, Tuple

from ._errors import UsageError, text_of
from ._library import NONE, lib

if TYPE_CHECKING:
    from ._tree import Tree

#: By the numbers of enum gteval_mover.
MOVERS = ("max", "min", "chance")


def root_number(root: str) -> int:
    """The number of a mover at the root, "max" or "min"."""
    if root not in MOVERS[:2]:
        raise UsageError(f'root: expected "max" or "min", not {root!r}')
    return MOVERS.index(root)


class Node:
    """A node of a tree. Two of the same place in the same tree are equal.

    Attributes:
        tree: the Tree.
        index: the node's place in preorder, from 0, which is the root.
    """

    __slots__ = ("tree", "index")

    def __init__(self, tree: "Tree", index: int):
        self.tree = tree
        self.index = index

    def __index__(self) -> int:
        return self.index

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Node):
            return NotImplemented
        return self.index == other.index and self.tree is other.tree

    def __hash__(self) -> int:
        return hash((id(self.tree), self.index))

    def __repr__(self) -> str:
        return f"<Node {self.label}>"

    def __str__(self) -> str:
        return self.label

    def _relative(self, index: int) -> "Optional[Node]":
        return None if index == NONE else Node(self.tree, index)

    @property
    def parent(self) -> "Optional[Node]":
        """The node above, or None of the root."""
        return self._relative(lib.tree_parent(self.tree.handle, self.index))

    @property
    def children(self) -> "List[Node]":
        """The nodes below, from the left; of a leaf there are none."""
        return list(self)

    def __iter__(self) -> "Iterator[Node]":
        child = lib.tree_first_child(self.tree.handle, self.index)
        while child != NONE:
            yield Node(self.tree, child)
            child = lib.tree_next_sibling(self.tree.handle, child)

    def __bool__(self) -> bool:
        return True

    @property
    def is_leaf(self) -> bool:
        """Whether nothing is below."""
        return lib.tree_first_child(self.tree.handle, self.index) == NONE

    @property
    def value(self) -> Optional[float]:
        """The value of a leaf, the static value of an inner node; None without one."""
        value = lib.tree_value(self.tree.handle, self.index)
        return None if isnan(value) else value

    @property
    def payoffs(self) -> Optional[Tuple[float, ...]]:
        """Of a leaf in a game with payoffs, one for each player; else None."""
        payoffs = lib.tree_payoffs(self.tree.handle, self.index)
        return tuple(payoffs[: self.tree.players]) if payoffs else None

    @property
    def mover(self) -> str:
        """Who moves: "max", "min" or "chance". Of several players the first is "max",
        all others are "min" here."""
        return MOVERS[lib.tree_mover(self.tree.handle, self.index)]

    @property
    def player(self) -> int:
        """The number of the player who moves, from 1; 0 for chance."""
        return lib.tree_player(self.tree.handle, self.index)

    @property
    def weight(self) -> Optional[float]:
        """How likely chance comes here, set against the siblings; None where chance does
        not move above."""
        weight = lib.tree_weight(self.tree.handle, self.index)
        return None if isnan(weight) else weight

    @property
    def name(self) -> Optional[str]:
        """What the tree calls it, or None."""
        return text_of(lib.tree_name(self.tree.handle, self.index))

    @property
    def id(self) -> str:
        """The Dewey id: "e" of the root, "2.1.3" of the third child of the first child of
        the second."""
        address = lib.tree_id(self.tree.handle, self.index)
        if address is None:
            raise MemoryError
        return lib.take_text(address)

    @property
    def label(self) -> str:
        """The name, or else the id."""
        return self.name or self.id
