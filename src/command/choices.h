/*
 * choices.h - options that several programs have, and the words that they take:
 * option_words (options.h), each in the order of the enumeration or table that it stands
 * for.
 */
#ifndef GTEVAL_COMMAND_CHOICES_H
#define GTEVAL_COMMAND_CHOICES_H

#include "command/limit.h"
#include "command/options.h"
#include "read/format.h"

/* Rows for a list of OPTIONs, by what they are about. Each names the member of struct
 * settings that it sets: input, read, output, memory, colour, shell. */
#define CHOICES_INPUT(OPTION, help)                                                      \
    OPTION(INPUT, 'i', "input",                                                          \
           CALLS_ON(input, "FORMAT", choices_input, choices_set_input), help)            \
    OPTION(WIDTH, 'W', "width", SETS_NODE("B", read.width, 1),                           \
           "width of the full tree that leaves text is of")                              \
    OPTION(ROOT, 'r', "root",                                                            \
           SETS_WORDS("max|min", read.root, choices_mover, MOVER_MAX),                   \
           "who moves at the root\n(default: as the file says, else max)")               \
    OPTION(NEGAMAX, 0, "negamax", SETS_FLAG(read.negamax),                               \
           "values are for whoever moves at their node")                                 \
    OPTION(EACH, 0, "each", SETS_FLAG(read.each),                                        \
           "the elements of an array of JSON are trees, not\none node's children")       \
    OPTION(IGNORE, 0, "ignore", SETS_TEXT("KEY,...", read.ignore),                       \
           "keys of JSON, and columns, that say nothing of the tree")

#define CHOICES_OUTPUT(OPTION, more)                                                     \
    OPTION(OUTPUT, 'o', "output", SETS_FILE("FILE", output),                             \
           "write there (whole file or nothing)" more)                                   \
    LIMIT_OPTION(OPTION)

#define CHOICES_COLOUR(OPTION)                                                           \
    OPTION(COLOR, 0, "color", SETS_WORD("WHEN", colour, choices_colour),                 \
           "auto (default), always or never")

#define CHOICES_ABOUT(OPTION)                                                            \
    OPTION(COMPLETION, 0, "completion",                                                  \
           ASKS(options_completion, SETS_WORD("SHELL", shell, options_shell)),           \
           "print completion for bash, zsh or fish")                                     \
    OPTION(HELP, 'h', "help", ASKS(options_help, SETS_NOTHING), "print this help")       \
    OPTION(VERSION, 'V', "version", ASKS(options_version, SETS_NOTHING),                 \
           "print the version")

/* enum mover from MOVER_MAX on, as far as a player can be named: max, min */
option_words choices_mover;

/* enum colour_when: auto, always, never */
option_words choices_colour;

/* auto, then the formats that can be read, then names that gtconv has for some JSON */
option_words choices_input;

/* What the format of that place is, in a line. */
const char *choices_input_summary(size_t i);

/* Sets the place of a word in choices_input; of a format that is not read, the refusal
 * says how its trees can be read all the same. */
option_call choices_set_input;

/* Whether the format of that place has a use for what the reader is told; ERROR_USAGE
 * where --width is given without. */
bool choices_check_input(size_t place, const struct read_options *read,
                         struct error *error);

/* reader_open with a format of that place; where --width is given, and has no use, it is
 * an error of the input. */
bool choices_open(struct reader *reader, const char *path, size_t place,
                  const struct read_options *read, struct error *error);

#endif
