/*
 * score.c - reading numbers exactly and writing them as short as they can be.
 */
#include "base/score.h"

#include <assert.h>
#include <float.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Up to this many digits an integer always fits 64 bits. */
enum { SAFE_DIGITS = 18 };

/* Every integer up to 2^53 is a double; beyond, only some are. */
static const uint64_t EXACT_LIMIT = UINT64_C(1) << 53;

/* Where the parts of a number lie: sign integer [. fraction] [e exponent]. */
struct shape {
    size_t integer, integer_end;   /* the digits before the point */
    size_t fraction, fraction_end; /* the digits behind it; empty where there is none */
    size_t end;
    bool negative, exponent;
};

static size_t skip_digits(const char *text, size_t at, size_t length)
{
    while (at < length && is_digit(text[at]))
        at++;
    return at;
}

/* [e|E] [+|-] digits; false where digits are missing. */
static bool shape_exponent(const char *text, size_t length, struct shape *shape)
{
    size_t at = shape->end;

    if (at == length || (text[at] != 'e' && text[at] != 'E'))
        return true;
    at++;
    if (at < length && (text[at] == '+' || text[at] == '-'))
        at++;
    shape->exponent = true;
    shape->end = skip_digits(text, at, length);
    return shape->end > at;
}

static bool shape_fraction(const char *text, size_t length, struct shape *shape)
{
    size_t at = shape->end;

    if (at == length || text[at] != '.')
        return true;
    shape->fraction = at + 1;
    shape->fraction_end = skip_digits(text, at + 1, length);
    shape->end = shape->fraction_end;
    return shape->fraction_end > shape->fraction;
}

static enum score_status shape_read(const char *text, size_t length, struct shape *shape)
{
    *shape = (struct shape){0};
    shape->negative = length > 0 && text[0] == '-';
    shape->integer = shape->negative ? 1 : 0;
    shape->integer_end = skip_digits(text, shape->integer, length);
    shape->end = shape->integer_end;
    if (shape->integer_end == shape->integer)
        return SCORE_MALFORMED;
    if (text[shape->integer] == '0' && shape->integer_end > shape->integer + 1)
        return SCORE_LEADING_ZERO;
    if (!shape_fraction(text, length, shape) || !shape_exponent(text, length, shape))
        return SCORE_MALFORMED;
    return SCORE_OK;
}

/* Whether the number is written as an integer: no exponent, nothing but zeros behind a
 * point. */
static bool shape_integral(const char *text, const struct shape *shape)
{
    if (shape->exponent)
        return false;
    for (size_t i = shape->fraction; i < shape->fraction_end; i++)
        if (text[i] != '0')
            return false;
    return true;
}

/* Whether value, once rounded, still is the integer that the digits say. */
static bool same_integer(const char *digits, size_t count, double value)
{
    char exact[DBL_MAX_10_EXP + 3];
    int length = snprintf(exact, sizeof exact, "%.0f", fabs(value));

    return (size_t)length == count && memcmp(exact, digits, count) == 0;
}

/* The integer whose digits are those of value, then those of text[at .. end). */
static uint64_t digits_value(const char *text, size_t at, size_t end, uint64_t value)
{
    for (; at < end; at++)
        value = value * 10 + (uint64_t)(text[at] - '0');
    return value;
}

/*
 * A number of few digits without an exponent is an integer by a power of ten, both of
 * them exact, and so the division rounds it as it should (Clinger, "How to read floating
 * point numbers accurately", 1990). Not where the machine divides with more precision,
 * and so would round twice; integers are not rounded at all. What strtod would read
 * beyond the number, as in 0x10, is read here.
 */
