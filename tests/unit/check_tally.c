/*
 * check_tally.c - quantiles by their definition, and of numbers of any size.
 */
#include "dice.h"
#include "ensure.h"
#include "suite.h"
#include "summary/tally.h"

#include <math.h>
#include <stdlib.h>

static const unsigned percents[] = {0, 5, 25, 50, 75, 95, 100};

static void find(struct tally *tally, double quantiles[static QUANTILE_COUNT])
{
    struct error error;

    ck_assert(tally_quantiles(tally, quantiles, &error));
}

static void add(struct tally *tally, uint64_t value)
{
    struct error error;

    ENSURE(tally_add(tally, value, &error));
}

START_TEST(nothing_has_no_quantiles)
{
    struct tally tally = {0};
    double quantiles[QUANTILE_COUNT];

    find(&tally, quantiles);
    for (int i = 0; i < QUANTILE_COUNT; i++)
        ck_assert(isnan(quantiles[i]));
    tally_release(&tally);
}
END_TEST

START_TEST(one_value_is_all_quantiles)
{
    struct tally tally = {0};
    double quantiles[QUANTILE_COUNT];

    add(&tally, 7);
    find(&tally, quantiles);
    for (int i = 0; i < QUANTILE_COUNT; i++)
        ck_assert(quantiles[i] == 7);
    tally_release(&tally);
}
END_TEST

/* Between two values: 1, 2, 4, 8. */
START_TEST(quantiles_between_values)
{
    static const double expected[] = {1, 1.15, 1.75, 3, 5, 7.4, 8};
    struct tally tally = {0};
    double quantiles[QUANTILE_COUNT];

    add(&tally, 8);
    add(&tally, 2);
    add(&tally, 1);
    add(&tally, 4);
    find(&tally, quantiles);
    for (int i = 0; i < QUANTILE_COUNT; i++)
        ck_assert_double_eq_tol(quantiles[i], expected[i], 1e-14);
    tally_release(&tally);
}
END_TEST

static int compare(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}

/* All values sorted, and the definition read aloud. */
START_TEST(quantiles_by_definition)
{
    enum { MOST = 2000 };
    static uint64_t values[MOST];
    struct dice dice = {(uint64_t)_i + 1};
    size_t count = 1 + (size_t)dice_below(&dice, MOST - 1);
    unsigned bits = (unsigned)dice_below(&dice, 53);
    struct tally tally = {0};
    double quantiles[QUANTILE_COUNT];

    for (size_t i = 0; i < count; i++) {
        values[i] = dice_bits(&dice) >> (63 - bits);
        add(&tally, values[i]);
    }
    qsort(values, count, sizeof *values, compare);
    find(&tally, quantiles);
    for (int i = 0; i < QUANTILE_COUNT; i++) {
        double place = (double)((count - 1) * percents[i]) / 100, part = fmod(place, 1);
        size_t at = (size_t)place, next = at + 1 < count ? at + 1 : at;
        double expected = (double)values[at] * (1 - part) + (double)values[next] * part;

        ck_assert_double_eq_tol(quantiles[i], expected, expected * 1e-12 + 1e-12);
    }
    tally_release(&tally);
}
END_TEST

/* Memory grows with different values only, and places do not overflow. */
START_TEST(many_values)
{
    struct tally tally = {0};
    double quantiles[QUANTILE_COUNT];

    for (int i = 0; i < 100000; i++)
        add(&tally, i % 2 ? 1 : UINT64_MAX);
    ck_assert_uint_eq(tally.count, 2);
    ck_assert_uint_eq(tally.slot_count, 16);
    ck_assert_uint_eq(tally.total, 100000);
    find(&tally, quantiles);
    ck_assert(quantiles[QUANTILE_P25] == 1);
    ck_assert(quantiles[QUANTILE_MEDIAN] == 0x1p63);
    ck_assert(quantiles[QUANTILE_P75] == 0x1p64);
    tally_release(&tally);
}
END_TEST

/* More values than there is time to add. */
START_TEST(totals_near_the_limit)
{
    struct tally tally = {0};
    double quantiles[QUANTILE_COUNT];

    add(&tally, 3);
    add(&tally, 5);
    for (size_t i = 0; i < tally.slot_count; i++)
        if (tally.slots[i].times > 0)
            tally.slots[i].times = tally.slots[i].value == 3 ? UINT64_MAX / 4 * 3 : 7;
    tally.total = UINT64_MAX / 4 * 3 + 7;
    find(&tally, quantiles);
    ck_assert(quantiles[QUANTILE_P95] == 3);
    ck_assert(quantiles[QUANTILE_MOST] == 5);
    tally_release(&tally);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("tally");
    TCase *group = suite_group(suite, "tally");

    tcase_add_test(group, nothing_has_no_quantiles);
    tcase_add_test(group, one_value_is_all_quantiles);
    tcase_add_test(group, quantiles_between_values);
    tcase_add_loop_test(group, quantiles_by_definition, 0, 100);
    tcase_add_test(group, many_values);
    tcase_add_test(group, totals_near_the_limit);
    return suite_run(suite);
}
