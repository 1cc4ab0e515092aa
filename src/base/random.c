/*
 * random.c - Philox4x32-10 and what is drawn with it.
 */
#include "base/random.h"

enum { ROUNDS = 10, WORD_BITS = 32 };

/* The multipliers of the rounds, and what is added to the keys from round to round. */
static const uint32_t multiplier_0 = UINT32_C(0xD2511F53);
static const uint32_t multiplier_1 = UINT32_C(0xCD9E8D57);
static const uint32_t weyl_0 = UINT32_C(0x9E3779B9);
static const uint32_t weyl_1 = UINT32_C(0xBB67AE85);

void philox(const uint32_t counter[static PHILOX_WORDS],
            const uint32_t key[static PHILOX_KEYS], uint32_t out[static PHILOX_WORDS])
{
    uint32_t a = counter[0], b = counter[1], c = counter[2], d = counter[3];
    uint32_t key_0 = key[0], key_1 = key[1];

    for (int round = 0; round < ROUNDS; round++) {
        uint64_t first = (uint64_t)multiplier_0 * a;
        uint64_t second = (uint64_t)multiplier_1 * c;

        a = (uint32_t)(second >> WORD_BITS) ^ b ^ key_0;
        b = (uint32_t)second;
        c = (uint32_t)(first >> WORD_BITS) ^ d ^ key_1;
        d = (uint32_t)first;
        key_0 += weyl_0;
        key_1 += weyl_1;
    }
    out[0] = a;
    out[1] = b;
    out[2] = c;
    out[3] = d;
}

void random_start(struct random *random, uint64_t seed, uint64_t tree)
{
    *random = (struct random){.seed = seed, .tree = tree, .used = PHILOX_WORDS};
}

static void next_block(struct random *random)
{
    const uint32_t counter[PHILOX_WORDS] = {
        (uint32_t)random->block, (uint32_t)(random->block >> WORD_BITS),
        (uint32_t)random->tree, (uint32_t)(random->tree >> WORD_BITS)};
    const uint32_t key[PHILOX_KEYS] = {(uint32_t)random->seed,
                                       (uint32_t)(random->seed >> WORD_BITS)};

    philox(counter, key, random->word);
    random->block++;
    random->used = 0;
}

uint32_t random_word(struct random *random)
{
    if (random->used == PHILOX_WORDS)
        next_block(random);
    return random->word[random->used++];
}

/* 64 random bits: two words, the lower first. */
static uint64_t random_long(struct random *random)
{
    uint64_t low = random_word(random);

    return low | (uint64_t)random_word(random) << WORD_BITS;
}

static uint64_t below_word(struct random *random, uint64_t bound)
{
    const uint64_t words = UINT64_C(1) << WORD_BITS;
    uint64_t product = random_word(random) * bound;

    if ((uint32_t)product < bound) {
        uint64_t surplus = (words - bound) % bound;

        while ((uint32_t)product < surplus)
            product = random_word(random) * bound;
    }
    return product >> WORD_BITS;
}

static uint64_t below_long(struct random *random, uint64_t bound)
{
    uint64_t mask = bound - 1, result;

    for (unsigned shift = 1; shift <= WORD_BITS; shift *= 2)
        mask |= mask >> shift;
    do
        result = random_long(random) & mask;
    while (result >= bound);
    return result;
}

uint64_t random_below(struct random *random, uint64_t bound)
{
    if (bound <= UINT64_C(1) << WORD_BITS)
        return below_word(random, bound);
    return below_long(random, bound);
}

int64_t random_between(struct random *random, int64_t low, int64_t high)
{
    uint64_t span = (uint64_t)high - (uint64_t)low + 1;

    return low + (int64_t)random_below(random, span);
}

bool random_chance(struct random *random, double probability)
{
    enum { SPARE_BITS = 11 };
    static const double step = 0x1p-53;

    return (double)(random_long(random) >> SPARE_BITS) * step < probability;
}
