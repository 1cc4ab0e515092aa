/*
 * sort.c - merge sort from the bottom up: unlike qsort it has a context, keeps equals in
 * order and has no bad inputs.
 */
#include "base/sort.h"

#include "base/larger.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

struct sorting {
    sort_order *order;
    const void *context;
};

static bool stays_before(const struct sorting *sorting, const struct sort_keyed *a,
                         const struct sort_keyed *b)
{
    if (a->key != b->key)
        return a->key < b->key;
    return !sorting->order || sorting->order(sorting->context, a->item, b->item) <= 0;
}

/* Merges the sorted from[low .. middle) and from[middle .. high) into to[low .. high). */
static void merge(const struct sorting *sorting, const struct sort_keyed *from,
                  struct sort_keyed *to, size_t low, size_t middle, size_t high)
{
    size_t left = low, right = middle;

    for (size_t i = low; i < high; i++)
        if (right == high ||
            (left < middle && stays_before(sorting, &from[left], &from[right])))
            to[i] = from[left++];
        else
            to[i] = from[right++];
}

bool sort_by_keys(struct sort_keyed *items, size_t count, sort_order *order,
                  const void *context, struct error *error)
{
    const struct sorting sorting = {.order = order, .context = context};
    struct sort_keyed *other = NULL, *from = items, *to, *swap;

    if (count < 2)
        return true;
    if (!memory_resize(&other, count, sizeof *other, error))
        return false;
    to = other;
    for (size_t width = 1; width < count; width *= 2) {
        for (size_t low = 0; low < count; low += 2 * width)
            merge(&sorting, from, to, low, smaller_size(low + width, count),
                  smaller_size(low + 2 * width, count));
        swap = from;
        from = to;
        to = swap;
    }
    if (from != items)
        memcpy(items, from, count * sizeof *items);
    free(other);
    return true;
}

bool sort_items(size_t *items, size_t count, sort_order *order, const void *context,
                struct error *error)
{
    struct sort_keyed *keyed = NULL;
    bool sorted;

    if (!memory_resize(&keyed, count + 1, sizeof *keyed, error))
        return false;
    for (size_t i = 0; i < count; i++)
        keyed[i] = (struct sort_keyed){.item = items[i]};
    sorted = sort_by_keys(keyed, count, order, context, error);
    for (size_t i = 0; sorted && i < count; i++)
        items[i] = keyed[i].item;
    free(keyed);
    return sorted;
}
