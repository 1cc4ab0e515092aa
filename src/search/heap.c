/*
 * heap.c - a pairing heap.
 */
#include "search/heap.h"

#include <stdbool.h>

static bool goes_before(const struct heap_entry *all, uint32_t a, uint32_t b)
{
    return all[a].merit > all[b].merit || (all[a].merit == all[b].merit && a < b);
}

uint32_t heap_meld(struct heap_entry *all, uint32_t a, uint32_t b)
{
    uint32_t first = goes_before(all, a, b) ? a : b, other = first == a ? b : a;

    all[other].next = all[first].below;
    all[first].below = other;
    return first;
}

/* Melds a chain of heaps in pairs; returns the chain of these, the last one first. */
static uint32_t meld_pairs(struct heap_entry *all, uint32_t chain)
{
    uint32_t pairs = HEAP_EMPTY;

    while (chain != HEAP_EMPTY) {
        uint32_t pair = chain, other = all[pair].next;

        chain = HEAP_EMPTY;
        if (other != HEAP_EMPTY) {
            chain = all[other].next;
            pair = heap_meld(all, pair, other);
        }
        all[pair].next = pairs;
        pairs = pair;
    }
    return pairs;
}

/* What was below the first is melded in pairs, then all together. */
uint32_t heap_remove_first(struct heap_entry *all, uint32_t heap)
{
    uint32_t rest = meld_pairs(all, all[heap].below), next;

    if (rest == HEAP_EMPTY)
        return HEAP_EMPTY;
    heap = rest;
    for (rest = all[rest].next; rest != HEAP_EMPTY; rest = next) {
        next = all[rest].next;
        heap = heap_meld(all, heap, rest);
    }
    return heap;
}
