/*
 * words.h - words of a text, data[at .. end): what they are and what they are worth.
 */
#ifndef GTEVAL_READ_WORDS_H
#define GTEVAL_READ_WORDS_H

#include "base/text.h"
#include "tree/tree.h"

bool word_is(const struct text *text, size_t at, size_t end, const char *word);

/* The same whatever the case of the letters. */
bool word_resembles(const struct text *text, size_t at, size_t end, const char *word);

/*
 * Checks that a word can be shown and be a name: UTF-8 without control characters, NUL
 * among them.
 */
bool word_check(const struct text *text, size_t at, size_t end, struct error *error);

/* Whether a word is meant as a value: a digit, sign or point begins it, or it is inf,
 * infinity or nan in any case. */
bool word_is_value(const struct text *text, size_t at, size_t end);

/* Reads a value: a decimal number, inf or -inf. */
bool word_value(const struct text *text, size_t at, size_t end, double *value,
                struct error *error);

/* Reads a count from 1 to what a tree can hold; false if it is none. */
bool word_count(const struct text *text, size_t at, size_t end, node *count);

/* Refuses a word that word_count did: one over the limit as that, others by what was
 * expected. Always returns false. */
bool word_count_error(const struct text *text, size_t at, size_t end,
                      const char *expected, struct error *error);

/* For quote_short. */
enum { WORD_SHOWN_SIZE = 44 };

#endif
