/*
 * nearest.h - "did you mean ...?" for mistyped names.
 */
#ifndef GTEVAL_BASE_NEAREST_H
#define GTEVAL_BASE_NEAREST_H

#include "base/error.h"

#include <stddef.h>

struct nearest {
    const char *wanted; /* what was typed */
    const char *best;   /* the nearest name offered so far; NULL while none is near */
    size_t distance;
};

/* Ready for nearest_offer with every name there is. */
struct nearest nearest_to(const char *wanted);

void nearest_offer(struct nearest *nearest, const char *name);

/*
 * Fills error (ERROR_USAGE) with "unknown KIND 'WANTED'; did you mean 'BEST'?", where
 * prefix stands before both names, as "--". Always returns false.
 */
bool nearest_error(const struct nearest *nearest, const char *kind, const char *prefix,
                   struct error *error);

#endif
