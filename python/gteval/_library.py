"""The shared library: where it is found, and what its functions take and give.

It is looked for

1. where the environment says: ``GTEVAL_LIBRARY`` is the path of a file;
2. in the folder of this module, as in a wheel;
3. in a checkout, where ``make`` has built it: ``build/release``;
4. in ``PREFIX/lib``, if this module is in ``PREFIX/lib/python3/dist-packages``;
5. where the system finds libraries.
"""

from __future__ import annotations

import ctypes
import os
from ctypes import POINTER, byref, c_bool, c_char_p, c_double, c_int, c_size_t, c_uint
from ctypes import c_uint32, c_uint64, c_void_p
from pathlib import Path
from typing import Any, Iterator, List

from ._errors import KINDS, Error, text_of

NAME = "libgteval.so.1"

#: No node.
NONE = 0xFFFFFFFF

NODE = c_uint32
NODES = POINTER(NODE)
DOUBLES = POINTER(c_double)

# What is quick keeps Python's lock; what may take long lets other threads work meanwhile.
# Functions that can fail take the address of an error, too, which is not listed.
QUICK = {
    "gteval_version": (c_char_p,),
    "gteval_name": (c_char_p, c_int, c_size_t),
    "gteval_summary": (c_char_p, c_int, c_size_t),
    "gteval_error_kind": (c_int, c_void_p),
    "gteval_error_message": (c_char_p, c_void_p),
    "gteval_error_text": (c_char_p, c_void_p),
    "gteval_error_file": (c_char_p, c_void_p),
    "gteval_error_line": (c_uint64, c_void_p),
    "gteval_error_column": (c_uint64, c_void_p),
    "gteval_error_free": (None, c_void_p),
    "gteval_reader_root": (None, c_void_p, c_int),
    "gteval_reader_width": (None, c_void_p, c_uint32),
    "gteval_tree_nodes": (NODE, c_void_p),
    "gteval_tree_leaves": (NODE, c_void_p),
    "gteval_tree_height": (NODE, c_void_p),
    "gteval_tree_parent": (NODE, c_void_p, NODE),
    "gteval_tree_first_child": (NODE, c_void_p, NODE),
    "gteval_tree_next_sibling": (NODE, c_void_p, NODE),
    "gteval_tree_mover": (c_int, c_void_p, NODE),
    "gteval_tree_player": (c_uint, c_void_p, NODE),
    "gteval_tree_players": (c_uint, c_void_p),
    "gteval_tree_payoffs": (DOUBLES, c_void_p, NODE),
    "gteval_tree_weight": (c_double, c_void_p, NODE),
    "gteval_tree_value": (c_double, c_void_p, NODE),
    "gteval_tree_name": (c_char_p, c_void_p, NODE),
    "gteval_tree_id": (c_void_p, c_void_p, NODE),
    "gteval_tree_origin": (NODE, c_void_p, NODE),
    "gteval_search_plan": (None, c_void_p),
    "gteval_search_keep": (None, c_void_p),
    "gteval_search_watch": (None, c_void_p, c_void_p, c_void_p),
    "gteval_search_verify": (None, c_void_p),
    "gteval_result_value": (c_double, c_void_p),
    "gteval_result_bound": (c_int, c_void_p),
    "gteval_result_line": (NODES, c_void_p, POINTER(c_size_t)),
    "gteval_result_move": (NODE, c_void_p, c_void_p, NODE),
    "gteval_result_payoffs": (DOUBLES, c_void_p, POINTER(c_size_t)),
    "gteval_result_count": (c_uint64, c_void_p, c_char_p),
    "gteval_result_past": (c_void_p, c_void_p, NODE),
    "gteval_result_leaves": (NODES, c_void_p, POINTER(c_size_t)),
    "gteval_result_readings": (NODES, c_void_p, POINTER(c_size_t)),
    "gteval_result_seconds": (c_double, c_void_p),
    "gteval_verdict_right": (c_bool, c_void_p),
    "gteval_verdict_said": (c_char_p, c_void_p),
    "gteval_verdict_name": (c_char_p, c_void_p),
    "gteval_verdict_points": (c_double, c_void_p, POINTER(c_double)),
    "gteval_verdict_free": (None, c_void_p),
    "gteval_proof_leaves": (NODES, c_void_p, c_int, POINTER(c_size_t)),
    "gteval_proof_free": (None, c_void_p),
    "gteval_style_free": (None, c_void_p),
    "gteval_search_free": (None, c_void_p),
}
LONG = {
    "gteval_reader_free": (None, c_void_p),
    "gteval_tree_free": (None, c_void_p),
    "gteval_result_free": (None, c_void_p),
    "gteval_record_add": (None, c_void_p, c_void_p),
    "gteval_record_free": (None, c_void_p),
}
FALLIBLE = {
    "gteval_reader_open": (c_void_p, c_char_p),
    "gteval_reader_memory": (c_void_p, c_char_p, c_char_p, c_size_t),
    "gteval_reader_format": (c_bool, c_void_p, c_char_p),
    "gteval_reader_next": (c_void_p, c_void_p),
    "gteval_tree_from_arrays": (c_void_p, c_void_p),
    "gteval_tree_generate": (c_void_p, c_char_p),
    "gteval_tree_find": (NODE, c_void_p, c_char_p),
    "gteval_tree_view": (c_void_p, c_void_p, NODE, c_uint32, c_char_p),
    "gteval_tree_shown": (c_bool, c_void_p, NODES, c_size_t, POINTER(c_double),
                          POINTER(c_double)),
    "gteval_search_new": (c_void_p, c_char_p),
    "gteval_search_window": (c_bool, c_void_p, c_double, c_double),
    "gteval_search_guess": (c_bool, c_void_p, c_double),
    "gteval_search_cut": (c_bool, c_void_p, c_int),
    "gteval_search_bounds": (c_bool, c_void_p, c_double, c_double),
    "gteval_search_target": (c_bool, c_void_p, c_double),
    "gteval_search_line": (c_bool, c_void_p, c_int),
    "gteval_search_run": (c_void_p, c_void_p, c_void_p),
    "gteval_record_new": (c_void_p,),
    "gteval_record_events": (c_void_p, c_void_p, POINTER(c_size_t)),
    "gteval_style_new": (c_void_p,),
    "gteval_style_set": (c_bool, c_void_p, c_char_p, c_char_p),
    "gteval_tree_write": (c_void_p, c_void_p, c_char_p, c_void_p, POINTER(c_size_t)),
    "gteval_tree_draw": (c_void_p, c_void_p, c_char_p, c_void_p, POINTER(c_size_t)),
    "gteval_results_write": (c_void_p, POINTER(c_void_p), c_size_t, c_void_p, c_char_p,
                             c_void_p, POINTER(c_size_t)),
    "gteval_searches_draw": (c_void_p, POINTER(c_void_p), c_size_t, c_void_p, c_char_p,
                             c_void_p, POINTER(c_size_t)),
    "gteval_check": (c_void_p, c_void_p, c_void_p, c_char_p, c_char_p, c_size_t, c_char_p),
    "gteval_proof_new": (c_void_p, c_void_p, c_void_p),
}

