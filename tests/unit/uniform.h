/*
 * uniform.h - full trees: every inner node has the same width, every leaf the same depth,
 * the movers alternate.
 */
#ifndef GTEVAL_TESTS_UNIFORM_H
#define GTEVAL_TESTS_UNIFORM_H

#include "tree/build.h"

/* How many leaves there are. */
node uniform_leaves(node width, node depth);

/* Builds the tree with these values of the leaves, from the left. */
void uniform_build(struct build *b, node width, node depth, enum mover root,
                   const double *values);

/* Builds the tree with the leaf values 0, 1, ... so that the children of every node stand
 * from best to worst, or from worst to best. */
enum uniform_order { BEST_FIRST, WORST_FIRST };
void uniform_ordered(struct build *b, node width, node depth, enum mover root,
                     enum uniform_order order);

#endif
