/*
 * sort.c - merge sort from the bottom up: unlike qsort it has a context, keeps equals in
 * order and has no bad inputs.
 */
#include "base/sort.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

/* Merges the sorted from[low .. middle) and from[middle .. high) into to[low .. high). */
static void merge(const size_t *from, size_t *to, size_t low, size_t middle, size_t high,
                  sort_order *order, const void *context)
{
    size_t left = low, right = middle;

    for (size_t i = low; i < high; i++)
        if (right == high ||
            (left < middle && order(context, from[left], from[right]) <= 0))
            to[i] = from[left++];
        else
            to[i] = from[right++];
}

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

bool sort_items(size_t *items, size_t count, sort_order *order, const void *context,
                struct error *error)
{
    size_t *other = NULL, *from = items, *to, *swap;

    if (count < 2)
        return true;
    if (!memory_resize(&other, count, sizeof *other, error))
        return false;
    to = other;
    for (size_t width = 1; width < count; width *= 2) {
        for (size_t low = 0; low < count; low += 2 * width)
            merge(from, to, low, smaller(low + width, count),
                  smaller(low + 2 * width, count), order, context);
        swap = from;
        from = to;
        to = swap;
    }
    if (from != items)
        memcpy(items, from, count * sizeof *items);
    free(other);
    return true;
}
