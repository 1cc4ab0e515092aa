: x
