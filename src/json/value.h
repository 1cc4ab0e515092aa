/*
 * value.h - a value of JSON by itself, from text that has passed the scan or from a
 * document (json/document.h): what kind it is, and what a string or a number says.
 */
#ifndef GTEVAL_JSON_VALUE_H
#define GTEVAL_JSON_VALUE_H

#include "json/text.h"

enum json_kind {
    JSON_NULL,
    JSON_FALSE,
    JSON_TRUE,
    JSON_NUMBER, /* words: as it is written */
    JSON_STRING, /* words: what it says; may hold NUL */
    JSON_ARRAY,
    JSON_OBJECT,
    JSON_DEEP, /* an array or object nested so deep that a document leaves it out */
};

struct json_value {
    enum json_kind kind;
    struct json_words words;
};

/*
 * Reads the value that begins at data[*at] and moves *at behind it; at an array or an
 * object *at stays. Where escapes must be replaced, words are in scratch.
 */
bool json_value_read(const char *data, size_t *at, struct buffer *scratch,
                     struct json_value *value, struct error *error);

/* A number, "inf" or "-inf" as a number of ours; false for anything else. */
bool json_value_score(const struct json_value *value, double *score);

#endif
