/*
 * pruned.h - the parts of a tree that a search never entered.
 */
#ifndef GTEVAL_SEARCH_PRUNED_H
#define GTEVAL_SEARCH_PRUNED_H

#include "tree/tree.h"

/* So many of them are listed. */
enum { PRUNED_LISTED = 8 };

/* Nodes never entered whose parents were, in preorder: the first of them, and how many
 * there are. */
struct pruned {
    node of[PRUNED_LISTED];
    node count;
};

/* Adds the siblings to the right of a child. */
void pruned_behind(struct pruned *pruned, const struct tree *t, node c);

/* Finds them by the nodes that were entered, a bit each. Takes time in those. */
void pruned_find(struct pruned *pruned, const struct tree *t, const uint8_t *seen);

#endif
