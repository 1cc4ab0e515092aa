/*
 * variant.c - dealing the values of leaves out again, and fingerprints of trees.
 */
#include "tree/variant.h"

#include "base/memory.h"
#include "base/random.h"

#include <stdlib.h>
#include <string.h>

/* Each leaf, leaves[0 .. count) from the left, takes one of the values of those that have
 * taken none. */
static void deal(const node *leaves, size_t count, double *values, uint64_t number)
{
    struct random random;

    random_start(&random, number, 0);
    for (size_t at = 0; at < count; at++) {
        node from = leaves[at + random_below(&random, count - at)];
        double value = values[from];

        values[from] = values[leaves[at]];
        values[leaves[at]] = value;
    }
}

static bool deal_out(const struct tree *t, double *values, uint64_t number,
                     struct error *error)
{
    node *leaves = NULL;
    size_t count = 0;

    if (!memory_resize(&leaves, t->leaves, sizeof *leaves, error))
        return false;
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n))
            leaves[count++] = n;
    deal(leaves, count, values, number);
    free(leaves);
    return true;
}

bool variant_make(struct variant *variant, const struct tree *t, struct error *error)
{
    if (!memory_resize(&variant->values, t->count, sizeof *variant->values, error))
        return false;
    memcpy(variant->values, t->value, t->count * sizeof *variant->values);
    variant->tree = *t;
    variant->tree.value = variant->values;
    return variant->number == 0 || deal_out(t, variant->values, variant->number, error);
}

void variant_release(struct variant *variant)
{
    free(variant->values);
    *variant = (struct variant){0};
}

/* FNV-1a of Fowler, Noll and Vo, over the bytes of a number from the lowest on. */
static uint64_t mix(uint64_t hash, uint64_t number)
{
    enum { BYTE = 0xff, BYTE_BITS = 8 };
    static const uint64_t PRIME = 0x100000001b3;

    for (size_t i = 0; i < sizeof number; i++) {
        hash = (hash ^ (number & BYTE)) * PRIME;
        number >>= BYTE_BITS;
    }
    return hash;
}

static uint64_t mix_value(uint64_t hash, double value)
{
    uint64_t bits;

    value += 0.0; /* there are two zeros */
    memcpy(&bits, &value, sizeof bits);
    return mix(hash, bits);
}

uint64_t variant_fingerprint(const struct tree *t)
{
    static const uint64_t BASIS = 0xcbf29ce484222325;
    uint64_t hash = mix(BASIS, t->players);

    for (node n = TREE_ROOT; n < t->count; n++) {
        bool below_chance = n != TREE_ROOT && tree_is_chance(t, t->parent[n]);

        hash = mix(hash, t->end[n]);
        if (below_chance)
            hash = mix_value(hash, t->weight[n]);
        if (!tree_is_leaf(t, n))
            hash = mix(hash, t->mover[n]);
        else if (!tree_has_payoffs(t))
            hash = mix_value(hash, t->value[n]);
    }
    return hash;
}
