"""What stands for something in the library."""

from __future__ import annotations

from typing import Any, NoReturn


class Handle:
    """Owns something of the library, which is freed with it: so it cannot be copied."""

    __slots__ = ("handle",)

    _free: Any

    def __del__(self) -> None:
        handle = getattr(self, "handle", None)
        if handle is not None:
            self._free(handle)

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"a {type(self).__name__} can be neither copied nor pickled")
