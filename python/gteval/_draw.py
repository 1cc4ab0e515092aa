"""Pictures of searches, and the page that plays them."""

from __future__ import annotations

from ctypes import c_void_p
from html import escape
from os import PathLike
from typing import TYPE_CHECKING, Any, Dict, Sequence, Union

from ._library import lib
from ._search import Options, Search, options_of, prepared
from ._style import written

if TYPE_CHECKING:
    from ._tree import Tree

#: A notebook shows no picture of a larger tree: nobody could read it.
NOTEBOOK_NODES = 500


def draw(tree: "Tree", searches: Sequence[Search], picture: str,
         style: Dict[str, Any]) -> str:
    """The picture of searches of a tree, which are run for it."""
    handles = (c_void_p * len(searches))(*[search.handle for search in searches])
    return written(lib.searches_draw, handles, len(searches), tree.handle,
                   picture.encode(), style=style)


class Page:
    """A page in HTML that plays searches, and needs nothing else.

    In a notebook it shows itself, in a frame that is kept apart from everything around.

    Attributes:
        html: the page.
        height: of the frame, in pixels.
    """

    def __init__(self, html: str, height: int = 640):
        self.html = html
        self.height = height

    def save(self, path: "Union[str, PathLike[str]]") -> None:
        """Writes the page into a file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.html)

    def _repr_html_(self) -> str:
        return ('<iframe sandbox="allow-scripts allow-downloads" '
                f'style="width: 100%; height: {self.height}px; border: 1px solid #ccc" '
                f'srcdoc="{escape(self.html)}"></iframe>')

    def __repr__(self) -> str:
        return f"<Page of {len(self.html)} characters>"


def play(tree: "Tree", algorithms: Sequence[str], options: Dict[str, Any]) -> Page:
    """What Tree.play() gives."""
    search = {name: options.pop(name) for name in list(options) if name in Options._fields}
    told = options_of(search)
    searches = [prepared(algorithm, told) for algorithm in algorithms]
    height = options.pop("height", 640)
    return Page(draw(tree, searches, "html", options), height)
