/*
 * quote.c - the quoting rules of the outputs: a table for ASCII each, and what they
 * share.
 */
#include "base/quote.h"

#include "base/utf8.h"

#include <string.h>

enum { ASCII = 0x80, ESCAPE_SIZE = sizeof "\\u0000" };

/* How an output writes text. */
struct rule {
    const char *instead[ASCII]; /* of an ASCII character; NULL: the character itself */
    bool escapes; /* knows the escapes of JSON; else they are text like any other */

    /* Writes a character beyond ASCII; NULL: as it is. */
    void (*beyond)(FILE *out, const char *at, size_t length);
};

/* What a byte that is not UTF-8 is taken for. */
enum { REPLACEMENT = 0xFFFD };

/* Whether the character would be obeyed, or is none: XML does not know the last two. */
static bool is_control(uint32_t code)
{
    return utf8_is_control(code) || (code >= REPLACEMENT && code <= 0xFFFF);
}

/* The character at text, which is not at its end; a stray byte is one as well. */
static uint32_t next_code(const char *text, size_t *length)
{
    *length = utf8_length(text, UTF8_LONGEST);
    if (*length > 0)
        return utf8_code(text, *length);
    *length = 1;
    return REPLACEMENT;
}

/* What a control character is shown as: \n, \u001b. */
static void control_escape(uint32_t code, char escape[static ESCAPE_SIZE])
{
    static const char from[] = "\b\f\n\r\t", to[] = "bfnrt";
    const char *found = code < ' ' ? strchr(from, (int)code) : NULL;

    if (found)
        snprintf(escape, ESCAPE_SIZE, "\\%c", to[found - from]);
    else
        snprintf(escape, ESCAPE_SIZE, "\\u%04x", (unsigned)code & 0xFFFF);
}

static void put_ascii(FILE *out, char c, const struct rule *rule)
{
    const char *instead = rule->instead[(unsigned char)c % ASCII];

    if (instead)
        fputs(instead, out);
    else
        putc(c, out);
}

static void put_control(FILE *out, uint32_t code, const struct rule *rule)
{
    char escape[ESCAPE_SIZE];

    control_escape(code, escape);
    if (rule->escapes)
        fputs(escape, out);
    else
        for (const char *e = escape; *e; e++)
            put_ascii(out, *e, rule);
}

static void quote_by(FILE *out, const char *text, const struct rule *rule)
{
    size_t length;

    for (; *text; text += length) {
        uint32_t code = next_code(text, &length);

        if (is_control(code))
            put_control(out, code, rule);
        else if (length == 1)
            put_ascii(out, *text, rule);
        else if (rule->beyond)
            rule->beyond(out, text, length);
        else
            fwrite(text, 1, length, out);
    }
}

void quote_plain(FILE *out, const char *text)
{
    static const struct rule rule = {.escapes = true};

    quote_by(out, text, &rule);
}

void quote_json(FILE *out, const char *text)
{
    static const struct rule rule = {
        .instead = {['"'] = "\\\"", ['\\'] = "\\\\"},
        .escapes = true,
    };

    putc('"', out);
    quote_by(out, text, &rule);
    putc('"', out);
}

bool quote_is_word(const char *text)
{
    const char *at = text;
    size_t length;

    for (; *at; at += length)
        if (is_control(next_code(at, &length)) || strchr(" \"\\#", *at))
            return false;
    return at != text;
}

void quote_word(FILE *out, const char *text)
{
    if (quote_is_word(text))
        fputs(text, out);
    else
        quote_json(out, text);
}

static const char DOTS[] = "...";

const char *quote_short(char *shown, size_t size, const char *text, size_t length)
{
    size_t at = 0, bytes;

    for (; at < length; at += bytes) {
        bytes = utf8_length(text + at, length - at);
        if (at + (bytes ? bytes : 1) + sizeof DOTS > size)
            break;
        if (bytes == 0 || (unsigned char)text[at] < ' ' || text[at] == 0x7F) {
            shown[at] = '?';
            bytes = 1;
        } else {
            memcpy(shown + at, text + at, bytes);
        }
    }
    strcpy(shown + at, at < length ? DOTS : "");
    return shown;
}

