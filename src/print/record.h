/*
 * record.h - results for programs: the columns of CSV and the keys of JSON, from one
 * table.
 */
#ifndef GTEVAL_PRINT_RECORD_H
#define GTEVAL_PRINT_RECORD_H

#include "print/report.h"

/* JSON: one object a line, one line a result. */
report_function record_json;

/* CSV (RFC 4180): a header, then one line a result. */
report_head record_csv_start;
report_function record_csv;

#endif
