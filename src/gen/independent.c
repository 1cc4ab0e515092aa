/*
 * independent.c - trees whose leaves are independent of each other and of their place.
 */
#include "gen/model.h"

void uniform_visit(struct grow *g, node ply, node index)
{
    struct spot *spot = &g->path[ply];

    (void)index;
    spot->width = grow_full_width(g, ply);
    if (spot->width == 0 && g->recipe->players == 0)
        spot->value = grow_any_value(g);
}

/* Leaves are won or lost (Pearl 1980). */
void pgame_visit(struct grow *g, node ply, node index)
{
    struct spot *spot = &g->path[ply];

    (void)index;
    spot->width = grow_full_width(g, ply);
    if (spot->width == 0)
        spot->value = random_chance(&g->random, g->recipe->chance) ? 1 : 0;
}

/* Of random width, with leaves at mixed depth. */
void ragged_visit(struct grow *g, node ply, node index)
{
    const struct recipe *recipe = g->recipe;
    struct spot *spot = &g->path[ply];
    bool deepest = ply == recipe->depth;

    (void)index;
    if (!deepest && (ply == 0 || !random_chance(&g->random, recipe->chance)))
        spot->width = (node)random_between(&g->random, 1, recipe->width);
    else if (recipe->players == 0)
        spot->value = grow_any_value(g);
}
