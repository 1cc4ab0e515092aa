moves(a,[3,5]).
