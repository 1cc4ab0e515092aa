/*
 * tree.c - what can be asked of a tree beyond its arrays.
 */
#include "tree/tree.h"

#include <stdlib.h>

const char *tree_name(const struct tree *t, node n)
{
    if (!t->label || t->label[n] == 0)
        return NULL;
    return t->names + t->label[n];
}

const char *tree_odds(const struct tree *t, node c)
{
    return t->odds && t->odds[c] ? t->names + t->odds[c] : NULL;
}

const char *tree_player(const struct tree *t, unsigned player)
{
    return t->player && t->player[player - 1] ? t->names + t->player[player - 1] : NULL;
}

node tree_ordinal(const struct tree *t, node n)
{
    node ordinal = 1;

    if (n == TREE_ROOT)
        return 0;
    for (node c = tree_first_child(t->parent[n]); c != n; c = tree_next_child(t, c))
        ordinal++;
    return ordinal;
}

node tree_depth(const struct tree *t, node n)
{
    node depth = 0;

    for (; n != TREE_ROOT; n = t->parent[n])
        depth++;
    return depth;
}

node tree_width(const struct tree *t, node n)
{
    node width = 0;

    TREE_EACH_CHILD(t, n, c)
        width++;
    return width;
}

void tree_release(struct tree *t)
{
#define FREE(array) free(t->array);
    TREE_ARRAYS(FREE)
#undef FREE
    free(t->payoff);
    free(t->player);
    free(t->names);
    *t = (struct tree){0};
}
