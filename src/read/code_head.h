/*
 * code_head.h - what stands before a value in a program, and by what a program shows.
 */
#ifndef GTEVAL_READ_CODE_HEAD_H
#define GTEVAL_READ_CODE_HEAD_H

#include "read/cursor.h"

/*
 * The end of an assignment that begins at data[at], as "tree =", "let tree =",
 * "int tree[2][2] =", "tree:", behind its sign; 0 where none begins there. What follows
 * it is a bracket or a call.
 */
size_t code_head_end(struct cursor *cursor, size_t at);

/* Whether a word is numpy's array( or another that says nothing of its argument: then the
 * bracket follows data[end]. */
bool code_is_wrapper(const struct text *text, size_t at, size_t end);

/* Whether what begins at data[at] is a value as only programs write it. Looks no further
 * than the end of the first brackets. */
bool code_begins(struct cursor *cursor, size_t at);

#endif
