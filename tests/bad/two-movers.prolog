moves(a,[b]).
max_to_move(a).
min_to_move(a).
