/*
 * comparison.h - the results of several algorithms for one tree, side by side.
 */
#ifndef GTEVAL_PRINT_COMPARISON_H
#define GTEVAL_PRINT_COMPARISON_H

#include "print/report.h"

/* A line about the tree, then a table with a row an algorithm; the fewest are marked. */
bool comparison_print(FILE *out, const struct report *report);

#endif
