/*
 * variant.h - other trees of the same shape, and what tells trees apart.
 *
 *     struct variant variant = {.number = 3};
 *
 *     variant_make(&variant, t, error);
 *     ... variant.tree ...
 *     variant_release(&variant);
 */
#ifndef GTEVAL_TREE_VARIANT_H
#define GTEVAL_TREE_VARIANT_H

#include "base/error.h"
#include "tree/tree.h"

/* The number is set by the caller, the rest zero. */
struct variant {
    uint64_t number;  /* 0: the tree as it is */
    struct tree tree; /* without an owner of its own: its arrays are those of the other
                       * tree but for the values; not to be released */
    double *values;   /* owned */
};

/*
 * Makes the tree of that number: the values of the leaves of t, which must have one each,
 * go to leaves by chance, on every machine in the same way. t must outlive it. To be
 * released in any case.
 */
bool variant_make(struct variant *variant, const struct tree *t, struct error *error);

void variant_release(struct variant *variant);

/*
 * A number that differs, as good as always, between trees of which one is searched in
 * another way: by shape, movers, values of leaves and chances. Names do not matter.
 */
uint64_t variant_fingerprint(const struct tree *t);

#endif
