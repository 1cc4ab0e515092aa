"""Events: what a search does, step by step."""

from __future__ import annotations

from ctypes import Structure, byref, c_bool, c_double, c_int, c_size_t
from ctypes import c_uint32
from typing import TYPE_CHECKING, Any, Dict, Iterator

from ._handle import Handle
from ._library import EVENTS, NONE, lib
from ._node import Node
from ._relation import RELATIONS
from ._search import Options, Search

if TYPE_CHECKING:
    from ._tree import Tree

KINDS = list(EVENTS)


class _Event(Structure):
    """struct gteval_event"""

    _fields_ = [
        ("size", c_size_t),
        ("kind", c_int),
        ("relation", c_int),
        ("node", c_uint32),
        ("child", c_uint32),
        ("skipped", c_uint32),
        ("alpha", c_double),
        ("beta", c_double),
        ("value", c_double),
        ("solved", c_bool),
        ("gamma", c_int),
        ("proof", c_double),
        ("disproof", c_double),
    ]


class Event:
    """Something that a search has done, which EVENTS and gteval(5) explain.

    Attributes:
        kind: one of EVENTS: "enter", "leaf", "cut", ...
        node: the Node that it is about.
        child: the child that it is about, of "test", "research", "cut" and "probe"; else
            None.
        relation, value: what is asked or known: that the node, or of "test" the child, is
            worth "=", ">=", "<=", ">" or "<" value.
        alpha, beta: the window, or in a "cut" what met.
        skipped: of "cut", how many nodes are left out.
        solved: of "step", whether the state is solved.
        gamma: of "step", the case of the operator of SSS*, 1 to 6; 0 where it stops.
        proof, disproof: of "numbers", the node's numbers now; of "enter" in df-pn, those to
            stay below. They are whole, or infinite.

    What a kind has nothing to say of is 0, False or None.
    """

    __slots__ = ("kind", "node", "child", "relation", "value", "alpha", "beta", "skipped",
                 "solved", "gamma", "proof", "disproof")

    def __init__(self, tree: "Tree", event: _Event):
        self.kind: str = KINDS[event.kind]
        self.node = Node(tree, event.node)
        self.child = None if event.child == NONE else Node(tree, event.child)
        self.relation: str = RELATIONS[event.relation]
        self.value: float = event.value
        self.alpha: float = event.alpha
        self.beta: float = event.beta
        self.skipped: int = event.skipped
        self.solved: bool = event.solved
        self.gamma: int = event.gamma
        self.proof: float = event.proof
        self.disproof: float = event.disproof

    def as_dict(self) -> Dict[str, Any]:
        """All attributes, nodes by their labels: ``pandas.DataFrame(event.as_dict() for
        event in tree.watch("sss"))`` is a table of a search."""
        values = {name: getattr(self, name) for name in self.__slots__}
        values["node"] = self.node.label
        values["child"] = self.child and self.child.label
        return values

    def __repr__(self) -> str:
        return f"<Event {self.kind} {self.node.label}>"


class Record(Handle):
    """The events of a search that was run."""

    __slots__ = ()
    _free = lib.record_free

    def __init__(self, tree: "Tree", algorithm: str, options: Options):
        self.handle = lib.record_new()
        search = Search(algorithm, options)
        lib.search_watch(search.handle, lib.record_add, self.handle)
        lib.result_free(lib.search_run(search.handle, tree.handle))

    def events(self, tree: "Tree") -> Iterator[Event]:
        """The events, one after another."""
        count = c_size_t()
        first = lib.record_events(self.handle, byref(count))
        if first is None:
            return
        size = _Event.from_address(first).size
        for place in range(first, first + size * count.value, size):
            yield Event(tree, _Event.from_address(place))
