/*
 * outcome.h - how probable it is what chance does.
 */
#ifndef GTEVAL_PRINT_OUTCOME_H
#define GTEVAL_PRINT_OUTCOME_H

#include "tree/tree.h"

/* What the weights below the chance node n add up to. */
static inline double outcome_weights(const struct tree *t, node n)
{
    double sum = 0;

    TREE_EACH_CHILD(t, n, c)
        sum += t->weight[c];
    return sum;
}

#endif
