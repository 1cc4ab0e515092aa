"""Several algorithms on one tree, as rows and as a table."""

from __future__ import annotations

from ctypes import c_void_p
from html import escape
from typing import TYPE_CHECKING, Any, Dict, List, Optional, Sequence

from ._errors import CheckError
from ._library import ALGORITHMS, lib
from ._style import written

if TYPE_CHECKING:
    from ._result import Result
    from ._tree import Tree

#: The columns of the table in a notebook, and which key of a row is below.
COLUMNS = {
    "algorithm": "algorithm",
    "value": "value",
    "move": "move",
    "nodes": "nodes",
    "leaves": "leaves",
    "distinct": "distinct_leaves",
    "storage": "storage",
    "leaves/minimal": "leaves/minimal",
}


def write_results(results: "Sequence[Result]", format: str, style: Dict[str, Any]) -> str:
    """Results of one tree in a format of RESULT_FORMATS."""
    handles = (c_void_p * len(results))(*[result.handle for result in results])
    return written(lib.results_write, handles, len(results), results[0].tree.handle,
                   format.encode(), style=style)


class Rows(List[Dict[str, Any]]):
    """A list of dicts, one for each algorithm, that prints as a table.

    A row has "algorithm"; "value" (a float, or a tuple of the payoffs) and "bound", as in
    Result; "move" and "line", the labels of nodes; each count by its name in COUNTS; and
    "leaves/minimal", leaves over the fewest that could prove the value: None where there
    is no such number. ``pandas.DataFrame(rows)`` is a table of these columns.

    Attributes:
        results: the Result of each row.
        minimal: the fewest leaves that could prove the value, or None.
    """

    results: "List[Result]"
    minimal: Optional[int]

    def write(self, format: str = "text", **style: Any) -> str:
        """The results as text, in a format of RESULT_FORMATS: a table, JSON or CSV, byte
        for byte as gteval(1) prints it. Options are those of STYLES."""
        return write_results(self.results, format, style)

    def __str__(self) -> str:
        return self.write().rstrip("\n")

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{heading}</th>" for heading in COLUMNS)
        body = "".join(f"<tr>{_cells(row)}</tr>" for row in self)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cells(row: Dict[str, Any]) -> str:
    texts = [_cell(row[key]) for key in COLUMNS.values()]
    if row["bound"] != "=":
        texts[1] = f"{row['bound']} {texts[1]}"
    return "".join(f"<td>{escape(text)}</td>" for text in texts)


def _cell(entry: Any) -> str:
    if entry is None:
        return "-"
    return f"{entry:.6g}" if isinstance(entry, float) else str(entry)


def compare(tree: "Tree", algorithms: Sequence[str], options: Dict[str, Any]) -> Rows:
    """What Tree.compare() gives."""
    results = [tree.search(algorithm, **options)
               for algorithm in algorithms or _standard(tree)]
    _agree(results)
    rows = Rows()
    rows.results = results
    rows.minimal = _minimal(tree, results)
    rows.extend(_row(result, rows.minimal) for result in results)
    return rows


def _standard(tree: "Tree") -> Sequence[str]:
    """The algorithms that search trees of this kind."""
    if tree.players:
        return ("maxn", "shallow")
    if tree.has_chance:
        return ("minimax", "alphabeta", "star2", "negascout", "pvs")
    return [name for name in ALGORITHMS if name != "star2"]


def _agree(results: "List[Result]") -> None:
    """Refuses results of which two exclude each other, naming these."""
    for second, result in enumerate(results):
        for other in reversed(results[:second]):
            if exclude(other, result) or exclude(result, other):
                raise CheckError(f"the algorithms disagree: {other!r}, {result!r}")


def exclude(low: "Result", high: "Result") -> bool:
    """Whether no value is what both say: the one at least so much, the other less."""
    if low.payoffs is not None and high.payoffs is not None:
        return low.payoffs != high.payoffs
    return low.bound != "<=" and high.bound != ">=" and not low.value <= high.value


def _minimal(tree: "Tree", results: "List[Result]") -> Optional[int]:
    exact = [result for result in results if result.bound == "="]
    if not exact or tree.players or tree.has_chance:
        return None
    return len(tree.proof(exact[0]).leaves)


def _row(result: "Result", minimal: Optional[int]) -> Dict[str, Any]:
    line = [node.label for node in result.line]
    row: Dict[str, Any] = {
        "algorithm": result.algorithm,
        "value": result.value if result.payoffs is None else result.payoffs,
        "bound": result.bound,
        "move": line[1] if len(line) > 1 else None,
        "line": line,
    }
    row.update(result.counts)
    row["leaves/minimal"] = row["leaves"] / minimal if minimal else None
    return row
