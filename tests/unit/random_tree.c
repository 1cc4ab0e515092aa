/*
 * random_tree.c - random shapes, values and movers, each drawn from a table of kinds.
 */
#include "random_tree.h"
#include "finish.h"

#include "ensure.h"

#include <float.h>
#include <stdlib.h>

enum { DEEPEST = 12 };

/* How a tree grows: nodes above depth are inner with that chance, the root surely. */
struct shape {
    int depth;
    int least, most; /* children */
    uint32_t inner_percent;
};

static struct shape random_shape(struct dice *dice, bool uniform)
{
    int width = dice_between(dice, 1, 4), kind = dice_between(dice, 0, 19);

    if (uniform || kind < 5) {
        int deepest = width == 1 ? 5 : width == 2 ? 5 : width == 3 ? 3 : 2;

        return (struct shape){dice_between(dice, 0, deepest), width, width, 100};
    }
    if (kind == 5)
        return (struct shape){.depth = 0};
    if (kind == 6)
        return (struct shape){dice_between(dice, 1, DEEPEST), 1, 1, 100};
    if (kind == 7)
        return (struct shape){dice_between(dice, 1, 2), 1, 12, 50};
    if (kind == 8)
        return (struct shape){DEEPEST, 1, 2, 85};
    return (struct shape){dice_between(dice, 1, 6), 1, dice_between(dice, 2, 4),
                          (uint32_t)dice_between(dice, 40, 90)};
}

/* Adds nodes until the root is closed; leaves have no value yet. */
static void grow(struct dice *dice, struct shape shape, node limit, struct build *b)
{
    int wanted[DEEPEST + 1] = {0};
    struct error error;

    do {
        bool full = b->tree.leaves + b->depth >= limit;
        int depth = (int)b->depth;
        bool inner = depth == 0 ? shape.depth > 0
                                : depth < shape.depth && !full &&
                                      dice_percent(dice, shape.inner_percent);

        ENSURE(build_open(b, &error));
        wanted[depth] = inner ? dice_between(dice, shape.least, shape.most) : 0;
        while (b->depth > 0 && wanted[b->depth - 1] == 0)
            build_close(b);
        if (b->depth > 0)
            wanted[b->depth - 1]--;
    } while (b->depth > 0);
}

static double tied_value(struct dice *dice)
{
    return dice_between(dice, 0, 2);
}

static double small_value(struct dice *dice)
{
    return dice_between(dice, -9, 9);
}

/* So close that a window one wide holds many of them. */
static double hundredth(struct dice *dice)
{
    return 5 + dice_between(dice, -40, 40) / 100.0;
}

static double real_value(struct dice *dice)
{
    return 2 * dice_fraction(dice) - 1;
}

/* Doubles with no other between them. */
static double neighbour(struct dice *dice)
{
    return 1 + dice_between(dice, 0, 5) * DBL_EPSILON;
}

/* Sums, differences and midpoints of these overflow or vanish. */
static double huge_value(struct dice *dice)
{
    static const double values[] = {1e308,   -1e308, DBL_MAX, -DBL_MAX, 0x1p-1074,
                                    DBL_MIN, 0.0,    -0.0,    1,        -1};

    return values[dice_below(dice, sizeof values / sizeof values[0])];
}

/* Whole numbers about the border behind which not all of them are doubles. */
static double border_value(struct dice *dice)
{
    double value = 0x1p53 + dice_between(dice, -3, 3);

    return dice_percent(dice, 50) ? value : -value;
}

static double infinite_value(struct dice *dice)
{
    static const double values[] = {INFINITY, -INFINITY, INFINITY, -INFINITY,
                                    0,        1,         DBL_MAX,  -DBL_MAX};

    return values[dice_below(dice, sizeof values / sizeof values[0])];
}

/* Those with infinite values last. */
static double (*const value_kinds[])(struct dice *) = {
    tied_value, small_value, hundredth,    real_value,
    neighbour,  huge_value,  border_value, infinite_value,
};

enum {
    VALUE_KINDS = sizeof value_kinds / sizeof value_kinds[0],
    FINITE_KINDS = VALUE_KINDS - 1,
};

static void draw_values(struct dice *dice, bool finite, struct tree *t)
{
    uint32_t kind = dice_below(dice, finite ? FINITE_KINDS : VALUE_KINDS);

    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n))
            t->value[n] = value_kinds[kind](dice);
}

static void permute_values(struct dice *dice, struct tree *t)
{
    double *values = malloc(t->leaves * sizeof *values);
    node leaf = 0;

    ENSURE(values);
    dice_permute(dice, values, t->leaves);
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n))
            t->value[n] = values[leaf++];
    free(values);
}

static void draw_movers(struct dice *dice, bool alternating, struct tree *t)
{
    enum { ALTERNATING_PERCENT = 60 };
    uint32_t min_percent = (uint32_t)dice_between(dice, 0, 4) * 25;

    if (alternating || dice_percent(dice, ALTERNATING_PERCENT))
        return;
    for (node n = TREE_ROOT; n < t->count; n++)
        t->mover[n] = dice_percent(dice, min_percent) ? MOVER_MIN : MOVER_MAX;
}

void random_tree(struct dice *dice, const struct wish *wish, struct build *b)
{
    node limit = wish->leaves ? wish->leaves : RANDOM_TREE_LEAVES;

    build_start(b);
    grow(dice, random_shape(dice, wish->uniform), wish->uniform ? UINT32_MAX : limit, b);
    draw_movers(dice, wish->alternating, &b->tree);
    must_finish(b, dice_percent(dice, 50) ? MOVER_MAX : MOVER_MIN);
    if (wish->distinct)
        permute_values(dice, &b->tree);
    else
        draw_values(dice, wish->finite, &b->tree);
}

static bool is_finite(const struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n) && isinf(t->value[n]))
            return false;
    return true;
}

static bool is_alternating(const struct tree *t)
{
    for (node n = 1; n < t->count; n++)
        if (!tree_is_leaf(t, n) && t->mover[n] == t->mover[t->parent[n]])
            return false;
    return true;
}

static bool is_uniform(const struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n) ? tree_depth(t, n) != t->height
                               : tree_width(t, n) != tree_width(t, TREE_ROOT))
            return false;
    return true;
}

static bool is_distinct(const struct tree *t)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        for (node other = TREE_ROOT; other < n; other++)
            if (tree_is_leaf(t, n) && tree_is_leaf(t, other) &&
                t->value[n] == t->value[other])
                return false;
    return true;
}

bool random_tree_fits(const struct tree *t, const struct wish *wish)
{
    return (!wish->finite || is_finite(t)) && (!wish->alternating || is_alternating(t)) &&
           (!wish->uniform || is_uniform(t)) && (!wish->distinct || is_distinct(t));
}
