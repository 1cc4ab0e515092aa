/*
 * tictactoe.c - three in a row on nine squares.
 */
#include "gen/board.h"

enum { SIDE = 3, ROW = 3 };

static bool start(struct position *position, const char *parameters)
{
    position->width = SIDE;
    position->height = SIDE;
    return !parameters;
}

static int moves(const struct position *position, struct move *list)
{
    int count = 0;

    for (int cell = 0; cell < SIDE * SIDE; cell++)
        if (position->cell[cell] == CELL_EMPTY)
            list[count++] = (struct move){.to = cell};
    return count;
}

static bool won(const struct position *position, struct move move)
{
    return board_has_row(position, move.to, ROW);
}

static double worth(const struct position *position)
{
    return board_open_rows(position, ROW);
}

static void name_move(const struct position *position, struct move move,
                      char name[static GAME_NAME_SIZE])
{
    board_square(position, move.to, name);
}

const struct game tictactoe_game = {
    .name = "tictactoe",
    .form = "tictactoe",
    .limits = "without parameters",
    .standard = NULL,
    .summary = "three in a row on a board of 3 by 3",
    .start = start,
    .moves = moves,
    .play = board_place,
    .undo = board_unplace,
    .won = won,
    .worth = worth,
    .name_move = name_move,
    .stuck = 0,
};
