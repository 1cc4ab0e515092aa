/*
 * retell.h - text that was forgotten, written again from the tree that was made of it.
 *
 * What comes through a pipe cannot be read twice. Where a reader knows that a text says
 * nothing but what is in the tree, and in the one way there is to say it, the text need
 * not be held: should the rest be such that all of it is needed, it is written again, to
 * the byte.
 */
#ifndef GTEVAL_READ_RETELL_H
#define GTEVAL_READ_RETELL_H

#include "base/error.h"
#include "tree/tree.h"

#include <stddef.h>

/* Whether the number token[0 .. length), which has a value, is what score_write writes of
 * that; integers of up to 15 digits are. False where that is not certain. */
bool retell_is_number(const char *token, size_t length);

/*
 * Nested arrays without blanks, the first size bytes, up to the end of a token: a leaf
 * has a value, and no other node has. Nodes that stand behind those, or are not closed,
 * make no difference. What ends the text, where no node follows, is last.
 */
void retell_arrays(const struct tree *t, char *out, size_t size, char last);

/*
 * Dewey text: a line for each node with a value, id, so many blanks, and value; the first
 * size bytes, up to the end of a line. False without memory for an id.
 */
bool retell_dewey(const struct tree *t, size_t blanks, char *out, size_t size,
                  struct error *error);

#endif
