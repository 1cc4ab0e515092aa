/*
 * domineering.c - dominoes on a board, upright by the first player, lying by the second;
 * who cannot place one loses.
 */
#include "gen/board.h"

static bool start(struct position *position, const char *parameters)
{
    return board_size(position, parameters);
}

static int moves(const struct position *position, struct move *list)
{
    bool upright = position->mover == MOVER_MAX;
    int columns = position->width - (upright ? 0 : 1);
    int rows = position->height - (upright ? 1 : 0);
    int count = 0;

    for (int row = 0; row < rows; row++)
        for (int column = 0; column < columns; column++) {
            int from = row * position->width + column;
            int to = from + (upright ? position->width : 1);

            if (position->cell[from] == CELL_EMPTY && position->cell[to] == CELL_EMPTY)
                list[count++] = (struct move){.from = from, .to = to};
        }
    return count;
}

static void play(struct position *position, struct move move)
{
    position->cell[move.from] = board_mark(position);
    position->cell[move.to] = board_mark(position);
}

static void undo(struct position *position, struct move move)
{
    position->cell[move.from] = CELL_EMPTY;
    position->cell[move.to] = CELL_EMPTY;
}

static void name_move(const struct position *position, struct move move,
                      char name[static GAME_NAME_SIZE])
{
    char *at = board_square(position, move.from, name);

    *at++ = '-';
    board_square(position, move.to, at);
}

const struct game domineering_game = {
    .name = "domineering",
    .form = "domineering:WxH",
    .limits = "sides of 1 to 16",
    .standard = "4x4",
    .summary = "dominoes, upright against lying",
    .start = start,
    .moves = moves,
    .play = play,
    .undo = undo,
    .name_move = name_move,
    .stuck = -1,
};
