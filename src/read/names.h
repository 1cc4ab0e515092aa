/*
 * names.h - names in the text formats: bare words or strings in quotes.
 *
 * Strings are like JSON's (RFC 8259, section 7), but single quotes may take the place of
 * double ones.
 */
#ifndef GTEVAL_READ_NAMES_H
#define GTEVAL_READ_NAMES_H

#include "base/buffer.h"
#include "base/text.h"
#include "tree/build.h"

/* data[at .. end) of a text; quoted: a string, quotes included. */
struct name {
    size_t at, end;
    bool quoted;
};

/*
 * Reads the string whose opening quote, " or ', is data[at]; reads on as needed. Refused:
 * control characters, NUL (\u0000 too), text that is not UTF-8, unknown escapes, half a
 * surrogate pair, a missing closing quote. A quote of either kind may be escaped.
 */
bool name_quoted(struct text *text, size_t at, struct name *name, struct error *error);

/*
 * What the name says: *bytes points into the text or, where escapes had to be replaced,
 * into scratch.
 */
bool name_bytes(const struct text *text, struct name name, struct buffer *scratch,
                const char **bytes, size_t *length, struct error *error);

/* Names the innermost open node. An empty string is no name. */
bool name_node(const struct text *text, struct name name, struct build *b,
               struct error *error);

#endif
