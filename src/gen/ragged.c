/*
 * ragged.c - trees of random width with leaves at mixed depth.
 */
#include "gen/model.h"

void ragged_visit(struct grow *g, node ply, node index)
{
    const struct recipe *recipe = g->recipe;
    struct spot *spot = &g->path[ply];
    bool deepest = ply == recipe->depth;

    (void)index;
    if (deepest || (ply > 0 && random_chance(&g->random, recipe->chance)))
        spot->value = grow_any_value(g);
    else
        spot->width = (node)random_between(&g->random, 1, recipe->width);
}
