/*
 * path.c - the id of the next node, made from that of the one before.
 */
#include "write/path.h"

#include <stdlib.h>

void path_start(struct path *path, const struct tree *t)
{
    *path = (struct path){.tree = t, .n = TREE_ROOT};
    id_add(&path->id, t, TREE_ROOT);
}

/* The ordinal at the end of an id. */
static node last_ordinal(const struct buffer *id)
{
    size_t at = id->size;

    while (at > 0 && id->data[at - 1] >= '0' && id->data[at - 1] <= '9')
        at--;
    return (node)strtoul(id->data + at, NULL, 10);
}

static void next_sibling(struct buffer *id)
{
    node ordinal = last_ordinal(id);

    id_pop(id);
    id_push(id, ordinal + 1);
}

void path_step(struct path *path)
{
    const struct tree *t = path->tree;
    node c = path->n++;

    if (path->id.failed)
        return;
    if (!tree_is_leaf(t, c)) {
        id_push(&path->id, 1);
        return;
    }
    for (; tree_is_last_child(t, c); c = t->parent[c])
        id_pop(&path->id);
    next_sibling(&path->id);
}
