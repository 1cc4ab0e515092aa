/*
 * settings.h - the command line of gteval: its table of options, and what they set.
 */
#ifndef GTEVAL_SETTINGS_H
#define GTEVAL_SETTINGS_H

#include "base/terminal.h"
#include "draw/draw.h"
#include "limit.h"
#include "options.h"
#include "print/key.h"
#include "print/report.h"
#include "read/format.h"
#include "search/algorithm.h"
#include "summary/printer.h"

/* What the run is about, once options are read. */
enum task { TASK_EVALUATE, TASK_HELP, TASK_VERSION, TASK_LIST, TASK_COMPLETION };

struct settings {
    enum task task;
    const struct algorithm *algorithms[ALGORITHM_COUNT];
    size_t algorithm_count;
    const struct printer *printer;        /* NULL where pictures are drawn */
    const struct key_format *key;         /* NULL unless a course key is printed */
    const struct picture_format *picture; /* NULL where results are printed */
    enum colour_when colour;
    struct terminal terminal;   /* what output goes to; set when it is opened */
    const struct format *input; /* NULL: found out for each file */
    struct read_options read;
    struct search_options search;
    unsigned given; /* enum algorithm_option: those on the command line */
    struct report_options report;
    bool trace;
    const char *check; /* borrowed: a file of answers, to be checked; NULL without */
    const struct summary_printer *summary; /* NULL where each tree is reported */
    bool summarises;                       /* --summary or --results was given */
    bool results;                          /* the FILEs are results of earlier runs */
    bool limited;                          /* --depth was given */
    node depth;
    unsigned jobs;
    uint64_t first; /* the number of the first tree of each file */
    struct limit memory;
    const char *output; /* borrowed; NULL: standard output */
    const char *shell;
};

extern const struct command gteval_command;

/*
 * Reads the command line; *operands is the index of the first FILE. False, with error
 * (ERROR_USAGE) filled, where it is wrong.
 */
bool settings_read(struct settings *settings, int argc, char **argv, int *operands,
                   struct error *error);

#endif
