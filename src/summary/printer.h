/*
 * printer.h - the formats of a summary, and the table of its columns behind them.
 */
#ifndef GTEVAL_SUMMARY_PRINTER_H
#define GTEVAL_SUMMARY_PRINTER_H

#include "summary/summary.h"

#include <stdio.h>

/* Prints the table; false when memory ran out. */
typedef bool summary_function(FILE *out, const struct summary *summary);

summary_function summary_text, summary_json, summary_csv;

#endif
