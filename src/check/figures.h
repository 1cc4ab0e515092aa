/*
 * figures.h - what else is printed of a result for programs (print/record.h): answers may
 * have that, too, so that a result is an answer as it stands.
 */
#ifndef GTEVAL_CHECK_FIGURES_H
#define GTEVAL_CHECK_FIGURES_H

#include "search/search.h"

/* The numbers: the counts of the search come first, then those of the tree, then what was
 * asked and found of a target. */
enum {
    FIGURE_TREE_NODES = COUNT_KINDS,
    FIGURE_TREE_LEAVES,
    FIGURE_TREE_DEPTH,
    FIGURE_MINIMAL_LEAVES,
    FIGURE_DISTANCE,
    FIGURE_OPTIMAL_LINES,
    FIGURE_TARGET,
    FIGURE_PROVED, /* 1 or 0, for true or false */
    FIGURES
};

/* The key of each. */
const char *figure_name(int figure);

/* The one with that key, or FIGURES. */
int figure_find(const char *name);

/*
 * What it is of a tree, of the values of its nodes, which are looked at without payoffs,
 * and of the search: SCORE_NONE where it has no meaning. False when memory runs out.
 */
bool figure_of(int figure, const struct tree *t, const double *values,
               const struct result *result, double *number, struct error *error);

/* Whether what is printed with that key says nothing about the tree or the search. */
bool figure_is_aside(const char *name);

#endif
