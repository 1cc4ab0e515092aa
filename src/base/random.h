/*
 * random.h - random numbers that are the same on every machine, whichever tree is first.
 *
 * The generator is Philox4x32-10 of Salmon, Moraes, Dror and Shaw, "Parallel random
 * numbers: as easy as 1, 2, 3" (SC 2011): a keyed function of a counter, without a state
 * that has to be carried on. The key is the seed, the upper half of the counter the tree
 * and the lower half the block within it, so each tree has a stream of 2^66 words that
 * can be had without the streams before it.
 */
#ifndef GTEVAL_BASE_RANDOM_H
#define GTEVAL_BASE_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

enum { PHILOX_WORDS = 4, PHILOX_KEYS = 2 };

/* The function itself: the four words that belong to a counter and a key. */
void philox(const uint32_t counter[static PHILOX_WORDS],
            const uint32_t key[static PHILOX_KEYS], uint32_t out[static PHILOX_WORDS]);

/* The stream of one tree. */
struct random {
    uint64_t seed, tree;
    uint64_t block; /* the next one to compute */
    uint32_t word[PHILOX_WORDS];
    unsigned used; /* words of the present block handed out */
};

void random_start(struct random *random, uint64_t seed, uint64_t tree);

/* 32 random bits: word 0 of block 0 first. */
uint32_t random_word(struct random *random);

/*
 * An integer of 0 .. bound - 1, each equally likely; bound > 0. Up to 2^32 one word is
 * multiplied by the bound (Lemire 2019) and drawn again where that would favour some
 * results; beyond, bits of a long are kept and drawn again until they are below it.
 */
uint64_t random_below(struct random *random, uint64_t bound);

/* An integer of low .. high, each equally likely; low <= high. */
int64_t random_between(struct random *random, int64_t low, int64_t high);

/* True with the given probability, 0 .. 1, in steps of 2^-53. */
bool random_chance(struct random *random, double probability);

#endif
