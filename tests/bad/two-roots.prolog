moves(a,[b]).
staticval(b,3).
staticval(c,3).
