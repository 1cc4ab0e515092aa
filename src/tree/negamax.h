/*
 * negamax.h - trees whose values are for the side to move, as most engines have them.
 */
#ifndef GTEVAL_TREE_NEGAMAX_H
#define GTEVAL_TREE_NEGAMAX_H

#include "base/error.h"
#include "tree/tree.h"

/*
 * Makes values of a finished tree, so far for whoever moves at the node, be for MAX:
 * those of nodes where MIN moves change their sign, and what is claimed of them turns
 * round. At a leaf the side to move is its mover, which is the other one than above where
 * nobody said who it is. Bounds of the whole tree hold for either side. Refused
 * (ERROR_INPUT): payoffs, and a value on a chance node.
 */
bool tree_negamax(struct tree *t, struct error *error);

#endif
