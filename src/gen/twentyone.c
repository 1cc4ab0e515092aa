/*
 * twentyone.c - a die is thrown as often as one likes, and who gets nearer to a goal
 * without passing it wins.
 *
 * The second player knows the total of the first, so the game is over when it is passed.
 */
#include "gen/game.h"

#include <stdio.h>

/* The cells of a position: the totals, and who throws, the first or the second. */
enum { TOTAL = 0, THROWER = 2 };

/* Moves of a player; those of chance are faces. */
enum { MOVE_STAND, MOVE_ROLL };

enum { GOAL_MOST = 100, FACES_MOST = 100 };

/* The goal is kept as the width, the faces as the height. */
static bool start(struct position *position, const char *parameters)
{
    int numbers[2];

    if (game_numbers(parameters, ',', GOAL_MOST, numbers, 2) != 2 ||
        numbers[1] > FACES_MOST)
        return false;
    position->width = numbers[0];
    position->height = numbers[1];
    return true;
}

static bool is_bust(const struct position *position, int player)
{
    return position->cell[TOTAL + player] > position->width;
}

static bool is_over(const struct position *position)
{
    const int *total = position->cell + TOTAL;

    return position->cell[THROWER] > 1 || is_bust(position, 0) || total[1] > total[0];
}

static int moves(const struct position *position, struct move *list)
{
    int count = 0;

    if (position->mover == MOVER_CHANCE) {
        for (int face = 1; face <= position->height; face++)
            list[count++] = (struct move){.to = face};
        return count;
    }
    if (is_over(position))
        return 0;
    list[count++] = (struct move){.to = MOVE_ROLL};
    if (position->cell[TOTAL + position->cell[THROWER]] > 0)
        list[count++] = (struct move){.to = MOVE_STAND};
    return count;
}

static void change(struct position *position, struct move move, int sign)
{
    if (position->mover == MOVER_CHANCE)
        position->cell[TOTAL + position->cell[THROWER]] += sign * move.to;
    else if (move.to == MOVE_STAND)
        position->cell[THROWER] += sign;
}

static void play(struct position *position, struct move move)
{
    change(position, move, 1);
}

static void undo(struct position *position, struct move move)
{
    change(position, move, -1);
}

static enum mover next(const struct position *position, struct move move)
{
    if (position->mover != MOVER_CHANCE && move.to == MOVE_ROLL)
        return MOVER_CHANCE;
    return position->cell[THROWER] == 0 ? MOVER_MAX : MOVER_MIN;
}

static double result(const struct position *position)
{
    const int *total = position->cell + TOTAL;

    if (is_bust(position, 0))
        return -1;
    if (is_bust(position, 1))
        return 1;
    return (total[0] > total[1]) - (total[0] < total[1]);
}

static void name_move(const struct position *position, struct move move,
                      char name[static GAME_NAME_SIZE])
{
    if (position->mover == MOVER_CHANCE)
        snprintf(name, GAME_NAME_SIZE, "d%d", move.to);
    else
        snprintf(name, GAME_NAME_SIZE, move.to == MOVE_ROLL ? "roll" : "stand");
}

const struct game twentyone_game = {
    .name = "twentyone",
    .form = "twentyone:N,F",
    .limits = "N and F up to 100",
    .standard = "4,3",
    .summary = "nearest to N with a die of F faces, thrown at will",
    .start = start,
    .moves = moves,
    .play = play,
    .undo = undo,
    .next = next,
    .result = result,
    .chance = true,
    .name_move = name_move,
};
