/*
 * put.h - what the writers of text share.
 */
#ifndef GTEVAL_WRITE_PUT_H
#define GTEVAL_WRITE_PUT_H

#include "tree/tree.h"

#include <stdio.h>

/* A name as a bare word, or else as a JSON string. */
void put_word(FILE *out, const char *name, bool bare);

/* Whether a name can be a bare word: it has nothing to be quoted, nor any of stops. */
bool put_is_bare(const char *name, const char *stops);

/* Whether a name has control characters, which formats without escapes would hold raw. */
bool put_has_control(const char *name);

/* Whether a bare word would be taken for a value. */
bool put_is_number(const char *name);

/*
 * For each node whose subtree ends with leaf n, but for n itself, from the innermost on:
 * the brackets to be closed.
 */
#define PUT_EACH_CLOSED(t, n)                                                            \
    for (node c = (n); c != TREE_ROOT && tree_is_last_child((t), c); c = (t)->parent[c])

#endif
