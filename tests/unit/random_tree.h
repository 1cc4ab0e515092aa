/*
 * random_tree.h - trees that are hard on a search: uniform and ragged ones, chains,
 * single leaves, ties, fractions, infinities, huge and neighbouring values, whole numbers
 * that just are doubles, both roots, movers that alternate and movers that do not.
 */
#ifndef GTEVAL_TESTS_RANDOM_TREE_H
#define GTEVAL_TESTS_RANDOM_TREE_H

#include "dice.h"
#include "tree/build.h"

/* What the trees of a test have in common; all zeros is "anything". */
struct wish {
    bool finite;      /* no infinite value */
    bool alternating; /* the movers alternate */
    bool uniform;     /* every node as wide as the root, every leaf as deep */
    bool distinct;    /* the leaves are a permutation of 1, 2, ... */
    node leaves;      /* stop growing there; 0: at RANDOM_TREE_LEAVES */
};

enum { RANDOM_TREE_LEAVES = 40 };

/* Builds a tree that is finished; b is reused from tree to tree. */
void random_tree(struct dice *dice, const struct wish *wish, struct build *b);

/* Whether a tree has what is wished; the number of leaves does not matter. */
bool random_tree_fits(const struct tree *t, const struct wish *wish);

#endif
