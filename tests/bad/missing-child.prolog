moves(a,[b,c]).
staticval(b,3).
