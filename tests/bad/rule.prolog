moves(a,[b,c]).
moves(X,Y) :- next(X,Y).
