/*
 * grow.c - the walk that all models share.
 */
#include "base/memory.h"
#include "gen/model.h"

#include <stdlib.h>

/* Says who moves at the node at ply, which has children or not, and how probable it is.
 */
static void say(struct grow *g, node ply, struct emitter *e)
{
    const struct recipe *recipe = g->recipe;
    const struct shape_level *levels = recipe->shape.level;
    enum mover mover = MOVER_DEFAULT;
    uint32_t weight = 0;

    if (ply < recipe->shape.depth && levels[ply].told)
        mover = levels[ply].mover;
    if (ply > 0 && levels[ply - 1].mover == MOVER_CHANCE &&
        recipe->weights == WEIGHTS_RANDOM)
        weight = (uint32_t)random_between(&g->random, 1, RECIPE_WEIGHT);
    emitter_say(e, mover, weight);
}

/*
 * Draws payoffs. Where their sum is given, each but the last is any of those that the
 * others can make up for; the first of them is that of any player.
 */
static void draw_payoffs(struct grow *g)
{
    const struct recipe *recipe = g->recipe;
    int64_t players = recipe->players, rest = recipe->sum;
    uint64_t first = recipe->constant ? random_below(&g->random, recipe->players) : 0;

    for (int64_t left = players - 1; left >= 0; left--, first++) {
        int64_t low = recipe->low, high = recipe->high, payoff;

        if (recipe->constant && rest - left * recipe->high > low)
            low = rest - left * recipe->high;
        if (recipe->constant && rest - left * recipe->low < high)
            high = rest - left * recipe->low;
        payoff = random_between(&g->random, low, high);
        rest -= payoff;
        g->payoffs[first % recipe->players] = recipe_value(recipe, payoff);
    }
}

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
    if (g->recipe->shape.depth > 0)
        say(g, ply, e);
    if (spot->width > 0)
        return emitter_open(e, NULL,
                            g->recipe->statics ? recipe_value(g->recipe, spot->value)
                                               : SCORE_NONE,
                            error);
    g->leaves++;
    if (g->recipe->players > 0) {
        draw_payoffs(g);
        return emitter_payoffs(e, NULL, g->payoffs, error);
    }
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
    e->players = recipe->players;
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