static bool read_short(const char *text, const struct shape *shape, double *value)
{
    static const double powers[SAFE_DIGITS] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,
                                               1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                               1e12, 1e13, 1e14, 1e15, 1e16, 1e17};
    size_t digits = shape->integer_end - shape->integer;
    size_t places = shape->fraction_end - shape->fraction;
    uint64_t all;

    if (shape->exponent || digits + places > SAFE_DIGITS ||
        (places > 0 && FLT_EVAL_METHOD != 0))
        return false;
    all = digits_value(text, shape->integer, shape->integer_end, 0);
    all = digits_value(text, shape->fraction, shape->fraction_end, all);
    *value = (double)all / powers[places];
    if (shape->negative)
        *value = -*value;
    return all <= EXACT_LIMIT;
}

enum score_status score_read(const char *text, size_t length, double *value, size_t *used)
{
    struct shape shape;
    enum score_status status = shape_read(text, length, &shape);
    size_t digits = shape.integer_end - shape.integer;

    *used = shape.end;
    if (status != SCORE_OK || read_short(text, &shape, value))
        return status;
    *value = strtod(text, NULL);
    if (!isfinite(*value))
        return SCORE_RANGE;
    if (fabs(*value) >= (double)EXACT_LIMIT && shape_integral(text, &shape) &&
        !same_integer(text + shape.integer, digits, *value))
        return SCORE_INEXACT;
    return SCORE_OK;
}

bool score_infinite(const char *text, double *value)
{
    if (strcmp(text, "inf") == 0)
        *value = INFINITY;
    else if (strcmp(text, "-inf") == 0)
        *value = -INFINITY;
    else
        return false;
    return true;
}

bool score_is_word(const char *word, size_t length)
{
    static const char *const words[] = {"inf", "infinity", "nan"};

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strlen(words[i]) == length && strncasecmp(word, words[i], length) == 0)
            return true;
    return false;
}

void score_explain(enum score_status status, const char *number, size_t length,
                   char *buffer, size_t size)
{
    enum { SHOWN = 40 };
    int shown = length > SHOWN ? SHOWN : (int)length;
    const char *dots = length > SHOWN ? "..." : "";

    assert(status != SCORE_OK);
    switch (status) {
    case SCORE_OK:
    case SCORE_MALFORMED:
        snprintf(buffer, size, "expected a number, not '%.*s%s'", shown, number, dots);
        break;
    case SCORE_LEADING_ZERO:
        snprintf(buffer, size, "number with a leading zero: %.*s%s", shown, number, dots);
        break;
    case SCORE_RANGE:
        snprintf(buffer, size, "number out of range: %.*s%s (write \"inf\" for infinity)",
                 shown, number, dots);
        break;
    case SCORE_INEXACT:
        snprintf(buffer, size, "value %.*s%s cannot be represented exactly", shown,
                 number, dots);
        break;
    }
}

/* The next larger decimal of as many digits; false where it is a power of ten. */
static bool digits_next(char *text)
{
    char *digit = strchr(text, 'e') - 1;

    for (; digit >= text && (*digit == '9' || *digit == '.'); digit--)
        if (*digit == '9')
            *digit = '0';
    if (digit < text)
        return false;
    ++*digit;
    return true;
}

/*
 * The digits of value (positive, finite) in scientific notation, as few as read back to
 * it. DBL_DIG digits survive any round trip, so a normal value needs those or up to two
 * more; trailing zeros are dropped by the caller. Subnormal values may need fewer. Beside
 * a power of two the doubles lie wider above than below: there the nearest decimal may
 * lie outside below, and the next one inside.
 */
static void shortest_digits(double value, char text[static SCORE_TEXT_SIZE])
{
    int precision = value < DBL_MIN ? 1 : DBL_DIG;

    for (; precision <= DBL_DECIMAL_DIG; precision++) {
        snprintf(text, SCORE_TEXT_SIZE, "%.*e", precision - 1, value);
        if (strtod(text, NULL) == value)
            return;
        if (digits_next(text) && strtod(text, NULL) == value)
            return;
    }
}

/* Lays the digits out without an exponent; point is the digits before the decimal point.
 */
