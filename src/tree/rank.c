/*
 * rank.c - values replaced by their ranks.
 */
#include "tree/edit.h"

#include "base/memory.h"
#include "base/sort.h"

#include <stdlib.h>

static int by_value(const void *context, size_t a, size_t b)
{
    const double *value = ((const struct tree *)context)->value;

    return (value[a] > value[b]) - (value[a] < value[b]);
}

/* The nodes with a value; owned by the caller. NULL without memory. */
static size_t *valued_nodes(const struct tree *t, size_t *count, struct error *error)
{
    size_t *nodes = NULL;

    *count = 0;
    if (!memory_resize(&nodes, t->count, sizeof *nodes, error))
        return NULL;
    for (node n = TREE_ROOT; n < t->count; n++)
        if (score_known(t->value[n]))
            nodes[(*count)++] = n;
    return nodes;
}

/* The rank of a bound: that of the value it is, or one beyond all. */
static double rank_bound(double bound, double value, double rank, double beyond)
{
    if (isinf(bound))
        return bound;
    return bound == value ? rank : beyond;
}

static void set_bounds(struct tree *t, double least, double greatest, double ranks)
{
    t->low = rank_bound(t->low, least, 1, 0);
    t->high = rank_bound(t->high, greatest, ranks, ranks + 1);
}

static void set_ranks(struct tree *t, const size_t *sorted, size_t count)
{
    double least = count > 0 ? t->value[sorted[0]] : 0, rank = 0, last = SCORE_NONE;

    for (size_t i = 0; i < count; i++) {
        double value = t->value[sorted[i]];

        if (value != last)
            rank++;
        last = value;
        t->value[sorted[i]] = rank;
    }
    set_bounds(t, least, last, rank);
}

bool tree_rank(struct tree *t, struct error *error)
{
    size_t count;
    size_t *nodes;
    bool ranked;

    if (t->chance || tree_has_payoffs(t))
        return error_set(error, ERROR_INPUT,
                         "ranks would not do for values: this tree has %s",
                         t->chance ? "chance nodes, whose means change" : "payoffs");
    nodes = valued_nodes(t, &count, error);
    ranked = nodes && sort_items(nodes, count, by_value, t, error);

    if (ranked)
        set_ranks(t, nodes, count);
    free(nodes);
    return ranked;
}
