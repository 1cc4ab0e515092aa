staticval(b,three).
