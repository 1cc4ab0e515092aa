/*
 * board.h - what games on a board share: squares, marks, and rows of marks.
 */
#ifndef GTEVAL_GEN_BOARD_H
#define GTEVAL_GEN_BOARD_H

#include "gen/game.h"

/* Boards have at most so many rows and columns. */
enum { BOARD_SIDE = 16 };

/* Reads WxH, both 1 .. BOARD_SIDE. */
bool board_size(struct position *position, const char *parameters);

/* The mark of the player to move. */
int board_mark(const struct position *position);

/* Writes the square as a letter and a number, as c10; returns what follows. */
char *board_square(const struct position *position, int cell, char *name);

/* Moves that put the mover's mark on move.to. */
void board_place(struct position *position, struct move move);
void board_unplace(struct position *position, struct move move);

/* Whether the mark on that cell is one of `length` in a row, in any direction. */
bool board_has_row(const struct position *position, int cell, int length);

/*
 * Rows of that length with marks of the first player only, less those with marks of the
 * second only, in thousandths.
 */
double board_open_rows(const struct position *position, int length);

#endif
