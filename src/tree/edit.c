/*
 * edit.c - edits that look at one node at a time.
 */
#include "tree/edit.h"

#include "tree/claim.h"

#include <stdlib.h>

static void negate_payoffs(struct tree *t, node leaf)
{
    double *payoffs = t->payoff + (size_t)(t->slot[leaf] - 1) * t->players;

    for (unsigned i = 0; i < t->players; i++)
        payoffs[i] = -payoffs[i];
}

void tree_negate(struct tree *t)
{
    double low = t->low;

    for (node n = TREE_ROOT; n < t->count; n++)
        if (score_known(t->value[n]))
            t->value[n] = -t->value[n];
    for (node n = TREE_ROOT; tree_has_payoffs(t) && n < t->count; n++)
        if (tree_is_leaf(t, n))
            negate_payoffs(t, n);
    for (node n = TREE_ROOT; n < t->count; n++)
        claim_turn(t, n);
    t->low = -t->high;
    t->high = -low;
}

void tree_swap(struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        if (!tree_is_chance(t, n))
            t->mover[n] = tree_is_max(t, n) ? MOVER_MIN : MOVER_MAX;
}

void tree_strip_names(struct tree *t)
{
    free(t->label);
    free(t->player);
    t->label = NULL;
    t->player = NULL;
    if (t->odds)
        return; /* which stand among the names */
    free(t->names);
    t->names = NULL;
}
