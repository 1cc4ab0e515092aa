/*
 * permutation.c - full trees whose leaves are 1 .. W^D in random order.
 *
 * All orders are equally likely, so what an algorithm reads on average is what it reads
 * with independent leaves from a continuous range. The whole order is drawn before the
 * first leaf: four bytes a leaf.
 */
#include "base/memory.h"
#include "gen/model.h"

/* The leaves, counted from first, each change places with one so far. */
static void exchange(uint32_t *permutation, uint32_t first, const uint32_t *places,
                     uint32_t count)
{
    for (uint32_t i = first; i < first + count; i++) {
        uint32_t place = places[i - first];

        permutation[i] = i + 1;
        permutation[i] = permutation[place];
        permutation[place] = i + 1;
    }
}

/* Fisher and Yates, from the left. The places of some leaves are drawn at a time: in a
 * large tree they must come from far away, and now can do so together. */
static void shuffle(uint32_t *permutation, uint32_t leaves, struct random *random)
{
    enum { TOGETHER = 16 };
    uint32_t places[TOGETHER], count;

    for (uint32_t first = 0; first < leaves; first += count) {
        count = leaves - first < TOGETHER ? leaves - first : TOGETHER;
        for (uint32_t i = 0; i < count; i++) {
            places[i] = (uint32_t)random_below(random, (uint64_t)first + i + 1);
            __builtin_prefetch(&permutation[places[i]], 1);
        }
        exchange(permutation, first, places, count);
    }
}

bool permutation_prepare(struct grow *g, struct error *error)
{
    uint64_t leaves = recipe_tree_leaves(g->recipe);

    if (leaves > SIZE_MAX)
        return error_memory(error);
    if (!memory_reserve(&g->permutation, &g->permutation_capacity, (size_t)leaves,
                        sizeof *g->permutation, error))
        return false;
    shuffle(g->permutation, (uint32_t)leaves, &g->random);
    return true;
}

void permutation_visit(struct grow *g, node ply, node index)
{
    struct spot *spot = &g->path[ply];

    (void)index;
    spot->width = grow_full_width(g, ply);
    if (spot->width == 0)
        spot->value = g->permutation[g->leaves];
}
