moves('it''s',[b]).
