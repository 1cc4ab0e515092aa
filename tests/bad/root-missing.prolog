root(x).
staticval(b,3).
