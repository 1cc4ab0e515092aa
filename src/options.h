/*
 * options.h - what the command lines of the programs share: one table of options each,
 * from which come parsing, help, suggestions and completion.
 */
#ifndef GTEVAL_OPTIONS_H
#define GTEVAL_OPTIONS_H

#include "base/error.h"

#include <stddef.h>

/* The i-th word that completes an option's argument; NULL behind the last. */
typedef const char *option_words(size_t i);

struct option_row {
    int letter;           /* the short option, 0 where there is none */
    const char *name;     /* the long option, without "--" */
    const char *argument; /* what help calls its argument; NULL: it takes none */
    const char *help;     /* one line, or several separated by newlines */
    option_words *words;  /* NULL: the argument cannot be completed */
};

struct command {
    const char *name;                 /* of the program */
    const char *usage;                /* what follows the name in the usage line */
    const char *about;                /* what the program is for, above the options */
    const char *notes[2];             /* paragraphs below the options; NULL: none */
    const struct option_row *options; /* ended by a row without a name */
};

/* Is told of each option in turn: its row in the table, and its argument or NULL. */
typedef bool option_function(void *context, int row, const char *argument,
                             struct error *error);

/*
 * Goes through the command line, options and operands in any order; *operands is the
 * index in argv of the first operand, behind all options. False at the first wrong one.
 */
bool options_parse(const struct command *command, int argc, char **argv,
                   option_function *set, void *context, int *operands,
                   struct error *error);

/* The usage line and where to find help. */
void options_usage(FILE *out, const struct command *command);

void options_help(FILE *out, const struct command *command);

/* The first line of --version and the one after it. */
void options_version(FILE *out, const struct command *command);

/* Prints a wrong command line: the message and where to find help. */
void options_complain(FILE *out, const struct command *command,
                      const struct error *error);

/* A whole number in low .. high, or ERROR_USAGE in the name of the option. */
bool options_whole(const char *option, const char *argument, unsigned long long low,
                   unsigned long long high, unsigned long long *value,
                   struct error *error);

/* A value as in a tree: a number, inf or -inf; likewise. */
bool options_score(const char *option, const char *argument, double *value,
                   struct error *error);

/* The place of a word in its list; -1, with error filled (ERROR_USAGE), if it is not
 * there: what a word of that kind is called, and the nearest one. */
int options_word(option_words *words, const char *kind, const char *wanted,
                 struct error *error);

/* Not one word: the argument is the name of a file. */
const char *options_file(size_t i);

/* Prints completion for a shell that options_check_shell has let pass. */
void options_completion(FILE *out, const struct command *command, const char *shell);

/* Whether completion can be printed for a shell of that name; ERROR_USAGE where not. */
bool options_check_shell(const char *shell, struct error *error);

/* The shells that options_completion knows: the words for --completion. */
const char *options_shell(size_t i);

#endif
