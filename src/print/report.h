/*
 * report.h - the results for one tree, and the table of formats they can be printed in.
 */
#ifndef GTEVAL_PRINT_REPORT_H
#define GTEVAL_PRINT_REPORT_H

#include "search/search.h"

#include <stdio.h>

/* What is to be shown besides the fixed parts. */
struct report_options {
    bool ids;   /* ids even where nodes have names */
    bool moves; /* every move at the root with its value */
    bool time;
    bool event; /* JSON: results are told apart from events by a key "event" */
};

struct report {
    const char *file; /* as on the command line; "-" for standard input */
    uint64_t number;  /* which tree of the file, from 1 */
    const struct tree *tree;
    const struct result *results; /* one an algorithm */
    size_t count;
    node minimal_leaves;  /* the tree's certificate */
    const double *values; /* of every node; NULL unless moves are shown */
    const struct report_options *options;
};

struct printer {
    const char *name;    /* as in --format=NAME */
    const char *summary; /* one line for --help */
    bool for_people;     /* reports have titles and blank lines between them */
    bool takes_events;   /* events of a trace may stand among the results */
    bool certificate;    /* whether minimal_leaves is wanted even for one algorithm */
    /* Once, before all reports; may be NULL. */
    void (*start)(FILE *out, const struct report_options *options);
    /* False when memory ran out on the way. */
    bool (*print)(FILE *out, const struct report *report);
};

/* The table, ended by an entry whose name is NULL. */
extern const struct printer printers[];

#endif
