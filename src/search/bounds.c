/*
 * bounds.c - sweeps over the leaves, and over the chance nodes.
 */
#include "search/bounds.h"

#include "base/larger.h"
#include "tree/id.h"

static bool refuse(const struct tree *t, node n, double worth, struct error *error)
{
    char value[SCORE_TEXT_SIZE];
    struct buffer id = {0};

    score_write(worth, value);
    id_add(&id, t, n);
    if (id.failed)
        error_memory(error);
    else
        error_set(error, ERROR_INPUT, "node %.200s is worth %s, outside of the bounds",
                  id.data, value);
    buffer_release(&id);
    return false;
}

bool bounds_hold(const struct tree *t, double low, double high, struct error *error)
{
    for (node n = TREE_ROOT; n < t->count; n++) {
        const double *worth = NULL;

        if (tree_is_leaf(t, n))
            worth = tree_has_payoffs(t) ? tree_payoffs(t, n) : &t->value[n];
        for (unsigned i = 0; worth && (i == 0 || i < t->players); i++)
            if (!(low <= worth[i] && worth[i] <= high))
                return refuse(t, n, worth[i], error);
    }
    return true;
}

void bounds_of_leaves(const struct tree *t, double *low, double *high)
{
    *low = INFINITY;
    *high = -INFINITY;
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n)) {
            *low = smaller(*low, t->value[n]);
            *high = larger(*high, t->value[n]);
        }
}

double bounds_middle(const struct tree *t)
{
    double low = INFINITY, high = -INFINITY;

    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n) && isfinite(t->value[n])) {
            low = smaller(low, t->value[n]);
            high = larger(high, t->value[n]);
        }
    return low <= high ? low / 2 + high / 2 : 0;
}

size_t bounds_outcomes(const struct tree *t)
{
    size_t on_path = 0, most = 0;

    for (node n = TREE_ROOT; n < t->count; n++) {
        if (tree_is_chance(t, n))
            on_path += tree_width(t, n);
        most = larger_size(most, on_path);
        if (!tree_is_leaf(t, n))
            continue;
        TREE_EACH_LAST(t, n, c)
            if (tree_is_chance(t, t->parent[c]))
                on_path -= tree_width(t, t->parent[c]);
    }
    return most;
}
