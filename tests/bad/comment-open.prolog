/* moves
