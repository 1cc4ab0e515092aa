/*
 * sort.h - putting numbers (offsets, indexes) in the order of what they stand for.
 */
#ifndef GTEVAL_BASE_SORT_H
#define GTEVAL_BASE_SORT_H

#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

/* Below, at or above zero as a stands before, with or behind b. */
typedef int sort_order(const void *context, size_t a, size_t b);

/*
 * Sorts items[0 .. count) and keeps the order of equals; count log count comparisons
 * whatever the input. Takes memory for some more copies of them.
 */
bool sort_items(size_t *items, size_t count, sort_order *order, const void *context,
                struct error *error);

/* An item with a key: where keys differ they decide, and nobody looks at what the items
 * stand for. */
struct sort_keyed {
    uint64_t key;
    size_t item;
};

/* The same for items with keys; order may be NULL if the keys say it all. */
bool sort_by_keys(struct sort_keyed *items, size_t count, sort_order *order,
                  const void *context, struct error *error);

#endif
