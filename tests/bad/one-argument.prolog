moves(a).
