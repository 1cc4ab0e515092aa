/*
 * error.h - what went wrong, where, and how it is shown.
 *
 * A function that can fail takes a struct error * last and returns false (or NULL) after
 * filling it. The first failure is the one kept; nothing here prints but error_print.
 */
#ifndef GTEVAL_BASE_ERROR_H
#define GTEVAL_BASE_ERROR_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* What kind of failure; each value is the exit status it leads to. */
enum error_kind {
    ERROR_NONE = 0,
    ERROR_INPUT = 1,  /* input missing, malformed or over a limit */
    ERROR_USAGE = 2,  /* wrong command line */
    ERROR_CHECK = 3,  /* a check failed: algorithms disagree */
    ERROR_SYSTEM = 4, /* out of memory, output not written */
};

enum { ERROR_MESSAGE_SIZE = 512, ERROR_EXCERPT_SIZE = 400 };

struct error {
    enum error_kind kind;
    const char *file; /* borrowed; NULL where no file is concerned */
    uint64_t line;    /* from 1; 0 where the place is not known */
    uint64_t column;  /* in characters, from 1 */
    bool limited;     /* by the memory that the process may take */
    char message[ERROR_MESSAGE_SIZE];
    char excerpt[ERROR_EXCERPT_SIZE]; /* the source line, or the part around the place */
    char caret[ERROR_EXCERPT_SIZE];   /* blanks and a caret, to print below the excerpt */
};

/* Fills *error, without a place; always returns false, so that a caller can return it. */
bool error_set(struct error *error, enum error_kind kind, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/*
 * The same for memory that could not be had: so many bytes, or 0 where that would say
 * nothing. Where the process has a limit the input is over it (ERROR_INPUT), else the
 * system is to blame (ERROR_SYSTEM).
 */
bool error_room(struct error *error, uint64_t bytes);
bool error_memory(struct error *error);

/* Puts text before the message. */
void error_prepend(struct error *error, const char *text);

/*
 * Prints "file:line:column: error: message" with the excerpt and its caret below, or
 * "program: message" where no file is known.
 */
void error_print(FILE *out, const char *program, const struct error *error);

#endif
