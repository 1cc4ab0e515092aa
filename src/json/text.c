/*
 * text.c - stepping through JSON text that has passed the scan.
 */
#include "json/text.h"

#include "json/string.h"

#include <string.h>

struct json_span json_string(const char *data, size_t at)
{
    struct json_span span = {.at = at + 1, .end = at + 1};

    for (;;) {
        while (data[span.end] != '"' && data[span.end] != '\\')
            span.end++;
        if (data[span.end] == '"')
            return span;
        span.end += 2;
    }
}

struct json_span json_token(const char *data, size_t at)
{
    struct json_span span = {.at = at, .end = at};

    while (json_is_token(data[span.end]))
        span.end++;
    return span;
}

size_t json_skip(const char *data, size_t at)
{
    size_t depth = 0;

    do {
        switch (data[at]) {
        case '"':
            at = json_string(data, at).end + 1;
            break;
        case '[':
        case '{':
            depth++;
            at++;
            break;
        case ']':
        case '}':
            depth--;
            at++;
            break;
        default:
            at = json_token(data, at).end;
        }
        if (depth > 0)
            at = json_next(data, at);
    } while (depth > 0);
    return at;
}

/* The string data[span.at .. span.end), with its escapes replaced. */
static bool read_escaped(const char *data, struct json_span span, struct buffer *scratch,
                         struct json_words *words, struct error *error)
{
    buffer_clear(scratch);
    buffer_add(scratch, data + span.at, span.end - span.at);
    if (scratch->failed)
        return error_memory(error);
    words->text = scratch->data;
    words->length = json_decode(scratch->data, scratch->size, scratch->data);
    return true;
}

bool json_string_read(const char *data, size_t *at, struct buffer *scratch,
                      struct json_words *words, struct error *error)
{
    size_t from = *at + 1, end = from;
    struct json_span span;

    while (data[end] != '"' && data[end] != '\\')
        end++;
    *words = (struct json_words){.text = data + from, .length = end - from};
    *at = end + 1;
    if (data[end] == '"')
        return true;
    span = json_string(data, from - 1);
    *at = span.end + 1;
    return read_escaped(data, span, scratch, words, error);
}

bool json_words_are(struct json_words words, const char *text)
{
    return words.length == strlen(text) && memcmp(words.text, text, words.length) == 0;
}
