/*
 * terminal.h - what the reader's terminal can show, if there is one.
 */
#ifndef GTEVAL_BASE_TERMINAL_H
#define GTEVAL_BASE_TERMINAL_H

#include <stdbool.h>
#include <stdio.h>

/* --color: auto, always, never. */
enum colour_when { COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER };

struct terminal {
    bool colour;
    bool utf8;        /* characters beyond ASCII, by the locale of the environment */
    unsigned columns; /* 0 where out is no terminal, or it does not say */
};

/* What out can show; NO_COLOR, TERM, LC_ALL, LC_CTYPE, LANG and COLUMNS are heard. */
struct terminal terminal_of(FILE *out, enum colour_when when);

/* A stream to announce things on: standard error, if that is a terminal; else NULL. */
FILE *terminal_notes(void);

#endif
