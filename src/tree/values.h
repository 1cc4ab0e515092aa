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

/*
 * The same where somebody chooses among children that are equally good to the mover of n:
 * rows has those of all that lies below n, best is the leftmost of these children. What
 * is returned is the best one, or another that its mover gets as much from.
 */
typedef node tree_chooser(void *context, const double *rows, node n, node best);

double *tree_payoff_values_by(const struct tree *t, tree_chooser *choose, void *context);

#endif
