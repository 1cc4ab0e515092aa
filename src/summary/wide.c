/*
 * wide.c - the arithmetic taught in school, with digits in base 2^32.
 */
#include "summary/wide.h"

enum { DIGIT_BITS = 32 };

static const double BASE = 4294967296.0;

struct wide wide_of(uint64_t number)
{
    return (struct wide){{(uint32_t)number, (uint32_t)(number >> DIGIT_BITS)}};
}

void wide_add(struct wide *sum, struct wide term)
{
    uint64_t carry = 0;

    for (int i = 0; i < WIDE_DIGITS; i++) {
        carry += (uint64_t)sum->digits[i] + term.digits[i];
        sum->digits[i] = (uint32_t)carry;
        carry >>= DIGIT_BITS;
    }
}

/* Adds digit * b, moved up by as many digits as place says. */
static void add_multiple(struct wide *sum, uint32_t digit, const struct wide *b,
                         int place)
{
    uint64_t carry = 0;

    for (int i = place; i < WIDE_DIGITS; i++) {
        carry += sum->digits[i] + (uint64_t)digit * b->digits[i - place];
        sum->digits[i] = (uint32_t)carry;
        carry >>= DIGIT_BITS;
    }
}

struct wide wide_product(struct wide a, struct wide b)
{
    struct wide product = {{0}};

    for (int i = 0; i < WIDE_DIGITS; i++)
        if (a.digits[i] != 0)
            add_multiple(&product, a.digits[i], &b, i);
    return product;
}

bool wide_less(struct wide a, struct wide b)
{
    int i = WIDE_DIGITS - 1;

    while (i > 0 && a.digits[i] == b.digits[i])
        i--;
    return a.digits[i] < b.digits[i];
}

struct wide wide_difference(struct wide a, struct wide b)
{
    uint64_t borrow = 0;

    for (int i = 0; i < WIDE_DIGITS; i++) {
        uint64_t taken = b.digits[i] + borrow;

        borrow = a.digits[i] < taken;
        a.digits[i] = (uint32_t)(a.digits[i] - taken);
    }
    return a;
}

struct wide wide_ratio(uint64_t a, uint64_t b)
{
    enum { TOP_BIT = 63 };
    uint64_t whole = a / b, rest = a % b, fraction = 0;

    for (int i = 0; i < WIDE_RATIO_BITS; i++) {
        /* Twice the rest may not fit; then it is more than b. */
        uint64_t over = rest >> TOP_BIT, bit;

        rest <<= 1;
        bit = over | (rest >= b);
        if (bit)
            rest -= b;
        fraction = fraction << 1 | bit;
    }
    return (struct wide){{(uint32_t)fraction, (uint32_t)(fraction >> DIGIT_BITS),
                          (uint32_t)whole, (uint32_t)(whole >> DIGIT_BITS)}};
}

double wide_double(struct wide number)
{
    double value = 0;

    for (int i = WIDE_DIGITS - 1; i >= 0; i--)
        value = value * BASE + number.digits[i];
    return value;
}
