/*
 * json_text.c - stepping through JSON text that has passed the scan.
 */
#include "read/json_text.h"

#include <string.h>

/* A code that needs two \u escapes: 0xD800 + ten bits, then 0xDC00 + ten bits. */
enum { HIGH_SURROGATE = 0xD800, LOW_SURROGATE = 0xDC00, BEYOND_16_BITS = 0x10000 };

enum { ESCAPE_LENGTH = sizeof "\\u0000" - 1 };

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

long json_hexadecimal(const char *digits)
{
    static const char ALPHABET[] = "0123456789abcdef0123456789ABCDEF";
    long code = 0;

    for (int i = 0; i < 4; i++) {
        const char *digit = digits[i] ? strchr(ALPHABET, digits[i]) : NULL;

        if (!digit)
            return -1;
        code = code * 16 + (digit - ALPHABET) % 16;
    }
    return code;
}

static size_t encode(unsigned long code, char *out)
{
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        out[0] = (char)(0xC0 | code >> 6);
        out[1] = (char)(0x80 | (code & 0x3F));
        return 2;
    }
    if (code < BEYOND_16_BITS) {
        out[0] = (char)(0xE0 | code >> 12);
        out[1] = (char)(0x80 | (code >> 6 & 0x3F));
        out[2] = (char)(0x80 | (code & 0x3F));
        return 3;
    }
    out[0] = (char)(0xF0 | code >> 18);
    out[1] = (char)(0x80 | (code >> 12 & 0x3F));
    out[2] = (char)(0x80 | (code >> 6 & 0x3F));
    out[3] = (char)(0x80 | (code & 0x3F));
    return 4;
}

/* The code of a \u escape, or of two that form a pair; *used is their length. */
static unsigned long decode_unicode(const char *escape, size_t *used)
{
    unsigned long code = (unsigned long)json_hexadecimal(escape + 2);

    *used = ESCAPE_LENGTH;
    if (code < HIGH_SURROGATE || code >= LOW_SURROGATE)
        return code;
    *used = 2 * ESCAPE_LENGTH;
    return BEYOND_16_BITS + ((code - HIGH_SURROGATE) << 10) +
           (unsigned long)json_hexadecimal(escape + ESCAPE_LENGTH + 2) - LOW_SURROGATE;
}

static char decode_simple(char letter)
{
    switch (letter) {
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    default:
        return letter;
    }
}

/* Out of line: the guard of the number on its stack would be paid by every string. */
__attribute__((noinline)) size_t json_decode(const char *raw, size_t length, char *out)
{
    size_t written = 0, used;

    for (size_t i = 0; i < length; i += used) {
        used = 1;
        if (raw[i] != '\\') {
            out[written++] = raw[i];
        } else if (raw[i + 1] == 'u') {
            written += encode(decode_unicode(raw + i, &used), out + written);
        } else {
            out[written++] = decode_simple(raw[i + 1]);
            used = 2;
        }
    }
    return written;
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
