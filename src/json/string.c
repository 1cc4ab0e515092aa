/*
 * string.c - escapes and characters in strings of JSON.
 */
#include "json/string.h"

#include "base/utf8.h"

#include <string.h>

/* A character that needs two escapes: 0xD800 + ten bits, then 0xDC00 + ten bits. */
enum {
    HIGH_FIRST = 0xD800,
    LOW_FIRST = 0xDC00,
    SURROGATES_END = 0xE000,
    BEYOND_16_BITS = 0x10000,
};

enum { CODE_LENGTH = sizeof "\\u0000" - 1 };

static bool is_surrogate(long code)
{
    return code >= HIGH_FIRST && code < SURROGATES_END;
}

static bool is_low(long code)
{
    return code >= LOW_FIRST && code < SURROGATES_END;
}

static unsigned long join(long high, long low)
{
    return BEYOND_16_BITS + ((unsigned long)(high - HIGH_FIRST) << 10) +
           (unsigned long)(low - LOW_FIRST);
}

/* The code of \uXXXX, or -1; a NUL anywhere in it ends the reading. */
static long read_code(const char *escape)
{
    static const char ALPHABET[] = "0123456789abcdef0123456789ABCDEF";
    long code = 0;

    if (escape[0] != '\\' || escape[1] != 'u')
        return -1;
    for (int i = 2; i < CODE_LENGTH; i++) {
        const char *digit = escape[i] ? strchr(ALPHABET, escape[i]) : NULL;

        if (!digit)
            return -1;
        code = code * 16 + (digit - ALPHABET) % 16;
    }
    return code;
}

/* \uXXXX, two of them where the first is half of a character. */
static bool find_code(struct text *text, size_t at, struct json_escape *escape,
                      struct error *error)
{
    long code, low;

    if (!text_hold(text, at + CODE_LENGTH, error))
        return false;
    code = read_code(text->data + at);
    *escape = (struct json_escape){.kind = code < 0             ? ESCAPE_NO_CODE
                                           : is_surrogate(code) ? ESCAPE_HALF
                                                                : ESCAPE_CODE,
                                   .length = CODE_LENGTH,
                                   .code = (unsigned long)code};
    if (escape->kind != ESCAPE_HALF || is_low(code))
        return true;
    if (!text_hold(text, at + 2 * CODE_LENGTH, error))
        return false;
    low = read_code(text->data + at + CODE_LENGTH);
    if (is_low(low))
        *escape = (struct json_escape){
            .kind = ESCAPE_CODE, .length = 2 * CODE_LENGTH, .code = join(code, low)};
    return true;
}

bool json_escape(struct text *text, size_t at, struct json_escape *escape,
                 struct error *error)
{
    char letter;

    if (!text_hold(text, at + 2, error))
        return false;
    letter = text->data[at + 1];
    if (letter == 'u')
        return find_code(text, at, escape, error);
    *escape = (struct json_escape){
        .kind = letter && strchr("\"\\/bfnrt", letter) ? ESCAPE_LETTER : ESCAPE_UNKNOWN,
        .length = 2};
    return true;
}

bool json_character(struct text *text, size_t *at, struct error *error)
{
    size_t length;

    while ((length = utf8_length(text->data + *at, text->size - *at)) == 0) {
        if (text->complete || text->size - *at >= UTF8_LONGEST)
            return text_error(text, *at, error, "invalid UTF-8 in a string");
        if (!text_more(text, error))
            return false;
    }
    if ((unsigned char)text->data[*at] < ' ')
        return text_error(text, *at, error, "control character U+%04X in a string",
                          (unsigned)text->data[*at]);
    *at += length;
    return true;
}

size_t json_nul_at(const char *data, size_t at)
{
    size_t i = at + 1;

    if (data[at] != '"')
        return at;
    while (data[i] != '"' && read_code(data + i) != 0)
        i += data[i] == '\\' ? 2 : 1;
    return i;
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

/* The character of an escape of code, and how long that is. */
static unsigned long decode_code(const char *escape, size_t *used)
{
    long code = read_code(escape);

    *used = CODE_LENGTH;
    if (!is_surrogate(code))
        return (unsigned long)code;
    *used = 2 * CODE_LENGTH;
    return join(code, read_code(escape + CODE_LENGTH));
}

static char decode_letter(char letter)
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
            written += encode(decode_code(raw + i, &used), out + written);
        } else {
            out[written++] = decode_letter(raw[i + 1]);
            used = 2;
        }
    }
    return written;
}
