/*
 * oracle.h - what is true of a tree, straight from the definitions: by plain recursion,
 * with nothing of the search code. For small trees.
 */
#ifndef GTEVAL_TESTS_ORACLE_H
#define GTEVAL_TESTS_ORACLE_H

#include "tree/tree.h"

/* The minimax value of n. */
double oracle_value(const struct tree *t, node n);

/* The leaf at the end of the line that takes the leftmost best child at every node. */
node oracle_leaf(const struct tree *t);

/*
 * The fewest leaves that show that n is worth at least value; the fewest that show at
 * most value. Infinite where it is not so.
 */
double oracle_at_least(const struct tree *t, node n, double value);
double oracle_at_most(const struct tree *t, node n, double value);

/* The fewest leaves that prove the value of the tree. */
double oracle_minimal(const struct tree *t);

#endif
