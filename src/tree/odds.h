/*
 * odds.h - the weights below a chance node, from their texts.
 *
 * A text is a number that is not negative, as 2, 0.25 or 1e-3; a quotient of two, as 1/3;
 * or a number of hundredths, as 25%. It stands for exactly what it says: 0.1 is 1/10.
 */
#ifndef GTEVAL_TREE_ODDS_H
#define GTEVAL_TREE_ODDS_H

#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

/* What texts at one node may be. */
enum odds {
    ODDS_PROBABILITIES, /* they sum to 1 */
    ODDS_WEIGHTS,       /* any sum */
    ODDS_EITHER,        /* weights if all are whole numbers, else probabilities */
};

/* numerator / denominator * 10^exponent; denominator is 0 where that has too many digits.
 */
struct ratio {
    uint64_t numerator, denominator;
    int exponent;
    double nearest; /* the double nearest to it */
};

/* Reads a text; what is none is an error (ERROR_INPUT) that says what was expected. */
bool odds_read(const char *text, size_t length, struct ratio *ratio, struct error *error);

/* Whether it is a whole number, of not too many digits. */
bool odds_is_whole(const struct ratio *ratio);

/* Whether the nearest numbers of probabilities sum to this. */
bool odds_sum_to_one(double sum);

/*
 * Sets the weights of count ratios: whole numbers in lowest terms where their sum is at
 * most 2^53, so that proportions written in different ways give the same bits; otherwise
 * the nearest doubles. Probabilities whose sum is off 1 by more than 1e-4 are an error,
 * and so is a sum of 0.
 */
bool odds_weigh(const struct ratio *ratios, size_t count, enum odds odds, double *weights,
                struct error *error);

#endif
