/*
 * extreme.c - the best and the worst order that a full tree can have.
 *
 * A leaf's value is a number with one digit of base W for each ply, the root's first. A
 * child's digit is its place, counted so that the best one for the mover comes first or
 * last. Leaves are all of 0 .. W^D - 1, and a child differs from the next by more than
 * all that lies below either.
 */
#include "gen/model.h"

static void visit(struct grow *g, node ply, node index, enum mover counting_up)
{
    struct spot *spot = &g->path[ply];
    node width = g->recipe->width;

    spot->width = grow_full_width(g, ply);
    if (ply == 0)
        return;
    spot->value = g->path[ply - 1].value * width;
    spot->value +=
        recipe_mover(g->recipe, ply - 1) == counting_up ? index : width - 1 - index;
}

void best_visit(struct grow *g, node ply, node index)
{
    visit(g, ply, index, MOVER_MIN);
}

void worst_visit(struct grow *g, node ply, node index)
{
    visit(g, ply, index, MOVER_MAX);
}
