/*
 * absent.h - words that stand where there is no value.
 */
#ifndef GTEVAL_BASE_ABSENT_H
#define GTEVAL_BASE_ABSENT_H

#include <stdbool.h>
#include <stddef.h>

/* Whether word[0 .. length) is what a language writes where there is no number: None,
 * null, true. */
bool absent_is_literal(const char *word, size_t length);

/* Whether it stands for values that are left out: three dots. */
bool absent_is_dots(const char *word, size_t length);

/* Whether it is what people write for a value that is to be found: ?. */
bool absent_is_unknown(const char *word, size_t length);

#endif
