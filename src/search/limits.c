/*
 * limits.c - sums rounded up, and sweeps over the leaves.
 */
#include "search/limits.h"

#include "base/larger.h"
#include "tree/id.h"

#include <float.h>
#include <math.h>

/* What a sum of finite numbers is that has left the range of doubles. */
static double outside(double sum)
{
    return sum < 0 ? -DBL_MAX : INFINITY;
}

double limits_add(double a, double b)
{
    double sum = a + b, part, error;

    if (isnan(sum))
        return INFINITY;
    if (isinf(sum))
        return isinf(a) || isinf(b) ? sum : outside(sum);
    /* Knuth's two-sum: a + b is sum + error, exactly. */
    part = sum - a;
    error = (a - (sum - part)) + (b - part);
    return error > 0 ? nextafter(sum, INFINITY) : sum;
}

double limits_subtract(double a, double b)
{
    return limits_add(a, -b);
}

static double sum_of(const struct tree *t, node leaf)
{
    double sum = 0;

    for (unsigned i = 0; i < t->players; i++)
        sum = limits_add(sum, tree_payoffs(t, leaf)[i]);
    return sum;
}

static bool refuse(const struct tree *t, node n, double most, struct error *error)
{
    char sum[SCORE_TEXT_SIZE], limit[SCORE_TEXT_SIZE];
    struct buffer id = {0};

    score_write(sum_of(t, n), sum);
    score_write(most, limit);
    id_add(&id, t, n);
    if (id.failed)
        error_memory(error);
    else
        error_set(error, ERROR_INPUT,
                  "the payoffs of node %.200s add up to %s, more than %s", id.data, sum,
                  limit);
    buffer_release(&id);
    return false;
}

bool limits_hold(const struct tree *t, double sum, struct error *error)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n) && sum_of(t, n) > sum)
            return refuse(t, n, sum, error);
    return true;
}

double limits_sum(const struct tree *t)
{
    double most = -INFINITY;

    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n))
            most = larger(most, sum_of(t, n));
    return most;
}

void limits_low(const struct tree *t, double *low)
{
    for (unsigned i = 0; i < t->players; i++)
        low[i] = INFINITY;
    for (node n = TREE_ROOT; n < t->count; n++)
        for (unsigned i = 0; tree_is_leaf(t, n) && i < t->players; i++)
            low[i] = smaller(low[i], tree_payoffs(t, n)[i]);
}

/* Bounds that were given say of every payoff what is the least. */
double limits_known(const struct tree *t, const struct search_options *options,
                    double *low)
{
    limits_low(t, low);
    for (unsigned i = 0; options->bounds == BOUNDS_GIVEN && i < t->players; i++)
        low[i] = options->low;
    return score_known(options->sum) ? options->sum : limits_sum(t);
}
