/*
 * notation.h - the list of notations and what they write with; private to the writer.
 *
 * Before each call of a notation there is WRITER_ROOM in the buffer: enough for all that
 * one node takes apart from its Dewey id, which put_long writes in parts. To add one: the
 * five functions of struct notation, named after it, and a line in NOTATIONS.
 */
#ifndef GTEVAL_GEN_NOTATION_H
#define GTEVAL_GEN_NOTATION_H

#include "gen/writer.h"

#include <string.h>

/* NOTATION(identifier, labels, summary) */
#define NOTATIONS(NOTATION)                                                              \
    NOTATION(nested, false, "nested arrays, leaves as numbers: [[3,5],[2,9]]")           \
    NOTATION(json, true, "objects with names, one tree a line")                          \
    NOTATION(dewey, true, "one line a leaf: its id, value and name")

#define NOTATION(identifier, ...)                                                        \
    void identifier##_begin(struct writer *w);                                           \
    bool identifier##_open(struct writer *w, const char *name, double value,             \
                           struct error *error);                                         \
    bool identifier##_leaf(struct writer *w, const char *name, double value,             \
                           struct error *error);                                         \
    void identifier##_close(struct writer *w);                                           \
    void identifier##_end(struct writer *w);
NOTATIONS(NOTATION)
#undef NOTATION

enum { WRITER_ROOM = 256 };

static inline void put_char(struct writer *w, char c)
{
    w->buffer[w->used++] = c;
}

void put_bytes(struct writer *w, const char *bytes, size_t size);

static inline void put_text(struct writer *w, const char *text)
{
    put_bytes(w, text, strlen(text));
}

/* Any number of bytes; there is WRITER_ROOM in the buffer after them. */
bool put_long(struct writer *w, const char *bytes, size_t size, struct error *error);

/* The text that score_write gives; integers and short decimals without its cost. */
void put_value(struct writer *w, double value);

/* An integer up to 2^53. */
void put_integer(struct writer *w, uint64_t value);

#endif
