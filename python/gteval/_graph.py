"""Graphs of networkx as dicts that are read as trees."""

from __future__ import annotations

from numbers import Real
from typing import Any, Dict


def is_graph(source: Any) -> bool:
    """Whether it looks like one of networkx's graphs, which is not imported for that."""
    return all(hasattr(source, name) for name in ("nodes", "edges", "is_directed"))


def nodes_and_links(graph: Any) -> Dict[str, Any]:
    """Nodes, which are called by their labels, and edges, each with those attributes that
    are strings, numbers, lists or tuples."""
    nodes = [dict(_plain(attributes), id=str(label))
             for label, attributes in graph.nodes(data=True)]
    links = [dict(_plain(attributes), source=str(above), target=str(below))
             for above, below, attributes in graph.edges(data=True)]
    return {"directed": graph.is_directed(), "multigraph": graph.is_multigraph(),
            "nodes": nodes, "links": links}


def _plain(attributes: Dict[Any, Any]) -> Dict[str, Any]:
    return {str(key): value for key, value in attributes.items()
            if isinstance(value, (str, Real, list, tuple))}
