/*
 * memory.h - arrays that grow.
 */
#ifndef GTEVAL_BASE_MEMORY_H
#define GTEVAL_BASE_MEMORY_H

#include "base/error.h"

#include <stddef.h>

/*
 * Gives the array whose pointer stands at *place room for count elements of width bytes,
 * keeping what it held. place is the address of a pointer to any type. False, with error
 * filled and the array as it was, when there is no memory.
 */
bool memory_resize(void *place, size_t count, size_t width, struct error *error);

/* The same for an array that is filled from the front to the end: where it is large, the
 * system is asked for large pages (pages.h). */
bool memory_fill(void *place, size_t count, size_t width, struct error *error);

/* How much room comes next: about twice of it, but less than a power of two, so that what
 * an allocator keeps beside an array has room below that. */
size_t memory_next(size_t capacity);

/* Fills an array that must hold count elements: takes *capacity further until it does. */
bool memory_reserve(void *place, size_t *capacity, size_t count, size_t width,
                    struct error *error);

/* The same; what is new is zeros. */
bool memory_reserve_zeros(void *place, size_t *capacity, size_t count, size_t width,
                          struct error *error);

#endif
