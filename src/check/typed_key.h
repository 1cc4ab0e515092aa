/*
 * typed_key.h - the keys of typed answers, by which the rest of a line is understood.
 */
#ifndef GTEVAL_CHECK_TYPED_KEY_H
#define GTEVAL_CHECK_TYPED_KEY_H

#include "check/typed_token.h"

/* What stands behind a key. */
enum typed_shape {
    TYPED_WORTH,   /* a number, or a number for each player */
    TYPED_NUMBER,  /* a number of a result */
    TYPED_NODE,    /* a node, or none */
    TYPED_LINE,    /* nodes; an arrow may stand between them */
    TYPED_NODES,   /* nodes; with an arrow between two, the second below the first */
    TYPED_WORTHS,  /* nodes and what they are worth */
    TYPED_WINDOWS, /* nodes and windows */
    TYPED_MOVES,   /* nodes and moves at them */
    TYPED_WORD,    /* a word that stands for itself */
    TYPED_REST,    /* the rest of the line */
};

struct typed_key {
    const char *name; /* of the key in an object */
    enum typed_shape shape;
};

/* Takes the key that a line begins with, of one word or two. False, with error filled and
 * the nearest key told, where there is none. */
bool typed_key_take(struct token_line *line, struct typed_key *key, struct error *error);

#endif
