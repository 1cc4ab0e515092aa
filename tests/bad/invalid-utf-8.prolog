moves(aÃ,[b]).
