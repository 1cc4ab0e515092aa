/*
 * values.h - the backed-up value of every node, by a sweep over the arrays.
 */
#ifndef GTEVAL_TREE_VALUES_H
#define GTEVAL_TREE_VALUES_H

#include "tree/tree.h"

/*
 * The minimax value of each node of a tree without payoffs, at chance nodes the mean: an
 * array for the caller to free; NULL when out of memory. No search code takes part, and
 * nothing is counted.
 */
double *tree_values(const struct tree *t);

/*
 * Of a tree with payoffs, what every player gets at each node, if each takes the leftmost
 * child that is best for them: a row of players numbers a node, for the caller to free;
 * NULL when out of memory.
 */
double *tree_payoff_values(const struct tree *t);

#endif
