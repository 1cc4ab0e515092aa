moves(pos(1),[b]).
