"""Trees from files and texts, in every format of gteval(5)."""

from __future__ import annotations

import os
from typing import Iterator, Optional, Union

from ._errors import UsageError
from ._handle import Handle
from ._library import lib
from ._node import root_number
from ._tree import Tree

Source = Union[str, bytes, "os.PathLike[str]"]

#: What a text calls its file in errors.
TEXT = "text"


def is_text(source: Source) -> bool:
    """Whether a source is a text and no path: bytes, or a str with a line end, a bracket
    or a comma, of which there is no file."""
    if isinstance(source, (bytes, bytearray, memoryview)):
        return True
    if not isinstance(source, str):
        return False
    return any(sign in source for sign in "\n[{(,") and not os.path.exists(source)


class Reader(Handle):
    """Reads trees one after another: an iterator. One thread at a time may use it."""

    __slots__ = ()
    _free = lib.reader_free

    _free = lib.reader_free

    def __init__(self, source: Source, format: Optional[str] = None,
                 root: Optional[str] = None, width: Optional[int] = None,
                 name: str = TEXT):
        self.handle = self._open(source, name)
        if format is not None:
            lib.reader_format(self.handle, format.encode())
        if root is not None:
            lib.reader_root(self.handle, root_number(root))
        if width is not None:
            lib.reader_width(self.handle, width)

    @staticmethod
    def _open(source: Source, name: str) -> int:
        if is_text(source):
            text = source.encode() if isinstance(source, str) else bytes(source)
            return lib.reader_memory(name.encode(), text, len(text))
        return lib.reader_open(os.fsencode(source))

    def __iter__(self) -> "Reader":
        return self

    def __next__(self) -> Tree:
        handle = lib.reader_next(self.handle)
        if handle is None:
            raise StopIteration
        return Tree.of_handle(handle)


def only(trees: Iterator[Tree], name: str) -> Tree:
    """The first tree, where there is no other."""
    tree = next(trees)
    if next(trees, None) is not None:
        raise UsageError(f"{name}: more than one tree; read_all() gives all of them")
    return tree


def read(source: Source, *, format: Optional[str] = None, root: Optional[str] = None,
         width: Optional[int] = None) -> Tree:
    """The tree in a file, or in a text.

    >>> read("trees/aima.json").search("sss").value
    3.0
    >>> read("[[3,12,8],[2,4,6],[14,5,2]]").height
    2

    Args:
        source: a path, or the text itself: bytes, or a str in which there is a line end, a
            bracket or a comma, and which is not the path of a file. "-" is standard input.
        format: one of FORMATS; without it the suffix and the first bytes tell.
        root: who moves at the root, "max" or "min", whatever the text says.
        width: how many children each node has, where the format tells only the leaves.

    Raises:
        InputError: there is no tree, or it is malformed; with its place.
        UsageError: an option is wrong, or there is more than one tree.
    """
    trees = Reader(source, format, root, width)
    return only(trees, TEXT if is_text(source) else os.fsdecode(source))


def read_all(source: Source, *, format: Optional[str] = None, root: Optional[str] = None,
             width: Optional[int] = None) -> Iterator[Tree]:
    """All trees in a file or a text, one after another: an iterator, which does not hold
    those that it has given. Arguments and errors are those of read()."""
    return Reader(source, format, root, width)
