root(a).
root(b).
