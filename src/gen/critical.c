/*
 * critical.c - the equation x^width = 1 - x of pgame trees, solved by halving.
 */
#include "gen/critical.h"

/* By squaring: pow need not give the same result everywhere. */
static double power(double base, node exponent)
{
    double result = 1;

    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1)
            result *= base;
        base *= base;
    }
    return result;
}

/*
 * Let every node above a MIN node's children be won with probability x: the MIN node is
 * won with x^width, and its MAX parent lost with (1 - x^width)^width. With x^width = 1 -
 * x that is 1 - x again, two plies up. Where MAX moves above the leaves, 1 - x is the
 * one.
 */
double critical_chance(node width, enum mover last)
{
    double low = 0, high = 1, middle = 0.5;

    while (middle > low && middle < high) {
        double rest = 1 - middle;

        if (power(middle, width) < rest)
            low = middle;
        else
            high = middle;
        middle = low + (high - low) / 2;
    }
    return last == MOVER_MIN ? high : 1 - high;
}
