/*
 * choices.h - the words that options of several programs take: option_words (options.h),
 * each in the order of the enumeration or table that it stands for.
 */
#ifndef GTEVAL_CHOICES_H
#define GTEVAL_CHOICES_H

#include "options.h"

/* enum mover, as far as a player can be named: max, min */
option_words choices_mover;

/* enum colour_when: auto, always, never */
option_words choices_colour;

/* auto, then the formats that can be read */
option_words choices_input;

#endif
