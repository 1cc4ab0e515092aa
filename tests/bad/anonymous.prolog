staticval(_,3).
