/*
 * line.c - the principal variation, from the moves that a search recorded.
 */
#include "search/line.h"

#include "base/memory.h"

static node next_on_line(const struct tree *t, const node *choice, node n)
{
    return tree_is_leaf(t, n) ? NODE_NONE : choice[n];
}

bool line_follow(const struct tree *t, const node *choice, node **line, node *length,
                 struct error *error)
{
    node count = 1, *nodes = NULL;

    for (node n = next_on_line(t, choice, TREE_ROOT); n != NODE_NONE;
         n = next_on_line(t, choice, n))
        count++;
    if (!memory_resize(&nodes, count, sizeof *nodes, error))
        return false;
    nodes[0] = TREE_ROOT;
    for (node i = 1; i < count; i++)
        nodes[i] = next_on_line(t, choice, nodes[i - 1]);
    *line = nodes;
    *length = count;
    return true;
}
