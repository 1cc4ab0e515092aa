/*
 * coding.h - codes to be handed in, made as the page for practice makes them.
 */
#ifndef GTEVAL_TESTS_CODING_H
#define GTEVAL_TESTS_CODING_H

#include "base/buffer.h"
#include "tree/tree.h"

/* Appends the code of an object of answers about the tree. */
void coding_add(struct buffer *out, const struct tree *t, const char *answers);

/* Appends text, in which ' stands for " and @ for the fingerprint of the tree. */
void coding_fill(struct buffer *out, const struct tree *t, const char *text);

#endif
