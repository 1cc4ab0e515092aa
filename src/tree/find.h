/*
 * find.h - from a Dewey id to its node.
 */
#ifndef GTEVAL_TREE_FIND_H
#define GTEVAL_TREE_FIND_H

#include "base/error.h"
#include "tree/children.h"

/* Whether a text is an id: e or the Greek epsilon, or ordinals joined by points. */
bool find_is_id(const char *text);

/*
 * The node with that id, which must be one. False where there is none, with an error
 * (ERROR_INPUT) that says up to where it goes.
 */
bool find_node(const struct children *children, const char *id, node *n,
               struct error *error);

/* The same for one id: without a list of children, in the time it takes to walk there. */
bool find_one(const struct tree *t, const char *id, node *n, struct error *error);

#endif
