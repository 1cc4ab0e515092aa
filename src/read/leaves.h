/*
 * leaves.h - leaves text: nothing but the values of a full tree, whose width is an
 * option.
 *
 *     4 7 1 9, 0 2 8 5
 *
 * Blanks separate values; a comma may stand behind each. One tree a text.
 */
#ifndef GTEVAL_READ_LEAVES_H
#define GTEVAL_READ_LEAVES_H

#include "read/format.h"

read_function leaves_read;

#endif
