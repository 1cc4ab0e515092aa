/*
 * negate.c - values with the other sign.
 */
#include "tree/edit.h"

void tree_negate(struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        if (score_known(t->value[n]))
            t->value[n] = -t->value[n];
}
