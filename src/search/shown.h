/*
 * shown.h - what a set of leaves shows of the root's value, whoever chose the set: this
 * knows no search.
 */
#ifndef GTEVAL_SEARCH_SHOWN_H
#define GTEVAL_SEARCH_SHOWN_H

#include "base/error.h"
#include "tree/tree.h"

#include <math.h>

/* Between what a value must lie. */
struct shown {
    double low, high;
};

/* What is known of a value of which nothing is known. */
#define SHOWN_NOTHING ((struct shown){-INFINITY, INFINITY})

/*
 * What the root is worth if of the leaves only those in the set are known, and each of
 * the others may be worth anything that others allows. The set (tree/node_set.h) has with
 * a leaf all that is above it. Takes time in the nodes that are in the set, and their
 * children. The tree has no payoffs. False when memory runs out.
 */
bool shown_by_set(const struct tree *t, const uint8_t *set, struct shown others,
                  struct shown *root, struct error *error);

/* The same of a list of leaves, in any order. */
bool shown_by_leaves(const struct tree *t, const node *leaves, size_t count,
                     struct shown *root, struct error *error);

#endif
