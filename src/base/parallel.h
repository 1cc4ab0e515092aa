/*
 * parallel.h - the same work on many things, several at a time.
 */
#ifndef GTEVAL_BASE_PARALLEL_H
#define GTEVAL_BASE_PARALLEL_H

#include <stddef.h>

/*
 * Calls work(context, i) for every i below count, once each, from up to that many
 * threads, the caller's included. Returns when all are done. Where threads cannot be had,
 * fewer do it.
 */
void parallel_each(size_t count, unsigned threads, void (*work)(void *context, size_t i),
                   void *context);

#endif
