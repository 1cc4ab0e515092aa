/*
 * exact.h - Star1 and Star2 once more, in exact arithmetic: of trees whose values are
 * whole numbers and halves, in which no rounding can decide what is read.
 */
#ifndef GTEVAL_TESTS_EXACT_H
#define GTEVAL_TESTS_EXACT_H

#include "tree/tree.h"

#include <stddef.h>
#include <stdint.h>

/* over / under in lowest terms; under 0: infinite, with the sign of over. */
struct fraction {
    int64_t over, under;
};

/* A run. Nothing of src/search takes part. */
struct exact {
    const struct tree *tree;
    bool probing; /* Star2 */
    struct fraction low, high;
    struct fraction value;
    node *leaves; /* owned: in reading order */
    size_t leaf_count, leaf_capacity;
    bool too_large; /* a number had too many digits: nothing is known */
};

/* Searches the tree; bounds that are equal are ignored. To be released. */
void exact_run(struct exact *exact, const struct tree *t, bool probing, double low,
               double high);

void exact_release(struct exact *exact);

/* The double nearest to it. */
double exact_double(struct fraction fraction);

#endif
