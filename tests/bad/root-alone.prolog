root(a).
