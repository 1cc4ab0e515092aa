/*
 * values.c - backing up values without a search.
 */
#include "tree/values.h"

#include "tree/mean.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static double mean_of_children(const struct tree *t, const double *values, node n)
{
    struct mean mean = mean_start();

    TREE_EACH_OUTCOME(t, n, c)
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

static void mean_of_rows(const struct tree *t, double *rows, node n)
{
    for (unsigned i = 0; i < t->players; i++) {
        struct mean mean = mean_start();

        TREE_EACH_OUTCOME(t, n, c)
            mean_add(&mean, t->weight[c], rows[(size_t)c * t->players + i]);
        rows[(size_t)n * t->players + i] = mean_value(&mean);
    }
}

static void copy_best_row(const struct tree *t, double *rows, node n)
{
    const double *best = rows + (size_t)tree_first_child(n) * t->players;
    unsigned player = t->mover[n] - 1u;

    TREE_EACH_CHILD(t, n, c) {
        const double *row = rows + (size_t)c * t->players;

        if (row[player] > best[player])
            best = row;
    }
    memcpy(rows + (size_t)n * t->players, best, t->players * sizeof *rows);
}

double *tree_payoff_values(const struct tree *t)
{
    double *rows = calloc(t->count, t->players * sizeof *rows);

    if (!rows)
        return NULL;
    for (node n = t->count; n-- > 0;)
        if (tree_is_leaf(t, n))
            memcpy(rows + (size_t)n * t->players, tree_payoffs(t, n),
                   t->players * sizeof *rows);
        else if (tree_is_chance(t, n))
            mean_of_rows(t, rows, n);
        else
            copy_best_row(t, rows, n);
    return rows;
}
