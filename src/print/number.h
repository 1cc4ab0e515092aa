/*
 * number.h - values in output.
 */
#ifndef GTEVAL_PRINT_NUMBER_H
#define GTEVAL_PRINT_NUMBER_H

#include "search/event.h"

#include <stdio.h>

/* As score_write does. */
void number_print(FILE *out, double value);

/* The same for JSON, which has no infinities: they become the strings "inf" and "-inf".
 */
void number_json(FILE *out, double value);

/* A value, or a bound with its sign before it: 6, <= 3. */
void number_bound(FILE *out, enum relation relation, double value);

#endif
