/*
 * worth.h - what the moves at the root are worth.
 */
#ifndef GTEVAL_PRINT_WORTH_H
#define GTEVAL_PRINT_WORTH_H

#include "print/report.h"

/* How many numbers a node has in report->values. */
static inline unsigned worth_width(const struct report *report)
{
    return tree_has_payoffs(report->tree) ? report->tree->players : 1;
}

/* Those of a node. */
static inline const double *worth_of(const struct report *report, node n)
{
    return report->values + (size_t)n * worth_width(report);
}

/* Whether the move to c is worth as much as the best, to whoever moves at the root;
 * chance does not choose. */
static inline bool worth_is_best(const struct report *report, node c)
{
    const struct tree *t = report->tree;
    unsigned own = 0;

    if (tree_is_chance(t, TREE_ROOT))
        return false;
    if (tree_has_payoffs(t))
        own = t->mover[TREE_ROOT] - 1u;
    return worth_of(report, c)[own] == worth_of(report, TREE_ROOT)[own];
}

#endif
