/*
 * scan.c - the strict lexical pass over one JSON document.
 */
#include "json/scan.h"

#include "base/memory.h"
#include "base/score.h"
#include "base/utf8.h"
#include "json/string.h"
#include "json/text.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* What is shown of a wrong token. */
enum { SHOWN = 40 };

/* A scan on its way. */
struct scanning {
    struct text *text;
    struct error *error;
    const char *data; /* text->data */
    size_t at;        /* how far the scan has come */

    size_t *open; /* where the open brackets are; owned */
    size_t depth, capacity;
    size_t odd; /* one past the first odd word; 0: none */
};

static bool more(struct scanning *s)
{
    if (!text_more(s->text, s->error))
        return false;
    s->data = s->text->data;
    return true;
}

static bool hold(struct scanning *s, size_t count)
{
    bool held = text_hold(s->text, s->at + count, s->error);

    s->data = s->text->data;
    return held;
}

/* Out of line: the guard of the numbers on its stack would be paid by every token. */
__attribute__((noinline)) static bool refuse_end(struct scanning *s)
{
    uint64_t line, column;
    size_t open;

    /* Blanks at the end are looked past only within brackets. */
    assert(s->open && s->depth > 0);
    open = s->open[s->depth - 1];
    text_locate(s->text, open, &line, &column);
    return text_error(s->text, s->text->size, s->error,
                      "unexpected end of input: the '%c' in line %llu is not closed",
                      s->data[open], (unsigned long long)line);
}

/* Reads on until the end of the token that begins here is seen; one may go on as long as
 * the input does. */
static bool find_token_end(struct scanning *s, size_t *end)
{
    *end = s->at;
    for (;;) {
        while (json_is_token(s->data[*end]))
            ++*end;
        if (*end < s->text->size || s->text->complete)
            return true;
        if (!more(s))
            return false;
    }
}

/* Says what stands in the place of what was expected: a token or a single character. */
static bool refuse_byte(struct scanning *s, const char *expected)
{
    unsigned char byte = (unsigned char)s->data[s->at];
    size_t end, length;
    uint32_t code;

    if (!find_token_end(s, &end) || (byte >= 0x80 && !hold(s, UTF8_LONGEST)))
        return false;
    length = utf8_length(s->data + s->at, s->text->size - s->at);
    if (length == 0)
        return text_error(s->text, s->at, s->error, "not UTF-8 text: byte 0x%02X",
                          (unsigned)byte);
    code = utf8_code(s->data + s->at, length);
    if (utf8_is_control(code))
        return text_error(s->text, s->at, s->error,
                          "expected %s, not the control character U+%04X", expected,
                          (unsigned)code);
    if (end > s->at)
        length = end - s->at < SHOWN ? end - s->at : SHOWN;
    return text_error(s->text, s->at, s->error, "expected %s, not '%.*s'", expected,
                      (int)length, s->data + s->at);
}

/* Out of line for the same reason as refuse_end. */
__attribute__((noinline)) static bool skip_blanks(struct scanning *s)
{
    for (;;) {
        while (json_is_blank(s->data[s->at]))
            s->at++;
        if (s->data[s->at] != '\0')
            return true;
        if (s->at < s->text->size)
            return text_error(s->text, s->at, s->error, "NUL byte");
        if (s->text->complete)
            return refuse_end(s);
        if (!more(s))
            return false;
    }
}

/* Moves to the next byte that is not blank; that there is none is an error. */
static inline bool next_byte(struct scanning *s)
{
    return (unsigned char)s->data[s->at] > ' ' || skip_blanks(s);
}

static bool open_bracket(struct scanning *s)
{
    if (s->depth == s->capacity &&
        !memory_reserve(&s->open, &s->capacity, s->depth + 1, sizeof *s->open, s->error))
        return false;
    s->open[s->depth++] = s->at++;
    return true;
}

static void close_bracket(struct scanning *s)
{
    s->depth--;
    s->at++;
}

static bool in_object(const struct scanning *s)
{
    return s->data[s->open[s->depth - 1]] == '{';
}

/* An escape; the text holds at least one byte behind the backslash. */
static bool scan_escape(struct scanning *s)
{
    struct json_escape escape;
    bool found = json_escape(s->text, s->at, &escape, s->error);

    s->data = s->text->data;
    if (!found)
        return false;
    switch (escape.kind) {
    case ESCAPE_NO_CODE:
        return text_error(s->text, s->at, s->error,
                          "bad escape in a string: expected four hexadecimal digits");
    case ESCAPE_HALF:
        return text_error(s->text, s->at, s->error,
                          "half of a surrogate pair in a string: \\u%04lX", escape.code);
    case ESCAPE_UNKNOWN:
        return text_error(s->text, s->at, s->error, "bad escape in a string");
    default:
        s->at += escape.length;
        return true;
    }
}

/* A character of more bytes than one, or one that has no place in strings. */
static bool scan_character(struct scanning *s)
{
    bool good = json_character(s->text, &s->at, s->error);

    s->data = s->text->data;
    return good;
}

/* Out of line for the same reason as refuse_end. */
__attribute__((noinline)) static bool refuse_open_string(struct scanning *s, size_t quote)
{
    return text_error(s->text, quote, s->error, "string without its closing quote");
}

/* What is neither a plain character nor the closing quote. */
static bool scan_special(struct scanning *s, size_t quote)
{
    size_t left = s->text->size - s->at;
    char byte = s->data[s->at];

    if (left == 0 || (left == 1 && byte == '\\'))
        return s->text->complete ? refuse_open_string(s, quote) : more(s);
    if (byte == '\n' || byte == '\r')
        return refuse_open_string(s, quote);
    return byte == '\\' ? scan_escape(s) : scan_character(s);
}

