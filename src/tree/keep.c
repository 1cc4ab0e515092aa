/*
 * keep.c - a subtree taken out of its tree: a range of nodes, moved to the front.
 */
#include "tree/edit.h"

#include <stdlib.h>
#include <string.h>

static void move_front(struct tree *t, node from)
{
    node count = t->end[from] - from;

#define MOVE(array)                                                                      \
    if (t->array)                                                                        \
        memmove(t->array, t->array + from, count * sizeof *t->array);
    TREE_ARRAYS(MOVE)
#undef MOVE
    t->count = count;
}

static void count_again(struct tree *t)
{
    node depth = 0;

    t->leaves = t->height = 0;
    t->chance = false;
    for (node n = TREE_ROOT; n < t->count; n++) {
        t->chance = t->chance || tree_is_chance(t, n);
        if (t->height < depth)
            t->height = depth;
        if (!tree_is_leaf(t, n)) {
            depth++;
            continue;
        }
        t->leaves++;
        TREE_EACH_LAST(t, n, c)
            depth--;
    }
}

/* What was said of the edge into n is said no more; and without chance, of none. */
static void drop_odds(struct tree *t)
{
    if (t->odds)
        t->odds[TREE_ROOT] = 0;
    if (t->chance)
        return;
    free(t->odds);
    free(t->weight);
    t->odds = NULL;
    t->weight = NULL;
}

void tree_keep(struct tree *t, node n)
{
    move_front(t, n);
    t->parent[TREE_ROOT] = TREE_ROOT;
    t->end[TREE_ROOT] = t->count;
    for (node c = 1; c < t->count; c++) {
        t->end[c] -= n;
        t->parent[c] -= n;
    }
    count_again(t);
    drop_odds(t);
}
