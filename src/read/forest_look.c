/*
 * forest_look.c - telling forest's brackets from those of lists.
 */
#include "read/forest_look.h"

#include "base/digit.h"

#include <string.h>

/* So many bytes are looked at. */
enum { LOOK_LIMIT = 4096 };

/* What is seen of the brackets. */
struct brackets {
    struct cursor *cursor;
    size_t at, depth;
    bool first;            /* of the words of the root */
    bool named;            /* the root begins with a word that is no number */
    bool leaf;             /* some brackets hold a number alone */
    bool inner;            /* there are brackets in brackets */
    bool options;          /* or options, or TeX */
    bool headed;           /* or a number, and brackets behind it */
    bool closed;           /* brackets were closed last */
    size_t words, numbers; /* since they were opened */
};

size_t forest_skip(struct cursor *cursor, size_t at)
{
    size_t before;
    int c;

    do {
        before = at;
        while (cursor_is_space(c = cursor_byte(cursor, at)))
            at++;
        if (c == '%')
            while ((c = cursor_byte(cursor, at)) != '\n' && c != CURSOR_END)
                at++;
    } while (at > before);
    return at;
}

static bool is_letter(int c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool open_bracket(struct brackets *l)
{
    l->inner = l->inner || l->depth > 0;
    l->headed = l->headed || (l->depth > 0 && !l->closed && l->numbers > 0);
    l->depth++;
    l->words = l->numbers = 0;
    l->closed = false;
    l->at++;
    return true;
}

static bool close_bracket(struct brackets *l)
{
    if (!l->closed && l->numbers == 1 && l->words == 0)
        l->leaf = true;
    l->depth--;
    l->closed = true;
    l->at++;
    return true;
}

/* Behind a comma, an option begins with a letter; it reaches to the next bracket. */
static bool see_options(struct brackets *l)
{
    size_t depth = 0;
    int c;

    if (l->closed)
        return false;
    l->at = forest_skip(l->cursor, l->at + 1);
    if (!is_letter(cursor_byte(l->cursor, l->at)))
        return false;
    while ((c = cursor_byte(l->cursor, l->at)) != CURSOR_END &&
           (depth > 0 || (c != '[' && c != ']'))) {
        depth += c == '{';
        depth -= c == '}' && depth > 0;
        l->at++;
    }
    l->options = true;
    return true;
}

static bool see_word(struct brackets *l)
{
    int c = cursor_byte(l->cursor, l->at);
    size_t end = cursor_word_end(l->cursor, l->at, "[](){},\"'");
    bool number = is_digit((char)c) || c == '-';

    if (l->closed || end == l->at)
        return false;
    if (l->depth == 1 && !l->first)
        l->named = !number;
    l->first = true;
    if (number)
        l->numbers++;
    else
        l->words++;
    l->at = end;
    return l->numbers < 2;
}

/* TeX in braces or behind a backslash. */
static bool see_tex(struct brackets *l)
{
    size_t depth = 0;
    int c;

    if (l->closed)
        return false;
    l->options = l->first = true;
    if (l->depth == 1)
        l->named = true;
    do {
        c = cursor_byte(l->cursor, l->at++);
        if (c == '\\')
            l->at++;
        depth += c == '{';
        depth -= c == '}' && depth > 0;
    } while (depth > 0 && c != CURSOR_END);
    return c != CURSOR_END;
}

static bool see(struct brackets *l)
{
    switch (cursor_byte(l->cursor, l->at)) {
    case '[':
        return open_bracket(l);
    case ']':
        return close_bracket(l);
    case ',':
        return see_options(l);
    case '{':
    case '\\':
    case '$':
        return see_tex(l);
    default:
        return see_word(l);
    }
}

static enum forest_look decide(const struct brackets *l)
{
    if (l->named && l->inner && (l->leaf || l->options))
        return FOREST_YES;
    return l->headed && l->leaf ? FOREST_MAYBE : FOREST_NO;
}

enum forest_look forest_looks(struct cursor *cursor, size_t at)
{
    struct brackets look = {.cursor = cursor};

    look.at = forest_skip(cursor, at);
    if (cursor_byte(cursor, look.at) == '\\')
        return is_letter(cursor_byte(cursor, look.at + 1)) ? FOREST_YES : FOREST_NO;
    if (cursor_byte(cursor, look.at) != '[')
        return FOREST_NO;
    do {
        if (!see(&look))
            return FOREST_NO;
        if (look.depth > 0)
            look.at = forest_skip(cursor, look.at);
    } while (look.depth > 0 && look.at < at + LOOK_LIMIT);
    return decide(&look);
}
