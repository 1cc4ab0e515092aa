moves(a,[b]).
moves(b,[]).
