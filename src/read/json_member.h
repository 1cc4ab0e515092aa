/*
 * json_member.h - reading what the members of a node's object say, from scanned text.
 */
#ifndef GTEVAL_READ_JSON_MEMBER_H
#define GTEVAL_READ_JSON_MEMBER_H

#include "base/text.h"
#include "read/json_key.h"
#include "json/text.h"
#include "tree/build.h"

/* A place in scanned text on its way forward, and the tree that is being built. */
struct json_cursor {
    const struct text *text; /* borrowed, as is all but scratch */
    const char *data;        /* text->data */
    size_t at;
    struct build *b;
    struct error *error;
    struct buffer scratch; /* for the string last read; to be released */
};

/* Fills the error with the place data[at]. Always false. */
bool member_refuse(struct json_cursor *cursor, size_t at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Passes over the literal null, which stands for something not given, if it is there. */
bool member_null(struct json_cursor *cursor);

/* A number, "inf" or "-inf"; expected is said of anything else. */
bool member_score(struct json_cursor *cursor, double *value, const char *expected);

/* A string, or a number as it is written. No NUL in it. */
bool member_label(struct json_cursor *cursor, struct json_words *words);

/*
 * The key at the cursor, and the way to its value. A key that means nothing gives NULL,
 * and the cursor stands behind its value.
 */
bool member_key(struct json_cursor *cursor, struct json_seen *seen,
                const struct json_key **key);

/* The value of a key, KEY_CHILDREN excepted, for the innermost open node. */
bool member_value(struct json_cursor *cursor, const struct json_key *key);

#endif
