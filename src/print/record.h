/*
 * record.h - results for programs: the columns of CSV and the keys of JSON, from one
 * table.
 */
#ifndef GTEVAL_PRINT_RECORD_H
#define GTEVAL_PRINT_RECORD_H

#include "print/report.h"

/* JSON: one object a line, one line a result. False when memory ran out; so below. */
bool record_json(FILE *out, const struct report *report);

/* CSV (RFC 4180): a header, then one line a result. */
void record_csv_start(FILE *out, const struct report_options *options);
bool record_csv(FILE *out, const struct report *report);

#endif
