/*
 * check_random.c - the random numbers of the generator.
 */
#include "base/random.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

/* The vectors that the authors publish with Random123, kat_vectors, philox4x32 10. */
START_TEST(philox_known_answers)
{
    static const struct {
        uint32_t counter[PHILOX_WORDS], key[PHILOX_KEYS], out[PHILOX_WORDS];
    } known[] = {
        {{0, 0, 0, 0}, {0, 0}, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
        {{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff},
         {0xffffffff, 0xffffffff},
         {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
        {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
         {0xa4093822, 0x299f31d0},
         {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
    };
    uint32_t out[PHILOX_WORDS];

    philox(known[_i].counter, known[_i].key, out);
    ck_assert_mem_eq(out, known[_i].out, sizeof out);
}
END_TEST

/* A stream is the blocks of its tree, in order, under its seed. */
START_TEST(random_stream_is_philox)
{
    const uint64_t seed = UINT64_C(0x299f31d0a4093822);
    const uint64_t tree = UINT64_C(0x0370734413198a2e);
    const uint32_t key[PHILOX_KEYS] = {0xa4093822, 0x299f31d0};
    struct random random;
    uint32_t out[PHILOX_WORDS];

    random_start(&random, seed, tree);
    for (uint32_t block = 0; block < 3; block++) {
        const uint32_t counter[PHILOX_WORDS] = {block, 0, 0x13198a2e, 0x03707344};

        philox(counter, key, out);
        for (int i = 0; i < PHILOX_WORDS; i++)
            ck_assert_uint_eq(random_word(&random), out[i]);
    }
}
END_TEST

/* Chi-square of draws below a bound, sorted into as many classes as it has parts. */
static double chi_square(uint64_t bound, unsigned classes, unsigned draws)
{
    struct random random;
    double expected = (double)draws / classes, sum = 0;
    unsigned *seen = calloc(classes, sizeof *seen);

    random_start(&random, 5, 1);
    for (unsigned i = 0; i < draws; i++) {
        uint64_t drawn = random_below(&random, bound);

        ck_assert_uint_lt(drawn, bound);
        seen[drawn / (bound / classes)]++;
    }
    for (unsigned i = 0; i < classes; i++)
        sum += (seen[i] - expected) * (seen[i] - expected) / expected;
    free(seen);
    return sum;
}

/* Bounds are multiples of the classes; three in four words would do for the third. */
START_TEST(random_below_is_even)
{
    static const uint64_t bounds[] = {10, 1000, UINT64_C(3221225470),
                                      UINT64_C(10000000000), UINT64_C(1000000000000000)};
    /* Nine degrees of freedom: above 27.9 once in a thousand. */
    double chi = chi_square(bounds[_i], 10, 100000);

    ck_assert_double_lt(chi, 27.9);
    ck_assert_double_gt(chi, 0.5);
}
END_TEST

/* Four words fall on each three results: one result too often, were none drawn again. */
START_TEST(random_below_draws_again)
{
    enum { DRAWS = 30000, PARTS = 3 };
    struct random random;
    int seen[PARTS] = {0};

    random_start(&random, 2, 1);
    for (int i = 0; i < DRAWS; i++)
        seen[random_below(&random, UINT64_C(3) << 30) % PARTS]++;
    for (int i = 0; i < PARTS; i++) {
        ck_assert_int_gt(seen[i], 9600);
        ck_assert_int_lt(seen[i], 10400);
    }
}
END_TEST

START_TEST(random_edges)
{
    struct random random;
    int hits = 0;

    random_start(&random, 1, 1);
    for (int i = 0; i < 1000; i++) {
        ck_assert_uint_eq(random_below(&random, 1), 0);
        ck_assert(!random_chance(&random, 0));
        ck_assert(random_chance(&random, 1));
        ck_assert_int_eq(random_between(&random, -7, -7), -7);
        hits += random_chance(&random, 0.25) ? 1 : 0;
    }
    ck_assert_int_gt(hits, 180);
    ck_assert_int_lt(hits, 320);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("random");
    TCase *group = suite_group(suite, "random");

    tcase_add_loop_test(group, philox_known_answers, 0, 3);
    tcase_add_test(group, random_stream_is_philox);
    tcase_add_loop_test(group, random_below_is_even, 0, 5);
    tcase_add_test(group, random_below_draws_again);
    tcase_add_test(group, random_edges);
    return suite_run(suite);
}