WHERE = "set GTEVAL_LIBRARY to its path, or run make in the checkout"


def _places() -> Iterator[str]:
    """Paths of files that may be the library, the first one there is to be taken."""
    package = Path(__file__).resolve().parent
    yield str(package / NAME)
    checkout = package.parent.parent
    if (checkout / "src" / "library" / "gteval.h").is_file():
        yield str(checkout / "build" / "release" / NAME)
    if package.parent.parts[-3:] == ("lib", "python3", "dist-packages"):
        yield str(package.parents[2] / NAME)


def find() -> str:
    """What to load: the path of a file, or a name that the system looks for."""
    given = os.environ.get("GTEVAL_LIBRARY")
    if given:
        return given
    return next((place for place in _places() if os.path.isfile(place)), NAME)


def _declare(library: ctypes.CDLL, name: str, result: Any, arguments: List[Any]) -> Any:
    try:
        function = getattr(library, name)
    except AttributeError:
        raise ImportError(f"gteval: {library._name} is too old: it has no {name}") from None
    function.restype = result
    function.argtypes = arguments
    return function


class Library:
    """The functions of the library, without ``gteval_`` before their names.

    Those that can fail raise an Error. Texts are bytes; handles are numbers, or None.
    """

    def __init__(self, path: str):
        self.path = path
        quick, slow = ctypes.PyDLL(path), ctypes.CDLL(path)
        for library, table in ((quick, QUICK), (slow, LONG)):
            for name, (result, *arguments) in table.items():
                self._add(name, _declare(library, name, result, arguments))
        for name, (result, *arguments) in FALLIBLE.items():
            arguments.append(POINTER(c_void_p))
            self._add(name, self._checked(_declare(slow, name, result, arguments)))
        self.free = ctypes.PyDLL(None).free
        self.free.argtypes = [c_void_p]
        self.free.restype = None

    def _add(self, name: str, function: Any) -> None:
        setattr(self, name[len("gteval_"):], function)

    def _checked(self, function: Any) -> Any:
        def call(*arguments: Any) -> Any:
            error = c_void_p()
            result = function(*arguments, byref(error))
            if error.value is not None:
                raise self.take_error(error)
            return result

        return call

    def take_error(self, error: c_void_p) -> Error:
        """The exception for an error, which is freed."""
        kind = KINDS.get(self.error_kind(error), Error)
        exception = kind(
            text_of(self.error_message(error)),
            text_of(self.error_text(error)),
            text_of(self.error_file(error)),
            self.error_line(error) or None,
            self.error_column(error) or None,
        )
        self.error_free(error)
        return exception

    def table(self, number: int) -> dict:
        """The names of enum gteval_table number and their summaries, in order."""
        rows: dict = {}
        while True:
            name = self.name(number, len(rows))
            if name is None:
                return rows
            rows[name.decode()] = self.summary(number, len(rows)).decode()

    def take_text(self, address: Any) -> str:
        """A text that is ours to free."""
        try:
            return text_of(ctypes.string_at(address))
        finally:
            self.free(address)


def load() -> Library:
    """The library, or an ImportError that says where it was looked for."""
    path = find()
    try:
        return Library(path)
    except OSError as reason:
        raise ImportError(f"gteval: cannot load {path} ({reason}): {WHERE}") from None


lib = load()

# In the order of enum gteval_table.
(ALGORITHMS, FORMATS, COUNTS, EVENTS, TREE_FORMATS, RESULT_FORMATS, PICTURES,
 STYLES) = map(lib.table, range(8))
