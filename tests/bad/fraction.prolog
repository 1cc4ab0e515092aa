staticval(b,3/2).
