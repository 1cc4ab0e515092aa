/*
 * check_odds.c - weights from their texts: exact proportions, and what is refused.
 */
#include "suite.h"
#include "tree/odds.h"

#include <string.h>

enum { MOST = 4 };

/* Texts of one node and what they weigh. */
static const struct proportion {
    const char *texts[MOST];
    enum odds odds;
    double weights[MOST];
} proportions[] = {
    {{"1/4", "3/4"}, ODDS_PROBABILITIES, {1, 3}},
    {{"0.25", "0.75"}, ODDS_PROBABILITIES, {1, 3}},
    {{"25%", "75%"}, ODDS_PROBABILITIES, {1, 3}},
    {{"2.5e-1", "7.5E-1"}, ODDS_EITHER, {1, 3}},
    {{"1", "3"}, ODDS_EITHER, {1, 3}},
    {{"50", "150"}, ODDS_WEIGHTS, {1, 3}},
    {{"1/3", "1/2", "1/6"}, ODDS_PROBABILITIES, {2, 3, 1}},
    {{"0.1", "0.2", "0.7"}, ODDS_PROBABILITIES, {1, 2, 7}},
    {{"0.3333333333333333", "0.3333333333333333", "0.3333333333333333"},
     ODDS_PROBABILITIES,
     {1, 1, 1}},
    {{"0", "1", "0.0"}, ODDS_PROBABILITIES, {0, 1, 0}},
    {{"1e-30", "3e-30"}, ODDS_WEIGHTS, {1, 3}},
    {{"100000000000000000000", "2e20"}, ODDS_WEIGHTS, {1, 2}},
    {{"1.5/4", "5/8"}, ODDS_PROBABILITIES, {3, 5}},
    {{"1/3", "0.6666666"}, ODDS_PROBABILITIES, {5000000, 9999999}},
    /* Too many digits for whole numbers. */
    {{"0.4000000000000000222", "0.5999999999999999778"}, ODDS_PROBABILITIES, {0.4, 0.6}},
    {{"0.12345678901234567890123", "0.87654321098765432109877"},
     ODDS_PROBABILITIES,
     {0.12345678901234567890123, 0.87654321098765432109877}},
    {{"1", "1e25"}, ODDS_WEIGHTS, {1, 1e25}},
    {{"1/4294967291", "1/4294967279", "1/4294967231"},
     ODDS_WEIGHTS,
     {1.0 / 4294967291, 1.0 / 4294967279, 1.0 / 4294967231}},
};

START_TEST(weights_are_in_lowest_terms)
{
    const struct proportion *p = &proportions[_i];
    struct ratio ratios[MOST];
    double weights[MOST];
    struct error error;
    size_t count = 0;

    for (; count < MOST && p->texts[count]; count++)
        ck_assert(
            odds_read(p->texts[count], strlen(p->texts[count]), &ratios[count], &error));
    ck_assert(odds_weigh(ratios, count, p->odds, weights, &error));
    for (size_t i = 0; i < count; i++)
        ck_assert_msg(weights[i] == p->weights[i], "%s: %.17g, not %.17g", p->texts[i],
                      weights[i], p->weights[i]);
}
END_TEST

static const char *const no_odds[] = {"",    "x",   "-1",  "1/0", "1/",  "/2",  "1/2/3",
                                      "1%%", "inf", "nan", "1e",  "1 2", "0x1", "1e999"};

START_TEST(other_texts_are_refused)
{
    struct ratio ratio;
    struct error error;

    ck_assert(!odds_read(no_odds[_i], strlen(no_odds[_i]), &ratio, &error));
    ck_assert_int_eq(error.kind, ERROR_INPUT);
    ck_assert_ptr_nonnull(strstr(error.message, "probability"));
}
END_TEST

static const struct refusal {
    const char *texts[MOST];
    enum odds odds;
    const char *message;
} refusals[] = {
    {{"0.5", "0.4"}, ODDS_PROBABILITIES, "probabilities of 2 sum to 0.9, not to 1"},
    {{"1", "3"}, ODDS_PROBABILITIES, "probabilities of 2 sum to 4, not to 1"},
    {{"0.5", "1"}, ODDS_EITHER, "probabilities of 2 sum to 1.5, not to 1"},
    {{"0.4", "0.5998"}, ODDS_PROBABILITIES, "probabilities of 2 sum to 0.9998, not to 1"},
    {{"0", "0"}, ODDS_WEIGHTS, "no outcome of this chance node can happen"},
    {{"1e308", "1.7e308", "1"},
     ODDS_WEIGHTS,
     "weights of 3 sum to more than a double holds"},
};

START_TEST(sums_are_checked)
{
    const struct refusal *r = &refusals[_i];
    struct ratio ratios[MOST];
    double weights[MOST];
    struct error error;
    size_t count = 0;

    for (; count < MOST && r->texts[count]; count++)
        ck_assert(
            odds_read(r->texts[count], strlen(r->texts[count]), &ratios[count], &error));
    ck_assert(!odds_weigh(ratios, count, r->odds, weights, &error));
    ck_assert_str_eq(error.message, r->message);
}
END_TEST

START_TEST(a_little_off_is_taken)
{
    static const char *const texts[] = {"0.3333", "0.3333", "0.3333"};
    struct ratio ratios[3];
    double weights[3];
    struct error error;

    for (int i = 0; i < 3; i++)
        ck_assert(odds_read(texts[i], strlen(texts[i]), &ratios[i], &error));
    ck_assert(odds_weigh(ratios, 3, ODDS_PROBABILITIES, weights, &error));
    ck_assert(weights[0] == 1 && weights[2] == 1);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("odds");
    TCase *tcase = tcase_create("odds");

    tcase_add_loop_test(tcase, weights_are_in_lowest_terms, 0,
                        (int)(sizeof proportions / sizeof proportions[0]));
    tcase_add_loop_test(tcase, other_texts_are_refused, 0,
                        (int)(sizeof no_odds / sizeof no_odds[0]));
    tcase_add_loop_test(tcase, sums_are_checked, 0,
                        (int)(sizeof refusals / sizeof refusals[0]));
    tcase_add_test(tcase, a_little_off_is_taken);
    suite_add_tcase(suite, tcase);
    return suite_run(suite);
}
