/*
 * id.c - Dewey ids.
 */
#include "tree/id.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

static const char ROOT_ID[] = "e";

static bool is_root(const struct buffer *id)
{
    return id->size > 0 && id->data[id->size - 1] == ROOT_ID[0];
}

void id_push(struct buffer *id, node ordinal)
{
    if (is_root(id))
        id->size--;
    else
        buffer_text(id, ".");
    buffer_number(id, ordinal);
}

void id_pop(struct buffer *id)
{
    size_t end = id->size;

    while (end > 0 && is_digit(id->data[end - 1]))
        end--;
    id->size = end > 0 && id->data[end - 1] == '.' ? end - 1 : end;
    id->data[id->size] = '\0';
    if (end == id->size)
        buffer_text(id, ROOT_ID);
}

/* The ordinals on the path from the root to n, depth of them. */
static node *path_ordinals(const struct tree *t, node n, node depth)
{
    struct error error;
    node *ordinals = NULL;

    if (!memory_resize(&ordinals, (size_t)depth + 1, sizeof *ordinals, &error))
        return NULL;
    for (; n != TREE_ROOT; n = t->parent[n])
        ordinals[--depth] = tree_ordinal(t, n);
    return ordinals;
}

void id_add(struct buffer *id, const struct tree *t, node n)
{
    node depth = tree_depth(t, n);
    node *ordinals = path_ordinals(t, n, depth);

    buffer_text(id, ROOT_ID);
    if (!ordinals)
        id->failed = true;
    else
        for (node i = 0; i < depth; i++)
            id_push(id, ordinals[i]);
    free(ordinals);
}