static bool scan_string(struct scanning *s)
{
    size_t quote = s->at++;

    for (;;) {
        while (json_is_plain(s->data[s->at]))
            s->at++;
        if (s->data[s->at] == '"')
            break;
        if (!scan_special(s, quote))
            return false;
    }
    s->at++;
    return true;
}

/* inf, Infinity, NaN, with a sign or not. */
static bool is_infinite(const char *token, size_t length)
{
    if (length > 0 && (*token == '-' || *token == '+')) {
        token++;
        length--;
    }
    return score_is_word(token, length);
}

static bool is_literal(const char *token, size_t length)
{
    return (length == 4 && memcmp(token, "true", length) == 0) ||
           (length == 5 && memcmp(token, "false", length) == 0) ||
           (length == 4 && memcmp(token, "null", length) == 0);
}

bool json_is_odd(const char *data, size_t at)
{
    struct json_span token;

    if (!json_is_token(data[at]) || is_digit(data[at]))
        return false;
    token = json_token(data, at);
    return is_infinite(data + token.at, token.end - token.at);
}

bool json_refuse_odd(const struct text *text, size_t at, struct error *error)
{
    struct json_span token = json_token(text->data, at);

    return text_error(text, at, error,
                      "expected a number, not %.*s "
                      "(write \"inf\" or \"-inf\" for infinity)",
                      (int)(token.end - token.at), text->data + token.at);
}

/* A token, up to data[end), that is no number that can be read, no literal and not odd.
 */
static bool refuse_token(struct scanning *s, size_t end, enum score_status status)
{
    const char *token = s->data + s->at;
    size_t length = end - s->at;
    char message[ERROR_MESSAGE_SIZE];

    if (!strchr("+-.0123456789", *token))
        return refuse_byte(s, "a JSON value");
    score_explain(status, token, length, message, sizeof message);
    return text_error(s->text, s->at, s->error, "%s", message);
}

static bool scan_number(struct scanning *s, size_t end)
{
    size_t length = end - s->at, used;
    double value;
    enum score_status status = score_read(s->data + s->at, length, &value, &used);

    if (json_is_odd(s->data, s->at)) {
        s->odd = s->odd ? s->odd : end;
        s->at = end;
        return true;
    }
    if (status != SCORE_OK || used < length)
        return refuse_token(s, end, status == SCORE_OK ? SCORE_MALFORMED : status);
    s->at = end;
    return true;
}

/* A number or a literal. */
static bool scan_token(struct scanning *s)
{
    size_t start = s->at, end;
    double value;

    end = start + json_short(s->data + start, &value);
    if (end > start && s->data[end] != '\0') {
        s->at = end;
        return true;
    }
    if (!find_token_end(s, &end))
        return false;
    if (end == start)
        return refuse_byte(s, "a JSON value");
    if (!is_literal(s->data + start, end - start))
        return scan_number(s, end);
    s->at = end;
    return true;
}

/* A key and its colon. */
static bool scan_key(struct scanning *s)
{
    if (s->data[s->at] != '"')
        return refuse_byte(s, "a key in double quotes");
    if (!scan_string(s) || !next_byte(s))
        return false;
    if (s->data[s->at] != ':')
        return refuse_byte(s, "':'");
    s->at++;
    return true;
}

/* Behind a bracket just opened; due: whether a value must follow. */
static bool scan_first(struct scanning *s, bool *due)
{
    bool object = in_object(s);

    if (!next_byte(s))
        return false;
    *due = s->data[s->at] != (object ? '}' : ']');
    if (!*due)
        close_bracket(s);
    return !*due || !object || scan_key(s);
}

static bool scan_value(struct scanning *s, bool *due)
{
    if (!next_byte(s))
        return false;
    *due = false;
    switch (s->data[s->at]) {
    case '[':
    case '{':
        return open_bracket(s) && scan_first(s, due);
    case '"':
        return scan_string(s);
    default:
        return scan_token(s);
    }
}

/* Behind a value inside brackets: a comma, then another value is due, or the end. */
static bool scan_rest(struct scanning *s, bool *due)
{
    bool object = in_object(s);
    char end = object ? '}' : ']';
    size_t comma;

    if (!next_byte(s))
        return false;
    if (s->data[s->at] == end) {
        close_bracket(s);
        return true;
    }
    if (s->data[s->at] != ',')
        return refuse_byte(s, object ? "',' or '}'" : "',' or ']'");
    comma = s->at++;
    if (!next_byte(s))
        return false;
    if (s->data[s->at] == end)
        return text_error(s->text, comma, s->error, "trailing comma before '%c'", end);
    *due = true;
    return !object || scan_key(s);
}

bool json_scan_odd(struct json_scan *scan, struct text *text, struct error *error)
{
    struct scanning state = {
        .text = text, .error = error, .data = text->data, .at = text->position};
    bool due = true, scanned = true;

    *scan = (struct json_scan){.at = text->position};
    while (scanned && (due || state.depth > 0))
        scanned = due ? scan_value(&state, &due) : scan_rest(&state, &due);
    scan->end = state.at;
    scan->odd = state.odd;
    free(state.open);
    return scanned;
}

/* The word that ends before data[end]. */
static bool refuse_first_odd(const struct text *text, size_t end, struct error *error)
{
    while (end > text->position && json_is_token(text->data[end - 1]))
        end--;
    return json_refuse_odd(text, end, error);
}

bool json_scan(struct json_scan *scan, struct text *text, struct error *error)
{
    return json_scan_odd(scan, text, error) &&
           (scan->odd == 0 || refuse_first_odd(text, scan->odd, error));
}
