"""Results: what a search has found, and what it cost."""

from __future__ import annotations

from ctypes import byref, c_size_t
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Optional, Tuple, Union

from ._compare import write_results
from ._draw import NOTEBOOK_NODES, draw
from ._errors import UsageError
from ._handle import Handle
from ._library import COUNTS, NONE, lib
from ._node import Node
from ._past import Past, PastFields
from ._relation import RELATIONS
from ._search import prepared

if TYPE_CHECKING:
    from ._search import Search
    from ._tree import Tree


class Result(Handle):
    """What an algorithm has found out about a tree. It prints as a report; in a notebook
    it shows itself as a picture of the search.

    Attributes:
        tree: the Tree that was searched.
        algorithm: what it was searched by, as it was asked for.
    """

    __slots__ = ("tree", "search", "kept", "__weakref__")
    _free = lib.result_free

    def __init__(self, tree: "Tree", search: "Search", handle: int):
        self.tree = tree
        self.search = search
        self.handle = handle
        self.kept: "Optional[Result]" = None

    @property
    def algorithm(self) -> str:
        return self.search.algorithm

    @property
    def value(self) -> float:
        """What the root is worth, or, where bound is not "=", what it is worth at least
        (">=") or at most ("<="): outside of the window, or set against a target."""
        return lib.result_value(self.handle)

    @property
    def bound(self) -> str:
        """How the root stands to value: "=", ">=" or "<="."""
        return RELATIONS[lib.result_bound(self.handle)]

    @property
    def line(self) -> List[Node]:
        """The principal variation, from the root to a leaf or to a chance node; empty
        where bound is not "="."""
        return self._nodes(lib.result_line, self.handle)

    @property
    def move(self) -> Optional[Node]:
        """The move at the root, or None where the result has no line, or the root none."""
        line = self.line
        return line[1] if len(line) > 1 else None

    def _keeping(self) -> int:
        """The handle of the same result that knows what was done at each node: it takes
        200 bytes a node, so the search is run again when somebody asks."""
        if self.kept is None:
            search = prepared(self.search.algorithm, self.search.options, keep=True)
            handle = lib.search_run(search.handle, self.tree.handle)
            self.kept = Result(self.tree, search, handle)
        return self.kept.handle

    @property
    def order(self) -> List[Node]:
        """The leaves in the order in which the search has read them first. What was done
        at each node is found out by running the search once more, when it is asked for
        first."""
        return self._nodes(lib.result_leaves, self._keeping())

    @property
    def readings(self) -> List[Node]:
        """The same with every further reading."""
        return self._nodes(lib.result_readings, self._keeping())

    def past(self, node: Union[Node, int]) -> Past:
        """What the search did at a node, and knows of it."""
        index = self.tree.index_of(node)
        address = lib.result_past(self._keeping(), index)
        if address is None:
            raise UsageError(f"the tree has no node {index}")
        return Past(Node(self.tree, index), PastFields.from_address(address))

    def _nodes(self, function: Callable[..., Any], handle: int) -> List[Node]:
        """The nodes of an array of the library."""
        count = c_size_t()
        nodes = function(handle, byref(count))
        return [Node(self.tree, index) for index in nodes[: count.value]] if nodes else []

    def move_at(self, node: Union[Node, int]) -> Optional[Node]:
        """The move at a node, if the search was asked for a plan: at the nodes that are met
        where everybody follows the result and chance takes every outcome. Else None."""
        index = lib.result_move(self.handle, self.tree.handle, self.tree.index_of(node))
        return None if index == NONE else Node(self.tree, index)

    @property
    def payoffs(self) -> Optional[Tuple[float, ...]]:
        """What each player gets, in a game with payoffs; else None."""
        count = c_size_t()
        payoffs = lib.result_payoffs(self.handle, byref(count))
        return tuple(payoffs[: count.value]) if payoffs else None

    @property
    def counts(self) -> Dict[str, int]:
        """What the search cost, by the names in COUNTS, which says what they mean."""
        return {name: lib.result_count(self.handle, name.encode()) for name in COUNTS}

    @property
    def seconds(self) -> float:
        """How long the search took, by the clock."""
        return lib.result_seconds(self.handle)

    def write(self, format: str = "text", **style: Any) -> str:
        """The result as text, in a format of RESULT_FORMATS: a report, JSON or CSV, byte
        for byte as gteval(1) prints it. Options are those of STYLES."""
        return write_results([self], format, style)

    def draw(self, picture: str = "svg", **style: Any) -> str:
        """A picture of the search, one of PICTURES, as text. Options are those of STYLES.

        Raises:
            InputError: the tree has more nodes than the picture can hold.
        """
        return draw(self.tree, [self.search], picture, style)

    def _repr_svg_(self) -> Optional[str]:
        return self.draw() if len(self.tree) <= NOTEBOOK_NODES else None

    def __str__(self) -> str:
        return self.write().rstrip("\n")

    def __repr__(self) -> str:
        sign = "" if self.bound == "=" else self.bound + " "
        return f"<Result {self.algorithm}: {sign}{self.payoffs or self.value}>"
