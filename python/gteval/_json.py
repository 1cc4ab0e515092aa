"""Python's data as a text in JSON, which the library reads."""

from __future__ import annotations

import json
from math import isinf
from numbers import Integral, Real
from typing import Any, Iterator, List, Set

from ._errors import InputError


def json_of(data: Any) -> str:
    """The text of dicts, lists, tuples, strings, numbers, True, False and None, however
    deep. Numbers are written so that the same floats are read.

    Raises:
        InputError: there is anything else in it, or something is in itself.
    """
    return _Writer().write(data)


class _Writer:
    """Goes through lists and dicts without recursion."""

    def __init__(self) -> None:
        self.pieces: List[str] = []
        self.open: List[_Container] = []  # those that are being written, outermost first
        self.within: Set[int] = set()  # the same by their ids

    def write(self, data: Any) -> str:
        self._begin(data)
        while self.open:
            innermost = self.open[-1]
            try:
                label, item = next(innermost.items)
            except StopIteration:
                self._end(innermost)
                continue
            self.pieces.append(innermost.between + label)
            innermost.between = ","
            self._begin(item)
        return "".join(self.pieces)

    def _begin(self, item: Any) -> None:
        """Writes what has no parts; opens what has."""
        if hasattr(item, "tolist"):  # of numpy
            item = item.tolist()
        if not isinstance(item, (dict, list, tuple)):
            self.pieces.append(scalar(item))
            return
        if id(item) in self.within:
            raise InputError(f"a {type(item).__name__} is in itself")
        self.within.add(id(item))
        self.open.append(_Container(item))
        self.pieces.append("{" if isinstance(item, dict) else "[")

    def _end(self, innermost: "_Container") -> None:
        self.pieces.append("}" if isinstance(innermost.whole, dict) else "]")
        self.within.discard(id(innermost.whole))
        self.open.pop()


class _Container:
    """A list or dict, as far as it is not written yet."""

    def __init__(self, whole: Any):
        self.whole = whole
        self.between = ""  # what goes before the next item
        self.items: Iterator = _pairs(whole)


def _pairs(whole: Any) -> Iterator:
    """What goes before each item, its key, and the item."""
    if isinstance(whole, dict):
        return ((_key(key) + ":", item) for key, item in whole.items())
    return (("", item) for item in whole)


def _key(key: Any) -> str:
    text = scalar(key)
    return text if isinstance(key, str) or text.startswith('"') else f'"{text}"'


def scalar(item: Any) -> str:
    """A string, a number, a truth value or None as JSON; infinities as gteval(5) says."""
    if item is None or isinstance(item, (str, bool)):
        return json.dumps(item)
    if isinstance(item, Integral):
        return str(int(item))
    if isinstance(item, Real):
        number = float(item)
        text = repr(number)
        return f'"{text}"' if isinf(number) else text
    raise InputError("expected a list, dict, string, number, True, False or None, not "
                     f"{type(item).__name__}")
