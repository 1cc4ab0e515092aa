/*
 * typed_json.h - JSON in the making that knows where each piece of it was typed. A
 * failure of memory is remembered.
 */
#ifndef GTEVAL_CHECK_TYPED_JSON_H
#define GTEVAL_CHECK_TYPED_JSON_H

#include "check/typed.h"
#include "check/typed_token.h"

/* A sign of JSON, or a few, that stand for what was typed at a place of the source. */
void typed_json_sign(struct typed_json *json, const char *sign, size_t source);

/* The same of a string, text[0 .. length), which must be UTF-8. */
void typed_json_string(struct typed_json *json, const char *text, size_t length,
                       size_t source);

/* What a word says as a number, be it with a typographic sign before it: a number, "inf"
 * or "-inf"; else itself, as a string, behind a text. */
void typed_json_number(struct typed_json *json, const struct token_line *line,
                       const struct token *word, const char *before);

/* Appends the other. */
void typed_json_append(struct typed_json *json, const struct typed_json *other);

void typed_json_release(struct typed_json *json);

#endif
