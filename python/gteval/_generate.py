"""Trees by the models of gtgen(1), and from its games."""

from __future__ import annotations

from typing import Any, Optional

from ._library import lib
from ._tree import Tree


def generate(model: Optional[str] = None, **options: Any) -> Tree:
    """The tree that gtgen(1) makes by these options.

    >>> generate("permutation", width=3, depth=4, seed=7)
    >>> generate(game="nim:3,4,5")
    >>> trees = [generate("ragged", width=4, tree=number) for number in range(1, 101)]

    Args:
        model: how it is made: "uniform", which it is without it, "permutation", "ordered", "incremental", "ragged",
            "pgame", "noisy", "best" or "worst".
        game: instead of by a model, from a game, as "tictactoe" or "nim:3,4,5".
        width, depth: children of each inner node, and plies to the leaves.
        values: integers, as "0..99"; or real=True: fractions.
        seed, tree: which stream of trees, and which of it, from 1.
        p, noise, sort, static, shape, weights, players, sum, root: as gtgen(1) says.

    Raises:
        UsageError: an option is not known, or has no meaning for the model.
    """
    options["model"] = model
    words = [name if value is True else f"{name}={value}"
             for name, value in options.items() if value is not None and value is not False]
    return Tree.of_handle(lib.tree_generate(" ".join(words).encode()))
