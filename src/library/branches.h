/*
 * branches.h - which nodes of arrays are the children of which, in any of the orders that
 * there are.
 */
#ifndef GTEVAL_LIBRARY_BRANCHES_H
#define GTEVAL_LIBRARY_BRANCHES_H

#include "base/error.h"
#include "library/gteval.h"

/* A node stands for its place in the arrays. */
struct branches {
    enum gteval_order order;
    const uint32_t *told; /* borrowed: the array */
    gteval_node nodes, leaves;
    gteval_node root;
    gteval_node *first; /* owned: where the children of each node begin in list; one more.
                           NULL in preorder */
    gteval_node *list;  /* owned; NULL but of GTEVAL_PARENTS: each is in its own place */
};

/* The children of a node that are still to come. */
struct branch {
    gteval_node next, end;
};

/* What is no tree is refused, but for nodes of GTEVAL_PARENTS that go round. To be
 * released in any case. */
bool branches_read(struct branches *branches, const struct gteval_arrays *arrays,
                   struct error *error);

struct branch branches_of(const struct branches *branches, gteval_node n);

/* The next child of a branch that has one; in preorder, walked is how many nodes have
 * been gone through. */
gteval_node branches_next(const struct branches *branches, struct branch *branch,
                          gteval_node walked);

/* Which leaf each node is, were it one, in the order of the arrays; for the caller to
 * free. NULL without memory. */
gteval_node *branches_leaves(const struct branches *branches, struct error *error);

void branches_release(struct branches *branches);

#endif
