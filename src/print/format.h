/*
 * format.h - the table of reports.
 */
#ifndef GTEVAL_PRINT_FORMAT_H
#define GTEVAL_PRINT_FORMAT_H

#include "print/record.h"
#include "print/text.h"

/* The members that each has, wherever it stands in a table. */
#define FORMAT_TEXT                                                                      \
    .name = "text", .summary = "a report to read; of several algorithms, a table",       \
    .print = text_print, .brief = true
#define FORMAT_JSON                                                                      \
    .name = "json", .summary = "an object a line for each tree and algorithm",           \
    .print = record_json, .certificate = true
#define FORMAT_CSV                                                                       \
    .name = "csv", .summary = "a row for each tree and algorithm", .print = record_csv,  \
    .head = record_csv_start, .certificate = true

struct report_format {
    const char *name;       /* as in --format=NAME */
    const char *summary;    /* one line */
    report_head *head;      /* NULL: none */
    report_function *print; /* of one result or several */
    bool certificate;       /* the fewest leaves are wanted even for one result */
    bool brief;             /* of one result, tells what was pruned, no count twice */
};

/* The table, ended by an entry whose name is NULL. */
extern const struct report_format report_formats[];

/* The format of that name, or NULL. */
const struct report_format *report_format_find(const char *name);

#endif
