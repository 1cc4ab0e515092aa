/*
 * ordering.h - how well moves are ordered, for people and for programs.
 */
#ifndef GTEVAL_PRINT_ORDERING_H
#define GTEVAL_PRINT_ORDERING_H

#include "search/ordering.h"

#include <stdio.h>

/* What was measured of a tree; all borrowed. */
struct ordering_report {
    const char *file; /* as on the command line; "-" for standard input */
    uint64_t number;  /* which tree of the file */
    const struct tree *tree;
    const struct order_measure *ordering;
};

/* Prints it; false when memory ran out on the way. */
typedef bool ordering_function(FILE *out, const struct ordering_report *report);

ordering_function ordering_text, ordering_json, ordering_csv;

/* The first line of CSV. */
void ordering_csv_head(FILE *out);

#endif
