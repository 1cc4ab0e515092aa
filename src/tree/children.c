/*
 * children.c - listing children in one sweep: all that the nodes before n have stand
 * before those of n.
 */
#include "tree/children.h"

#include "base/memory.h"

#include <stdlib.h>

bool children_list(struct children *children, const struct tree *t, struct error *error)
{
    node listed = 0;

    *children = (struct children){.tree = t};
    if (!memory_resize(&children->list, t->count, sizeof *children->list, error) ||
        !memory_resize(&children->first, (size_t)t->count + 1, sizeof *children->first,
                       error)) {
        children_release(children);
        return false;
    }
    for (node n = TREE_ROOT; n < t->count; n++) {
        children->first[n] = listed;
        TREE_EACH_CHILD(t, n, c)
            children->list[listed++] = c;
    }
    children->first[t->count] = listed;
    return true;
}

node children_count(const struct children *children, node n)
{
    return children->first[n + 1] - children->first[n];
}

node children_get(const struct children *children, node n, node ordinal)
{
    if (ordinal == 0 || ordinal > children_count(children, n))
        return NODE_NONE;
    return children->list[children->first[n] + ordinal - 1];
}

void children_release(struct children *children)
{
    free(children->list);
    free(children->first);
    *children = (struct children){0};
}
