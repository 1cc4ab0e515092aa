/*
 * cut.h - a tree cut off at a depth.
 */
#ifndef GTEVAL_TREE_CUT_H
#define GTEVAL_TREE_CUT_H

#include "tree/build.h"

/*
 * Makes *cut a copy of t in which the nodes depth plies down are leaves, worth their own
 * static value; free it with tree_release. An inner node there that has none is an error
 * (ERROR_INPUT) that names it.
 */
bool tree_cut(const struct tree *t, node depth, struct tree *cut, struct error *error);

#endif
