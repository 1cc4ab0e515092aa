/*
 * printer.h - the formats of a summary, and the table of its columns behind them.
 */
#ifndef GTEVAL_SUMMARY_PRINTER_H
#define GTEVAL_SUMMARY_PRINTER_H

#include "summary/groups.h"

#include <stdio.h>

/* Prints the table, of groups in order; false when memory ran out. */
typedef bool summary_function(FILE *out, const struct groups *groups);

summary_function summary_text, summary_json, summary_csv;

/* Whether a summary has a column of that name, so that groups cannot be called so. */
bool summary_has(const char *column);

#endif
