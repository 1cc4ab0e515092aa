/*
 * bare.h - names that can stand without quotes in the formats of text.
 */
#ifndef GTEVAL_WRITE_BARE_H
#define GTEVAL_WRITE_BARE_H

#include <stdbool.h>
#include <stdio.h>

/* Whether a name can be a bare word: it has nothing to be quoted, nor any of stops. */
bool bare_is_word(const char *name, const char *stops);

/* Whether a bare word would be taken for a value. */
bool bare_is_value(const char *name);

/* A name as a bare word, or else as a JSON string. */
void bare_or_quoted(FILE *out, const char *name, bool bare);

#endif
