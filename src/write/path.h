/*
 * path.h - the Dewey ids of all nodes, one after another in preorder.
 */
#ifndef GTEVAL_WRITE_PATH_H
#define GTEVAL_WRITE_PATH_H

#include "tree/id.h"

struct path {
    const struct tree *tree; /* borrowed */
    node n;                  /* where the path leads */
    struct buffer id;        /* its id; owned */
};

/* The path to the root. Like all that grows in a buffer, it is to be asked in the end
 * whether id.failed. */
void path_start(struct path *path, const struct tree *t);

/* Goes on to the next node; there must be one. */
void path_step(struct path *path);

#endif
