/*
 * pruned.c - the parts of a tree that a search never entered.
 */
#include "search/pruned.h"

#include "tree/node_set.h"

static void add(struct pruned *pruned, node n)
{
    if (pruned->count < PRUNED_LISTED)
        pruned->of[pruned->count] = n;
    pruned->count++;
}

void pruned_behind(struct pruned *pruned, const struct tree *t, node c)
{
    node end = t->end[t->parent[c]];

    for (c = tree_next_child(t, c); c < end; c = tree_next_child(t, c))
        add(pruned, c);
}

void pruned_find(struct pruned *pruned, const struct tree *t, const uint8_t *seen)
{
    pruned->count = 0;
    for (node n = TREE_ROOT; n < t->count;) {
        if (node_set_has(seen, n)) {
            n++;
            continue;
        }
        add(pruned, n);
        n = t->end[n];
    }
}
