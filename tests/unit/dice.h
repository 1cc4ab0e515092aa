/*
 * dice.h - random numbers for tests: the same from the same seed, on every machine.
 */
#ifndef GTEVAL_TESTS_DICE_H
#define GTEVAL_TESTS_DICE_H

#include <stdbool.h>
#include <stdint.h>

/* The state is the seed: any number will do. */
struct dice {
    uint64_t state;
};

/* 64 random bits. */
uint64_t dice_bits(struct dice *dice);

/* 0 .. sides - 1, near enough equally likely for the few sides of a test. */
uint32_t dice_below(struct dice *dice, uint32_t sides);

/* low .. high */
int dice_between(struct dice *dice, int low, int high);

/* True that often in a hundred. */
bool dice_percent(struct dice *dice, uint32_t percent);

/* A fraction in [0, 1). */
double dice_fraction(struct dice *dice);

/* The numbers 1 .. count, in random order. */
void dice_permute(struct dice *dice, double *numbers, uint32_t count);

#endif