static size_t write_plain(const char *digits, int count, int point, char *out)
{
    char *at = out;

    if (point <= 0)
        *at++ = '0';
    for (int i = point < 0 ? point : 0; i < count || i < point; i++) {
        if (i == point)
            *at++ = '.';
        *at++ = i >= 0 && i < count ? digits[i] : '0';
    }
    *at = '\0';
    return (size_t)(at - out);
}

static size_t write_scientific(const char *digits, int count, int exponent, char *out)
{
    char sign = exponent < 0 ? '-' : '+';

    if (count == 1)
        return (size_t)sprintf(out, "%ce%c%02d", digits[0], sign, abs(exponent));
    return (size_t)sprintf(out, "%c.%.*se%c%02d", digits[0], count - 1, digits + 1, sign,
                           abs(exponent));
}

static size_t write_positive(double value, char *out)
{
    /* Plain notation from 0.0001 up to 10^16, as most languages print a double. */
    enum { PLAIN_LOW = -4, PLAIN_HIGH = 16 };
    char text[SCORE_TEXT_SIZE], digits[SCORE_TEXT_SIZE] = "";
    int count = 0, exponent;

    shortest_digits(value, text);
    exponent = atoi(strchr(text, 'e') + 1);
    for (const char *c = text; *c != 'e'; c++)
        if (is_digit(*c))
            digits[count++] = *c;
    while (count > 1 && digits[count - 1] == '0')
        count--;
    if (exponent < PLAIN_LOW || exponent >= PLAIN_HIGH)
        return write_scientific(digits, count, exponent, out);
    return write_plain(digits, count, exponent + 1, out);
}

static size_t write_integer(uint64_t value, char *out)
{
    char reversed[SCORE_TEXT_SIZE];
    size_t count = 0;

    do
        reversed[count++] = (char)('0' + value % 10);
    while (value /= 10);
    for (size_t i = 0; i < count; i++)
        out[i] = reversed[count - 1 - i];
    out[count] = '\0';
    return count;
}

size_t score_write(double value, char text[static SCORE_TEXT_SIZE])
{
    size_t sign = value < 0 ? 1 : 0;
    double size = fabs(value);

    if (sign)
        text[0] = '-';
    if (isinf(value)) {
        memcpy(text + sign, "inf", sizeof "inf");
        return sign + 3;
    }
    if (size <= (double)EXACT_LIMIT && size == floor(size))
        return sign + write_integer((uint64_t)size, text + sign);
    return sign + write_positive(size, text + sign);
}

void score_print(FILE *out, double value)
{
    char text[SCORE_TEXT_SIZE];

    score_write(value, text);
    fputs(text, out);
}

void score_print_json(FILE *out, double value)
{
    const char *quote = isinf(value) ? "\"" : "";

    fputs(quote, out);
    score_print(out, value);
    fputs(quote, out);
}

void score_print_array(FILE *out, const double *values, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        putc(i > 0 ? ',' : '[', out);
        score_print_json(out, values[i]);
    }
    putc(']', out);
}

/*
 * The number next to value if its text is so much shorter that value must be the far
 * bound of a null window; else value itself.
 */
static double plain_neighbour(double value)
{
    enum { SHORTEST_FAR_BOUND = 6 }; /* 5e-324, next to 0 */
    const double neighbours[] = {nextafter(value, -INFINITY), nextafter(value, INFINITY)};
    char text[SCORE_TEXT_SIZE];
    size_t length = score_write(value, text);

    for (int i = 0; i < 2 && length >= SHORTEST_FAR_BOUND; i++)
        if (2 * score_write(neighbours[i], text) < length)
            return neighbours[i];
    return value;
}

void score_print_bound(FILE *out, double value)
{
    double plain = plain_neighbour(value);

    score_print(out, plain);
    if (plain != value)
        putc(plain < value ? '+' : '-', out);
}
