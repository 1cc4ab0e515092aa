/*
 * cut.h - a tree cut off at a depth.
 */
#ifndef GTEVAL_TREE_CUT_H
#define GTEVAL_TREE_CUT_H

#include "tree/build.h"

#include <stddef.h>

/*
 * Makes *cut a copy of t in which the nodes depth plies down are leaves, worth their own
 * static value; free it with tree_release. An inner node there that has none is an error
 * (ERROR_INPUT) that names it.
 */
bool tree_cut(const struct tree *t, node depth, struct tree *cut, struct error *error);

/*
 * The same of what lies below a node, which becomes the root; depth counts from there.
 * *origin, which is NULL before, gets the node of t that each is a copy of, for the
 * caller to free in any case; origin may be NULL.
 */
bool tree_part(const struct tree *t, node root, node depth, struct tree *part,
               node **origin, struct error *error);

#endif
