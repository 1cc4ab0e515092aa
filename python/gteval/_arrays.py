"""The arrays that the library makes a tree of."""

from __future__ import annotations

import ctypes
from array import array
from ctypes import POINTER, Structure, byref, c_char_p, c_double, c_int, c_size_t, c_uint
from ctypes import c_uint16, c_uint32
from typing import List, Optional, Sequence, Union

from ._errors import UsageError
from ._library import lib

#: GTEVAL_LEVELS of enum gteval_order
LEVELS = 1

#: As a player: the one whose turn it is.
TURN = 256

NAN = float("nan")


class _Arrays(Structure):
    """struct gteval_arrays"""

    _fields_ = [
        ("size", c_size_t),
        ("order", c_int),
        ("nodes", c_size_t),
        ("shape", POINTER(c_uint32)),
        ("leaves", c_size_t),
        ("leaf_values", POINTER(c_double)),
        ("values", POINTER(c_double)),
        ("players", POINTER(c_uint16)),
        ("weights", POINTER(c_double)),
        ("names", POINTER(c_char_p)),
        ("payoffs", POINTER(c_double)),
        ("player_count", c_uint),
        ("player_names", POINTER(c_char_p)),
        ("bounds", POINTER(c_double)),
        ("places", POINTER(c_uint32)),
    ]


def player_number(mover: Union[str, int]) -> int:
    """A mover, "max", "min" or "chance", or the number of a player, as one."""
    numbers = {"chance": 0, "max": 1, "min": 2}
    if isinstance(mover, str):
        if mover not in numbers:
            raise UsageError(f'mover: expected "max", "min", "chance" or the number of a '
                             f"player, not {mover!r}")
        return numbers[mover]
    return mover


def players_of_root(nodes: int, root: Optional[str]) -> "Optional[array[int]]":
    """Who moves at each of so many nodes, in any order that begins with the root: that
    one there, then by turns; None where nothing is said."""
    if root is None:
        return None
    players = array("H", [TURN]) * nodes
    players[0] = player_number(root)
    return players


def build(order: int, shape: "array[int]", leaf_values: "array[float]", *,
          players: "Optional[array[int]]" = None, weights: "Optional[array[float]]" = None,
          names: Optional[Sequence[Optional[str]]] = None) -> int:
    """The handle of the tree of these arrays, which gteval.h explains: shape is of type
    "I", values and weights of type "d", players of type "H"."""
    texts: Optional[List[Optional[bytes]]] = None
    if names is not None:
        texts = [None if name is None else name.encode() for name in names]
    arrays = _Arrays(
        size=ctypes.sizeof(_Arrays),
        order=order,
        nodes=len(shape),
        shape=_pointer(c_uint32, shape),
        leaves=len(leaf_values),
        leaf_values=_pointer(c_double, leaf_values),
        players=_pointer(c_uint16, players),
        weights=_pointer(c_double, weights),
        names=(c_char_p * len(texts))(*texts) if texts is not None else None,
    )
    return lib.tree_from_arrays(byref(arrays))


def _pointer(kind: type, numbers: "Optional[array[float]]"):
    """The numbers where they are; None if there are none."""
    if numbers is None or not len(numbers):
        return None
    return ctypes.cast((kind * len(numbers)).from_buffer(numbers), POINTER(kind))
