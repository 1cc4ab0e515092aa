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

bool json_string_read(const char *data, size_t *at, struct buffer *scratch,
                      struct json_words *words, struct error *error)
{
    struct json_span span = json_string(data, *at);
    size_t length = span.end - span.at;

    *at = span.end + 1;
    *words = (struct json_words){.text = data + span.at, .length = length};
    if (length == 0 || !memchr(words->text, '\\', length))
        return true;
    buffer_clear(scratch);
    buffer_add(scratch, words->text, length);
    if (scratch->failed)
        return error_memory(error);
    words->text = scratch->data;
    words->length = json_decode(scratch->data, length, scratch->data);
    return true;
}

bool json_words_are(struct json_words words, const char *text)
{
    return words.length == strlen(text) && memcmp(words.text, text, words.length) == 0;
}
