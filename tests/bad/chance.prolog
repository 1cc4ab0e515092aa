player(a,chance).
