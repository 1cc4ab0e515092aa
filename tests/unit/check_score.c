/*
 * check_score.c - values as text: exact reading and every refusal, shortest writing.
 */
#include "base/score.h"
#include "dice.h"
#include "ensure.h"
#include "suite.h"

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is read from a text, of which used characters are the number. */
static void expect_read(const char *text, enum score_status status, size_t used,
                        double value)
{
    double read = 42;
    size_t length = 0;
    enum score_status got = score_read(text, strlen(text), &read, &length);

    ck_assert_msg(got == status, "'%s': status %d, not %d", text, got, status);
    ck_assert_msg(length == used, "'%s': %zu characters, not %zu", text, length, used);
    if (status == SCORE_OK)
        ck_assert_msg(read == value && signbit(read) == signbit(value), "'%s': %.17g",
                      text, read);
}

static void expect_value(const char *text, double value)
{
    expect_read(text, SCORE_OK, strlen(text), value);
}

START_TEST(numbers_are_read)
{
    expect_value("0", 0);
    expect_value("-0", -0.0);
    expect_value("-0.0", -0.0);
    expect_value("7", 7);
    expect_value("-12", -12);
    expect_value("0.1", 0.1);
    expect_value("-0.5", -0.5);
    expect_value("1e3", 1000);
    expect_value("1E+3", 1000);
    expect_value("25e-1", 2.5);
    expect_value("1.5e308", 1.5e308);
    expect_value("-1.7976931348623157e308", -DBL_MAX);
    expect_value("2.2250738585072014e-308", DBL_MIN);
    expect_value("4.9e-324", 0x1p-1074);
    expect_value("1e-400", 0);
    expect_value("123456789012345680", 123456789012345680.0);
}
END_TEST

START_TEST(reading_stops_behind_the_number)
{
    expect_read("1,2", SCORE_OK, 1, 1);
    expect_read("3]", SCORE_OK, 1, 3);
    expect_read("-4.5 x", SCORE_OK, 4, -4.5);
    expect_read("0x10", SCORE_OK, 1, 0);
    expect_read("1inf", SCORE_OK, 1, 1);
    expect_read("2.5.5", SCORE_OK, 3, 2.5);
    expect_read("1e5e5", SCORE_OK, 3, 1e5);
    expect_read("0-1", SCORE_OK, 1, 0);
}
END_TEST

START_TEST(only_the_length_given_is_read)
{
    static const char text[] = "12 34";
    double value;
    size_t used;

    ck_assert_int_eq(score_read(text, 2, &value, &used), SCORE_OK);
    ck_assert(value == 12 && used == 2);
    ck_assert_int_eq(score_read(text, 0, &value, &used), SCORE_MALFORMED);
    ck_assert_uint_eq(used, 0);
}
END_TEST

