/*
 * chance.h - chance nodes for searches with windows: Star1 and Star2 (Ballard, "The
 * *-minimax search procedure for trees containing chance nodes", 1983), fail-soft and
 * exact to the last bit.
 *
 * Who includes this has defined SEARCH(s, n, alpha, beta), the procedure that searches a
 * node. The bounds of all values, s->low and s->high, say what outcomes not yet searched
 * may still add: an outcome matters only inside the window in which it can bring the mean
 * into that of the node. Rounding may say otherwise than these sums, so a cut is believed
 * only where the mean itself, with bounds in place of values, is past the window.
 */
#ifndef GTEVAL_SEARCH_CHANCE_H
#define GTEVAL_SEARCH_CHANCE_H

#include "search/rules.h"
#include "tree/mean.h"

#ifdef GENERAL

/* A chance node that is searched; arrays have an element for each outcome. */
struct lottery {
    node n;
    double alpha, beta;
    double weights;                  /* of all outcomes */
    double *up, *down;               /* bounds of the values; equal where one is known */
    double *up_behind, *down_behind; /* bounds of the weighted sum of those behind */
    size_t count;
    bool trust; /* whether sums of bounds are believed */
};

static void lottery_start(struct lottery *l, struct search *s, node n, double alpha,
                          double beta)
{
    *l = (struct lottery){.n = n, .alpha = alpha, .beta = beta};
    TREE_EACH_OUTCOME(s->tree, n, c)
        l->count++;
    l->up = s->scratch + s->scratch_used;
    l->down = l->up + l->count;
    l->up_behind = l->down + l->count;
    l->down_behind = l->up_behind + l->count;
    s->scratch_used += CHANCE_SCRATCH * l->count;
    for (size_t i = 0; i < l->count; i++) {
        l->up[i] = s->high;
        l->down[i] = s->low;
    }
}

static double lottery_end(const struct lottery *l, struct search *s, double value)
{
    s->scratch_used -= CHANCE_SCRATCH * l->count;
    return value;
}

/* Adds up bounds from the right, and weights from the left. */
static void sum_behind(struct lottery *l, const struct search *s)
{
    double up = 0, down = 0;
    size_t i = 0;

    l->weights = 0;
    l->trust = true;
    TREE_EACH_OUTCOME(s->tree, l->n, c) {
        l->up_behind[i++] = s->tree->weight[c];
        l->weights += s->tree->weight[c];
    }
    while (i-- > 0) {
        double weight = l->up_behind[i];

        l->up_behind[i] = up;
        l->down_behind[i] = down;
        up += weight * l->up[i];
        down += weight * l->down[i];
    }
}

static double mean_of(const struct lottery *l, const struct search *s,
                      const double *values)
{
    struct mean mean = mean_start();

    TREE_EACH_OUTCOME(s->tree, l->n, c)
        mean_add(&mean, s->tree->weight[c], *values++);
    return mean_value(&mean);
}

/* What outcome i must be worth more than, for a mean above alpha; sum: those before. */
static double least_that_helps(const struct lottery *l, size_t i, double weight,
                               double sum)
{
    if (!l->trust || !(l->alpha > -INFINITY) || !(l->up_behind[i] < INFINITY))
        return -INFINITY;
    return ((l->alpha * l->weights - sum) - l->up_behind[i]) / weight;
}

/* What it must be worth less than, for a mean below beta. */
static double most_that_helps(const struct lottery *l, size_t i, double weight,
                              double sum)
{
    if (!l->trust || !(l->beta < INFINITY) || !(l->down_behind[i] > -INFINITY))
        return INFINITY;
    return ((l->beta * l->weights - sum) - l->down_behind[i]) / weight;
}

/*
 * Whether the mean is at most alpha (AT_MOST, with upper bounds in place of values), or
 * at least beta. If it is not, sums have said otherwise and are not believed any more.
 */
static bool is_past(struct search *s, struct lottery *l, enum relation relation,
                    double *mean)
{
    *mean = mean_of(l, s, relation == AT_MOST ? l->up : l->down);
    l->trust = relation == AT_MOST ? *mean <= l->alpha : *mean >= l->beta;
    return l->trust;
}

/* The outcomes behind c are not looked at, for the mean stands so to value. */
static void report_cut(struct search *s, const struct lottery *l, node c,
                       enum relation relation, double value)
{
    s->counts.cutoffs++;
    if (WATCHING)
        search_observe(s,
                       (struct event){.kind = EVENT_CUT,
                                      .node = l->n,
                                      .child = c,
                                      .relation = relation,
                                      .value = value,
                                      .alpha = l->alpha,
                                      .beta = l->beta,
                                      .skipped = s->tree->end[l->n] - s->tree->end[c]});
}

