/*
 * mean.h - what a chance node is worth, to the last bit.
 */
#ifndef GTEVAL_TREE_MEAN_H
#define GTEVAL_TREE_MEAN_H

#include "base/larger.h"

#include <math.h>

/*
 * The mean of values, each added with its weight from the left, every operation rounded
 * by itself. It is kept inside the range of the values: rounding could leave it, and
 * bounds of the values would not be bounds of the mean. And it never falls where a value
 * rises, so bounds in place of values give a bound.
 */
struct mean {
    double weights, sum; /* of what was added */
    double least, greatest;
};

static inline struct mean mean_start(void)
{
    return (struct mean){.least = INFINITY, .greatest = -INFINITY};
}

static inline void mean_add(struct mean *mean, double weight, double value)
{
    mean->weights += weight;
    mean->sum += weight * value;
    mean->least = smaller(mean->least, value);
    mean->greatest = larger(mean->greatest, value);
}

/* Of one value or more. */
static inline double mean_value(const struct mean *mean)
{
    double value = mean->sum / mean->weights;

    return smaller(larger(value, mean->least), mean->greatest);
}

#endif
