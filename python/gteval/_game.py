"""Trees of games that are programmed: played out from a position."""

from __future__ import annotations

from array import array
from typing import Any, Callable, Iterable, List, Mapping, Optional, Tuple, Union

from ._arrays import LEVELS, NAN, TURN, build, player_number
from ._errors import InputError

Moves = Union[Iterable[Any], Mapping[str, Any]]


class Game:
    """A game, and the arrays of its tree, which grow level by level.

    Arguments are those of Tree.
    """

    def __init__(self, moves: Callable[[Any], Moves], value: Callable[[Any], float],
                 mover: Optional[Callable[[Any], Union[str, int]]],
                 depth: Optional[int], nodes: int):
        self.moves, self.value, self.mover = moves, value, mover
        self.depth, self.limit = depth, nodes
        self.shape = array("I")
        self.values = array("d")
        self.movers = array("H")
        self.weights = array("d", [NAN])
        self.names: List[Optional[str]] = [None]

    def play(self, start: Any, root: Optional[str]) -> int:
        """The handle of the tree."""
        level, plies = [start], 0
        while level:
            level = [below for position in level
                     for below in self._visit(position, plies == self.depth)]
            plies += 1
        if root is not None:
            self.movers[0] = player_number(root)
        named = any(name is not None for name in self.names)
        weighed = any(weight == weight for weight in self.weights)
        return build(LEVELS, self.shape, self.values, players=self.movers,
                     names=self.names if named else None,
                     weights=self.weights if weighed else None)

    def _visit(self, position: Any, last: bool) -> List[Any]:
        """Adds a position, and names and weights of those behind it, which it returns."""
        below = [] if last else _listed(self.moves(position))
        self.shape.append(len(below))
        if not below:
            self.values.append(self.value(position))
            self.movers.append(TURN)
            return below
        mover = TURN if self.mover is None else player_number(self.mover(position))
        self.movers.append(mover)
        if len(self.names) + len(below) > self.limit:
            raise InputError(f"the game has more than {self.limit} positions")
        return [self._add(name, behind, mover) for name, behind in below]

    def _add(self, name: Optional[str], behind: Any, mover: int) -> Any:
        """Of chance, what is behind a move is a position and how likely it is."""
        position, weight = behind if mover == 0 else (behind, NAN)
        self.names.append(name)
        self.weights.append(weight)
        return position


def _listed(moves: Moves) -> List[Tuple[Optional[str], Any]]:
    """Moves as pairs: a name, or None, and what is behind."""
    if isinstance(moves, Mapping):
        return [(str(name), behind) for name, behind in moves.items()]
    return [(None, behind) for behind in moves]
