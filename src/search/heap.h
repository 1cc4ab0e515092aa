/*
 * heap.h - a priority queue for children of one node: largest merit first, among equal
 * ones the smallest number.
 *
 * A pairing heap (Fredman, Sedgewick, Sleator and Tarjan, "The pairing heap: a new form
 * of self-adjusting heap", 1986). All the heaps of a search share one array, whose
 * elements have the caller's numbers; a heap is known by the number of its first entry,
 * an empty one by HEAP_EMPTY. No entry is in two heaps.
 */
#ifndef GTEVAL_SEARCH_HEAP_H
#define GTEVAL_SEARCH_HEAP_H

#include <stdint.h>

enum { HEAP_EMPTY = 0 };

struct heap_entry {
    double merit;
    uint32_t below; /* the first of those that this one goes before */
    uint32_t next;  /* the next of those that the same one goes before */
};

/* Makes one heap of two, neither of them empty. */
uint32_t heap_meld(struct heap_entry *all, uint32_t a, uint32_t b);

/* Adds an entry, of whose element nothing need be set; returns what the heap is now. */
static inline uint32_t heap_add(struct heap_entry *all, uint32_t heap, uint32_t added,
                                double merit)
{
    all[added].merit = merit;
    all[added].below = HEAP_EMPTY;
    return heap == HEAP_EMPTY ? added : heap_meld(all, heap, added);
}

/* Takes the first entry out of a heap that is not empty; returns what the heap is now. */
uint32_t heap_remove_first(struct heap_entry *all, uint32_t heap);

#endif
