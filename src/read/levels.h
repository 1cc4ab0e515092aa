/*
 * levels.h - levels text: how many levels there are, then one line a level.
 *
 *     3
 *     (2)
 *     (2) [5]
 *     [7] [3]
 *
 * (k) is an inner node with k children, [v] a leaf. The root is MAX.
 */
#ifndef GTEVAL_READ_LEVELS_H
#define GTEVAL_READ_LEVELS_H

#include "read/format.h"

read_function levels_read;

#endif
