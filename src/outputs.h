/*
 * outputs.h - the formats of output as people ask for them: under names that others have
 * for them, and in a list.
 */
#ifndef GTEVAL_OUTPUTS_H
#define GTEVAL_OUTPUTS_H

#include "command/options.h"

/* A row for the list of OPTIONs; answer is the program's own, with outputs_list. */
#define OUTPUTS_OPTION(OPTION, answer)                                                   \
    OPTION(LIST_FORMATS, 0, "list-formats", ASKS(answer, SETS_NOTHING),                  \
           "the formats for --format and --input, a line each")

/* What gteval, and gtconv, answer to the names of what they do not write. */
extern const struct option_hint outputs_hints[], outputs_tree_hints[];

/* Prints the formats of output, by their names and what they are in a line, and those of
 * input. */
bool outputs_list(FILE *out, option_words *names, option_words *summaries,
                  struct error *error);

#endif
