/*
 * cut.c - a tree cut off at a depth.
 */
#include "tree/cut.h"

#include "tree/id.h"

#include <string.h>

static bool refuse(const struct tree *t, node n, node depth, struct error *error)
{
    const char *name = tree_name(t, n);
    struct buffer id = {0};

    id_add(&id, t, n);
    if (id.failed)
        error_memory(error);
    else
        error_set(error, ERROR_INPUT,
                  "node %.200s%s%.100s%s has no static value, which depth %lu needs",
                  id.data, name ? " (" : "", name ? name : "", name ? ")" : "",
                  (unsigned long)depth);
    buffer_release(&id);
    return false;
}

static bool copy_node(struct build *b, const struct tree *t, node n, struct error *error)
{
    const char *name = tree_name(t, n);

    if (!build_open(b, error) || (name && !build_name(b, name, strlen(name), error)))
        return false;
    build_value(b, t->value[n]);
    build_mover(b, t->mover[n]);
    return true;
}

/* Copies the nodes in order; open is the node of t whose copy is the innermost open one.
 */
static bool copy_nodes(struct build *b, const struct tree *t, node depth,
                       struct error *error)
{
    node open = TREE_ROOT;

    for (node n = TREE_ROOT; n < t->count;) {
        for (; b->depth > 0 && n == t->end[open]; open = t->parent[open])
            build_close(b);
        if (!copy_node(b, t, n, error))
            return false;
        if (b->depth <= depth && !tree_is_leaf(t, n)) {
            open = n++;
            continue;
        }
        if (!score_known(t->value[n]))
            return refuse(t, n, depth, error);
        build_close(b);
        n = t->end[n];
    }
    while (b->depth > 0)
        build_close(b);
    return true;
}

bool tree_cut(const struct tree *t, node depth, struct tree *cut, struct error *error)
{
    struct build b = {0};

    build_start(&b);
    if (!copy_nodes(&b, t, depth, error)) {
        build_release(&b);
        return false;
    }
    if (!build_finish(&b, MOVER_DEFAULT, error)) {
        build_release(&b);
        return false;
    }
    *cut = build_take(&b);
    return true;
}
