staticval(b,3).
staticval(b,4).
