/*
 * printer.h - the formats of a summary, and the table of its columns behind them.
 */
#ifndef GTEVAL_SUMMARY_PRINTER_H
#define GTEVAL_SUMMARY_PRINTER_H

#include "summary/summary.h"

#include <stdio.h>

struct summary_printer {
    const char *name; /* as in --format=NAME */
    /* False when memory ran out. */
    bool (*print)(FILE *out, const struct summary *summary);
};

/* The table, ended by an entry whose name is NULL. */
extern const struct summary_printer summary_printers[];

/* The printer of that name; NULL where a format has no summaries. */
const struct summary_printer *summary_printer_find(const char *name);

#endif
