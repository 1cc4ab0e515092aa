/*
 * connect4.c - four in a row; marks fall to the lowest empty square of a column.
 */
#include "gen/board.h"

enum { ROW = 4 };

static bool start(struct position *position, const char *parameters)
{
    return board_size(position, parameters);
}

static int moves(const struct position *position, struct move *list)
{
    int count = 0;

    for (int column = 0; column < position->width; column++)
        for (int row = 0; row < position->height; row++) {
            int cell = row * position->width + column;

            if (position->cell[cell] == CELL_EMPTY) {
                list[count++] = (struct move){.to = cell};
                break;
            }
        }
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

/* The square that the mark falls to. */
static void name_move(const struct position *position, struct move move,
                      char name[static GAME_NAME_SIZE])
{
    board_square(position, move.to, name);
}

const struct game connect4_game = {
    .name = "connect4",
    .form = "connect4:WxH",
    .limits = "sides of 1 to 16",
    .standard = "7x6",
    .summary = "four in a row, marks fall",
    .start = start,
    .moves = moves,
    .play = board_place,
    .undo = board_unplace,
    .won = won,
    .worth = worth,
    .name_move = name_move,
    .stuck = 0,
};
