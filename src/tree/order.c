/*
 * order.c - children sorted by their minimax values.
 */
#include "tree/edit.h"

#include "base/sort.h"
#include "tree/arrange.h"
#include "tree/values.h"

#include <stdlib.h>

struct ordering {
    const struct tree *tree;
    const double *values;
    enum order order;
};

static int compare(const struct ordering *o, size_t a, size_t b)
{
    return (o->values[a] > o->values[b]) - (o->values[a] < o->values[b]);
}

static int rising(const void *context, size_t a, size_t b)
{
    return compare(context, a, b);
}

static int falling(const void *context, size_t a, size_t b)
{
    return compare(context, b, a);
}

static bool sort_children(void *context, size_t *children, size_t count,
                          struct error *error)
{
    const struct ordering *o = context;
    bool max = tree_is_max(o->tree, o->tree->parent[children[0]]);
    bool largest_first = max == (o->order == ORDER_BEST);

    return sort_items(children, count, largest_first ? falling : rising, o, error);
}

bool tree_order(struct tree *t, enum order order, struct error *error)
{
    double *values = tree_values(t);
    struct ordering ordering = {.tree = t, .values = values, .order = order};
    bool ordered =
        values ? tree_arrange(t, sort_children, &ordering, error) : error_memory(error);

    free(values);
    return ordered;
}
