moves(a,[b|T]).
