/*
 * columns.h - the columns of a summary: what an algorithm has in each.
 */
#ifndef GTEVAL_SUMMARY_COLUMNS_H
#define GTEVAL_SUMMARY_COLUMNS_H

#include "summary/summary.h"

#include <stddef.h>

/* A name, a whole number, or a figure. */
struct column {
    const char *key, *heading; /* for programs, for people */
    const char *(*name)(const struct summary_entry *entry);
    uint64_t (*whole)(const struct summary_entry *entry);
    double (*figure)(const struct summary_entry *entry);
    size_t offset; /* where none of these is there: of a figure in the entry */
    int places;    /* of a figure, for people */
};

/* Columns that people get as a table of their own; in records for programs they stand
 * behind each other. */
struct columns {
    unsigned figures;  /* SUMMARY_... that they are for; 0: always there */
    const char *title; /* of the table; NULL: it is the first */
    const struct column *of;
    size_t count;
};

double column_figure(const struct column *column, const struct summary_entry *entry);

/* Ended by one without columns. */
extern const struct columns column_tables[];

/* The most that a table has besides the algorithm. */
enum { COLUMNS_MOST = 9 };

/* The algorithm, first in every table and record. */
extern const struct column column_algorithm;

/* Whether these columns are among the figures that are wanted. */
bool columns_wanted(const struct columns *columns, unsigned figures);

#endif
