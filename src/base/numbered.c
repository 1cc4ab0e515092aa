/*
 * numbered.c - names with a number in them.
 */
#include "base/numbered.h"

#include "base/digit.h"

#include <stdio.h>
#include <string.h>

enum { MOST_DIGITS = 20 };

/* The end of the place for a number that begins at the percent sign, and how many digits
 * it wants; NULL where it is none. */
static const char *place_end(const char *sign, int *digits)
{
    const char *at = sign + 1;

    *digits = 0;
    for (; is_digit(*at) && *digits <= MOST_DIGITS; at++)
        *digits = 10 * *digits + (*at - '0');
    return *at == 'd' && *digits <= MOST_DIGITS ? at + 1 : NULL;
}

bool numbered_is_name(const char *pattern)
{
    int places = 0, digits;

    while (pattern && (pattern = strchr(pattern, '%'))) {
        if (pattern[1] == '%') {
            pattern += 2;
        } else {
            pattern = place_end(pattern, &digits);
            places += pattern ? 1 : 2;
        }
    }
    return places == 1;
}

static int digits_of(unsigned long long number)
{
    int digits = 1;

    for (; number > 9; number /= 10)
        digits++;
    return digits;
}

static void add_number(struct buffer *name, unsigned long long number, int digits)
{
    char text[2 * MOST_DIGITS];

    snprintf(text, sizeof text, "%0*llu", digits, number);
    buffer_text(name, text);
}

void numbered_add(struct buffer *name, const char *pattern, unsigned long long number,
                  unsigned long long most)
{
    const char *sign;
    int digits;

    while ((sign = strchr(pattern, '%'))) {
        const char *end = place_end(sign, &digits);

        buffer_add(name, pattern, (size_t)(sign - pattern));
        if (end)
            add_number(name, number, digits > digits_of(most) ? digits : digits_of(most));
        else
            buffer_text(name, "%");
        pattern = end ? end : sign + 2;
    }
    buffer_text(name, pattern);
}
