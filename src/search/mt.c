/*
 * mt.c - null-window searches with memory (Plaat, Schaeffer, Pijls and de Bruin,
 * "Best-first fixed-depth minimax algorithms", 1996), and the drivers that call them.
 *
 *     MT(n, g) answers whether value(n) >= g: it returns v >= g with value(n) >= v, or
 *     v < g with value(n) <= v.
 *
 * What it has found out of a node it remembers (known.h). A driver narrows the root's
 * bounds until they meet:
 *
 *     MT-SSS*   begins above everything, then asks for the upper bound each time
 *     MT-DUAL*  begins below everything, then asks for the next value above the lower
 *     MTD(f)    begins at a first guess, then asks beside the bound that moved
 *     C*        (Coplan 1982; Weill 1991) asks halfway between the bounds
 */
#include "search/known.h"
#include "search/rules.h"

#include <float.h>

/* What a value lies between: low <= value <= high. */
struct bounds {
    double low, high;
};

static const struct bounds NOTHING = {.low = -INFINITY, .high = INFINITY};

static double mt(struct search *s, node n, struct known *known, double g);

static double max_value(struct search *s, node n, struct known *known, double g)
{
    double value = -INFINITY;
    struct known *child = NULL;

    TREE_EACH_CHILD(s->tree, n, c) {
        child = known_child(s, known, child);
        value = larger(value, mt(s, c, child, g));
        if (cut(s, n, c, value >= g, value, g))
            break;
    }
    return value;
}

static double min_value(struct search *s, node n, struct known *known, double g)
{
    double value = INFINITY;
    struct known *child = NULL;

    TREE_EACH_CHILD(s->tree, n, c) {
        child = known_child(s, known, child);
        value = smaller(value, mt(s, c, child, g));
        if (cut(s, n, c, value < g, g, value))
            break;
    }
    return value;
}

static double mt(struct search *s, node n, struct known *known, double g)
{
    double value;

    enter_test(s, n, AT_LEAST, g);
    if (known->low >= g)
        return remembered(s, n, AT_LEAST, known->low);
    if (known->high < g)
        return remembered(s, n, AT_MOST, known->high);
    if (tree_is_leaf(s->tree, n)) {
        known->low = known->high = read_leaf(s, n);
        return leave(s, n, EQUAL, known->low);
    }
    value =
        tree_is_max(s->tree, n) ? max_value(s, n, known, g) : min_value(s, n, known, g);
    if (value >= g)
        known->low = value;
    else
        known->high = value;
    return leave(s, n, value >= g ? AT_LEAST : AT_MOST, value);
}

/* One more search from the root, whose value lies between the bounds. */
static double pass(struct search *s, struct known *known, struct bounds root, double g)
{
    s->counts.passes++;
    if (WATCHING)
        search_observe(s, (struct event){.kind = EVENT_PASS,
                                         .node = TREE_ROOT,
                                         .relation = AT_LEAST,
                                         .value = g,
                                         .alpha = root.low,
                                         .beta = root.high});
    return mt(s, TREE_ROOT, known, g);
}

static bool has_met(const struct known *known, struct bounds leaves, double value)
{
    return larger(known->low, leaves.low) == value &&
           smaller(known->high, leaves.high) == value;
}

/* Records, from the root on, the first child whose bounds have met at value. */
static void choose_line(struct search *s, const struct known *root, struct bounds leaves,
                        double value)
{
    const struct known *known = known_at(s, root->first);
    node n = TREE_ROOT, c = tree_first_child(n);

    while (known) {
        if (has_met(known, leaves, value)) {
            choose(s, n, c);
            n = c;
            c = tree_first_child(n);
            known = known_at(s, known->first);
        } else {
            c = tree_next_child(s->tree, c);
            known = known_at(s, known->next);
        }
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
    struct known *known = known_start(s);
    double value = g;

    if (!known)
        return value;
    s->counts.passes = 0;
    do {
        bool high;

        value = pass(s, known, root, g);
        high = value >= g;
        if (high)
            root.low = value;
        else
            root.high = value;
        g = next(root, high);
    } while (root.low < root.high);
    choose_line(s, known, leaves, value);
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

/* Every value is >= -inf: the lowest guess that can be asked for is the next above. */
double PROCEDURE(mtdf)(struct search *s)
{
    return drive(s, NOTHING, larger(s->options.guess, next_above(-INFINITY)), ask_beside);
}

/* The leaves' range is known beforehand: finding it is not counted as reading them. */
double PROCEDURE(cstar)(struct search *s)
{
    struct bounds leaves = range_of_leaves(s->tree);
    struct bounds root = {larger(s->options.alpha, leaves.low),
                          smaller(s->options.beta, leaves.high)};

    return drive(s, leaves, ask_halfway(root, false), ask_halfway);
}
