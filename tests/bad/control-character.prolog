moves(a,[b]).
