/*
 * mt.c - null-window searches with memory (Plaat, Schaeffer, Pijls and de Bruin,
 * "Best-first fixed-depth minimax algorithms", 1996), and the drivers that call them.
 *
 *     MT(n, g) answers whether value(n) >= g: it returns v >= g with value(n) >= v, or
 *     v < g with value(n) <= v.
 *
 * Every node keeps a lower and an upper bound, leaves included; nothing is forgotten. A
 * driver narrows the root's bounds until they meet:
 *
 *     MT-SSS*   begins above everything, then asks for the upper bound each time
 *     MT-DUAL*  begins below everything, then asks for the next value above the lower
 * bound MTD(f)    begins at a first guess, then asks beside the bound that moved C*
 * (Coplan 1982; Weill 1991) asks halfway between the bounds
 */
#include "search/rules.h"

#include <float.h>

/* What is known of a node: low <= value <= high. */
struct bounds {
    double low, high;
};

static const struct bounds NOTHING = {.low = -INFINITY, .high = INFINITY};

/* Enters n and gives it the widest bounds if this is the first time. */
static struct bounds *enter_bounds(struct search *s, struct bounds *all, node n, double g)
{
    if (enter_test(s, n, AT_LEAST, g)) {
        all[n] = NOTHING;
        s->counts.storage++;
    }
    return &all[n];
}

static double mt(struct search *s, struct bounds *all, node n, double g);

static double max_value(struct search *s, struct bounds *all, node n, double g)
{
    double value = -INFINITY;

    TREE_EACH_CHILD(s->tree, n, c)
    {
        value = larger(value, mt(s, all, c, g));
        if (cut(s, n, c, value >= g, value, g))
            break;
    }
    return value;
}

static double min_value(struct search *s, struct bounds *all, node n, double g)
{
    double value = INFINITY;

    TREE_EACH_CHILD(s->tree, n, c)
    {
        value = smaller(value, mt(s, all, c, g));
        if (cut(s, n, c, value < g, g, value))
            break;
    }
    return value;
}

static double mt(struct search *s, struct bounds *all, node n, double g)
{
    struct bounds *bounds = enter_bounds(s, all, n, g);
    double value;

    if (bounds->low >= g)
        return remembered(s, n, AT_LEAST, bounds->low);
    if (bounds->high < g)
        return remembered(s, n, AT_MOST, bounds->high);
    if (tree_is_leaf(s->tree, n)) {
        bounds->low = bounds->high = read_leaf(s, n);
        return leave(s, n, EQUAL, bounds->low);
    }
    value = tree_is_max(s->tree, n) ? max_value(s, all, n, g) : min_value(s, all, n, g);
    if (value >= g)
        bounds->low = value;
    else
        bounds->high = value;
    return leave(s, n, value >= g ? AT_LEAST : AT_MOST, value);
}

/* One more search from the root, for which is known what its bounds say. */
static double pass(struct search *s, struct bounds *all, struct bounds root, double g)
{
    s->counts.passes++;
    if (WATCHING)
        search_observe(s, (struct event){.kind = EVENT_PASS,
                                         .node = TREE_ROOT,
                                         .relation = AT_LEAST,
                                         .value = g,
                                         .alpha = root.low,
                                         .beta = root.high});
    return mt(s, all, TREE_ROOT, g);
}

/* The first child of n whose bounds have met at value; NODE_NONE if there is none. */
static node solved_child(const struct search *s, const struct bounds *all,
                         struct bounds leaves, node n, double value)
{
    TREE_EACH_CHILD(s->tree, n, c)
    {
        if (was_entered(s, c) && larger(all[c].low, leaves.low) == value &&
            smaller(all[c].high, leaves.high) == value)
            return c;
    }
    return NODE_NONE;
}

static void choose_line(struct search *s, const struct bounds *all, struct bounds leaves,
                        double value)
{
    node n = TREE_ROOT, c;

    while (!tree_is_leaf(s->tree, n) &&
           (c = solved_child(s, all, leaves, n, value)) != NODE_NONE) {
        choose(s, n, c);
        n = c;
    }
}

/* What to ask next, when the last pass failed high or low and the root's bounds are
 * these. */
typedef double question(struct bounds root, bool high);

/*
 * Repeats passes until the root's bounds meet, beginning with g. leaves are bounds that
 * hold for every node. The options' window is believed: where the value lies outside of
 * it, the result is a bound.
 */
static double drive(struct search *s, struct bounds leaves, double g, question *next)
{
    struct bounds root = {larger(s->options.alpha, leaves.low),
                          smaller(s->options.beta, leaves.high)};
    struct bounds *all = search_allocate(s, s->tree->count, sizeof *all);
    double value = g;

    if (!all)
        return value;
    s->counts.passes = 0;
    do {
        bool high;

        value = pass(s, all, root, g);
        high = value >= g;
        if (high)
            root.low = value;
        else
            root.high = value;
        g = next(root, high);
    } while (root.low < root.high);
    choose_line(s, all, leaves, value);
    return value;
}

static double ask_upper(struct bounds root, bool high)
{
    (void)high;
    return root.high;
}

static double ask_above_lower(struct bounds root, bool high)
{
    (void)high;
    return next_above(root.low);
}

static double ask_beside(struct bounds root, bool high)
{
    return high ? next_above(root.low) : root.high;
}

/*
 * Halfway, in (low, high]: to ask for the lower bound itself would tell nothing, nor
 * would -inf. The largest finite numbers stand for infinite bounds.
 */
static double ask_halfway(struct bounds root, bool high)
{
    double half = larger(root.low, -DBL_MAX) / 2 + smaller(root.high, DBL_MAX) / 2;

    (void)high;
    return half > root.low && half <= root.high ? half : larger(root.high, -DBL_MAX);
}

/* What all leaves lie between. */
static struct bounds range_of_leaves(const struct tree *t)
{
    struct bounds range = {.low = INFINITY, .high = -INFINITY};

    for (node n = TREE_ROOT; n < t->count; n++) {
        if (!tree_is_leaf(t, n))
            continue;
        range.low = smaller(range.low, t->value[n]);
        range.high = larger(range.high, t->value[n]);
    }
    return range;
}

double PROCEDURE(mt_sss)(struct search *s)
{
    return drive(s, NOTHING, INFINITY, ask_upper);
}

double PROCEDURE(mt_dual)(struct search *s)
{
    return drive(s, NOTHING, next_above(-INFINITY), ask_above_lower);
}

double PROCEDURE(mtdf)(struct search *s)
{
    return drive(s, NOTHING, s->options.guess, ask_beside);
}

/* The leaves' range is known beforehand: finding it is not counted as reading them. */
double PROCEDURE(cstar)(struct search *s)
{
    struct bounds leaves = range_of_leaves(s->tree);
    struct bounds root = {larger(s->options.alpha, leaves.low),
                          smaller(s->options.beta, leaves.high)};

    return drive(s, leaves, ask_halfway(root, false), ask_halfway);
}
