/*
 * odds.c - exact weights. With all ratios over one power of ten,
 *
 *     weight = numerator / g * (l / denominator)
 *
 * where g is the greatest common divisor of the numerators and l the least common
 * multiple of the denominators: numbers without a common divisor. Every step is one of 64
 * bits or is given up.
 */
#include "tree/odds.h"

#include "base/digit.h"
#include "base/quote.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DIGITS_MOST = 400 }; /* of a number that is read; more are no probability */

static bool multiply(uint64_t a, uint64_t b, uint64_t *product)
{
    if (a > 0 && b > UINT64_MAX / a)
        return false;
    *product = a * b;
    return true;
}

static uint64_t common_divisor(uint64_t a, uint64_t b)
{
    while (b > 0) {
        uint64_t rest = a % b;

        a = b;
        b = rest;
    }
    return a;
}

/* A decimal number without its sign: digits * 10^exponent. */
struct decimal {
    uint64_t digits;
    int exponent;
    bool exact; /* whether digits holds all of them */
};

/* Zeros at the end wait until a digit follows, for they need no room. */
static void add_digit(struct decimal *decimal, unsigned *zeros, unsigned digit)
{
    if (digit == 0) {
        ++*zeros;
        return;
    }
    for (; *zeros > 0 && decimal->digits > 0; --*zeros)
        decimal->exact =
            decimal->exact && multiply(decimal->digits, 10, &decimal->digits);
    *zeros = 0;
    decimal->exact = decimal->exact && multiply(decimal->digits, 10, &decimal->digits) &&
                     decimal->digits <= UINT64_MAX - digit;
    decimal->digits += digit;
}

/* Reads digits with or without a point; returns where they end, NULL if there are none.
 */
static const char *read_digits(const char *at, const char *end, struct decimal *decimal)
{
    bool any = false, point = false;
    unsigned zeros = 0;

    *decimal = (struct decimal){.exact = true};
    for (; at < end && (is_digit(*at) || (*at == '.' && !point)); at++) {
        if (*at == '.') {
            point = true;
            continue;
        }
        any = true;
        decimal->exponent -= point;
        add_digit(decimal, &zeros, (unsigned)(*at - '0'));
    }
    decimal->exponent += (int)zeros;
    if (decimal->digits == 0 && decimal->exact)
        decimal->exponent = 0;
    return any ? at : NULL;
}

/* The exponent behind e; what would not fit is as far out as can be. */
static const char *read_exponent(const char *at, const char *end, int *exponent)
{
    enum { FAR = 100000 };
    const char *digits = at + 1;
    bool negative = digits < end && *digits == '-';
    int value = 0;

    if (digits < end && (*digits == '-' || *digits == '+'))
        digits++;
    if (digits == end || !is_digit(*digits))
        return NULL;
    for (; digits < end && is_digit(*digits); digits++)
        value = value < FAR ? 10 * value + (*digits - '0') : value;
    *exponent += negative ? -value : value;
    return digits;
}

static const char *read_decimal(const char *at, const char *end, struct decimal *decimal)
{
    at = read_digits(at, end, decimal);
    if (at && at < end && (*at == 'e' || *at == 'E'))
        at = read_exponent(at, end, &decimal->exponent);
    return at;
}

static bool refuse(const char *text, size_t length, struct error *error)
{
    char quoted[64];

    quote_short(quoted, sizeof quoted, text, length);
    return error_set(error, ERROR_INPUT,
                     length > 0 && *text == '-'
                         ? "a probability is not negative: %s"
                         : "expected a probability, as 0.25, 1/3 or 25%%, found %s",
                     quoted);
}

/* The double nearest to text[0 .. end), which is a decimal number. */
static double nearest_double(const char *text, const char *end)
{
    char copy[DIGITS_MOST + 1];
    size_t length = (size_t)(end - text);

    memcpy(copy, text, length);
    copy[length] = '\0';
    return strtod(copy, NULL);
}

/* Whether what was read has its digits; zero is 0 * 10^0. */
static void set_ratio(struct ratio *ratio, const struct decimal *over,
                      const struct decimal *under)
{
    uint64_t divisor = common_divisor(over->digits, under->digits);

    *ratio = (struct ratio){.nearest = ratio->nearest};
    if (!over->exact || !under->exact)
        return;
    ratio->numerator = over->digits / divisor;
    ratio->denominator = under->digits / divisor;
    ratio->exponent = over->digits > 0 ? over->exponent - under->exponent : 0;
}

