moves(a,[b,b]).
staticval(b,3).
