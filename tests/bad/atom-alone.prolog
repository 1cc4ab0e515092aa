moves.
