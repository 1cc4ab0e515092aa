/*
 * grow.c - the walk that all models share.
 */
#include "base/memory.h"
#include "gen/model.h"

#include <stdlib.h>

static bool visit(struct grow *g, node ply, node index, struct emitter *e,
                  struct error *error)
{
    struct spot *spot;

    if (ply >= g->capacity &&
        !memory_reserve(&g->path, &g->capacity, (size_t)ply + 1, sizeof *g->path, error))
        return false;
    spot = &g->path[ply];
    *spot = (struct spot){0};
    g->recipe->model->visit(g, ply, index);
    if (spot->width > 0)
        return emitter_open(e, NULL,
                            g->recipe->statics ? recipe_value(g->recipe, spot->value)
                                               : SCORE_NONE,
                            error);
    g->leaves++;
    return emitter_leaf(e, NULL, recipe_value(g->recipe, spot->value), error);
}

/* Visits the node at ply and all below it. */
static bool visit_all(struct grow *g, struct emitter *e, struct error *error)
{
    node ply = 0;

    if (!visit(g, 0, 0, e, error))
        return false;
    for (;;) {
        struct spot *spot = &g->path[ply];

        if (spot->next < spot->width) {
            if (!visit(g, ply + 1, spot->next++, e, error))
                return false;
            if (g->path[ply + 1].width > 0)
                ply++;
            continue;
        }
        if (spot->width > 0 && !emitter_close(e, error))
            return false;
        if (ply == 0)
            return true;
        ply--;
    }
}

bool grow_tree(struct grow *g, const struct recipe *recipe, uint64_t index,
               struct emitter *e, struct error *error)
{
    g->recipe = recipe;
    g->leaves = 0;
    random_start(&g->random, recipe->seed, index);
    if (recipe->model->prepare && !recipe->model->prepare(g, error))
        return false;
    emitter_begin(e, recipe->root);
    return visit_all(g, e, error) && emitter_end(e, error);
}

void grow_release(struct grow *g)
{
    free(g->path);
    free(g->permutation);
    free(g->siblings);
    *g = (struct grow){0};
}

bool grow_prepare_siblings(struct grow *g, struct error *error)
{
    size_t depth = g->recipe->depth, width = g->recipe->width;

    if (depth > 0 && width > SIZE_MAX / depth)
        return error_memory(error);
    return memory_reserve(&g->siblings, &g->sibling_capacity, depth * width,
                          sizeof *g->siblings, error);
}

struct sibling *grow_siblings(struct grow *g, node ply)
{
    return g->siblings + (size_t)ply * g->recipe->width;
}

static int by_key(const void *left, const void *right)
{
    const struct sibling *a = left, *b = right;

    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    return (a->value > b->value) - (a->value < b->value);
}

static int by_key_falling(const void *left, const void *right)
{
    return by_key(right, left);
}

void grow_sort(struct grow *g, node ply)
{
    bool falling = recipe_mover(g->recipe, ply) == MOVER_MAX;

    qsort(grow_siblings(g, ply), g->recipe->width, sizeof(struct sibling),
          falling ? by_key_falling : by_key);
}
