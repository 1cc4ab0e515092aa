/*
 * dice.c - random numbers by SplitMix64 (Steele, Lea and Flood 2014).
 */
#include "dice.h"

uint64_t dice_bits(struct dice *dice)
{
    uint64_t bits = dice->state += UINT64_C(0x9E3779B97F4A7C15);

    bits = (bits ^ bits >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94D049BB133111EB);
    return bits ^ bits >> 31;
}

uint32_t dice_below(struct dice *dice, uint32_t sides)
{
    return (uint32_t)((dice_bits(dice) >> 32) * sides >> 32);
}

int dice_between(struct dice *dice, int low, int high)
{
    return low + (int)dice_below(dice, (uint32_t)(high - low + 1));
}

bool dice_percent(struct dice *dice, uint32_t percent)
{
    return dice_below(dice, 100) < percent;
}

double dice_fraction(struct dice *dice)
{
    return (double)(dice_bits(dice) >> 11) * 0x1p-53;
}

void dice_permute(struct dice *dice, double *numbers, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        uint32_t other = dice_below(dice, i + 1);

        numbers[i] = numbers[other];
        numbers[other] = i + 1;
    }
}
