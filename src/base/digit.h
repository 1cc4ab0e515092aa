/*
 * digit.h - decimal digits, those of ASCII whatever the locale.
 */
#ifndef GTEVAL_BASE_DIGIT_H
#define GTEVAL_BASE_DIGIT_H

#include <stdbool.h>

/* Whether c, a char or a byte of input, is a digit; the end of input is none. */
static inline bool is_digit(int c)
{
    return c >= '0' && c <= '9';
}

/* Room for the digits of any number. */
enum { DIGITS_SIZE = 20 };

/* Writes the digits of a number right before end; returns where they begin. */
static inline char *digits_write(char *end, unsigned long long number)
{
    char *first = end;

    do
        *--first = (char)('0' + number % 10);
    while (number /= 10);
    return first;
}

#endif
