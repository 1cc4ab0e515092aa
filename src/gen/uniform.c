/*
 * uniform.c - full trees whose leaves are independent of each other and of their place.
 */
#include "gen/model.h"

void uniform_visit(struct grow *g, node ply, node index)
{
    struct spot *spot = &g->path[ply];

    (void)index;
    spot->width = grow_full_width(g, ply);
    if (spot->width == 0)
        spot->value = grow_any_value(g);
}
