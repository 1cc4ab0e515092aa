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

#endif
