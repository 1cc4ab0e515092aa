/*
 * hexapawn.c - pawns of chess in two rows that face each other (Gardner 1962).
 *
 * A pawn moves one square forward if that is empty, or captures one square diagonally
 * forward. Who reaches the far row wins; who cannot move loses, also with no pawn left.
 */
#include "gen/board.h"

enum { LEAST_HEIGHT = 3 };

static bool start(struct position *position, const char *parameters)
{
    if (!board_size(position, parameters) || position->height < LEAST_HEIGHT)
        return false;
    for (int column = 0; column < position->width; column++) {
        position->cell[column] = CELL_FIRST;
        position->cell[(position->height - 1) * position->width + column] = CELL_SECOND;
    }
    return true;
}

/* The moves of the pawn on that cell; no pawn of the mover stands on the last row. */
static int pawn_moves(const struct position *position, int from, struct move *list)
{
    int rival = board_mark(position) == CELL_FIRST ? CELL_SECOND : CELL_FIRST;
    int forward = position->mover == MOVER_MAX ? position->width : -position->width;
    int column = from % position->width, ahead = from + forward;
    int count = 0;

    if (position->cell[ahead] == CELL_EMPTY)
        list[count++] = (struct move){.from = from, .to = ahead};
    if (column > 0 && position->cell[ahead - 1] == rival)
        list[count++] = (struct move){.from = from, .to = ahead - 1, .taken = rival};
    if (column < position->width - 1 && position->cell[ahead + 1] == rival)
        list[count++] = (struct move){.from = from, .to = ahead + 1, .taken = rival};
    return count;
}

static int moves(const struct position *position, struct move *list)
{
    int count = 0;

    for (int cell = 0; cell < position->width * position->height; cell++)
        if (position->cell[cell] == board_mark(position))
            count += pawn_moves(position, cell, list + count);
    return count;
}

static void play(struct position *position, struct move move)
{
    position->cell[move.from] = CELL_EMPTY;
    position->cell[move.to] = board_mark(position);
}

static void undo(struct position *position, struct move move)
{
    position->cell[move.from] = board_mark(position);
    position->cell[move.to] = move.taken;
}

static bool won(const struct position *position, struct move move)
{
    int row = move.to / position->width;

    return row == (move.to > move.from ? position->height - 1 : 0);
}

static void name_move(const struct position *position, struct move move,
                      char name[static GAME_NAME_SIZE])
{
    char *at = board_square(position, move.from, name);

    *at++ = move.taken == CELL_EMPTY ? '-' : 'x';
    board_square(position, move.to, at);
}

const struct game hexapawn_game = {
    .name = "hexapawn",
    .form = "hexapawn:WxH",
    .limits = "sides of 1 to 16 and at least 3 high",
    .standard = "3x3",
    .summary = "two rows of chess pawns that face each other",
    .start = start,
    .moves = moves,
    .play = play,
    .undo = undo,
    .won = won,
    .name_move = name_move,
    .stuck = -1,
};
