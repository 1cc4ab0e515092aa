"""Trees of nested lists, level by level: what many nodes have in common is looked at once
for all of them, not node by node."""

from __future__ import annotations

from array import array
from itertools import chain
from numbers import Real
from typing import Any, List, Optional, Set, Tuple

from ._errors import InputError

#: So many lists of a level are looked at together, so that what is in them stays at hand.
BLOCK = 1024

#: A whole number beyond may not be a float.
EXACT = 2**53

Shape = Tuple["array[int]", "array[float]"]


def levels_of(tree: Any) -> Optional[Shape]:
    """How many children each node has, and what the leaves are worth, level by level.

    None where it is anything but lists and tuples, none of them empty, of these and of
    numbers that floats hold.

    Raises:
        InputError: a list is in itself.
    """
    shape, values = array("I"), array("d")
    above, depth = [[tree]], 0
    rings = _Rings(tree)
    while above:
        below: List[Any] = []
        for first in range(0, len(above), BLOCK):
            nodes = list(chain.from_iterable(above[first:first + BLOCK]))
            lists = _add_nodes(nodes, shape, values)
            if lists is None:
                return None
            below += lists
        rings.look(below, depth)
        above, depth = below, depth + 1
    return shape, values


def _add_nodes(nodes: List[Any], shape: "array[int]",
               values: "array[float]") -> Optional[List[Any]]:
    """Adds nodes of a level and returns the lists among them; None where it cannot."""
    kinds = set(map(type, nodes))
    inner = {kind for kind in kinds if issubclass(kind, (list, tuple))}
    lists: List[Any]
    if inner == kinds:
        lists, numbers = nodes, []
        counts = array("I", map(len, nodes))
    elif not inner:
        lists, numbers = [], nodes
        counts = array("I", bytes(4 * len(nodes)))
    else:
        lists = [node for node in nodes if type(node) in inner]
        numbers = [node for node in nodes if type(node) not in inner]
        counts = array("I", [len(node) if type(node) in inner else 0 for node in nodes])
    if not all(lists) or not _add_numbers(numbers, kinds - inner, values):
        return None
    shape.extend(counts)
    return lists


def _add_numbers(numbers: List[Any], kinds: Set[type], values: "array[float]") -> bool:
    """Adds numbers of these kinds, if floats hold all of them."""
    if bool in kinds or not all(issubclass(kind, Real) for kind in kinds):
        return False
    if not kinds <= {int, float}:
        numbers = list(map(float, numbers))
    elif int in kinds and not -EXACT <= min(numbers) <= max(numbers) <= EXACT:
        if any(isinstance(number, int) and not _is_exact(number) for number in numbers):
            return False
    values.extend(array("d", numbers))
    return True


def _is_exact(number: int) -> bool:
    try:
        return float(number) == number
    except OverflowError:
        return False


class _Rings:
    """Finds lists that are in themselves, which have no last level.

    A list of a level far enough down is met again below it. The level that is remembered
    is changed at each depth that is a power of two, so in the end it is one of these.
    """

    def __init__(self, tree: Any):
        self.tree = tree
        self.met = {id(tree)}

    def look(self, lists: List[Any], depth: int) -> None:
        """At the lists of each level in turn."""
        if depth == 0:
            return
        if not self.met.isdisjoint(map(id, lists)) and has_ring(self.tree):
            raise InputError("a list is in itself")
        if depth & (depth - 1) == 0:
            self.met = set(map(id, lists))


def has_ring(tree: Any) -> bool:
    """Whether a list is in itself, however far down."""
    above, done = set(), set()
    stack = [(tree, iter(tree))] if isinstance(tree, (list, tuple)) else []
    above.add(id(tree))
    while stack:
        node, rest = stack[-1]
        for child in rest:
            if not isinstance(child, (list, tuple)) or id(child) in done:
                continue
            if id(child) in above:
                return True
            above.add(id(child))
            stack.append((child, iter(child)))
            break
        else:
            stack.pop()
            above.discard(id(node))
            done.add(id(node))
    return False


def levels_of_array(numbers: Any) -> Shape:
    """The same of an array of numpy's: as many levels as it has dimensions, and leaves
    below the last."""
    shape = array("I")
    nodes = 1
    for width in numbers.shape:
        shape.extend(array("I", [width]) * nodes)
        nodes *= width
    if nodes == 0:
        raise InputError(f"a tree of shape {numbers.shape} has no leaves")
    shape.extend(array("I", bytes(4 * nodes)))
    values = array("d")
    values.frombytes(numbers.astype("=f8").tobytes())
    return shape, values
