/*
 * refuse.c - a node is told of by its id, and by its name if it has one.
 */
#include "tree/refuse.h"

#include "tree/id.h"

bool refuse_node(const struct tree *t, node n, const char *what, struct error *error)
{
    const char *name = tree_name(t, n);
    struct buffer id = {0};

    id_add(&id, t, n);
    if (id.failed)
        error_memory(error);
    else
        error_set(error, ERROR_INPUT, "node %.200s%s%.100s%s %s", id.data,
                  name ? " (" : "", name ? name : "", name ? ")" : "", what);
    buffer_release(&id);
    return false;
}
