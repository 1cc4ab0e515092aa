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
 *     MTD(f)    begins at a first guess, then asks beside the bound that moved
 *     C*        (Coplan 1982; Weill 1991) asks halfway between the bounds
 */
#include "search/rules.h"

#include <float.h>

/* What is known of a node: low <= value <= high. */
struct bounds {
    double low, high;
};

/*
 * The memory of a node. The children that have been entered are the first ones, since
 * every loop over them begins at the left: theirs are chained in this order, 0 ending the
 * chain. Kept in the order in which nodes are first entered, they lie close together
 * however few of the tree's nodes that are.
 */
struct known {
    struct bounds bounds;
    uint32_t first; /* the first child's */
    uint32_t next;  /* that of the parent's next child */
};

enum { KNOWN_ROOT = 1 };

struct memory {
    struct known *all; /* all[0] belongs to no node */
    uint32_t used;
};

static const struct bounds NOTHING = {.low = -INFINITY, .high = INFINITY};

/* Enters n; the first time, chains a memory with the widest bounds to *link. */
static struct known *enter_known(struct search *s, struct memory *memory, uint32_t *link,
                                 node n, double g)
{
    if (enter_test(s, n, AT_LEAST, g)) {
        *link = memory->used++;
        memory->all[*link] = (struct known){.bounds = NOTHING};
        s->counts.storage++;
    }
    return &memory->all[*link];
}

static double mt(struct search *s, struct memory *memory, uint32_t *link, node n,
                 double g);

static double max_value(struct search *s, struct memory *memory, struct known *known,
                        node n, double g)
{
    double value = -INFINITY;
    uint32_t *link = &known->first;

    TREE_EACH_CHILD(s->tree, n, c)
    {
        value = larger(value, mt(s, memory, link, c, g));
        if (cut(s, n, c, value >= g, value, g))
            break;
        link = &memory->all[*link].next;
    }
    return value;
}

static double min_value(struct search *s, struct memory *memory, struct known *known,
                        node n, double g)
{
    double value = INFINITY;
    uint32_t *link = &known->first;

    TREE_EACH_CHILD(s->tree, n, c)
    {
        value = smaller(value, mt(s, memory, link, c, g));
        if (cut(s, n, c, value < g, g, value))
            break;
        link = &memory->all[*link].next;
    }
    return value;
}

static double mt(struct search *s, struct memory *memory, uint32_t *link, node n,
                 double g)
{
    struct known *known = enter_known(s, memory, link, n, g);
    struct bounds *bounds = &known->bounds;
    double value;

    if (bounds->low >= g)
        return remembered(s, n, AT_LEAST, bounds->low);
    if (bounds->high < g)
        return remembered(s, n, AT_MOST, bounds->high);
    if (tree_is_leaf(s->tree, n)) {
        bounds->low = bounds->high = read_leaf(s, n);
        return leave(s, n, EQUAL, bounds->low);
    }
    value = tree_is_max(s->tree, n) ? max_value(s, memory, known, n, g)
                                    : min_value(s, memory, known, n, g);
    if (value >= g)
        bounds->low = value;
    else
        bounds->high = value;
    return leave(s, n, value >= g ? AT_LEAST : AT_MOST, value);
}

/* One more search from the root, for which is known what its bounds say. */
static double pass(struct search *s, struct memory *memory, struct bounds root, double g)
{
    uint32_t link = KNOWN_ROOT;

    s->counts.passes++;
    if (WATCHING)
        search_observe(s, (struct event){.kind = EVENT_PASS,
                                         .node = TREE_ROOT,
                                         .relation = AT_LEAST,
                                         .value = g,
                                         .alpha = root.low,
                                         .beta = root.high});
    return mt(s, memory, &link, TREE_ROOT, g);
}

static bool has_met(struct bounds bounds, struct bounds leaves, double value)
{
    return larger(bounds.low, leaves.low) == value &&
           smaller(bounds.high, leaves.high) == value;
}

/* Records, from the root on, the first child whose bounds have met at value. */
static void choose_line(struct search *s, const struct memory *memory,
                        struct bounds leaves, double value)
{
    uint32_t at = memory->all[KNOWN_ROOT].first;
    node n = TREE_ROOT, c = tree_first_child(n);

    while (at != 0) {
        if (has_met(memory->all[at].bounds, leaves, value)) {
            choose(s, n, c);
            n = c;
            c = tree_first_child(n);
            at = memory->all[at].first;
        } else {
            c = tree_next_child(s->tree, c);
            at = memory->all[at].next;
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
    struct memory memory = {
        .all = search_room(s, (size_t)s->tree->count + KNOWN_ROOT, sizeof *memory.all),
        .used = KNOWN_ROOT,
    };
    double value = g;

    if (!memory.all)
        return value;
    s->counts.passes = 0;
    do {
        bool high;

        value = pass(s, &memory, root, g);
        high = value >= g;
        if (high)
            root.low = value;
        else
            root.high = value;
        g = next(root, high);
    } while (root.low < root.high);
    choose_line(s, &memory, leaves, value);
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
