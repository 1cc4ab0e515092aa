"""Evaluate game trees, and compare and teach the algorithms that search them.

A tree is read from a file or a text, or made of lists, dicts, arrays, graphs or a game:

>>> import gteval
>>> tree = gteval.Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
>>> tree = gteval.read("trees/aima.json")

Algorithms search it, and say what it is worth and what they read of it:

>>> result = tree.search("sss")
>>> result.value, result.line, result.counts["leaves"]
(3.0, [<Node A>, <Node B>, <Node b1>], 7)
>>> print(tree.compare("alphabeta", "sss", "mtdf"))

Values are floats, bit for bit, infinities too. Nodes are Node objects, which have parents,
children, values and names; Node.index, the place in preorder from 0, stands for a node
wherever one is asked for.

What goes wrong is an Error, which knows its message and the file, line and column.

ALGORITHMS, FORMATS (that trees are read in), TREE_FORMATS (that they are written in),
RESULT_FORMATS, PICTURES, STYLES, COUNTS and EVENTS are dicts: names, and a line about
each.

Threads may work at the same time, also on one tree; Python's lock is not held while a
tree is read or searched.

The manual of the program, gteval(1), explains the algorithms and how is counted; gteval(5)
the formats. All is done by the shared library libgteval, which is looked for where the
environment's GTEVAL_LIBRARY says, beside this module, in the checkout and the PREFIX that
it is in, and where the system has its libraries.
"""

from ._check import Verdict
from ._compare import Rows
from ._draw import Page
from ._errors import CheckError, Error, InputError, ResourceError, UsageError
from ._generate import generate
from ._library import (ALGORITHMS, COUNTS, EVENTS, FORMATS, PICTURES, RESULT_FORMATS,
                       STYLES, TREE_FORMATS, lib)
from ._node import Node
from ._past import Past
from ._proof import Proof
from ._read import Reader, read, read_all
from ._result import Result
from ._tree import Tree
from ._watch import Event

__version__ = lib.version().decode()

__all__ = [
    "ALGORITHMS",
    "COUNTS",
    "EVENTS",
    "FORMATS",
    "PICTURES",
    "RESULT_FORMATS",
    "STYLES",
    "TREE_FORMATS",
    "CheckError",
    "Error",
    "Event",
    "InputError",
    "Node",
    "Page",
    "Past",
    "Proof",
    "Reader",
    "ResourceError",
    "Result",
    "Rows",
    "Tree",
    "UsageError",
    "Verdict",
    "generate",
    "read",
    "read_all",
]