bool odds_read(const char *text, size_t length, struct ratio *ratio, struct error *error)
{
    const char *end = text + length, *slash;
    struct decimal over, under = {.digits = 1, .exact = true};
    const char *at = length <= DIGITS_MOST ? read_decimal(text, end, &over) : NULL;

    if (!at)
        return refuse(text, length, error);
    ratio->nearest = nearest_double(text, at);
    if (at < end && *at == '%') {
        at++;
        under.exponent = 2;
        ratio->nearest /= 100;
    } else if (at < end && *at == '/') {
        slash = at;
        at = read_decimal(slash + 1, end, &under);
        if (!at || (under.exact && under.digits == 0))
            return refuse(text, length, error);
        ratio->nearest /= nearest_double(slash + 1, at);
    }
    if (at != end || !isfinite(ratio->nearest))
        return refuse(text, length, error);
    set_ratio(ratio, &over, &under);
    return true;
}

/* The ratios over one power of ten. */
struct common {
    uint64_t divisor, multiple; /* of numerators and of denominators */
    int exponent;               /* the least of all */
};

static bool numerator_over(const struct ratio *ratio, int exponent, uint64_t *numerator)
{
    *numerator = ratio->numerator;
    for (int i = ratio->exponent; ratio->numerator > 0 && i > exponent; i--)
        if (!multiply(*numerator, 10, numerator))
            return false;
    return true;
}

static int least_exponent(const struct ratio *ratios, size_t count)
{
    bool any = false;
    int least = 0;

    for (size_t i = 0; i < count; i++)
        if (ratios[i].numerator > 0 && (!any || ratios[i].exponent < least)) {
            least = ratios[i].exponent;
            any = true;
        }
    return least;
}

/* The parts of tens that a denominator has in common with its numerator go first. */
static bool reduced(const struct ratio *ratio, int exponent, uint64_t *numerator,
                    uint64_t *denominator)
{
    uint64_t divisor;

    if (ratio->denominator == 0 || !numerator_over(ratio, exponent, numerator))
        return false;
    divisor = common_divisor(*numerator, ratio->denominator);
    *numerator /= divisor;
    *denominator = ratio->denominator / divisor;
    return true;
}

static bool find_common(const struct ratio *ratios, size_t count, struct common *common)
{
    *common = (struct common){.multiple = 1, .exponent = least_exponent(ratios, count)};
    for (size_t i = 0; i < count; i++) {
        uint64_t numerator, denominator;

        if (!reduced(&ratios[i], common->exponent, &numerator, &denominator) ||
            !multiply(common->multiple / common_divisor(common->multiple, denominator),
                      denominator, &common->multiple))
            return false;
        common->divisor = common_divisor(common->divisor, numerator);
    }
    return common->divisor > 0;
}

/* Whole weights in lowest terms, where there is room for them. */
static bool weigh_whole(const struct ratio *ratios, size_t count,
                        const struct common *common, double *weights)
{
    static const uint64_t most = (uint64_t)1 << 53;
    uint64_t sum = 0;

    for (size_t i = 0; i < count; i++) {
        uint64_t numerator, denominator, weight;

        if (!reduced(&ratios[i], common->exponent, &numerator, &denominator) ||
            !multiply(numerator / common->divisor, common->multiple / denominator,
                      &weight) ||
            weight > most - sum)
            return false;
        sum += weight;
        weights[i] = (double)weight;
    }
    return true;
}

static double nearest_sum(const struct ratio *ratios, size_t count)
{
    double sum = 0;

    for (size_t i = 0; i < count; i++)
        sum += ratios[i].nearest;
    return sum;
}

bool odds_is_whole(const struct ratio *ratio)
{
    return ratio->denominator == 1 && ratio->exponent >= 0;
}

static bool all_whole(const struct ratio *ratios, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!odds_is_whole(&ratios[i]))
            return false;
    return true;
}

/* A sum that is off by 1e-4 to the last digit is not off by more, however it rounds. */
bool odds_sum_to_one(double sum)
{
    return fabs(sum - 1) <= 1e-4 * (1 + 1e-9);
}

bool odds_weigh(const struct ratio *ratios, size_t count, enum odds odds, double *weights,
                struct error *error)
{
    double sum = nearest_sum(ratios, count);
    struct common common;

    if (sum <= 0)
        return error_set(error, ERROR_INPUT, "no outcome of this chance node can happen");
    if (odds == ODDS_EITHER && all_whole(ratios, count))
        odds = ODDS_WEIGHTS;
    if (odds != ODDS_WEIGHTS && !odds_sum_to_one(sum))
        return error_set(error, ERROR_INPUT, "probabilities of %zu sum to %g, not to 1",
                         count, sum);
    if (find_common(ratios, count, &common) &&
        weigh_whole(ratios, count, &common, weights))
        return true;
    if (!isfinite(sum))
        return error_set(error, ERROR_INPUT,
                         "weights of %zu sum to more than a double holds", count);
    for (size_t i = 0; i < count; i++)
        weights[i] = ratios[i].nearest;
    return true;
}
