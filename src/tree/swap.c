/*
 * swap.c - MAX in the place of MIN, and the other way round.
 */
#include "tree/edit.h"

void tree_swap(struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        t->mover[n] = tree_is_max(t, n) ? MOVER_MIN : MOVER_MAX;
}
