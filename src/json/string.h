/*
 * string.h - what strings of JSON are made of (RFC 8259, section 7): characters, escapes,
 * and escapes that stand for halves of a character.
 */
#ifndef GTEVAL_JSON_STRING_H
#define GTEVAL_JSON_STRING_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

enum json_escape_kind {
    ESCAPE_LETTER,  /* a backslash and one of "\/bfnrt */
    ESCAPE_CODE,    /* \uXXXX, or two of these for a character beyond 16 bits */
    ESCAPE_HALF,    /* \uXXXX that lacks its other half */
    ESCAPE_NO_CODE, /* \u without four hexadecimal digits */
    ESCAPE_UNKNOWN, /* anything else behind a backslash */
};

struct json_escape {
    enum json_escape_kind kind;
    size_t length;      /* in bytes, of the first two kinds */
    unsigned long code; /* of ESCAPE_CODE the character, of ESCAPE_HALF the digits */
};

/*
 * Finds the escape whose backslash is data[at]; reads on as it needs it, no further.
 * False, with error filled, where reading fails.
 */
bool json_escape(struct text *text, size_t at, struct json_escape *escape,
                 struct error *error);

/*
 * Moves *at past a character that stands for itself, reading on as needed. Refused with
 * their place: text that is not UTF-8 and control characters.
 */
bool json_character(struct text *text, size_t *at, struct error *error);

/* Where a string that says a NUL does: at the first escape of one behind the opening
 * quote at data[at]. Of anything else, at itself. */
size_t json_nul_at(const char *data, size_t at);

/*
 * Writes the inside of a string, raw[0 .. length), whose escapes are of the first two
 * kinds or of letters that stand for themselves, with what they stand for to out, which
 * has room for length bytes and may be raw itself; returns how many were written.
 */
size_t json_decode(const char *raw, size_t length, char *out);

#endif
