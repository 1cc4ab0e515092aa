/*
 * relation.h - how a value may stand to a number.
 */
#ifndef GTEVAL_TESTS_RELATION_H
#define GTEVAL_TESTS_RELATION_H

#include "search/event.h"

static inline bool relation_holds(double value, enum relation relation, double number)
{
    switch (relation) {
    case EQUAL:
        return value == number;
    case AT_LEAST:
        return value >= number;
    case AT_MOST:
        return value <= number;
    case ABOVE:
        return value > number;
    case BELOW:
        return value < number;
    }
    return false;
}

#endif
