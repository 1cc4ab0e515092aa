"""Trees of Python's data: which way it goes."""

from __future__ import annotations

from os import PathLike
from typing import Any, Optional

from ._arrays import LEVELS, build, players_of_root
from ._errors import UsageError
from ._graph import is_graph, nodes_and_links
from ._json import json_of
from ._library import lib
from ._nested import levels_of, levels_of_array
from ._node import root_number


def handle_of(source: Any, root: Optional[str]) -> int:
    """The handle of the tree that some data is, which Tree explains."""
    if isinstance(source, (str, bytes, PathLike)):
        raise UsageError("read() takes paths and texts; Tree() takes lists, dicts, graphs "
                         "and functions")
    if is_graph(source):
        source = nodes_and_links(source)
    levels = None
    if isinstance(source, (list, tuple)):
        levels = levels_of(source)
    elif hasattr(source, "tolist") and source.ndim > 0:
        levels = levels_of_array(source)
    if levels is None:
        return _read(json_of(source).encode(), root)
    shape, values = levels
    return build(LEVELS, shape, values, players=players_of_root(len(shape), root))


def _read(text: bytes, root: Optional[str]) -> int:
    """The handle of the tree that a text in JSON is."""
    reader = lib.reader_memory(b"tree", text, len(text))
    try:
        lib.reader_format(reader, b"json")
        if root is not None:
            lib.reader_root(reader, root_number(root))
        return lib.reader_next(reader)
    finally:
        lib.reader_free(reader)
