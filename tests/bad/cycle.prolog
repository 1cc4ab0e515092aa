moves(a,[b]).
moves(b,[a]).
