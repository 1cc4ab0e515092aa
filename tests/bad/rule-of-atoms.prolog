moves(a,[b,c]) :- go.