START_TEST(malformed_numbers_are_refused)
{
    static const struct {
        const char *text;
        size_t used;
    } cases[] = {
        {"", 0},     {"-", 1},   {"+1", 0},  {".5", 0},     {"1.", 2},  {"-.5", 1},
        {"1.e5", 2}, {"1e", 2},  {"1e+", 3}, {"1.5E-x", 5}, {"abc", 0}, {"inf", 0},
        {"-inf", 1}, {"NaN", 0}, {"--1", 1}, {" 1", 0},     {"e5", 0},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        expect_read(cases[i].text, SCORE_MALFORMED, cases[i].used, 0);
    expect_read("01", SCORE_LEADING_ZERO, 2, 0);
    expect_read("-007.5", SCORE_LEADING_ZERO, 4, 0);
    expect_read("00", SCORE_LEADING_ZERO, 2, 0);
}
END_TEST

START_TEST(numbers_out_of_range_are_refused)
{
    char digits[400];

    expect_read("1e999", SCORE_RANGE, 5, 0);
    expect_read("-1e309", SCORE_RANGE, 6, 0);
    expect_read("1.7976931348623159e308", SCORE_RANGE, 22, 0);
    memset(digits, '9', sizeof digits - 1);
    digits[sizeof digits - 1] = '\0';
    expect_read(digits, SCORE_RANGE, sizeof digits - 1, 0);
}
END_TEST

START_TEST(integers_are_exact_or_refused)
{
    char digits[310];

    expect_value("9007199254740992", 9007199254740992.0);
    expect_value("-9007199254740992", -9007199254740992.0);
    expect_value("9007199254740994", 9007199254740994.0);
    expect_value("9007199254740994.000", 9007199254740994.0);
    expect_value("9223372036854775808", 0x1p63);
    expect_value("18446744073709551616", 0x1p64);
    expect_value("100000000000000000000", 1e20);
    expect_read("9007199254740993", SCORE_INEXACT, 16, 0);
    expect_read("-9007199254740993", SCORE_INEXACT, 17, 0);
    expect_read("9007199254740993.0", SCORE_INEXACT, 18, 0);
    expect_read("123456789012345677", SCORE_INEXACT, 18, 0);
    expect_read("18446744073709551615", SCORE_INEXACT, 20, 0);
    /* A fraction or an exponent says that rounding is expected. */
    expect_value("9007199254740993.5", 9007199254740994.0);
    expect_value("9007199254740993e0", 9007199254740992.0);
    memset(digits, '0', sizeof digits - 1);
    digits[0] = '1';
    digits[sizeof digits - 1] = '\0';
    expect_read(digits, SCORE_INEXACT, sizeof digits - 1, 0);
    snprintf(digits, sizeof digits, "%.0f", 0x1p1000);
    expect_value(digits, 0x1p1000);
}
END_TEST

START_TEST(refusals_are_explained)
{
    static const struct {
        const char *number;
        const char *message;
    } cases[] = {
        {"x", "expected a number, not 'x'"},
        {"01", "number with a leading zero: 01"},
        {"1e999", "number out of range: 1e999 (write \"inf\" for infinity)"},
        {"9007199254740993", "value 9007199254740993 cannot be represented exactly"},
        {"12345678901234567890123456789012345678901",
         "value 1234567890123456789012345678901234567890... cannot be represented "
         "exactly"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char message[200];
        double value;
        size_t used, length = strlen(cases[i].number);
        enum score_status status = score_read(cases[i].number, length, &value, &used);

        score_explain(status, cases[i].number, length, message, sizeof message);
        ck_assert_str_eq(message, cases[i].message);
    }
}
END_TEST

START_TEST(infinities_have_names)
{
    double value = 0;

    ck_assert(score_infinite("inf", &value) && value == INFINITY);
    ck_assert(score_infinite("-inf", &value) && value == -INFINITY);
    ck_assert(!score_infinite("+inf", &value) && !score_infinite("infinity", &value));
    ck_assert(!score_infinite("Inf", &value) && !score_infinite("", &value));
    ck_assert(score_known(value) && !score_known(SCORE_NONE));
}
END_TEST

START_TEST(words_for_infinity_are_known)
{
    ck_assert(score_is_word("inf", 3) && score_is_word("Infinity", 8));
    ck_assert(score_is_word("NaN", 3) && score_is_word("inf,2", 3));
    ck_assert(!score_is_word("info", 4) && !score_is_word("in", 2));
    ck_assert(!score_is_word("", 0) && !score_is_word("-inf", 4));
}
END_TEST

START_TEST(numbers_are_written)
{
    static const struct {
        double value;
        const char *text;
    } cases[] = {
        {6, "6"},
        {0, "0"},
        {-0.0, "0"},
        {-7, "-7"},
        {0.1, "0.1"},
        {-2.5, "-2.5"},
        {100, "100"},
        {0.0001, "0.0001"},
        {0.00012, "0.00012"},
        {0.00001, "1e-05"},
        {1.5e-7, "1.5e-07"},
        {123456.789, "123456.789"},
        {1e15, "1000000000000000"},
        {9007199254740992.0, "9007199254740992"},
        {9007199254740994.0, "9007199254740994"},
        {-9999999999999998.0, "-9999999999999998"},
        {1e16, "1e+16"},
        {1e20, "1e+20"},
        {1e22, "1e+22"},
        {1.5e300, "1.5e+300"},
        {1e308, "1e+308"},
        {DBL_MAX, "1.7976931348623157e+308"},
        {DBL_MIN, "2.2250738585072014e-308"},
        {0x1p-1074, "5e-324"},
        {0x1p-1073, "1e-323"},
        {0.30000000000000004, "0.30000000000000004"},
        {1.0 / 3, "0.3333333333333333"},
        {0x1p-44, "5.684341886080802e-14"},
        {INFINITY, "inf"},
        {-INFINITY, "-inf"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[SCORE_TEXT_SIZE];
        size_t length = score_write(cases[i].value, text);

        ck_assert_str_eq(text, cases[i].text);
        ck_assert_uint_eq(length, strlen(text));
    }
}
END_TEST

/* Significant digits of a number as it is written. */
static int count_digits(const char *text)
{
    int count = 0, zeros = 0;

    for (; *text && *text != 'e'; text++) {
        if (*text < '0' || *text > '9')
            continue;
        if (*text == '0' && count == 0)
            continue;
        count++;
        zeros = *text == '0' ? zeros + 1 : 0;
    }
    return count - zeros;
}

/* Whether some decimal of that many digits reads back to value: one beside it. */
static bool digits_suffice(double value, int digits)
{
    char text[64], *point;
    uint64_t mantissa = 0;
    int exponent;

    snprintf(text, sizeof text, "%.*e", digits - 1, value);
    point = strchr(text, 'e');
    exponent = atoi(point + 1) - (digits - 1);
    for (char *c = text; c < point; c++)
        if (*c >= '0' && *c <= '9')
            mantissa = 10 * mantissa + (uint64_t)(*c - '0');
    for (uint64_t near = mantissa - 1; near <= mantissa + 1; near++) {
        snprintf(text, sizeof text, "%llue%d", (unsigned long long)near, exponent);
        if (strtod(text, NULL) == value)
            return true;
    }
    return false;
}

static int fewest_digits(double value)
{
    int digits = 1;

    while (!digits_suffice(value, digits))
        digits++;
    return digits;
}

/* Written, read back by ours and by the library's reader, and as short as can be. */
static void check_round_trip(double value)
{
    char text[SCORE_TEXT_SIZE];
    size_t length = score_write(value, text), used;
    double back;

    ENSURE_MSG(score_read(text, length, &back, &used) == SCORE_OK && used == length &&
                   back == value && strtod(text, NULL) == value,
               "%.17g is written as %s", value, text);
    ENSURE_MSG(value == 0 || count_digits(text) == fewest_digits(fabs(value)),
               "%.17g is written as %s, but needs only %d digits", value, text,
               fewest_digits(fabs(value)));
}

static void check_neighbours(double value)
{
    check_round_trip(value);
    check_round_trip(-value);
    check_round_trip(nextafter(value, INFINITY));
    check_round_trip(nextafter(value, 0));
}

START_TEST(powers_come_back)
{
    for (int exponent = -1074; exponent < 1023; exponent++)
        check_neighbours(ldexp(1, exponent));
    for (int exponent = -323; exponent < 308; exponent++) {
        char text[16];

        snprintf(text, sizeof text, "1e%d", exponent);
        check_neighbours(strtod(text, NULL));
    }
    check_round_trip(DBL_MAX);
    check_round_trip(nextafter(DBL_MAX, 0));
    check_round_trip(ldexp(1, 1023));
}
END_TEST

START_TEST(random_numbers_come_back)
{
    enum { NUMBERS = 20000 };
    struct dice dice = {.state = 1};

    for (int i = 0; i < NUMBERS; i++) {
        uint64_t bits = dice_bits(&dice);
        double value;

        memcpy(&value, &bits, sizeof value);
        if (isfinite(value))
            check_round_trip(value);
        check_round_trip(dice_between(&dice, -100000, 100000) / 100.0);
        check_round_trip(dice_between(&dice, 1, 1 << 30) * 0x1p-1074);
        check_round_trip((double)(bits >> (bits & 63)));
        check_round_trip(dice_fraction(&dice));
    }
}
END_TEST

/* Around the length up to which a decimal is read without strtod, which has the last
 * word.
 */
START_TEST(decimals_are_those_of_strtod)
{
    enum { NUMBERS = 100000, MOST_DIGITS = 20 };
    struct dice dice = {.state = 2};

    for (int i = 0; i < NUMBERS; i++) {
        char text[MOST_DIGITS + sizeof "-0."] = "-";
        int integer = dice_between(&dice, 1, MOST_DIGITS), length = 1;
        double value = 0, expected;
        size_t used;
        bool same;

        text[length++] = (char)('0' + dice_between(&dice, integer > 1, 9));
        for (int digit = 1; digit < MOST_DIGITS; digit++) {
            if (digit == integer)
                text[length++] = '.';
            text[length++] = (char)('0' + dice_between(&dice, 0, 9));
        }
        length = dice_between(&dice, integer + (integer < MOST_DIGITS ? 3 : 1), length);
        text[length] = '\0';
        expected = strtod(text, NULL);
        if (score_read(text, (size_t)length, &value, &used) == SCORE_OK)
            same = value == expected && signbit(value) == signbit(expected);
        else
            same = fabs(expected) >= 0x1p53;
        ENSURE_MSG(same, "%s", text);
    }
}
END_TEST

START_TEST(short_integers_are_read_alike)
{
    static const char *const texts[] = {"0",   "-1",  "17",    "999999999999999",
                                        "120", "5.5", "-70,3", "-999999999999999"};
    static const char *const others[] = {"", "-", "-0", "007", "x", ".5", "+1"};

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        double value = 0, expected = strtod(texts[i], NULL);
        size_t length = score_short(texts[i], &value);

        ck_assert_uint_eq(length, strspn(texts[i], "-0123456789"));
        ck_assert_double_eq(value, trunc(expected));
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        double value;

        ck_assert_uint_eq(score_short(others[i], &value), 0);
    }
}
END_TEST

/* Seven digits at most; longer ones are left to score_short. */
static void check_ahead(const char text[static SCORE_AHEAD + 1])
{
    double value = 0, expected = 0;
    size_t length = score_ahead(text, &value), same = score_short(text, &expected);

    if (same > 7 + (size_t)(*text == '-'))
        same = 0;
    ENSURE_MSG(length == same, "%s: %zu", text, length);
    ENSURE_MSG(length == 0 || value == expected, "%s: %.0f", text, value);
}

START_TEST(digits_are_read_at_once)
{
    static const char bytes[] = "0123456789-,].+ \n/:\x80\xB0\xFF";
    struct dice dice = {.state = 3};

    check_ahead("9999999,]]");
    check_ahead("-9999999,]");
    check_ahead("99999999,]");
    for (int i = 0; i < 200000; i++) {
        char text[SCORE_AHEAD + 2] = "";
        int digits = dice_between(&dice, 0, SCORE_AHEAD);

        for (int k = 0; k <= SCORE_AHEAD; k++)
            text[k] = bytes[dice_below(&dice, k < digits ? 10 : sizeof bytes)];
        if (dice_percent(&dice, 30))
            text[0] = '-';
        check_ahead(text);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("score");
    TCase *group = suite_group(suite, "score");

    tcase_add_test(group, numbers_are_read);
    tcase_add_test(group, reading_stops_behind_the_number);
    tcase_add_test(group, only_the_length_given_is_read);
    tcase_add_test(group, malformed_numbers_are_refused);
    tcase_add_test(group, numbers_out_of_range_are_refused);
    tcase_add_test(group, integers_are_exact_or_refused);
    tcase_add_test(group, decimals_are_those_of_strtod);
    tcase_add_test(group, short_integers_are_read_alike);
    tcase_add_test(group, digits_are_read_at_once);
    tcase_add_test(group, refusals_are_explained);
    tcase_add_test(group, infinities_have_names);
    tcase_add_test(group, words_for_infinity_are_known);
    tcase_add_test(group, numbers_are_written);
    tcase_add_test(group, powers_come_back);
    tcase_add_test(group, random_numbers_come_back);
    return suite_run(suite);
}
