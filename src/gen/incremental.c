/*
 * incremental.c - trees whose edges have random values: a leaf is worth the sum of its
 * path, and an inner node's sum so far is its static value.
 *
 * So siblings resemble each other, as positions of a real game do.
 */
#include "gen/model.h"

bool incremental_prepare(struct grow *g, struct error *error)
{
    return !g->recipe->sorted || grow_prepare_siblings(g, error);
}

static void make_siblings(struct grow *g, node ply)
{
    struct sibling *siblings = grow_siblings(g, ply);

    for (node i = 0; i < g->recipe->width; i++) {
        siblings[i].value = g->path[ply].value + grow_any_value(g);
        siblings[i].key = siblings[i].value;
    }
    grow_sort(g, ply);
}

void incremental_visit(struct grow *g, node ply, node index)
{
    struct spot *spot = &g->path[ply];
    bool sorted = g->recipe->sorted;

    if (ply > 0)
        spot->value = sorted ? grow_siblings(g, ply - 1)[index].value
                             : g->path[ply - 1].value + grow_any_value(g);
    spot->width = grow_full_width(g, ply);
    if (sorted && spot->width > 0)
        make_siblings(g, ply);
}
