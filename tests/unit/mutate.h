/*
 * mutate.h - trees and texts with one thing about them changed.
 */
#ifndef GTEVAL_TESTS_MUTATE_H
#define GTEVAL_TESTS_MUTATE_H

#include "base/buffer.h"
#include "dice.h"
#include "tree/tree.h"

/*
 * A tree with a child dropped, added, moved or exchanged with another, a value or a mover
 * changed; it may come out as it was. alternating: movers below the root stay the other
 * one than at the parent. To be released; names are left out.
 */
struct tree mutate_tree(const struct tree *t, bool alternating, struct dice *dice);

/* What a text consists of, but for blanks. */
enum token_kind {
    TOKEN_NUMBER,
    TOKEN_WORD,
    TOKEN_STRING,
    TOKEN_SIGN, /* a character of punctuation */
    TOKEN_LINE, /* the end of one */
};

/* What has been done to a text. */
enum mutation_kind {
    MUTATION_REMOVED,  /* a token */
    MUTATION_DOUBLED,  /* a token */
    MUTATION_SWAPPED,  /* with the next one */
    MUTATION_REPLACED, /* a number by another, a mover by the other one */
    MUTATION_RENAMED,  /* a key, to a word that means nothing */
    MUTATION_UNPAIRED, /* brackets around something, taken off */
    MUTATION_PAIRED,   /* brackets around something, put there */
    MUTATIONS,
};

struct mutation {
    enum mutation_kind kind;
    enum token_kind token;
    size_t at, end; /* of the token */
    char bracket;   /* that was put there */
};

/* Appends text[0 .. size) with one thing about its tokens changed, and says which. */
struct mutation mutate_text(struct buffer *out, const char *text, size_t size,
                            struct dice *dice);

#endif
