/*
 * notation.h - the list of notations; private to the emitter and to them.
 *
 * Before each call of a notation there is EMITTER_ROOM in the buffer: enough for all that
 * one node takes apart from its Dewey id, which emitter_long puts there in parts. To add
 * one: the six functions of struct notation, named after it, and a line in NOTATIONS.
 */
#ifndef GTEVAL_GEN_NOTATION_H
#define GTEVAL_GEN_NOTATION_H

#include "gen/emitter.h"

/* NOTATION(identifier, labels, summary) */
#define NOTATIONS(NOTATION)                                                              \
    NOTATION(nested, false, "nested arrays, leaves as numbers: [[3,5],[2,9]]")           \
    NOTATION(json, true, "objects with names, one tree a line")                          \
    NOTATION(dewey, true, "one line a leaf: its id, value and name")

#define NOTATION(identifier, ...)                                                        \
    void identifier##_begin(struct emitter *e);                                          \
    bool identifier##_open(struct emitter *e, const char *name, double value,            \
                           struct error *error);                                         \
    bool identifier##_leaf(struct emitter *e, const char *name, double value,            \
                           struct error *error);                                         \
    bool identifier##_payoffs(struct emitter *e, const char *name,                       \
                              const double *payoffs, struct error *error);               \
    void identifier##_close(struct emitter *e);                                          \
    void identifier##_end(struct emitter *e);
NOTATIONS(NOTATION)
#undef NOTATION

enum { EMITTER_ROOM = 256 };

/* Any number of bytes; there is EMITTER_ROOM in the buffer after them. */
bool emitter_long(struct emitter *e, const char *bytes, size_t size, struct error *error);

/* e->players values with separators between; room as above. */
bool emitter_list(struct emitter *e, const double *values, const char *separator,
                  struct error *error);

#endif
