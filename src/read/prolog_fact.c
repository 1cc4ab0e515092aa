/*
 * prolog_fact.c - facts by their names.
 */
#include "read/prolog_fact.h"

#include "read/words.h"

static const struct {
    const char *name;
    enum prolog_fact fact;
} facts[] = {
    {"moves", PROLOG_CHILDREN},  {"children", PROLOG_CHILDREN},
    {"succ", PROLOG_CHILDREN},   {"successors", PROLOG_CHILDREN},
    {"move", PROLOG_CHILDREN},   {"successor", PROLOG_CHILDREN},
    {"edge", PROLOG_CHILDREN},   {"arc", PROLOG_CHILDREN},
    {"staticval", PROLOG_VALUE}, {"static_value", PROLOG_VALUE},
    {"value", PROLOG_VALUE},     {"val", PROLOG_VALUE},
    {"eval", PROLOG_VALUE},      {"score", PROLOG_VALUE},
    {"utility", PROLOG_VALUE},   {"payoff", PROLOG_VALUE},
    {"leaf", PROLOG_VALUE},      {"max_to_move", PROLOG_MAX},
    {"max_node", PROLOG_MAX},    {"min_to_move", PROLOG_MIN},
    {"min_node", PROLOG_MIN},    {"player", PROLOG_MOVER},
    {"to_move", PROLOG_MOVER},   {"turn", PROLOG_MOVER},
    {"mover", PROLOG_MOVER},     {"type", PROLOG_MOVER},
    {"root", PROLOG_ROOT},
};

enum prolog_fact prolog_fact_find(const struct text *text, size_t at, size_t end)
{
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++)
        if (word_is(text, at, end, facts[i].name))
            return facts[i].fact;
    return PROLOG_UNKNOWN;
}

/* Behind the comment of C that begins at data[at]; there itself where it has no end. */
static size_t skip_block(struct cursor *cursor, size_t at)
{
    int c;

    for (size_t end = at + 2; (c = cursor_byte(cursor, end)) != CURSOR_END; end++)
        if (c == '*' && cursor_byte(cursor, end + 1) == '/')
            return end + 2;
    return at;
}

size_t prolog_skip(struct cursor *cursor, size_t at)
{
    size_t before;
    int c;

    do {
        before = at;
        while (cursor_is_space(c = cursor_byte(cursor, at)))
            at++;
        if (c == '%')
            while (c != '\n' && c != CURSOR_END)
                c = cursor_byte(cursor, ++at);
        else if (c == '/' && cursor_byte(cursor, at + 1) == '*')
            at = skip_block(cursor, at);
    } while (at > before);
    return at;
}

bool prolog_directive(struct cursor *cursor)
{
    size_t at = prolog_skip(cursor, cursor->at + 2);
    size_t end = cursor_word_end(cursor, at, PROLOG_STOPS);
    int c;

    if (cursor_byte(cursor, cursor->at + 1) != '-')
        return cursor_error(cursor, cursor->at, "expected a fact, as moves(a,[b,c]).");
    if (!word_is(cursor->text, at, end, "dynamic") &&
        !word_is(cursor->text, at, end, "discontiguous"))
        return cursor_error(cursor, cursor->at,
                            "a directive: nothing is run, only facts are read");
    while ((c = cursor_byte(cursor, end)) != '.' && c != CURSOR_END)
        end++;
    if (c == CURSOR_END)
        return cursor_error(cursor, end, "expected '.' behind the directive");
    cursor->at = prolog_skip(cursor, end + 1);
    return true;
}

/* Whether a line goes on as a fact ends: with ). */
static bool ends_as_fact(struct cursor *cursor, size_t at)
{
    int c;

    while ((c = cursor_byte(cursor, at)) != CURSOR_END && c != '\n') {
        at++;
        if (c == ')' && cursor_byte(cursor, at) == '.')
            return true;
    }
    return false;
}

static bool is_other(struct cursor *cursor, size_t at, size_t end)
{
    char first = cursor->text->data[at];

    return first >= 'a' && first <= 'z' && !word_is(cursor->text, at, end, "max") &&
           !word_is(cursor->text, at, end, "min") && ends_as_fact(cursor, end);
}

bool prolog_begins(struct cursor *cursor, size_t at)
{
    size_t end;

    at = prolog_skip(cursor, at);
    if (cursor_byte(cursor, at) == ':')
        return cursor_byte(cursor, at + 1) == '-';
    end = cursor_word_end(cursor, at, PROLOG_STOPS);
    return end > at && cursor_byte(cursor, end) == '(' &&
           (prolog_fact_find(cursor->text, at, end) != PROLOG_UNKNOWN ||
            is_other(cursor, at, end));
}
