/*
 * limits.h - what the payoffs of a leaf can be at most, all together, and at least, each.
 */
#ifndef GTEVAL_SEARCH_LIMITS_H
#define GTEVAL_SEARCH_LIMITS_H

#include "search/search.h"

/* a + b and a - b, or the next number above where the exact one is no double: an upper
 * bound in any case. What has no value is infinite. */
double limits_add(double a, double b);
double limits_subtract(double a, double b);

/* Whether no leaf's payoffs add up to more; an error (ERROR_INPUT) names the first whose
 * do. */
bool limits_hold(const struct tree *t, double sum, struct error *error);

/* The greatest sum of a leaf's payoffs, rounded up. */
double limits_sum(const struct tree *t);

/* Fills low, an entry a player: the least payoff at any leaf. */
void limits_low(const struct tree *t, double *low);

/* What a search with these options is told of t's payoffs: fills low, an entry a player,
 * with what none of theirs is less than; returns what no leaf's add up to more than,
 * rounded up. */
double limits_known(const struct tree *t, const struct search_options *options,
                    double *low);

#endif
