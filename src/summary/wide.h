/*
 * wide.h - whole numbers of 384 bits. Sums in them are exact, so they do not depend on
 * the order of what is added.
 */
#ifndef GTEVAL_SUMMARY_WIDE_H
#define GTEVAL_SUMMARY_WIDE_H

#include <stdbool.h>
#include <stdint.h>

/* So that sums of squares of ratios fit, and these times the number of trees. */
enum { WIDE_DIGITS = 12 };

/* All zeros is 0. */
struct wide {
    uint32_t digits[WIDE_DIGITS]; /* in base 2^32, the least first */
};

struct wide wide_of(uint64_t number);

/* What would not fit is lost in the sum and in the product. */
void wide_add(struct wide *sum, struct wide term);
struct wide wide_product(struct wide a, struct wide b);

bool wide_less(struct wide a, struct wide b);

/* a must not be less than b. */
struct wide wide_difference(struct wide a, struct wide b);

/* How wide_ratio counts: a ratio of 1 is 2 to this. */
enum { WIDE_RATIO_BITS = 64 };

/* a / b in units of 2^-64, rounded down; b must not be 0. */
struct wide wide_ratio(uint64_t a, uint64_t b);

/* The nearest double, or one beside it. */
double wide_double(struct wide number);

#endif
