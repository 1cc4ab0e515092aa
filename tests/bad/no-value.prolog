staticval(b,).
