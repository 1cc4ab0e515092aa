/*
 * order.c - children sorted by their minimax values, or by what they are worth to the
 * mover.
 */
#include "tree/edit.h"

#include "base/sort.h"
#include "tree/arrange.h"
#include "tree/values.h"

#include <stdlib.h>

struct ordering {
    const struct tree *tree;
    const double *values; /* of each node, or a row of payoffs */
    enum order order;
};

/* The value of child c, or what it is worth to the player who moves there. */
static double worth(const struct ordering *o, size_t c)
{
    const struct tree *t = o->tree;

    if (!tree_has_payoffs(t))
        return o->values[c];
    return o->values[c * t->players + t->mover[t->parent[c]] - 1u];
}

static int compare(const struct ordering *o, size_t a, size_t b)
{
    double one = worth(o, a), other = worth(o, b);

    return (one > other) - (one < other);
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
    node parent = o->tree->parent[children[0]];
    bool max = tree_has_payoffs(o->tree) || tree_is_max(o->tree, parent);
    bool largest_first = max == (o->order == ORDER_BEST);

    if (tree_is_chance(o->tree, parent))
        return true;
    return sort_items(children, count, largest_first ? falling : rising, o, error);
}

bool tree_order(struct tree *t, enum order order, struct error *error)
{
    double *values = tree_has_payoffs(t) ? tree_payoff_values(t) : tree_values(t);
    struct ordering ordering = {.tree = t, .values = values, .order = order};
    bool ordered =
        values ? tree_arrange(t, sort_children, &ordering, error) : error_memory(error);

    free(values);
    return ordered;
}
