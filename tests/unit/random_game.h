/*
 * random_game.h - trees with chance nodes, payoffs or both: chance at the root, above and
 * below itself, with one outcome and with many; weights that are equal, whole, zero,
 * tenths, thirds, hundredths and of sixteen digits; ties, tenths and reals for values;
 * bounds; any number of players, with names and without.
 *
 * Every value is finite, and the odds stand in the tree as texts.
 */
#ifndef GTEVAL_TESTS_RANDOM_GAME_H
#define GTEVAL_TESTS_RANDOM_GAME_H

#include "dice.h"
#include "tree/build.h"

/* What the games of a test have in common; all zeros: MAX, MIN and chance. */
struct game_wish {
    unsigned players; /* with payoffs; 0: MAX and MIN, with values */
    bool constant;    /* the payoffs of each leaf have the same sum, which is exact */
    bool certain;     /* no chance */
    bool in_turn;     /* the players take turns, chance apart */
    bool boundless;   /* no bounds */
    bool nameless;    /* players have no names */
    bool either;      /* odds that ODDS_EITHER knows: probabilities, or whole */
    node leaves;      /* stop growing there; 0: at RANDOM_GAME_LEAVES */
};

enum { RANDOM_GAME_LEAVES = 30, RANDOM_GAME_PLAYERS = 5 };

/* Builds a game that is finished; b is reused from game to game. */
void random_game(struct dice *dice, const struct game_wish *wish, struct build *b);

/* A wish for MAX and MIN, or for 1 to RANDOM_GAME_PLAYERS players. */
struct game_wish random_game_wish(struct dice *dice);

/* Where two trees of any kind differ, in words; NULL where movers, values, payoffs,
 * weights to the last bit, odds as written, bounds and names of players are the same.
 * Names of nodes are not compared. */
const char *random_game_difference(const struct tree *a, const struct tree *b);

#endif
