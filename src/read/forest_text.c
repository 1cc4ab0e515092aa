/*
 * forest_text.c - plain text out of TeX.
 */
#include "read/forest_text.h"

#include "read/words.h"
#include "json/string.h"

#include <stdio.h>
#include <string.h>

/* What stands for a command; NULL: it is passed over with what is in its braces. */
static const struct {
    const char *name, *plain;
} commands[] = {
    {"infty", "inf"},
    {"textbackslash", "\\"},
    {"textasciicircum", "^"},
    {"textasciitilde", "~"},
    {"textless", "<"},
    {"textgreater", ">"},
    {"textbar", "|"},
    {"quad", " "},
    {"scriptsize", " "},
    {"footnotesize", " "},
    {"small", " "},
    {"tiny", " "},
    {"large", " "},
    {"Large", " "},
    {"bfseries", " "},
    {"itshape", " "},
    {"textbf", ""},
    {"textit", ""},
    {"textrm", ""},
    {"textsf", ""},
    {"texttt", ""},
    {"textsc", ""},
    {"text", ""},
    {"emph", ""},
    {"mathrm", ""},
    {"mathbf", ""},
    {"mathit", ""},
    {"makebox", NULL},
    {"framebox", NULL},
    {"textcolor", NULL},
    {"namebreak", ""}, /* where pictures go on with a name in another line, */
    {"textgap", "\n"}, /* or with another text in one */
    {"ldots", "\xE2\x80\xA6"},
};

struct piece {
    const struct text *text;
    size_t at, end;
    struct buffer *plain;
    struct error *error;
};

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Past the group or the option that begins at data[at], in the brackets given. */
static size_t skip_group(const struct piece *p, size_t at, char open, char close)
{
    size_t depth = 0;

    for (; at < p->end; at++) {
        char c = p->text->data[at];

        if (c == '\\') {
            at++;
        } else if (c == open) {
            depth++;
        } else if (c == close && --depth == 0) {
            return at + 1;
        }
    }
    return p->end;
}

/* Past all that belongs to a command. */
static void skip_arguments(struct piece *p)
{
    while (p->at < p->end && strchr("[{", p->text->data[p->at]))
        p->at = p->text->data[p->at] == '[' ? skip_group(p, p->at, '[', ']')
                                            : skip_group(p, p->at, '{', '}');
}

/* \unicode{03B5}, as pictures have it. */
static bool read_unicode(struct piece *p)
{
    enum { LONGEST = 8 };
    size_t end = skip_group(p, p->at, '{', '}'), length = end - p->at;
    char escapes[2 * sizeof "\\uXXXX"], digits[LONGEST + 1] = "";
    unsigned code = 0;
    size_t count;

    if (length < 3 || length - 2 > LONGEST)
        return text_error(p->text, p->at, p->error, "expected the code of a character");
    memcpy(digits, p->text->data + p->at + 1, length - 2);
    if (sscanf(digits, "%X", &code) != 1 || code < ' ' || code > 0x10FFFF ||
        (code >= 0xD800 && code < 0xE000))
        return text_error(p->text, p->at, p->error, "expected the code of a character");
    if (code < 0x10000)
        snprintf(escapes, sizeof escapes, "\\u%04X", code);
    else
        snprintf(escapes, sizeof escapes, "\\u%04X\\u%04X",
                 (0xD800 + ((code - 0x10000) >> 10)) & 0xFFFF,
                 (0xDC00 + (code & 0x3FF)) & 0xFFFF);
    count = json_decode(escapes, strlen(escapes), escapes);
    buffer_add(p->plain, escapes, count);
    p->at = end;
    return true;
}

static bool read_command(struct piece *p, size_t name, size_t end)
{
    size_t i = 0, count = sizeof commands / sizeof *commands;

    p->at = end;
    if (word_is(p->text, name, end, "unicode"))
        return read_unicode(p);
    while (i < count && !word_is(p->text, name, end, commands[i].name))
        i++;
    if (i == count)
        return text_error(
            p->text, name - 1, p->error,
            "TeX's \\%.*s is not understood: write values and names plainly",
            (int)(end - name > 40 ? 40 : end - name), p->text->data + name);
    if (commands[i].plain)
        buffer_text(p->plain, commands[i].plain);
    else
        skip_arguments(p);
    return true;
}

/* Behind a backslash, which is never the last byte of a piece: a command, the end of a
 * line, or a character. */
static bool read_backslash(struct piece *p)
{
    size_t name = p->at + 1, end = name;

    while (end < p->end && is_letter(p->text->data[end]))
        end++;
    if (end > name)
        return read_command(p, name, end);
    if (p->text->data[name] == '\\')
        buffer_text(p->plain, "\n");
    else
        buffer_add(p->plain, p->text->data + name, 1);
    p->at = name + 1;
    return true;
}

static void read_character(struct piece *p)
{
    char c = p->text->data[p->at++];

    if (c == '%')
        while (p->at < p->end && p->text->data[p->at - 1] != '\n')
            p->at++;
    else if (c == '\n' || c == '\r' || c == '\t' || c == '~')
        buffer_text(p->plain, " ");
    else if (c != '{' && c != '}' && c != '$')
        buffer_add(p->plain, &c, 1);
}

bool forest_plain(const struct text *text, size_t at, size_t end, struct buffer *plain,
                  struct error *error)
{
    struct piece piece = {
        .text = text, .at = at, .end = end, .plain = plain, .error = error};

    while (piece.at < end) {
        if (text->data[piece.at] != '\\')
            read_character(&piece);
        else if (!read_backslash(&piece))
            return false;
    }
    buffer_add(plain, "", 1);
    return !plain->failed || error_memory(error);
}
