"""Searches: an algorithm and its options."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, Optional, Tuple

from ._errors import UsageError
from ._handle import Handle
from ._library import lib

LINES = ("first", "shortest", "longest")
CUTS = (">=", ">")


class Options(NamedTuple):
    """What a search can be told, which Tree.search() explains."""

    window: Optional[Tuple[float, float]] = None
    guess: Optional[float] = None
    cut: str = ">="
    bounds: Optional[Tuple[float, float]] = None
    target: Optional[float] = None
    plan: bool = False
    line: str = "first"
    verify: bool = False


class Search(Handle):
    """A search that can be run on any number of trees, by several threads."""

    __slots__ = ("algorithm", "options")
    _free = lib.search_free

    def __init__(self, algorithm: str, options: Options, keep: bool = False):
        self.algorithm = algorithm
        self.options = options
        self.handle = lib.search_new(algorithm.encode())
        self._set_numbers(options)
        self._set_words(options)
        if keep:
            lib.search_keep(self.handle)

    def _set_numbers(self, options: Options) -> None:
        if options.window is not None:
            lib.search_window(self.handle, *options.window)
        if options.guess is not None:
            lib.search_guess(self.handle, options.guess)
        if options.bounds is not None:
            lib.search_bounds(self.handle, *options.bounds)
        if options.target is not None:
            lib.search_target(self.handle, options.target)

    def _set_words(self, options: Options) -> None:
        if options.cut != ">=":
            lib.search_cut(self.handle, number_of("cut", CUTS, options.cut))
        if options.line != "first":
            lib.search_line(self.handle, number_of("line", LINES, options.line))
        if options.plan:
            lib.search_plan(self.handle)
        if options.verify:
            lib.search_verify(self.handle)


def number_of(option: str, words: Tuple[str, ...], word: str) -> int:
    """The place of a word among those that an option takes."""
    if word not in words:
        raise UsageError(f"{option}: expected one of {', '.join(words)}, not {word!r}")
    return words.index(word)


@lru_cache(maxsize=64)
def prepared(algorithm: str, options: Options, keep: bool = False) -> Search:
    """A search of that kind, whose results know what was done at each node if they are to
    keep it. Those that were asked for last are stored, since they can be run again."""
    return Search(algorithm, options, keep)


DEFAULTS = Options()


def options_of(given: dict) -> Options:
    """Keyword arguments as options, all of them numbers and words."""
    for name in ("window", "bounds"):
        if given.get(name) is not None:
            low, high = given[name]
            given[name] = (float(low), float(high))
    return Options(**given) if given else DEFAULTS
