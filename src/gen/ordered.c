/*
 * ordered.c - trees made from their values: each node passes its own to one child.
 *
 * A node's value is given before its children are. One child gets the same value, the
 * others are worse for the mover: any value of the range on that side, each equally
 * likely, or the same one where there is none. The two models differ in the order.
 */
#include "gen/model.h"

/* The value of a child that is not to be the best one of the node at ply. */
static int64_t worse_value(struct grow *g, node ply)
{
    const struct recipe *recipe = g->recipe;
    int64_t value = g->path[ply].value;

    if (recipe_mover(recipe, ply) == MOVER_MAX)
        return value > recipe->low ? random_between(&g->random, recipe->low, value - 1)
                                   : value;
    return value < recipe->high ? random_between(&g->random, value + 1, recipe->high)
                                : value;
}

/* One of the places first .. width - 1; the last one where there is none. */
static node place_from(struct grow *g, node first)
{
    node width = g->recipe->width;

    if (first >= width)
        return width - 1;
    return first + (node)random_below(&g->random, width - first);
}

/*
 * The 70/90 rule of strongly ordered trees (Marsland and Campbell 1982): the first child
 * is the best in 70 of 100 cases, one of the first quarter in 90. That quarter has two
 * places at least.
 */
static node place_marsland(struct grow *g)
{
    enum { PARTS = 10, FIRST = 7, QUARTER = 9 };
    node width = g->recipe->width;
    node quarter = width / 4 + (width % 4 > 0 ? 1 : 0);
    uint64_t part = random_below(&g->random, PARTS);

    if (part < FIRST)
        return 0;
    if (quarter < 2)
        quarter = 2;
    if (part >= QUARTER)
        return place_from(g, quarter);
    return 1 + (node)random_below(&g->random, quarter - 1);
}

static node best_place(struct grow *g)
{
    const struct recipe *recipe = g->recipe;

    if (recipe->width == 1)
        return 0;
    if (recipe->chance_kind == CHANCE_MARSLAND)
        return place_marsland(g);
    return random_chance(&g->random, recipe->chance) ? 0 : place_from(g, 1);
}

void ordered_visit(struct grow *g, node ply, node index)
{
    struct spot *spot = &g->path[ply];

    if (ply == 0)
        spot->value = grow_any_value(g);
    else if (index == g->path[ply - 1].best)
        spot->value = g->path[ply - 1].value;
    else
        spot->value = worse_value(g, ply - 1);
    spot->width = grow_full_width(g, ply);
    if (spot->width > 0)
        spot->best = best_place(g);
}

/* Draws the children of the node at ply and sorts them by what they seem to be worth. */
static void make_siblings(struct grow *g, node ply)
{
    struct sibling *siblings = grow_siblings(g, ply);
    int64_t noise = g->recipe->noise_steps;

    for (node i = 0; i < g->recipe->width; i++) {
        siblings[i].value = i == 0 ? g->path[ply].value : worse_value(g, ply);
        siblings[i].key = siblings[i].value + random_between(&g->random, -noise, noise);
    }
    grow_sort(g, ply);
}

void noisy_visit(struct grow *g, node ply, node index)
{
    struct spot *spot = &g->path[ply];

    spot->value = ply == 0 ? grow_any_value(g) : grow_siblings(g, ply - 1)[index].value;
    spot->width = grow_full_width(g, ply);
    if (spot->width > 0)
        make_siblings(g, ply);
}
