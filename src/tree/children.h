/*
 * children.h - the children of every node by their ordinals: siblings are far apart in
 * preorder, and walking from one to the next for each of many ids would take time in the
 * square of their number.
 */
#ifndef GTEVAL_TREE_CHILDREN_H
#define GTEVAL_TREE_CHILDREN_H

#include "base/error.h"
#include "tree/tree.h"

struct children {
    const struct tree *tree; /* borrowed */
    node *list;  /* owned: the children of the first node, then of the second, ... */
    node *first; /* owned: where those of each node begin; one more, at the end */
};

/* Lists the children in t, which must stay as it is. */
bool children_list(struct children *children, const struct tree *t, struct error *error);

/* How many children n has. */
node children_count(const struct children *children, node n);

/* The child of n with that ordinal; NODE_NONE where it has none. */
node children_get(const struct children *children, node n, node ordinal);

void children_release(struct children *children);

#endif
