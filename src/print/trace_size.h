/*
 * trace_size.h - about how many bytes a trace will take, by a search that is not printed.
 *
 *     struct trace_size size;
 *
 *     if (trace_size_start(&size, t, ids, json, error))
 *         for each algorithm: observer = trace_size_watch(&size, algorithm); search_run
 *     trace_size_release(&size);
 */
#ifndef GTEVAL_PRINT_TRACE_SIZE_H
#define GTEVAL_PRINT_TRACE_SIZE_H

#include "search/algorithm.h"

struct place;

struct trace_size {
    uint64_t bytes; /* so far */

    /* Private. */
    const struct tree *tree; /* borrowed */
    struct place *places;    /* owned */
    bool ids, json;
    double state;           /* bytes of a state of OPEN, on average over the nodes */
    enum trace_style style; /* of OPEN, or of paths, text tells nothing else */
    bool answered;          /* the last event was the answer to a question */
};

/*
 * More than the trace of that algorithm will take, told without a search; UINT64_MAX
 * where only a search can tell, as of algorithms that enter nodes again. ids and json as
 * below.
 */
uint64_t trace_size_limit(const struct tree *t, const struct algorithm *algorithm,
                          bool ids, bool json);

/* ids and json as for the trace itself. */
bool trace_size_start(struct trace_size *size, const struct tree *t, bool ids, bool json,
                      struct error *error);

/* The observer of one run; size must stay where it is meanwhile. */
struct observer trace_size_watch(struct trace_size *size,
                                 const struct algorithm *algorithm);

void trace_size_release(struct trace_size *size);

#endif
