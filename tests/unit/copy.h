/*
 * copy.h - trees made from parts of trees.
 */
#ifndef GTEVAL_TESTS_COPY_H
#define GTEVAL_TESTS_COPY_H

#include "tree/build.h"

/* Opens a node with the value and the mover of n. */
void copy_open(struct build *b, const struct tree *t, node n);

/* Behind the subtree of n, closes every node above n and below top that ends there too;
 * top as well, unless n is top. */
void copy_close(struct build *b, const struct tree *t, node top, node n);

/* Adds the subtree of top; names are left out. */
void copy_subtree(struct build *b, const struct tree *t, node top);

/* The subtree of top as a tree of its own: its node n is top + n here. To be released. */
struct tree copy_tree(const struct tree *t, node top);

#endif
