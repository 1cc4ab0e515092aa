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

/* The leftmost child of n that is best for its mover. */
static node best_child(const struct tree *t, const double *rows, node n)
{
    unsigned player = t->mover[n] - 1u;
    node best = tree_first_child(n);

    TREE_EACH_CHILD(t, n, c)
        if (rows[(size_t)c * t->players + player] >
            rows[(size_t)best * t->players + player])
            best = c;
    return best;
}

static void copy_row(const struct tree *t, double *rows, node n, const double *from)
{
    memcpy(rows + (size_t)n * t->players, from, t->players * sizeof *rows);
}

double *tree_payoff_values_by(const struct tree *t, tree_chooser *choose, void *context)
{
    double *rows = calloc(t->count, t->players * sizeof *rows);

    if (!rows)
        return NULL;
    for (node n = t->count; n-- > 0;)
        if (tree_is_leaf(t, n))
            copy_row(t, rows, n, tree_payoffs(t, n));
        else if (tree_is_chance(t, n))
            mean_of_rows(t, rows, n);
        else
            copy_row(t, rows, n,
                     rows + (size_t)choose(context, rows, n, best_child(t, rows, n)) *
                                t->players);
    return rows;
}

static node choose_leftmost(void *context, const double *rows, node n, node best)
{
    (void)context;
    (void)rows;
    (void)n;
    return best;
}

double *tree_payoff_values(const struct tree *t)
{
    return tree_payoff_values_by(t, choose_leftmost, NULL);
}
