/*
 * board.c - squares, marks, and rows of marks.
 */
#include "gen/board.h"

#include <stdio.h>

/* The four directions of a row; each also runs backwards. */
static const struct step {
    int x, y;
} steps[] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

enum { STEPS = sizeof steps / sizeof steps[0] };

bool board_size(struct position *position, const char *parameters)
{
    int sides[2];

    if (game_numbers(parameters, 'x', BOARD_SIDE, sides, 2) != 2)
        return false;
    position->width = sides[0];
    position->height = sides[1];
    return true;
}

int board_mark(const struct position *position)
{
    return position->mover == MOVER_MAX ? CELL_FIRST : CELL_SECOND;
}

char *board_square(const struct position *position, int cell, char *name)
{
    enum { SQUARE_SIZE = 4 };
    int column = cell % position->width, row = cell / position->width;

    return name + snprintf(name, SQUARE_SIZE, "%c%d", 'a' + column, row + 1);
}

void board_place(struct position *position, struct move move)
{
    position->cell[move.to] = board_mark(position);
}

void board_unplace(struct position *position, struct move move)
{
    position->cell[move.to] = CELL_EMPTY;
}

static bool is_inside(const struct position *position, int x, int y)
{
    return x >= 0 && x < position->width && y >= 0 && y < position->height;
}

/* How many cells after (x, y), in one direction, have the same mark. */
static int same_marks(const struct position *position, int x, int y, struct step step)
{
    int mark = position->cell[y * position->width + x];
    int count = -1;

    for (; is_inside(position, x, y) && position->cell[y * position->width + x] == mark;
         x += step.x, y += step.y)
        count++;
    return count;
}

bool board_has_row(const struct position *position, int cell, int length)
{
    int x = cell % position->width, y = cell / position->width;

    for (int i = 0; i < STEPS; i++) {
        struct step back = {-steps[i].x, -steps[i].y};

        if (1 + same_marks(position, x, y, steps[i]) + same_marks(position, x, y, back) >=
            length)
            return true;
    }
    return false;
}

/* For the row that begins at (x, y): 1 if only the first player has marks in it, -1 if
 * only the second has, else 0. */
static int row_worth(const struct position *position, int x, int y, struct step step,
                     int length)
{
    bool marked[CELL_SECOND + 1] = {false};

    if (!is_inside(position, x + (length - 1) * step.x, y + (length - 1) * step.y))
        return 0;
    for (int i = 0; i < length; i++, x += step.x, y += step.y)
        marked[position->cell[y * position->width + x]] = true;
    return (int)marked[CELL_FIRST] - (int)marked[CELL_SECOND];
}

double board_open_rows(const struct position *position, int length)
{
    /* More rows than any board has. */
    static const double scale = 1000;
    int balance = 0;

    for (int y = 0; y < position->height; y++)
        for (int x = 0; x < position->width; x++)
            for (int i = 0; i < STEPS; i++)
                balance += row_worth(position, x, y, steps[i], length);
    return balance / scale;
}
