"""Grading: what somebody answers about a tree and its search."""

from __future__ import annotations

import os
from ctypes import byref, c_double
from typing import TYPE_CHECKING, Any, Dict, List, Optional, Union

from ._errors import text_of
from ._json import json_of
from ._library import lib

if TYPE_CHECKING:
    from ._search import Search
    from ._tree import Tree

Answers = Union[Dict[str, Any], str, "os.PathLike[str]"]


class Verdict:
    """What came of somebody's answers. It prints as what is said of them.

    Attributes:
        right: whether all is right.
        differences: a line for each that is not, which says what is right and why.
        said: that all is right, or the differences, as text.
        points, most: the points, and how many there are.
        name: whose answers they are, if they say so; else None.
    """

    def __init__(self, handle: int):
        most = c_double()
        self.right: bool = lib.verdict_right(handle)
        self.said: str = (text_of(lib.verdict_said(handle)) or "").rstrip("\n")
        self.points: float = lib.verdict_points(handle, byref(most))
        self.most: float = most.value
        self.name: Optional[str] = text_of(lib.verdict_name(handle))

    @property
    def differences(self) -> List[str]:
        return [] if self.right else self.said.split("\n")

    def __str__(self) -> str:
        return self.said

    def __repr__(self) -> str:
        return f"<Verdict {self.points:g} of {self.most:g}>"


def check(tree: "Tree", answers: Answers, search: "Search",
          points: Optional[Dict[str, float]]) -> Verdict:
    """What Tree.check() gives."""
    name, text = _text_of(answers)
    worth = None
    if points is not None:
        worth = ",".join(f"{key}:{number}" for key, number in points.items()).encode()
    handle = lib.check(search.handle, tree.handle, name, text, len(text), worth)
    try:
        return Verdict(handle)
    finally:
        lib.verdict_free(handle)


def _text_of(answers: Answers) -> "tuple[bytes, bytes]":
    """What the answers are called in errors, and the text of them."""
    if isinstance(answers, dict):
        return b"answers", json_of(answers).encode()
    if isinstance(answers, str):
        return b"answers", answers.encode()
    with open(answers, "rb") as file:
        return os.fsencode(answers), file.read()
