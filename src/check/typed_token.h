/*
 * typed_token.h - a typed line as words and signs.
 */
#ifndef GTEVAL_CHECK_TYPED_TOKEN_H
#define GTEVAL_CHECK_TYPED_TOKEN_H

#include "base/error.h"
#include "base/text.h"

#include <stddef.h>

enum token_kind {
    TOKEN_END,   /* of the line */
    TOKEN_WORD,  /* anything that is no sign */
    TOKEN_QUOTE, /* "a word" that stands for itself */
    TOKEN_IS,    /* = or : */
    TOKEN_BOUND, /* <= or >=: length tells nothing, at_most does */
    TOKEN_ARROW, /* -> */
    TOKEN_OPEN,  /* ( [ { */
    TOKEN_CLOSE, /* ) ] } */
    TOKEN_COMMA, /* , or ; */
};

/* What stands at source->data[at .. at + length), of a quote without its quotes. */
struct token {
    enum token_kind kind;
    size_t at, length;
    bool at_most; /* of a bound: <= */
};

/* A line that is gone through, from at up to end. */
struct token_line {
    const struct text *source;
    size_t at, end;
    struct token next; /* the one at hand */
};

/* Takes the next token, or the first; false, with error filled, where a quote is not
 * closed. */
bool token_step(struct token_line *line, struct error *error);

/* The same past one of that kind, if it is at hand. */
bool token_skip(struct token_line *line, enum token_kind kind, struct error *error);

/* Whether a word is this one, in any case. */
bool token_is(const struct token_line *line, const struct token *token, const char *word);

/* Refuses a token. Always false. */
bool token_refuse(const struct token_line *line, const struct token *token,
                  struct error *error, const char *message);

#endif
