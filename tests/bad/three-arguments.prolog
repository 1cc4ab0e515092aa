staticval(b,3,4).
