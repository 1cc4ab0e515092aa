/*
 * outputs.h - the formats of output as people ask for them: under names that others have
 * for them, by the suffix of a file, and in a list.
 */
#ifndef GTEVAL_OUTPUTS_H
#define GTEVAL_OUTPUTS_H

#include "command/options.h"

/* What there is to say of --output besides. */
#define OUTPUTS_BY_SUFFIX ";\na name like tree.svg says the format if -f does not"

/* A row for the list of OPTIONs; answer is the program's own, with outputs_list. */
#define OUTPUTS_OPTION(OPTION, answer)                                                   \
    OPTION(LIST_FORMATS, 0, "list-formats", ASKS(answer, SETS_NOTHING),                  \
           "the formats for --format and --input, a line each")

/* What gteval, and gtconv, answer to the names of what they do not write. */
extern const struct option_hint outputs_hints[], outputs_tree_hints[];

/*
 * The place among names of the format that a file is called after: by what stands behind
 * the last point of its name, in any case. Whether there is one.
 */
bool outputs_suffix(option_words *names, const char *path, size_t *place);

/* Adds to an error about a format that a suffix has chosen it. Always returns false. */
bool outputs_blame(struct error *error);

/* Prints the formats of output, by their names and what they are in a line, and those of
 * input. */
bool outputs_list(FILE *out, option_words *names, option_words *summaries,
                  struct error *error);

#endif
