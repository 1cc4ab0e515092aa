/*
 * report.c - the table of result printers.
 */
#include "print/report.h"

#include "print/record.h"
#include "print/text.h"

const struct printer printers[] = {
    {
        .name = "text",
        .summary = "for people",
        .for_people = true,
        .print = text_print,
    },
    {
        .name = "json",
        .takes_events = true,
        .summary = "one object a line, one line a tree and algorithm",
        .certificate = true,
        .print = record_json,
    },
    {
        .name = "csv",
        .summary = "the same columns with a header",
        .certificate = true,
        .start = record_csv_start,
        .print = record_csv,
    },
    {.name = NULL},
};
