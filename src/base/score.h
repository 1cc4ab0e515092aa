/*
 * score.h - the values of leaves as text: exact reading, shortest writing.
 *
 * A value is a double, finite or infinite, never NaN; NaN marks "no value".
 */
#ifndef GTEVAL_BASE_SCORE_H
#define GTEVAL_BASE_SCORE_H

#include "base/digit.h"

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* A node without a value holds this; test with score_known. */
#define SCORE_NONE ((double)NAN)

static inline bool score_known(double value)
{
    return !isnan(value);
}

/* What a reader of numbers found. */
enum score_status {
    SCORE_OK,
    SCORE_MALFORMED,    /* not a number by the grammar of JSON */
    SCORE_LEADING_ZERO, /* 01: a zero may only stand alone before the point */
    SCORE_RANGE,        /* larger than any finite double, as 1e999 */
    SCORE_INEXACT,      /* an integer that no double holds, as 9007199254740993 */
};

/*
 * Reads one number, by the grammar of JSON (RFC 8259), from text[0 .. length). Sets
 * *value and *used, the number of characters read (also on failure: how far the number
 * reaches). Plain integers are exact or refused; fractions and exponents are rounded to
 * nearest. text[length] must be readable and no part of a number: a blank, a bracket, a
 * NUL.
 */
enum score_status score_read(const char *text, size_t length, double *value,
                             size_t *used);

/*
 * Reads the integer that text begins with, sign and digits, if it is short enough to be
 * exact, as most numbers are; returns its length, 0 for anything else. What follows the
 * digits is the caller's matter. text ends in a NUL.
 */
static inline size_t score_short(const char *text, double *value)
{
    enum { EXACT_DIGITS = 15 };
    size_t start = *text == '-', end = start;
    int64_t integer = 0;

    for (; end < start + EXACT_DIGITS && is_digit(text[end]); end++)
        integer = 10 * integer + (text[end] - '0');
    if (end == start || (text[start] == '0' && end > 1))
        return 0;
    *value = (double)(start ? -integer : integer);
    return end;
}

/* Whether the whole text is inf or -inf; then sets *value. */
bool score_infinite(const char *text, double *value);

/* Whether word[0 .. length) is inf, infinity or nan in any case: what programs write for
 * a value that is no decimal number. */
bool score_is_word(const char *word, size_t length);

/* What is wrong with what is not SCORE_OK, in words; number[0 .. length) is quoted,
 * shortened if long. */
void score_explain(enum score_status status, const char *number, size_t length,
                   char *buffer, size_t size);

enum { SCORE_TEXT_SIZE = 32 };

/*
 * Writes the shortest text that reads back to the same double: 6, 0.1, 1e+20, inf, -inf;
 * negative zero is 0. Returns its length.
 */
size_t score_write(double value, char text[static SCORE_TEXT_SIZE]);

/* Prints what score_write writes. */
void score_print(FILE *out, double value);

/* The same for JSON, which has no infinities: they become the strings "inf" and "-inf".
 */
void score_print_json(FILE *out, double value);

/* The same of a bound: one next to a number that is much shorter, as the far bound of a
 * null window is, is written as that with + or -: 6+ is next to 6, upwards. */
void score_print_bound(FILE *out, double value);

/* An array of count values, one at least. */
void score_print_array(FILE *out, const double *values, size_t count);

#endif
