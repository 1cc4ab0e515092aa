/*
 * line.h - the principal variation.
 */
#ifndef GTEVAL_SEARCH_LINE_H
#define GTEVAL_SEARCH_LINE_H

#include "base/error.h"
#include "tree/tree.h"

/*
 * The nodes from the root on, each the move recorded at the one before, to a leaf. *line
 * is owned by the caller; *length is the number of nodes in it.
 */
bool line_follow(const struct tree *t, const node *choice, node **line, node *length,
                 struct error *error);

#endif
