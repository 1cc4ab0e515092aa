moves(a,[b]).
child(a,b).
