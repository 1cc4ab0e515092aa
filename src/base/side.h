/*
 * side.h - words that say who moves.
 */
#ifndef GTEVAL_BASE_SIDE_H
#define GTEVAL_BASE_SIDE_H

#include <stddef.h>

/* 1 for max, maximize and the like, -1 for min, in any case; 0 for any other word. */
int side_of(const char *word, size_t length);

#endif
