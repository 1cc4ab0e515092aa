moves('a,[b]).
