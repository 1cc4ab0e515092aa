/*
 * arrange.h - the same tree with the children of its nodes in another order.
 */
#ifndef GTEVAL_TREE_ARRANGE_H
#define GTEVAL_TREE_ARRANGE_H

#include "base/error.h"
#include "tree/tree.h"

#include <stddef.h>

/*
 * Puts the children of a node, children[0 .. count) from the left, into another order.
 * Nodes are asked about in preorder, those with one child or none are not.
 */
typedef bool arrange_function(void *context, size_t *children, size_t count,
                              struct error *error);

/* Rearranges the children of every node. Where that fails, the tree stays as it was. */
bool tree_arrange(struct tree *t, arrange_function *arrange, void *context,
                  struct error *error);

#endif
