/*
 * larger.h - the larger and the smaller of two, of values and of sizes.
 */
#ifndef GTEVAL_BASE_LARGER_H
#define GTEVAL_BASE_LARGER_H

#include <stddef.h>

static inline double larger(double a, double b)
{
    return a > b ? a : b;
}

static inline double smaller(double a, double b)
{
    return a < b ? a : b;
}

static inline size_t larger_size(size_t a, size_t b)
{
    return a > b ? a : b;
}

static inline size_t smaller_size(size_t a, size_t b)
{
    return a < b ? a : b;
}

#endif
