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

/* So many bytes score_ahead looks at: a sign and eight more. */
enum { SCORE_AHEAD = 9 };

/*
 * The same in fewer steps, for up to seven digits; 0 where there are more. SCORE_AHEAD
 * bytes of text can be read. The digits are taken as one word, the first one lowest: what
 * is no digit is found in all bytes at once, the digits are moved up so that zeros stand
 * before them, and then added up in pairs, in fours and in eights.
 */
static inline size_t score_ahead(const char *text, double *value)
{
    const unsigned char *at = (const unsigned char *)text + (*text == '-');
    uint64_t word = (uint64_t)at[0] | (uint64_t)at[1] << 8 | (uint64_t)at[2] << 16 |
                    (uint64_t)at[3] << 24 | (uint64_t)at[4] << 32 |
                    (uint64_t)at[5] << 40 | (uint64_t)at[6] << 48 | (uint64_t)at[7] << 56;
    uint64_t digits = word ^ UINT64_C(0x3030303030303030);
    uint64_t others =
        ((digits + UINT64_C(0x7676767676767676)) | digits) & UINT64_C(0x8080808080808080);
    unsigned bits;
    int64_t integer;

    if (others == 0 || others & 0x80)
        return 0;
    bits = (unsigned)__builtin_ctzll(others) - 7;
    if (*at == '0' && (bits > 8 || *text == '-'))
        return 0;
    digits <<= 64 - bits;
    digits = digits * 10 + (digits >> 8);
    digits = (digits & UINT64_C(0xFF000000FF)) * UINT64_C(0xF424000000064) +
             (digits >> 16 & UINT64_C(0xFF000000FF)) * UINT64_C(0x271000000001);
    integer = (int64_t)(digits >> 32);
    *value = (double)(*text == '-' ? -integer : integer);
    return bits / 8 + (*text == '-');
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
