/*
 * text.h - stepping through JSON text that has passed the scan (json/scan.h).
 *
 * The scan has seen to the order of brackets, commas and colons, to strings and numbers.
 * So nothing here can fail, unless memory runs out, and commas and colons can be passed
 * over like blanks.
 */
#ifndef GTEVAL_JSON_TEXT_H
#define GTEVAL_JSON_TEXT_H

#include "base/buffer.h"
#include "base/error.h"
#include "base/score.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A part of the text, without the quotes in the case of a string. */
struct json_span {
    size_t at, end;
};

/* The blanks of JSON, for what goes over strings. */
#define JSON_BLANKS " \n\r\t"

static inline bool json_is_blank(char c)
{
    return (unsigned char)c <= ' ' && (c == ' ' || c == '\n' || c == '\r' || c == '\t');
}

/* Whether a number, a literal or a word in the place of one may go on with c. */
static inline bool json_is_token(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' ||
           c == '-' || c == '+' || c == '_';
}

/* Whether c stands for itself in a string and is ASCII. */
static inline bool json_is_plain(char c)
{
    return (unsigned char)c >= ' ' && (unsigned char)c < 0x80 && c != '"' && c != '\\';
}

/* The first byte from at on that is no blank, comma or colon. */
static inline size_t json_next(const char *data, size_t at)
{
    while (json_is_blank(data[at]) || data[at] == ',' || data[at] == ':')
        at++;
    return at;
}

/* As score_short, for a number that ends where its digits do; 0 for anything else. */
static inline size_t json_short(const char *text, double *value)
{
    size_t length = score_short(text, value);

    return json_is_token(text[length]) ? 0 : length;
}

/* The inside of the string whose opening quote is data[at]. */
struct json_span json_string(const char *data, size_t at);

/* The number or literal that begins at data[at]. */
struct json_span json_token(const char *data, size_t at);

/* One past the value that begins at data[at]. */
size_t json_skip(const char *data, size_t at);

/* What a string says. */
struct json_words {
    const char *text; /* in the JSON text or, where escapes were replaced, in scratch */
    size_t length;
};

/* Reads the string whose opening quote is data[*at], and moves *at behind it. */
bool json_string_read(const char *data, size_t *at, struct buffer *scratch,
                      struct json_words *words, struct error *error);

bool json_words_are(struct json_words words, const char *text);

#endif
