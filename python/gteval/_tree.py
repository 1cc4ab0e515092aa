"""Trees."""

from __future__ import annotations

from ctypes import byref, c_double
from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional, Tuple, Union

from ._check import Answers, Verdict, check
from ._compare import Rows, compare
from ._draw import NOTEBOOK_NODES, Page, play
from ._errors import UsageError
from ._game import Game
from ._handle import Handle
from ._library import NODE, lib
from ._make import handle_of
from ._node import Node
from ._proof import Proof
from ._result import Result
from ._search import DEFAULTS, options_of, prepared
from ._style import written
from ._watch import Event, Record

#: Depth, of a view that is not cut.
ALL_PLIES = 0xFFFFFFFF


class Tree(Handle):
    """A game tree, which does not change. It prints as JSON; in a notebook it shows itself
    as a picture.

    >>> Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
    <Tree of 13 nodes>

    Args:
        source: what the tree is made of:

            a list or tuple of lists or tuples and of numbers, nested as the tree is: a
            number is a leaf, anything else an inner node;

            an array of numpy's, which has a level of nodes for each dimension and leaves
            below the last;

            a dict, or lists with dicts in them: what gteval(5) says of JSON, with names,
            movers, chance, payoffs and everything else, as ``{"name": "A", "player":
            "min", "children": [{"value": 3}, 5]}``;

            a DiGraph of networkx: nodes are called by their labels, and have attributes as
            "value", "player"; edges may have "p", the probability;

            a function: ``source(position)`` gives the positions that come next, as a list
            or, if moves have names, a dict; none where the game is over.
        root: who moves at the root, "max" or "min"; then by turns, if nothing else is said.
        start: of a function, the first position: anything.
        value: of a function, ``value(position)`` is what a position is worth to MAX, where
            the game is over or depth is reached.
        mover: of a function, ``mover(position)`` says who moves, "max", "min" or "chance";
            without it both move by turns. Of chance, instead of each position that comes
            next there is a pair: the position and how likely it is, set against the others.
        depth: of a function, how many plies are played; without it all.
        nodes: of a function, how many positions there may be.

    Raises:
        InputError: the source is no tree.

    ``len(tree)`` is how many nodes it has; ``tree[i]`` is the node of place i in preorder,
    and iteration gives all of them in that order. Threads may search one tree at the same
    time.
    """

    __slots__ = ("__weakref__",)
    _free = lib.tree_free

    def __init__(self, source: Any, *, root: Optional[str] = None, start: Any = None,
                 value: Optional[Callable[[Any], float]] = None,
                 mover: Optional[Callable[[Any], Union[str, int]]] = None,
                 depth: Optional[int] = None, nodes: int = 1_000_000):
        if not callable(source):
            self.handle = handle_of(source, root)
        elif value is None:
            raise UsageError("a game needs value, which says what a position is worth")
        else:
            self.handle = Game(source, value, mover, depth, nodes).play(start, root)

    @classmethod
    def of_handle(cls, handle: int) -> "Tree":
        """A tree of the library, which belongs to the new object."""
        tree = cls.__new__(cls)
        tree.handle = handle
        return tree

    def __len__(self) -> int:
        return lib.tree_nodes(self.handle)

    def __bool__(self) -> bool:
        return True

    def __getitem__(self, index: int) -> Node:
        nodes = len(self)
        if not -nodes <= index < nodes:
            raise IndexError(f"the tree has {nodes} nodes")
        return Node(self, index % nodes)

    def __iter__(self) -> Iterator[Node]:
        return (Node(self, index) for index in range(len(self)))

    @property
    def root(self) -> Node:
        """The node at the top."""
        return Node(self, 0)

    @property
    def leaves(self) -> List[Node]:
        """The leaves, from the left."""
        return [node for node in self if node.is_leaf]

    @property
    def height(self) -> int:
        """Plies from the root to the deepest leaf."""
        return lib.tree_height(self.handle)

    @property
    def has_chance(self) -> bool:
        """Whether chance moves somewhere."""
        return any(lib.tree_mover(self.handle, index) == 2 for index in range(len(self)))

    @property
    def players(self) -> int:
        """How many players have payoffs; 0 where leaves have one value, for MAX."""
        return lib.tree_players(self.handle)

    def index_of(self, node: Union[Node, int]) -> int:
        """The place of one of this tree's nodes."""
        if isinstance(node, Node) and node.tree is not self:
            raise UsageError(f"node {node.label} is of another tree")
        return node.__index__()

    def find(self, text: str) -> Node:
        """The node of that name, or else of that Dewey id, as "e" or "2.1.3".

        Raises:
            InputError: there is none, or several have the name.
        """
        return Node(self, lib.tree_find(self.handle, text.encode()))

    def view(self, root: Union[Node, int] = 0, *, depth: Optional[int] = None,
             paranoid: Union[str, int, None] = None) -> "Tree":
        """A part of the tree as a tree of its own.

        Args:
            root: the node that is its root.
            depth: plies below the root, where nodes are leaves worth their static values;
                without it all.
            paranoid: a player, by number or name, who is MAX against all others: of a game
                with payoffs, a tree of MAX and MIN.

        Raises:
            InputError: a node at that depth has no static value, or there are no payoffs,
                or no such player.
        """
        player = None if paranoid is None else str(paranoid).encode()
        plies = ALL_PLIES if depth is None else depth
        handle = lib.tree_view(self.handle, self.index_of(root), plies, player)
        return Tree.of_handle(handle)

    def search(self, algorithm: Optional[str] = None, **options: Any) -> Result:
        """Searches the tree.

        >>> result = tree.search("sss")
        >>> result.value, [node.id for node in result.line], result.counts["leaves"]

        Args:
            algorithm: one of ALGORITHMS, or as people write it: "SSS*". Without it
                "alphabeta", or "maxn" in a game with payoffs.
            window: (alpha, beta), the start window; alpha is less than beta.
            guess: the first guess of MTD(f).
            cut: when to cut: ">=", where alpha >= beta, or ">", only where it is greater.
            bounds: (low, high): what no leaf is worth less, or more, than.
            target: what "pn" and "dfpn" answer: whether the value is at least that.
            plan: whether Result.move_at() shall know moves off the line.
            line: which of the lines of equal worth: "first", "shortest" or "longest".
            verify: whether the leaves that were read must prove the result.

        Raises:
            UsageError: there is no such algorithm, or it has no use for an option.
            InputError: the tree is not one that the algorithm can search.
            CheckError: verify was asked for, and there is no proof.
        """
        if algorithm is None:
            algorithm = "maxn" if self.players else "alphabeta"
        search = prepared(algorithm, options_of(options) if options else DEFAULTS)
        return Result(self, search, lib.search_run(search.handle, self.handle))

    def compare(self, *algorithms: str, **options: Any) -> Rows:
        """Searches the tree by several algorithms: a row each, which print as a table.

        >>> print(tree.compare("alphabeta", "sss", "mtdf"))
        >>> pandas.DataFrame(tree.compare("alphabeta", "sss", "mtdf"))

        Without names, by all that search trees of this kind. Options are those of
        search(), which each of the algorithms must have a use for.

        Raises:
            CheckError: two of them disagree about the value.
        """
        return compare(self, algorithms, options)

    def watch(self, algorithm: str = "alphabeta", **options: Any) -> Iterator[Event]:
        """The events of a search, one after another. The search is run to its end first,
        and takes about 100 bytes an event. Arguments and errors are those of search().

        >>> for event in tree.watch("scout"):
        ...     print(event.kind, event.node, event.value)
        """
        return Record(self, algorithm, options_of(options)).events(self)

    def proof(self, result: Optional[Result] = None) -> Proof:
        """The fewest leaves that prove the value of the tree, or a result of it.

        Raises:
            InputError: the tree has chance nodes or payoffs.
        """
        return Proof(self, result or self.search())

    def shown(self, leaves: Iterable[Union[Node, int]]) -> Tuple[float, float]:
        """Between what the value must lie, (low, high), if nothing is known but what these
        leaves are worth."""
        indices = [self.index_of(leaf) for leaf in leaves]
        low, high = c_double(), c_double()
        lib.tree_shown(self.handle, (NODE * len(indices))(*indices), len(indices),
                       byref(low), byref(high))
        return low.value, high.value

    def check(self, answers: Answers, algorithm: str = "alphabeta", *,
              points: Optional[Dict[str, float]] = None, **options: Any) -> Verdict:
        """Grades what one person answers about the tree and a search of it.

        >>> tree.check({"value": 3, "line": ["A", "B", "b1"], "pruned": ["c2"]})
        >>> tree.check(Path("ada.txt"), points={"value": 1, "pruned": 2}).points

        Args:
            answers: a dict or a text, or the path of a file, which is no str: JSON or typed
                lines, as gteval(5) has them under answers.
            algorithm: of the search; options are those of search().
            points: what each key is worth; without it one for each that is answered.

        Raises:
            InputError: the answers are malformed or of another tree; with the place.
            OSError: the file cannot be read.
        """
        return check(self, answers, prepared(algorithm, options_of(options)), points)

    def play(self, *algorithms: str, **options: Any) -> Page:
        """The page that plays searches side by side, step by step.

        >>> tree.play("alphabeta", "sss").save("play.html")

        Options are those of search(), which each of the algorithms must have a use for,
        those of STYLES, and height, of the frame in a notebook in pixels.
        """
        return play(self, algorithms or ("alphabeta",), options)

    def write(self, format: str = "json", **style: Any) -> str:
        """The tree as text, in a format of TREE_FORMATS. Options are those of STYLES.

        Raises:
            InputError: the format has no place for something in the tree, and "lossy" is
                not among the options.
        """
        return written(lib.tree_write, self.handle, format.encode(), style=style)

    def draw(self, picture: str = "svg", **style: Any) -> str:
        """A picture of the tree, one of PICTURES, as text. Options are those of STYLES:
        ``tree.draw("svg", blank=True)`` is an exercise sheet.

        Raises:
            InputError: the tree has more nodes than the picture can hold.
        """
        return written(lib.tree_draw, self.handle, picture.encode(), style=style)

    def _repr_svg_(self) -> Optional[str]:
        return self.draw() if len(self) <= NOTEBOOK_NODES else None

    def __str__(self) -> str:
        return self.write().rstrip("\n")

    def __repr__(self) -> str:
        return f"<Tree of {len(self)} nodes>"
