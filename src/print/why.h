/*
 * why.h - the story of a node behind the results.
 */
#ifndef GTEVAL_PRINT_WHY_H
#define GTEVAL_PRINT_WHY_H

#include "print/report.h"

/* A line "explain: 2.2" for each result, and below it what there is to say, a line for
 * each step. False when memory ran out. */
bool why_text(FILE *out, const struct report *report);

/* The same of one result as {"node":"2.2","name":null,"why":["...",...]}. */
bool why_json(FILE *out, const struct report *report, size_t result);

#endif
