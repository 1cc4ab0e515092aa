/*
 * code_head.c - by what a program shows.
 */
#include "read/code_head.h"

#include "base/digit.h"
#include "read/words.h"

#include <string.h>

/* So many bytes are looked at. */
enum { HEAD_LIMIT = 256, LOOK_LIMIT = 4096 };

static bool is_letter(int c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool code_is_wrapper(const struct text *text, size_t at, size_t end)
{
    static const char *const wrappers[] = {
        "array",  "np.array",  "numpy.array", "asarray",       "np.asarray",
        "matrix", "np.matrix", "tensor",      "torch.tensor",  "jnp.array",
        "Array",  "tuple",     "list",        "Arrays.asList", "List.of"};

    for (size_t i = 0; i < sizeof wrappers / sizeof *wrappers; i++)
        if (word_is(text, at, end, wrappers[i]))
            return true;
    return false;
}

static size_t skip_space(struct cursor *cursor, size_t at)
{
    while (cursor_is_space(cursor_byte(cursor, at)))
        at++;
    return at;
}

/* Whether a word and a round bracket are at data[at]. */
static bool is_call(struct cursor *cursor, size_t at)
{
    if (!is_letter(cursor_byte(cursor, at)))
        return false;
    while (is_letter(cursor_byte(cursor, at)) || cursor_byte(cursor, at) == '.')
        at++;
    return cursor_byte(cursor, at) == '(';
}

/* Behind = may stand what is no number; behind :, what is no list of labels either. */
static bool may_follow(struct cursor *cursor, size_t at, bool colon)
{
    int c, second;

    at = skip_space(cursor, at);
    c = cursor_byte(cursor, at);
    if (c != '[' && c != '(' && c != '{')
        return !colon && is_call(cursor, at);
    if (!colon)
        return true;
    second = cursor_byte(cursor, skip_space(cursor, at + 1));
    return second == '[' || second == '(' || second == '{' ||
           (c == '{' && (second == '"' || second == '\''));
}

/* Behind the type of an initialiser, new int[][] or Go's [][]int, that stands before a
 * brace; data[at] where there is none. */
static size_t type_end(struct cursor *cursor, size_t at)
{
    size_t begin = at;
    bool named = false, array = false;
    int c = cursor_byte(cursor, at);

    while (at - begin < HEAD_LIMIT &&
           (is_letter(c) || is_digit((char)c) || c == ' ' || c == '[' || c == ']')) {
        named = named || is_letter(c);
        array = array || c == '[';
        c = cursor_byte(cursor, ++at);
    }
    return named && array && c == '{' ? at : begin;
}

/* Whether the byte may stand in names and types. */
static bool is_of_head(int c)
{
    return is_letter(c) || is_digit((char)c) || (c > 0 && strchr(" \t.<>[]:$", c));
}

size_t code_head_end(struct cursor *cursor, size_t at)
{
    size_t begin = at, end = 0;
    int c = cursor_byte(cursor, at);

    if (!is_letter(c) && c != '$')
        return 0;
    for (; at - begin < HEAD_LIMIT && is_of_head(c); c = cursor_byte(cursor, ++at))
        if (c == ':' && end == 0 && may_follow(cursor, at + 1, true))
            end = at + 1;
    if (c != '=')
        return end;
    begin = skip_space(cursor, at + 1);
    if (type_end(cursor, begin) > begin)
        return type_end(cursor, begin);
    return may_follow(cursor, at + 1, false) ? at + 1 : end;
}

/* Past the string whose quote is at data[at]. */
static size_t skip_string(struct cursor *cursor, size_t at)
{
    int c;

    while ((c = cursor_byte(cursor, ++at)) != CURSOR_END && c != '"')
        if (c == '\\')
            at++;
    return at + 1;
}

/* Whether one of Python's words is at data[at], or numpy's array(. */
static bool is_code_word(struct cursor *cursor, size_t at)
{
    size_t end = cursor_word_end(cursor, at, "()[]{},:\"'");

    if (cursor_byte(cursor, end) == '(')
        return code_is_wrapper(cursor->text, at, end);
    return word_is(cursor->text, at, end, "True") ||
           word_is(cursor->text, at, end, "False") ||
           word_is(cursor->text, at, end, "None");
}

/* Whether JSON that begins with an object or an array of them goes on as no JSON does. */
static bool goes_on_as_code(struct cursor *cursor, size_t at)
{
    size_t depth = 0, limit = at + LOOK_LIMIT;
    bool object = false;

    while (at < limit) {
        int c = cursor_byte(cursor, at);

        object = object || c == '{';
        if (c == CURSOR_END || (c == '\'' && !object))
            return false;
        if (c == '\'' || c == '#' || (is_letter(c) && is_code_word(cursor, at)))
            return true;
        if (c == '[' || c == '{')
            depth++;
        if ((c == ']' || c == '}') && --depth == 0)
            return false;
        if (is_letter(c))
            at = cursor_word_end(cursor, at, "()[]{},:\"'");
        else
            at = c == '"' ? skip_string(cursor, at) : at + 1;
    }
    return false;
}

/* Behind a brace that opens JSON stands a key or another brace. */
static bool is_no_json(int c)
{
    return c != '"' && c != '}' && c != '(' && c != CURSOR_END;
}

bool code_begins(struct cursor *cursor, size_t at)
{
    int c = cursor_byte(cursor, at);

    if (is_letter(c) || c == '$') {
        size_t end = cursor_word_end(cursor, at, "()[]{},:;\"'#=");

        return (code_is_wrapper(cursor->text, at, end) &&
                cursor_byte(cursor, end) == '(') ||
               code_head_end(cursor, at) > 0;
    }
    if (c == '{' && is_no_json(cursor_byte(cursor, skip_space(cursor, at + 1))))
        return true;
    return (c == '{' || c == '[') && goes_on_as_code(cursor, at);
}
