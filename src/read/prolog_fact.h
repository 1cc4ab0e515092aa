/*
 * prolog_fact.h - the facts of Prolog that say something about a tree, by their names.
 */
#ifndef GTEVAL_READ_PROLOG_FACT_H
#define GTEVAL_READ_PROLOG_FACT_H

#include "read/cursor.h"

enum prolog_fact {
    PROLOG_CHILDREN, /* moves(a, [b, c]), or a fact for each: move(a, b) */
    PROLOG_VALUE,    /* staticval(b, 3) */
    PROLOG_MOVER,    /* player(a, max) */
    PROLOG_MAX,      /* max_to_move(a) */
    PROLOG_MIN,
    PROLOG_ROOT, /* root(a) */
    PROLOG_UNKNOWN,
};

/* What ends a word, besides blanks. */
#define PROLOG_STOPS "()[],.:%'\"|"

enum prolog_fact prolog_fact_find(const struct text *text, size_t at, size_t end);

/* Past blanks and comments, of % and of C. */
size_t prolog_skip(struct cursor *cursor, size_t at);

/* Moves past a directive, which :- begins, that says nothing but how facts are kept;
 * others are refused. */
bool prolog_directive(struct cursor *cursor);

/* Whether a fact, of these or on one line, or a directive is at data[at], behind comments
 * or not. */
bool prolog_begins(struct cursor *cursor, size_t at);

#endif
