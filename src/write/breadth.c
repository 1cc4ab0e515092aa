/*
 * breadth.c - counting the nodes of each level, then putting each into its place.
 */
#include "write/breadth.h"

#include "base/memory.h"

#include <stdlib.h>

/* Counts the nodes of each level, and from that finds where each begins. */
static void find_levels(struct breadth *breadth, const struct tree *t, node *depth)
{
    for (node level = 0; level <= t->height + 1; level++)
        breadth->begin[level] = 0;
    for (node n = TREE_ROOT; n < t->count; n++) {
        depth[n] = n == TREE_ROOT ? 0 : depth[t->parent[n]] + 1;
        breadth->begin[depth[n] + 1]++;
    }
    for (node level = 0; level <= t->height; level++)
        breadth->begin[level + 1] += breadth->begin[level];
}

/* In preorder, the nodes of a level come from the left. */
static void sort_nodes(struct breadth *breadth, const struct tree *t, const node *depth)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        breadth->nodes[breadth->begin[depth[n]]++] = n;
    for (node level = t->height; level > 0; level--)
        breadth->begin[level] = breadth->begin[level - 1];
    breadth->begin[0] = 0;
}

bool breadth_find(struct breadth *breadth, const struct tree *t, struct error *error)
{
    node *depth = NULL;
    bool done;

    *breadth = (struct breadth){.nodes = NULL};
    done = memory_resize(&depth, t->count, sizeof *depth, error) &&
           memory_resize(&breadth->begin, (size_t)t->height + 2, sizeof(node), error) &&
           memory_resize(&breadth->nodes, t->count, sizeof(node), error);
    if (done) {
        find_levels(breadth, t, depth);
        sort_nodes(breadth, t, depth);
    }
    free(depth);
    return done;
}

void breadth_release(struct breadth *breadth)
{
    free(breadth->begin);
    free(breadth->nodes);
}
