/*
 * turns.c - in preorder, whose turn it is above a node is known before that node's.
 */
#include "write/turns.h"

#include "base/memory.h"

#include <stdlib.h>

static uint8_t turn_below(const struct turns *turns, node parent)
{
    const struct tree *t = turns->tree;

    if (tree_is_chance(t, parent))
        return turns->turn[parent];
    return (uint8_t)tree_next_player(t, (enum mover)t->mover[parent]);
}

bool turns_find(struct turns *turns, const struct tree *t, struct error *error)
{
    *turns = (struct turns){.tree = t};
    if (!t->chance)
        return true;
    if (!memory_resize(&turns->turn, t->count, sizeof *turns->turn, error))
        return false;
    turns->turn[TREE_ROOT] = MOVER_MAX;
    for (node n = 1; n < t->count; n++)
        turns->turn[n] = turn_below(turns, t->parent[n]);
    return true;
}

bool turns_tell(const struct turns *turns, node n)
{
    const struct tree *t = turns->tree;

    return n == TREE_ROOT || t->mover[n] != turn_below(turns, t->parent[n]);
}

void turns_release(struct turns *turns)
{
    free(turns->turn);
    *turns = (struct turns){0};
}
