/*
 * paranoid.h - a game of several players as one of them sees it who fears that all others
 * are against them.
 */
#ifndef GTEVAL_TREE_PARANOID_H
#define GTEVAL_TREE_PARANOID_H

#include "base/error.h"
#include "tree/tree.h"

/*
 * Makes a tree of MAX and MIN of a finished tree with payoffs: the player, told by number
 * or by name, is MAX, whoever else moves is MIN, chance stays, and a leaf is worth the
 * player's payoff. The minimax value is what the player can be sure of. Refused
 * (ERROR_INPUT), with the tree as it was, where there are no payoffs or no such player.
 */
bool paranoid_view(struct tree *t, const char *player, struct error *error);

#endif
