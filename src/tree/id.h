/*
 * id.h - Dewey ids: the root is "e", its children 1, 2, ..., theirs 1.1, 1.2, ...
 */
#ifndef GTEVAL_TREE_ID_H
#define GTEVAL_TREE_ID_H

#include "base/buffer.h"
#include "tree/tree.h"

/*
 * Appends the id of n. Takes time in the siblings to the left on the path to n; where the
 * ids of all nodes are wanted, walk down with id_push and id_pop instead.
 */
void id_add(struct buffer *id, const struct tree *t, node n);

/* Turns the id of a node into that of its child of that ordinal, and back. */
void id_push(struct buffer *id, node ordinal);
void id_pop(struct buffer *id);

#endif
