/*
 * bounds.h - what all leaves are known to be worth, and what a search with chance nodes
 * needs for it.
 */
#ifndef GTEVAL_SEARCH_BOUNDS_H
#define GTEVAL_SEARCH_BOUNDS_H

#include "base/error.h"
#include "tree/tree.h"

/* Whether every leaf is worth low .. high, to every player; an error (ERROR_INPUT) names
 * the first that is not. */
bool bounds_hold(const struct tree *t, double low, double high, struct error *error);

/* The least and the greatest leaf of a tree without payoffs. */
void bounds_of_leaves(const struct tree *t, double *low, double *high);

/*
 * Where MTD(f) begins that is told no guess: halfway between the least and the greatest
 * finite leaf; 0 where none is finite. Of the tree alone, so that neither the order of
 * trees nor the place of one in a stream makes a difference.
 */
double bounds_middle(const struct tree *t);

/* The most outcomes of all the chance nodes on one path. */
size_t bounds_outcomes(const struct tree *t);

#endif
