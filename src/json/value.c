/*
 * value.c - a value of JSON by itself.
 */
#include "json/value.h"

static enum json_kind find_kind(char first)
{
    switch (first) {
    case '"':
        return JSON_STRING;
    case '[':
        return JSON_ARRAY;
    case '{':
        return JSON_OBJECT;
    case 'n':
        return JSON_NULL;
    case 't':
        return JSON_TRUE;
    case 'f':
        return JSON_FALSE;
    default:
        return JSON_NUMBER;
    }
}

bool json_value_read(const char *data, size_t *at, struct buffer *scratch,
                     struct json_value *value, struct error *error)
{
    struct json_span token;

    *value = (struct json_value){.kind = find_kind(data[*at])};
    switch (value->kind) {
    case JSON_STRING:
        return json_string_read(data, at, scratch, &value->words, error);
    case JSON_ARRAY:
    case JSON_OBJECT:
        return true;
    default:
        token = json_token(data, *at);
        value->words = (struct json_words){data + token.at, token.end - token.at};
        *at = token.end;
        return true;
    }
}

bool json_value_score(const struct json_value *value, double *score)
{
    size_t used;

    *score = (double)INFINITY;
    if (value->kind == JSON_NUMBER)
        return score_read(value->words.text, value->words.length, score, &used) ==
               SCORE_OK;
    if (value->kind != JSON_STRING)
        return false;
    if (json_words_are(value->words, "inf"))
        return true;
    *score = -*score;
    return json_words_are(value->words, "-inf");
}