/* The own value of an outcome that is not what sums of bounds made it. */
static double own_value(struct search *s, const struct lottery *l, node c, double value)
{
    if (tree_is_leaf(s->tree, c))
        return value;
    search_again(s, l->n, c, s->low, s->high);
    return SEARCH(s, c, s->low, s->high);
}

/* Star1: each outcome in turn. */
static double search_outcomes(struct search *s, struct lottery *l)
{
    double sum = 0;
    size_t i = 0;

    sum_behind(l, s);
    TREE_EACH_OUTCOME(s->tree, l->n, c) {
        double weight = s->tree->weight[c];
        double alpha = least_that_helps(l, i, weight, sum);
        double beta = most_that_helps(l, i, weight, sum);
        double value;

        if (!(alpha < beta))
            alpha = next_below(beta);
        if (!(alpha < s->high))
            alpha = next_below(s->high);
        if (!(beta > s->low))
            beta = next_above(s->low);
        value = SEARCH(s, c, larger(alpha, s->low), smaller(beta, s->high));
        if (value <= alpha || value >= beta) {
            enum relation relation = value <= alpha ? AT_MOST : AT_LEAST;
            double mean;

            *(relation == AT_MOST ? &l->up[i] : &l->down[i]) = value;
            if (is_past(s, l, relation, &mean)) {
                if (i + 1 < l->count)
                    report_cut(s, l, c, relation, mean);
                return mean;
            }
            value = own_value(s, l, c, value);
        }
        l->up[i] = l->down[i] = value;
        sum += weight * value;
        i++;
    }
    return mean_of(l, s, l->up);
}

/* The first child alone bounds the value of c: of a MIN node from above. */
static double probe(struct search *s, const struct lottery *l, node c, double alpha,
                    double beta, enum relation relation)
{
    double value;

    s->counts.probes++;
    if (WATCHING)
        search_observe(s, (struct event){.kind = EVENT_PROBE,
                                         .node = l->n,
                                         .child = c,
                                         .alpha = alpha,
                                         .beta = beta});
    enter(s, c, alpha, beta);
    value = SEARCH(s, tree_first_child(c), alpha, beta);
    return leave(s, c, relation, value);
}

/*
 * Star2: one child of each outcome that a player moves at, before any is searched.
 * Returns whether that is enough to know that the mean is past the window; then sets
 * *mean.
 */
static bool probe_outcomes(struct search *s, struct lottery *l, double *mean)
{
    double sum_up = 0, sum_down = 0;
    size_t i = 0;

    sum_behind(l, s);
    TREE_EACH_OUTCOME(s->tree, l->n, c) {
        double weight = s->tree->weight[c], bound;
        bool inner = !tree_is_leaf(s->tree, c) && !tree_is_chance(s->tree, c);
        bool max = tree_is_max(s->tree, c);

        if (inner && !max && l->alpha > s->low) {
            bound = least_that_helps(l, i, weight, sum_up);
            if (!(bound < s->high))
                bound = next_below(s->high);
            l->up[i] =
                smaller(s->high, probe(s, l, c, larger(bound, s->low), s->high, AT_MOST));
            if (l->up[i] <= bound && l->trust && is_past(s, l, AT_MOST, mean)) {
                report_cut(s, l, c, AT_MOST, *mean);
                return true;
            }
        } else if (inner && max && l->beta < s->high) {
            bound = most_that_helps(l, i, weight, sum_down);
            if (!(bound > s->low))
                bound = next_above(s->low);
            l->down[i] =
                larger(s->low, probe(s, l, c, s->low, smaller(bound, s->high), AT_LEAST));
            if (l->down[i] >= bound && l->trust && is_past(s, l, AT_LEAST, mean)) {
                report_cut(s, l, c, AT_LEAST, *mean);
                return true;
            }
        }
        sum_up += weight * l->up[i];
        sum_down += weight * l->down[i];
        i++;
    }
    return false;
}

/* The value of the chance node n, as far as the window asks for it. */
static double chance_value(struct search *s, node n, double alpha, double beta)
{
    struct lottery lottery;
    double mean;

    lottery_start(&lottery, s, n, alpha, beta);
    if (s->variant != PROBING || !probe_outcomes(s, &lottery, &mean))
        mean = search_outcomes(s, &lottery);
    return lottery_end(&lottery, s, mean);
}

#else

/* No chance node is there: this is never called, and the compiler leaves it out. */
static inline double chance_value(struct search *s, node n, double alpha, double beta)
{
    (void)s, (void)n, (void)beta;
    return alpha;
}

#endif

#endif
