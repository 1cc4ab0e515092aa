/*
 * path.h - the Dewey ids of all nodes, one after another in preorder.
 */
#ifndef GTEVAL_WRITE_PATH_H
#define GTEVAL_WRITE_PATH_H

#include "base/error.h"
#include "tree/id.h"
#include "write/write.h"

struct path {
    const struct tree *tree; /* borrowed */
    node n;                  /* where the path leads */
    struct buffer id;        /* its id; owned */
};

/* The path to the root. Like all that grows in a buffer, it is to be asked in the end
 * whether id.failed. */
void path_start(struct path *path, const struct tree *t);

/* Whether the id of a node is to be written; NULL: each is. */
typedef bool path_filter(const struct write_order *order, node n);

/*
 * Ids grow with the depth, so all of them with its square: where a tree is deep, counts
 * what they take, and refuses it (ERROR_INPUT) if that is too much for the format.
 * Announces what they take, each being written so many times, where that is much.
 */
bool path_check(const struct write_order *order, const char *format, unsigned times,
                path_filter *has_id, struct error *error);

/* Goes on to the next node; there must be one. */
void path_step(struct path *path);

#endif
