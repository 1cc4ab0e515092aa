/*
 * values.c - backing up values without a search.
 */
#include "tree/values.h"

#include "tree/mean.h"

#include <math.h>
#include <stdlib.h>

/* Only what can happen counts. */
static double mean_of_children(const struct tree *t, const double *values, node n)
{
    struct mean mean = mean_start();

    TREE_EACH_CHILD(t, n, c)
        if (tree_can_happen(t, c))
            mean_add(&mean, t->weight[c], values[c]);
    return mean_value(&mean);
}

static double best_of_children(const struct tree *t, const double *values, node n)
{
    double best = values[tree_first_child(n)];

    if (tree_is_chance(t, n))
        return mean_of_children(t, values, n);
    TREE_EACH_CHILD(t, n, c)
        best = tree_is_max(t, n) ? fmax(best, values[c]) : fmin(best, values[c]);
    return best;
}

double *tree_values(const struct tree *t)
{
    double *values = malloc(t->count * sizeof *values);

    if (!values)
        return NULL;
    /* Children stand behind their parents. */
    for (node n = t->count; n-- > 0;)
        values[n] = tree_is_leaf(t, n) ? t->value[n] : best_of_children(t, values, n);
    return values;
}
