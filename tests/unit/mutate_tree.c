/*
 * mutate_tree.c - a tree as a list of nodes that can be put in another order.
 */
#include "finish.h"
#include "mutate.h"

#include "ensure.h"
#include "tree/build.h"

#include <stdlib.h>

/* A node on its way to another tree. */
struct draft {
    node parent;
    double place; /* among its siblings: from the left, the smaller */
    double value;
    enum mover mover;
    bool gone;
};

struct drafts {
    struct draft *nodes;
    node count;
    struct dice *dice;
};

static void draft_tree(struct drafts *d, const struct tree *t, bool alternating)
{
    d->count = t->count;
    d->nodes = calloc(t->count + 1, sizeof *d->nodes);
    ENSURE(d->nodes);
    for (node n = TREE_ROOT; n < t->count; n++)
        d->nodes[n] = (struct draft){
            .parent = t->parent[n],
            .place = n,
            .value = t->value[n],
            .mover =
                alternating && n != TREE_ROOT ? MOVER_DEFAULT : (enum mover)t->mover[n],
        };
}

/* The child next to the right of a place, or NODE_NONE. */
static node next_child(const struct drafts *d, node parent, double place)
{
    node next = NODE_NONE;

    for (node n = 1; n < d->count; n++)
        if (!d->nodes[n].gone && d->nodes[n].parent == parent &&
            d->nodes[n].place > place &&
            (next == NODE_NONE || d->nodes[n].place < d->nodes[next].place))
            next = n;
    return next;
}

static void build_draft(const struct drafts *d, node n, struct build *b)
{
    struct error error;

    ENSURE(build_open(b, &error));
    build_value(b, d->nodes[n].value);
    build_mover(b, d->nodes[n].mover);
    for (node c = next_child(d, n, -1); c != NODE_NONE;
         c = next_child(d, n, d->nodes[c].place))
        build_draft(d, c, b);
    build_close(b);
}

static node any_inner(const struct drafts *d, const struct tree *t)
{
    node n = dice_below(d->dice, t->count);

    return tree_is_leaf(t, n) ? t->parent[n] : n;
}

static node any_leaf(const struct drafts *d, const struct tree *t)
{
    node n = dice_below(d->dice, t->count);

    while (!tree_is_leaf(t, n))
        n++;
    return n;
}

/* Between two children, or beside them. */
static double any_place(const struct drafts *d, const struct tree *t, node parent)
{
    return parent + dice_below(d->dice, t->end[parent] - parent) + 0.5;
}

/* A child with a brother, or NODE_NONE. */
static node any_spare(const struct drafts *d, const struct tree *t)
{
    node n = dice_below(d->dice, t->count);

    return n != TREE_ROOT && tree_width(t, t->parent[n]) > 1 ? n : NODE_NONE;
}

static void drop_child(struct drafts *d, const struct tree *t)
{
    node n = any_spare(d, t);

    if (n != NODE_NONE)
        d->nodes[n].gone = true;
}

static void add_child(struct drafts *d, const struct tree *t)
{
    node parent = any_inner(d, t);

    if (t->count > 1)
        d->nodes[d->count++] = (struct draft){.parent = parent,
                                              .place = any_place(d, t, parent),
                                              .value = dice_between(d->dice, -9, 9),
                                              .mover = MOVER_DEFAULT};
}

static void move_child(struct drafts *d, const struct tree *t)
{
    node n = any_spare(d, t), parent = any_inner(d, t);

    if (n == NODE_NONE || (parent >= n && parent < t->end[n]))
        return;
    d->nodes[n].parent = parent;
    d->nodes[n].place = any_place(d, t, parent);
}

static void swap_children(struct drafts *d, const struct tree *t)
{
    node n = any_spare(d, t), other;

    if (n == NODE_NONE)
        return;
    other = tree_is_last_child(t, n) ? tree_first_child(t->parent[n]) : t->end[n];
    d->nodes[n].place = other;
    d->nodes[other].place = n;
}

static void change_value(struct drafts *d, const struct tree *t)
{
    d->nodes[any_leaf(d, t)].value = dice_between(d->dice, -9, 9);
}

static void change_mover(struct drafts *d, const struct tree *t)
{
    node n = any_inner(d, t);

    if (d->nodes[n].mover != MOVER_DEFAULT)
        d->nodes[n].mover = tree_is_max(t, n) ? MOVER_MIN : MOVER_MAX;
}

struct tree mutate_tree(const struct tree *t, bool alternating, struct dice *dice)
{
    static void (*const mutations[])(struct drafts *, const struct tree *) = {
        drop_child, add_child, move_child, swap_children, change_value, change_mover,
    };
    struct drafts d = {.dice = dice};
    struct build b = {0};

    draft_tree(&d, t, alternating);
    mutations[dice_below(dice, sizeof mutations / sizeof *mutations)](&d, t);
    build_start(&b);
    build_draft(&d, TREE_ROOT, &b);
    must_finish(&b, MOVER_DEFAULT);
    free(d.nodes);
    return build_take(&b);
}
