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

static void set_ranks(struct tree *t, const size_t *sorted, size_t count)
{
    double rank = 0, last = SCORE_NONE;

    for (size_t i = 0; i < count; i++) {
        double value = t->value[sorted[i]];

        if (value != last)
            rank++;
        last = value;
        t->value[sorted[i]] = rank;
    }
}

bool tree_rank(struct tree *t, struct error *error)
{
    size_t count;
    size_t *nodes = valued_nodes(t, &count, error);
    bool ranked = nodes && sort_items(nodes, count, by_value, t, error);

    if (ranked)
        set_ranks(t, nodes, count);
    free(nodes);
    return ranked;
}
