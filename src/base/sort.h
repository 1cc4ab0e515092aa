/*
 * sort.h - putting numbers (offsets, indexes) in the order of what they stand for.
 */
#ifndef GTEVAL_BASE_SORT_H
#define GTEVAL_BASE_SORT_H

#include "base/error.h"

#include <stddef.h>

/* Below, at or above zero as a stands before, with or behind b. */
typedef int sort_order(const void *context, size_t a, size_t b);

/*
 * Sorts items[0 .. count) and keeps the order of equals; count log count comparisons
 * whatever the input. Takes memory for as many items again.
 */
bool sort_items(size_t *items, size_t count, sort_order *order, const void *context,
                struct error *error);

#endif
