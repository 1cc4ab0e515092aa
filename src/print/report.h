/*
 * report.h - the results for one tree, and what is to be shown of them.
 */
#ifndef GTEVAL_PRINT_REPORT_H
#define GTEVAL_PRINT_REPORT_H

#include "search/search.h"

#include <stdio.h>

/* What is to be shown besides the fixed parts. */
struct report_options {
    bool ids;      /* ids even where nodes have names */
    bool moves;    /* every move at the root with its value */
    bool plan;     /* the moves at all nodes that are met; results have them */
    bool distance; /* results have lines by length: how long they are */
    bool all_best; /* every best move at the root, and how many optimal lines there are */
    bool time;
    unsigned proof; /* which sides of a proof: 1 << enum proof_side, or-ed */
    bool brief;   /* what was read and what was pruned, but no count that says nothing */
    bool chance;  /* what only trees with chance have has columns of CSV */
    bool payoffs; /* the same of trees with payoffs */
    bool target;  /* the same of searches for a target */
    const char *explain; /* borrowed: the node whose story is told; NULL: none */
    bool event;          /* JSON: results are told apart from events by a key "event" */
};

struct story;

/* Whether a name means that node and no other. */
typedef bool report_naming(const void *naming, node n);

struct report {
    const char *file; /* as on the command line; "-" for standard input */
    uint64_t number;  /* which tree of the file, from 1 */
    const struct tree *tree;
    const struct result *results; /* one an algorithm */
    size_t count;
    node minimal_leaves;  /* the tree's certificate; 0: with chance there is none */
    const double *values; /* of every node, a row of payoffs where the tree has some;
                           * there where moves are shown */
    const struct optimal *optimal; /* lines by length; there where moves are shown of
                                    * results that have these */
    node optimal_lines;            /* there where all that is best is shown */
    const struct story *stories;   /* one a result, where a node is to be explained */
    report_naming *has_name;       /* for these; naming is its first argument */
    const void *naming;
    const struct report_options *options;
};

/* Prints what stands before all reports. */
typedef void report_head(FILE *out, const struct report_options *options);

/* Prints a report; false when memory ran out on the way. */
typedef bool report_function(FILE *out, const struct report *report);

#endif
