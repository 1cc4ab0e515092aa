/*
 * stored.h - the values that inner nodes have, held against what lies below them.
 *
 * A node's own value is what a program said of it: exact, or a bound (claim.h). What lies
 * below says between which two values the node is: those of its children's, where the
 * leaves are what is claimed of them.
 */
#ifndef GTEVAL_TREE_STORED_H
#define GTEVAL_TREE_STORED_H

#include "base/error.h"
#include "tree/tree.h"

#include <stddef.h>

/* A node whose value cannot be what is said of it. */
struct stored_fault {
    node n;
    double low, high; /* of the node, by its children; equal where these are exact */
    double off;       /* how far what is said is off: above 0 */
};

/* All zeros is ready. */
struct stored {
    node inner;                  /* nodes with children */
    node valued;                 /* of them, with a value */
    struct stored_fault *faults; /* owned: the worst first, then in preorder */
    node count;                  /* of them */
};

/*
 * Fills *stored. A mate is one move farther away above a move of the side that mates
 * (base/mate.h). At chance nodes of a tree, what is less than 1e-9 of the value off is
 * rounding. Refused (ERROR_INPUT): payoffs. To be released in any case.
 */
bool stored_check(struct stored *stored, const struct tree *t, struct error *error);

void stored_release(struct stored *stored);

#endif
