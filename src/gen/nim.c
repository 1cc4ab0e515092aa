/*
 * nim.c - heaps of objects: a move takes some from one heap, and who cannot move loses.
 *
 * In nim a move takes any number; in the subtraction game there is one heap, and a move
 * takes up to a given number. Among three players the last one to move gets 2, the one
 * whose turn was before 1, and the third nothing (Li 1978).
 */
#include "gen/game.h"

#include <stdio.h>

/* Heaps have letters. */
enum { HEAPS = 26 };

/* As many objects as a position may have moves. */
enum { OBJECTS = GAME_MOVES };

/* The most objects of a subtraction game: the depth of its tree. */
enum { SUBTRACT_OBJECTS = 1000000 };

static bool start_nim(struct position *position, const char *parameters)
{
    int objects = 0;

    position->width = game_numbers(parameters, ',', OBJECTS, position->cell, HEAPS);
    position->height = 1;
    position->most = OBJECTS;
    for (int heap = 0; heap < position->width; heap++)
        objects += position->cell[heap];
    return objects > 0 && objects <= OBJECTS;
}

static bool start_subtract(struct position *position, const char *parameters)
{
    int numbers[2];

    if (game_numbers(parameters, ',', SUBTRACT_OBJECTS, numbers, 2) != 2 ||
        numbers[1] > GAME_MOVES)
        return false;
    position->width = 1;
    position->height = 1;
    position->cell[0] = numbers[0];
    position->most = numbers[1];
    return true;
}

static int moves(const struct position *position, struct move *list)
{
    int count = 0;

    for (int heap = 0; heap < position->width; heap++)
        for (int taken = 1; taken <= position->cell[heap] && taken <= position->most;
             taken++)
            list[count++] = (struct move){.from = heap, .taken = taken};
    return count;
}

static void play(struct position *position, struct move move)
{
    position->cell[move.from] -= move.taken;
}

static void undo(struct position *position, struct move move)
{
    position->cell[move.from] += move.taken;
}

/* a-3 takes three objects from the first heap. */
static void name_move(const struct position *position, struct move move,
                      char name[static GAME_NAME_SIZE])
{
    (void)position;
    snprintf(name, GAME_NAME_SIZE, "%c-%d", 'a' + move.from, move.taken);
}

/* Whose turn it is has no move, so the last one before has won. */
static void pay_three(const struct position *position, bool undecided, double *payoffs)
{
    enum { PLAYERS = 3 };

    for (int i = 0; i < PLAYERS; i++)
        payoffs[((int)position->mover - 1 + i) % PLAYERS] = undecided ? 1 : i;
}

const struct game nim_game = {
    .name = "nim",
    .form = "nim:A,B,...",
    .limits = "up to 26 heaps and 1024 objects",
    .standard = "1,2,3",
    .summary = "take any number from one of the heaps",
    .start = start_nim,
    .moves = moves,
    .play = play,
    .undo = undo,
    .name_move = name_move,
    .stuck = -1,
};

const struct game subtract_game = {
    .name = "subtract",
    .form = "subtract:N,K",
    .limits = "N up to 1000000 and K up to 1024",
    .standard = "7,3",
    .summary = "take 1 to K of N objects",
    .start = start_subtract,
    .moves = moves,
    .play = play,
    .undo = undo,
    .name_move = name_move,
    .stuck = -1,
};

const struct game nim3_game = {
    .name = "nim3",
    .form = "nim3:A,B,...",
    .limits = "up to 26 heaps and 1024 objects",
    .standard = "1,2",
    .summary = "nim of three players, of whom the last to move gets most",
    .start = start_nim,
    .moves = moves,
    .play = play,
    .undo = undo,
    .name_move = name_move,
    .players = 3,
    .pay = pay_three,
};
