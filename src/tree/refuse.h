/*
 * refuse.h - errors about a node, whose place in a text is past.
 */
#ifndef GTEVAL_TREE_REFUSE_H
#define GTEVAL_TREE_REFUSE_H

#include "base/error.h"
#include "tree/tree.h"

/* Fills error (ERROR_INPUT) with "node ID (NAME) what". Always returns false. */
bool refuse_node(const struct tree *t, node n, const char *what, struct error *error);

#endif
