/*
 * names.c - checking strings in quotes, and what names say.
 */
#include "read/names.h"

#include "json/string.h"

#include <string.h>

/* An escape; a quote of the other kind may be escaped, too. */
static bool check_escape(struct text *text, size_t *at, struct error *error)
{
    struct json_escape escape;

    if (!json_escape(text, *at, &escape, error))
        return false;
    if (escape.kind == ESCAPE_NO_CODE)
        return text_error(text, *at, error,
                          "bad escape in a string: expected four hexadecimal digits");
    if (escape.kind == ESCAPE_HALF)
        return text_error(text, *at, error,
                          "half of a surrogate pair in a string: \\u%04lX", escape.code);
    if (escape.kind == ESCAPE_UNKNOWN && text->data[*at + 1] != '\'')
        return text_error(text, *at, error, "bad escape in a string");
    if (escape.kind == ESCAPE_CODE && escape.code == 0)
        return text_error(text, *at, error, "NUL in a string");
    *at += escape.length;
    return true;
}

bool name_quoted(struct text *text, size_t at, struct name *name, struct error *error)
{
    *name = (struct name){.at = at, .quoted = true};
    at++;
    for (;;) {
        if (!text_hold(text, at + 1, error))
            return false;
        if (at == text->size || text->data[at] == '\n' || text->data[at] == '\r')
            return text_error(text, name->at, error, "string without its closing quote");
        if (text->data[at] == text->data[name->at])
            break;
        if (text->data[at] == '\\' ? !check_escape(text, &at, error)
                                   : !json_character(text, &at, error))
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
