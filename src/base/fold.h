/*
 * fold.h - words as they are compared where case, blanks and _ - . / do not matter.
 */
#ifndef GTEVAL_BASE_FOLD_H
#define GTEVAL_BASE_FOLD_H

#include <stdbool.h>
#include <stddef.h>

/* Room for a word in small letters; no word of ours is longer. */
enum { FOLD_ROOM = 32 };

/* Whether a character matters. */
bool fold_keeps(char c);

/* A letter of ASCII in small, anything else as it is. */
char fold_letter(char c);

/*
 * Writes text[0 .. length) in small letters and without what does not matter, closed by a
 * NUL; "", which is no word, where it is too long or holds a NUL.
 */
void fold_word(const char *text, size_t length, char folded[static FOLD_ROOM]);

#endif
