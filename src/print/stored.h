/*
 * stored.h - which values of inner nodes are not what lies below them, for people and for
 * programs.
 */
#ifndef GTEVAL_PRINT_STORED_H
#define GTEVAL_PRINT_STORED_H

#include "tree/stored.h"

#include <stdio.h>

/* What was found of a tree; all borrowed. */
struct stored_report {
    const char *file; /* as on the command line; "-" for standard input */
    uint64_t number;  /* which tree of the file */
    const struct tree *tree;
    const struct stored *stored;
    bool ids; /* ids even where nodes have names */
};

/* Prints it; false, with error filled, when memory ran out on the way. */
typedef bool stored_function(FILE *out, const struct stored_report *report,
                             struct error *error);

stored_function stored_text, stored_json, stored_csv;

/* The first line of CSV. */
void stored_csv_head(FILE *out);

#endif
