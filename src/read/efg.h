/*
 * efg.h - the games of Gambit's extensive form that are game trees here: two players,
 * payoffs that cancel, no chance, each node known to its player.
 *
 *     EFG 2 R "title" { "first" "second" } "comment"
 *     p "" 1 1 "set" { "left" "right" } 0
 *     t "" 1 "win" { 1, -1 }
 *     t "" 2 "loss" { -1, 1 }
 *
 * Player 1 is MAX. A node's name is that of the action that leads to it, the root's its
 * own. The value of a leaf is the sum of what player 1 gets on the way and there.
 */
#ifndef GTEVAL_READ_EFG_H
#define GTEVAL_READ_EFG_H

#include "read/format.h"

read_function efg_read;

#endif
