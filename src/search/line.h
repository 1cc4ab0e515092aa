/*
 * line.h - the principal variation.
 */
#ifndef GTEVAL_SEARCH_LINE_H
#define GTEVAL_SEARCH_LINE_H

#include "base/error.h"
#include "tree/tree.h"

/*
 * The nodes from the root on, each the move recorded at the one before, to a leaf or to
 * the first chance node. *line is owned by the caller; *length is the number of nodes in
 * it.
 */
bool line_follow(const struct tree *t, const node *choice, node **line, node *length,
                 struct error *error);

/*
 * Fills plan, an entry a node: the move of each inner node that is met where everybody
 * follows the moves recorded and chance takes every outcome; the node itself where its
 * move is not known; NODE_NONE of others, and of the root where its move is not known. A
 * chance node that is met has its first child.
 */
void line_plan(const struct tree *t, const node *choice, node *plan);

/* The same for each node that can be reached at all, by a search that has recorded a move
 * at every one of them. */
void line_strategies(const struct tree *t, const node *choice, node *plan);

/* Whether n is met where everybody follows such a plan. */
bool line_plan_meets(const struct tree *t, const node *plan, node n);

/* Whether the plan has a move at n, where a player moves; NODE_NONE: it is not known. */
bool line_plan_move(const struct tree *t, const node *plan, node n, node *move);

#endif
