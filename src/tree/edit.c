/*
 * edit.c - edits that look at one node at a time.
 */
#include "tree/edit.h"

#include <stdlib.h>

void tree_negate(struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        if (score_known(t->value[n]))
            t->value[n] = -t->value[n];
}

void tree_swap(struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        t->mover[n] = tree_is_max(t, n) ? MOVER_MIN : MOVER_MAX;
}

void tree_strip_names(struct tree *t)
{
    free(t->label);
    free(t->names);
    t->label = NULL;
    t->names = NULL;
}
