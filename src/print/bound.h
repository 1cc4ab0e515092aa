/*
 * bound.h - a value, or what is known of it.
 */
#ifndef GTEVAL_PRINT_BOUND_H
#define GTEVAL_PRINT_BOUND_H

#include "base/score.h"
#include "search/event.h"

/* A bound has its sign before it: 6, <= 3. */
static inline void bound_print(FILE *out, enum relation relation, double value)
{
    if (relation != EQUAL)
        fprintf(out, "%s ", relation_signs[relation]);
    score_print(out, value);
}

#endif
