/*
 * look.h - looking ahead at a text, word by word, without taking anything of it.
 */
#ifndef GTEVAL_READ_LOOK_H
#define GTEVAL_READ_LOOK_H

#include "read/cursor.h"

/* A word and the first byte behind it on its line that is no blank. */
struct word {
    size_t at, end, next;
    int follows; /* that byte, '\n' also before a comment, or CURSOR_END */
};

/* Past blanks, line ends and comments. */
size_t look_space(struct cursor *cursor, size_t at);

/* Past blanks of the same line. */
size_t look_blanks(struct cursor *cursor, size_t at);

/* The word at data[at], which is empty where a bracket, a quote or punctuation stands. */
struct word look_word(struct cursor *cursor, size_t at);

/* Whether the word is ordinals joined by points, as an id is; counts the points, unless
 * that is NULL. */
bool look_is_ordinals(const struct text *text, const struct word *word, size_t *points);

/* Past the string that begins at data[at]. */
size_t look_string(struct cursor *cursor, size_t at);

/* Whether (k) or [v] stands at data[at], as in a line of levels text. */
bool look_is_level(struct cursor *cursor, size_t at);

/*
 * Whether all that is left from data[at] on is numbers, between blanks or commas, at
 * least one, in one pair of brackets or in none. Reads on to the first byte that is in
 * the way.
 */
bool look_flat(struct cursor *cursor, size_t at);

#endif
