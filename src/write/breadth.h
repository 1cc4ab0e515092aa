/*
 * breadth.h - the nodes of a tree level by level, each level from the left.
 */
#ifndef GTEVAL_WRITE_BREADTH_H
#define GTEVAL_WRITE_BREADTH_H

#include "base/error.h"
#include "tree/tree.h"

struct breadth {
    node *begin; /* of each level in nodes, and the end of the last one; owned */
    node *nodes; /* owned */
};

/* To be released even where memory runs out. */
bool breadth_find(struct breadth *breadth, const struct tree *t, struct error *error);

void breadth_release(struct breadth *breadth);

#endif
