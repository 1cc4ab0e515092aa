moves(a,[b])
staticval(b,3).
