tree(a,[leaf(3),leaf(5)]).
