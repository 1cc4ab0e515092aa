moves(A,[b,c]).
