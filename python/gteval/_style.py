"""How trees, results and pictures are written."""

from __future__ import annotations

from ctypes import byref, c_size_t, string_at
from typing import Any, Callable, Dict, Optional

from ._handle import Handle
from ._library import lib


class Style(Handle):
    """Options of what is written, by their names in STYLES, with _ for -: True where an
    option takes nothing, or what it takes; None and False are as if it were not there."""

    __slots__ = ()
    _free = lib.style_free

    def __init__(self, options: Dict[str, Any]):
        self.handle = lib.style_new()
        for name, value in options.items():
            if value is not None and value is not False:
                text = "" if value is True else str(value)
                lib.style_set(self.handle, name.replace("_", "-").encode(), text.encode())


def written(write: Callable[..., Optional[int]], *arguments: Any,
            style: Dict[str, Any]) -> str:
    """What a function of the library writes that takes a style and a size behind these
    arguments."""
    options = Style(style)
    size = c_size_t()
    address = write(*arguments, options.handle, byref(size))
    try:
        return string_at(address, size.value).decode("utf-8", "replace")
    finally:
        lib.free(address)
