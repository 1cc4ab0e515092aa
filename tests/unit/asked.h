/*
 * asked.h - searches that answer whether a value is at least a target, among the others.
 */
#ifndef GTEVAL_TESTS_ASKED_H
#define GTEVAL_TESTS_ASKED_H

#include "search/algorithm.h"

/* Those that have no use for a target run as without. */
static inline struct search_options asked(double target)
{
    struct search_options options = search_defaults;

    options.target = target;
    return options;
}

/* for each algorithm a that searches trees with values, if asked for a target or not */
#define EACH_OF_VALUES(a)                                                                \
    for (const struct algorithm *a = algorithms; a->name; a++)                           \
        if (!(a->traits & HANDLES_PAYOFFS))

#endif
