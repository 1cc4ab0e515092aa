"""What a search did at a node."""

from __future__ import annotations

from ctypes import POINTER, Structure, c_bool, c_double, c_int, c_size_t, c_uint32, c_uint64
from typing import TYPE_CHECKING, Optional, Tuple

from ._library import NONE
from ._node import Node
from ._relation import RELATIONS

if TYPE_CHECKING:
    from ._tree import Tree


class PastFields(Structure):
    """struct gteval_past"""

    _fields_ = [
        ("size", c_size_t),
        ("entered", c_bool),
        ("evaluated", c_bool),
        ("alpha", c_double),
        ("beta", c_double),
        ("tested", c_bool),
        ("relation", c_int),
        ("asked", c_double),
        ("low", c_double),
        ("high", c_double),
        ("low_strict", c_bool),
        ("high_strict", c_bool),
        ("on_line", c_bool),
        ("proof", c_double),
        ("disproof", c_double),
        ("merit", c_double),
        ("step", c_uint64),
        ("payoffs", POINTER(c_double)),
        ("order", c_uint32),
        ("cut_behind", c_uint32),
        ("pruned_by", c_uint32),
    ]


class Past:
    """What a search did at a node, and knows of it in the end.

    Attributes:
        entered: whether the search came there.
        window: (alpha, beta), if it was entered for its value: the last one; else None.
        asked: (relation, number), if it was asked whether its value is ">=", "<=", ">" or
            "<" a number: what was asked last; else None.
        low, high: what is known of its value: not less, not more. The same where it is
            known exactly, infinite where nothing is.
        low_strict, high_strict: whether it is not low, or high, itself.
        on_line: whether it is on the principal variation.
        order: of a leaf that was read, as which one, from 1; else None.
        cut_behind: the child behind which others were left out for good, or None.
        pruned_by: of a node never entered, the node above at which it was left out by a
            cut, or None.
        proof, disproof: the numbers of "pn" and "dfpn"; both 0 where it has none.
        step, merit: of "sss" and "dual", in which step its live state was taken, from 1,
            and what that was worth; None where it was not.
        payoffs: in a game with payoffs, what each player gets, where that is known.
    """

    __slots__ = ("node", "entered", "window", "asked", "low", "high", "low_strict",
                 "high_strict", "on_line", "order", "cut_behind", "pruned_by", "proof",
                 "disproof", "step", "merit", "payoffs")

    def __init__(self, node: Node, past: PastFields):
        tree = node.tree
        self.node = node
        self.entered: bool = past.entered
        self.window: Optional[Tuple[float, float]] = (
            (past.alpha, past.beta) if past.entered and past.evaluated else None)
        self.asked: Optional[Tuple[str, float]] = (
            (RELATIONS[past.relation], past.asked) if past.entered and past.tested else None)
        self.low: float = past.low if past.entered else -float("inf")
        self.high: float = past.high if past.entered else float("inf")
        self.low_strict: bool = past.low_strict
        self.high_strict: bool = past.high_strict
        self.on_line: bool = past.on_line
        self.order: Optional[int] = past.order or None
        self.cut_behind = _node(tree, past.cut_behind)
        self.pruned_by = _node(tree, past.pruned_by)
        self.proof: float = past.proof
        self.disproof: float = past.disproof
        self.step: Optional[int] = past.step or None
        self.merit: Optional[float] = past.merit if past.step else None
        self.payoffs: Optional[Tuple[float, ...]] = (
            tuple(past.payoffs[:tree.players]) if past.payoffs else None)

    def __repr__(self) -> str:
        if not self.entered:
            return f"<Past {self.node.label}: never entered>"
        return f"<Past {self.node.label}: {self.low} to {self.high}>"


def _node(tree: "Tree", index: int) -> Optional[Node]:
    return None if index == NONE else Node(tree, index)
