/*
 * check_mate.c - centipawns and mates as values.
 */
#include "base/mate.h"
#include "dice.h"
#include "suite.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *text;
    double value; /* NAN: none */
} readings[] = {
    {"#3", 99999997},
    {"#-2", -99999998},
    {"#+3", 99999997},
    {"-#2", -99999998},
    {"+#2", 99999998},
    {"M3", 99999997},
    {"-M3", -99999997},
    {"m1", 99999999},
    {"mate 3", 99999997},
    {"mate -2", -99999998},
    {"MATE 9999", 99990001},
    {"#0", -100000000},
    {"#-0", -100000000},
    {"#+0", 100000000},
    {"mate 0", -100000000},
    {"cp 31", 31},
    {"cp -5", -5},
    {"cp +5", 5},
    {"CP 0.5", 0.5},
    {"", (double)NAN},
    {"#", (double)NAN},
    {"#x", (double)NAN},
    {"#3x", (double)NAN},
    {"-#-2", (double)NAN},
    {"#--2", (double)NAN},
    {"#10000", (double)NAN},
    {"mate", (double)NAN},
    {"mate ", (double)NAN},
    {"mate 1.5", (double)NAN},
    {"cp", (double)NAN},
    {"cp ", (double)NAN},
    {"cp +-5", (double)NAN},
    {"cp 5 ", (double)NAN},
    {"cp 1e9", (double)NAN},
    {"5", (double)NAN},
    {"+", (double)NAN},
};

START_TEST(texts)
{
    const char *text = readings[_i].text;
    double value = 0;
    bool read = mate_read(text, strlen(text), &value);

    ck_assert_msg(read == !isnan(readings[_i].value), "%s", text);
    ck_assert_msg(!read || value == readings[_i].value, "%s: %.17g", text, value);
}
END_TEST

START_TEST(moves)
{
    double value;

    ck_assert(mate_value(-MATE_MOVES, &value) && value == MATE_MOVES - MATE_SCORE);
    ck_assert(!mate_value(MATE_MOVES + 1, &value));
    ck_assert(!mate_value(0.5, &value));
    ck_assert(!mate_value((double)INFINITY, &value));
    ck_assert(!mate_value((double)NAN, &value));
}
END_TEST

/* What is printed of a value. */
static void check_printed(double value, const char *expected)
{
    char text[64] = "";
    FILE *out = fmemopen(text, sizeof text, "w");

    ck_assert_ptr_nonnull(out);
    mate_print(out, value);
    fclose(out);
    ck_assert_str_eq(text, expected);
}

START_TEST(prints)
{
    check_printed(99999997, "#3");
    check_printed(-99999998, "#-2");
    check_printed(MATE_SCORE, "#+0");
    check_printed(-MATE_SCORE, "#-0");
    check_printed(99990000, "99990000");
    check_printed((double)INFINITY, "inf");
    check_printed(-31, "-31");
}
END_TEST

/* A value with some mates among them. */
static double draw(struct dice *dice)
{
    double value = dice_between(dice, -5, 5);

    if (dice_percent(dice, 70))
        mate_value(value, &value);
    return value;
}

/* From the worst to the best: mated soon, mated late, any centipawns, mating late, mating
 * soon; and so it stays above. */
START_TEST(order)
{
    static const char *const rising[] = {"#-0",   "#-1",  "#-9999",      "cp -99990000",
                                         "cp -1", "cp 1", "cp 99990000", "#9999",
                                         "#1",    "#+0"};
    struct dice dice = {1};
    double before = -INFINITY, value;

    for (size_t i = 0; i < sizeof rising / sizeof *rising; i++) {
        ck_assert(mate_read(rising[i], strlen(rising[i]), &value));
        ck_assert(value > before);
        before = value;
    }
    for (int i = 0; i < 10000; i++) {
        double a = draw(&dice), b = draw(&dice);
        bool max = dice_percent(&dice, 50);

        ck_assert(a > b || mate_above(a, max) <= mate_above(b, max));
        ck_assert(mate_above(-a, !max) == -mate_above(a, max));
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("mate");
    TCase *group = suite_group(suite, "mates");

    tcase_add_loop_test(group, texts, 0, (int)(sizeof readings / sizeof *readings));
    tcase_add_test(group, moves);
    tcase_add_test(group, prints);
    tcase_add_test(group, order);
    return suite_run(suite);
}
