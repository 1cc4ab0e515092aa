/*
 * tally.h - how often each number came, for medians and other quantiles of them.
 */
#ifndef GTEVAL_SUMMARY_TALLY_H
#define GTEVAL_SUMMARY_TALLY_H

#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

/* All zeros is empty. Memory grows with the number of different values, 32 to 64 bytes
 * for each, not with that of values. */
struct tally {
    struct tally_slot *slots; /* owned: hashed by value */
    size_t slot_count;
    size_t count;   /* of different values */
    uint64_t total; /* of values */
};

struct tally_slot {
    uint64_t value;
    uint64_t times; /* 0: the slot is free */
};

/* False when there is no memory. */
bool tally_add(struct tally *tally, uint64_t value, struct error *error);

/*
 * QUANTILE(identifier, percent, suffix, heading): of n values in order, x[0] to x[n - 1],
 * the quantile of p percent is that at the place (n - 1) p / 100, and on the straight
 * line from one to the next where that is between two.
 */
#define QUANTILES(QUANTILE)                                                              \
    QUANTILE(LEAST, 0, "min", "least")                                                   \
    QUANTILE(P5, 5, "p5", "5%")                                                          \
    QUANTILE(P25, 25, "p25", "25%")                                                      \
    QUANTILE(MEDIAN, 50, "median", "median")                                             \
    QUANTILE(P75, 75, "p75", "75%")                                                      \
    QUANTILE(P95, 95, "p95", "95%")                                                      \
    QUANTILE(MOST, 100, "max", "most")

enum quantile {
#define QUANTILE(identifier, percent, suffix, heading) QUANTILE_##identifier,
    QUANTILES(QUANTILE)
#undef QUANTILE
        QUANTILE_COUNT
};

/* Fills all quantiles; with SCORE_NONE (base/score.h) where there are no values. False
 * when there is no memory. */
bool tally_quantiles(const struct tally *tally, double quantiles[static QUANTILE_COUNT],
                     struct error *error);

void tally_release(struct tally *tally);

#endif
