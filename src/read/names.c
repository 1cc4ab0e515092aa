/*
 * names.c - checking strings in quotes, and what names say.
 */
#include "read/names.h"

#include "base/utf8.h"
#include "read/json_text.h"

#include <string.h>

enum { HIGH_FIRST = 0xD800, LOW_FIRST = 0xDC00, LOW_LAST = 0xDFFF };

static bool is_surrogate(long code)
{
    return code >= HIGH_FIRST && code <= LOW_LAST;
}

/* Makes data[at .. at + count) held, as far as the text goes. */
static bool hold(struct text *text, size_t at, size_t count, struct error *error)
{
    while (text->size < at + count && !text->complete)
        if (!text_more(text, error))
            return false;
    return true;
}

/* Reads \uXXXX at *at and moves *at past it. */
static bool read_code(struct text *text, size_t *at, long *code, struct error *error)
{
    enum { LENGTH = sizeof "\\u0000" - 1 };

    if (!hold(text, *at, LENGTH, error))
        return false;
    *code = strncmp(text->data + *at, "\\u", 2) == 0
                ? json_hexadecimal(text->data + *at + 2)
                : -1;
    *at += LENGTH;
    return true;
}

/* \uXXXX, or two of them that make one character. */
static bool check_code(struct text *text, size_t *at, struct error *error)
{
    size_t from = *at;
    long code, low;

    if (!read_code(text, at, &code, error))
        return false;
    if (code < 0)
        return text_error(text, from, error,
                          "bad escape in a string: expected four hexadecimal digits");
    if (code == 0)
        return text_error(text, from, error, "NUL in a string");
    if (!is_surrogate(code))
        return true;
    if (!read_code(text, at, &low, error))
        return false;
    if (code >= LOW_FIRST || low < LOW_FIRST || low > LOW_LAST)
        return text_error(text, from, error, "half of a surrogate pair in a string");
    return true;
}

static bool check_escape(struct text *text, size_t *at, struct error *error)
{
    char letter;

    if (!hold(text, *at, 2, error))
        return false;
    letter = text->data[*at + 1];
    if (letter == 'u')
        return check_code(text, at, error);
    if (letter == '\0' || !strchr("'\"\\/bfnrt", letter))
        return text_error(text, *at, error, "bad escape in a string");
    *at += 2;
    return true;
}

static bool check_character(struct text *text, size_t *at, struct error *error)
{
    size_t length;

    while ((length = utf8_length(text->data + *at, text->size - *at)) == 0) {
        if (text->size - *at >= UTF8_LONGEST || text->complete)
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

bool name_quoted(struct text *text, size_t at, struct name *name, struct error *error)
{
    *name = (struct name){.at = at, .quoted = true};
    at++;
    for (;;) {
        if (!hold(text, at, 1, error))
            return false;
        if (at == text->size || text->data[at] == '\n' || text->data[at] == '\r')
            return text_error(text, name->at, error, "string without its closing quote");
        if (text->data[at] == text->data[name->at])
            break;
        if (text->data[at] == '\\' ? !check_escape(text, &at, error)
                                   : !check_character(text, &at, error))
            return false;
    }
    name->end = at + 1;
    return true;
}

bool name_bytes(const struct text *text, struct name name, struct buffer *scratch,
                const char **bytes, size_t *length, struct error *error)
{
    *bytes = text->data + name.at;
    *length = name.end - name.at;
    if (!name.quoted)
        return true;
    ++*bytes;
    *length -= 2;
    if (*length == 0 || !memchr(*bytes, '\\', *length))
        return true;
    buffer_clear(scratch);
    buffer_add(scratch, *bytes, *length);
    if (scratch->failed)
        return error_memory(error);
    /* No escape is shorter than what it stands for, so they can be replaced in place. */
    *length = json_decode(scratch->data, *length, scratch->data);
    *bytes = scratch->data;
    return true;
}

bool name_node(const struct text *text, struct name name, struct build *b,
               struct error *error)
{
    struct buffer scratch = {0};
    const char *bytes;
    size_t length;
    bool good = name_bytes(text, name, &scratch, &bytes, &length, error) &&
                (length == 0 || build_name(b, bytes, length, error));

    buffer_release(&scratch);
    return good;
}
