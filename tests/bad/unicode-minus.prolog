staticval(b,−3).
