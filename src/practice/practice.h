/*
 * practice.h - a page in which somebody works out a search by hand and is told at once
 * what is right: of a tree, and of others of the same shape.
 */
#ifndef GTEVAL_PRACTICE_PRACTICE_H
#define GTEVAL_PRACTICE_PRACTICE_H

#include "search/algorithm.h"

#include <stdio.h>

/*
 * The largest tree that is of use for work by hand. The page has the solutions of its
 * tree and of variants of it, up to a number of them, and fewer of large trees: as many
 * as have so many nodes together.
 */
enum { PRACTICE_NODES = 200, PRACTICE_VARIANTS = 20, PRACTICE_NODES_IN_ALL = 1600 };

/* What is practised. Everything is borrowed. */
struct practice {
    const struct tree *tree;
    const struct algorithm *algorithm;
    const char *title;
    bool ids; /* ids even where nodes have names */
};

/*
 * Writes the page. ERROR_INPUT, with nothing written, where the tree is too large, leaves
 * have payoffs, or the algorithm does not take the tree. Whether out took it all is not
 * asked.
 */
bool practice_write(FILE *out, const struct practice *practice, struct error *error);

/* ---- For practice*.c and nobody else ---- */

/* What the page has to know, as JSON that may stand in a script element. */
bool practice_data(FILE *out, const struct practice *practice, struct error *error);

#endif