const char *quote_short_end(char *shown, size_t size, const char *text, size_t length)
{
    bool whole = length + sizeof DOTS <= size;
    size_t from = whole ? 0 : length + sizeof DOTS - size;

    snprintf(shown, size, "%s%.*s", whole ? "" : DOTS, (int)(length - from), text + from);
    return shown;
}

void quote_csv(FILE *out, const char *text)
{
    static const struct rule rule = {.instead = {['"'] = "\"\""}, .escapes = true};
    const char *quote = text[strcspn(text, ",\"")] ? "\"" : "";

    fputs(quote, out);
    quote_by(out, text, &rule);
    fputs(quote, out);
}

void quote_xml(FILE *out, const char *text)
{
    static const struct rule rule = {
        .instead = {['&'] = "&amp;",
                    ['<'] = "&lt;",
                    ['>'] = "&gt;",
                    ['"'] = "&quot;",
                    ['\''] = "&#39;"},
    };

    quote_by(out, text, &rule);
}

/* Neither an end tag nor a comment can begin without '<'. */
void quote_script(FILE *out, const char *text)
{
    static const struct rule rule = {
        .instead = {['"'] = "\\\"", ['\\'] = "\\\\", ['<'] = "\\u003c"},
        .escapes = true,
    };

    putc('"', out);
    quote_by(out, text, &rule);
    putc('"', out);
}

/* Graphviz replaces the entities of HTML in labels. */
void quote_dot(FILE *out, const char *text)
{
    static const struct rule rule = {
        .instead = {['"'] = "\\\"", ['\\'] = "\\\\", ['&'] = "&amp;"},
    };

    quote_by(out, text, &rule);
}

void quote_dot_tooltip(FILE *out, const char *text)
{
    static const struct rule rule = {
        .instead = {['"'] = "\\\"", ['\\'] = "\\\\\\\\", ['&'] = "&amp;"},
    };

    quote_by(out, text, &rule);
}

static bool is_listed(uint32_t code, const uint16_t *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (code == list[i])
            return true;
    return false;
}

/*
 * What TeX's own fonts have: the accented letters of U+00C0 to U+017F but for the ones
 * listed as missing, and common punctuation: dashes, quotes, the ellipsis.
 */
static bool tex_knows(uint32_t code)
{
    static const uint16_t present[] = {
        0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026,
    };
    static const uint16_t missing[] = {
        0x0D0, 0x0D7, 0x0DE, 0x0F0, 0x0F7, 0x0FE, 0x104, 0x105, 0x110,
        0x111, 0x118, 0x119, 0x126, 0x127, 0x12E, 0x12F, 0x138, 0x13F,
        0x140, 0x149, 0x14A, 0x14B, 0x166, 0x167, 0x172, 0x173, 0x17F,
    };

    if (code < 0xC0 || code > 0x17F)
        return is_listed(code, present, sizeof present / sizeof present[0]);
    return !is_listed(code, missing, sizeof missing / sizeof missing[0]);
}

static void put_tex(FILE *out, const char *at, size_t length)
{
    uint32_t code = utf8_code(at, length);

    if (tex_knows(code))
        fwrite(at, 1, length, out);
    else
        fprintf(out, "\\unicode{%04X}", (unsigned)code);
}

/* Groups keep TeX from joining characters, as -- to a dash, and TikZ from seeing them. */
void quote_tex(FILE *out, const char *text)
{
    static const struct rule rule = {
        .instead =
            {
                [' '] = "\\ ",
                ['\\'] = "\\textbackslash{}",
                ['{'] = "\\{",
                ['}'] = "\\}",
                ['['] = "{[}",
                [']'] = "{]}",
                [','] = "{,}",
                ['='] = "{=}",
                ['$'] = "\\$",
                ['&'] = "\\&",
                ['#'] = "\\#",
                ['%'] = "\\%",
                ['_'] = "\\_",
                ['^'] = "\\textasciicircum{}",
                ['~'] = "\\textasciitilde{}",
                ['<'] = "\\textless{}",
                ['>'] = "\\textgreater{}",
                ['|'] = "\\textbar{}",
                ['-'] = "{-}",
                ['\''] = "{'}",
                ['`'] = "{`}",
            },
        .beyond = put_tex,
    };

    quote_by(out, text, &rule);
}
