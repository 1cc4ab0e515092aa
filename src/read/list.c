/*
 * list.c - reading list text: a node is its children in brackets, round or square ones.
 *
 *     ['R', ['S', ('T', 4), ('U', -1)], ('V', 9)]
 *     (A (B 4) (C (D 1) (E 7)))
 *     ((3 (8 6)) (2 9))
 *     (min (max 3 12) (max 2 4))        min(max(3, 12), max(2, 4))
 *     ({3 5} {2 @ 1/3 (4 6) @ 2/3})
 *
 * A first element that is no number names the node, or says who moves there. A name and
 * one number are a leaf. Commas and quotes may be left out. Braces are chance nodes, with
 * the probability of an element or its weight behind it, or behind none. A text may hold
 * several lists.
 *
 * Whether a number behind a name is the value of a leaf or the first child shows only at
 * the next element. Until then it is kept as the value of the open node.
 */
#include "read/finish.h"
#include "read/formats.h"

#include "base/memory.h"
#include "base/quote.h"
#include "read/cursor.h"
#include "read/list_word.h"
#include "read/names.h"
#include "read/words.h"

#include <stdlib.h>
#include <string.h>

/* An open bracket. */
struct bracket {
    size_t at;
    size_t doubt; /* where the name stands, if it may be meant as a value; else 0 */
    size_t count; /* elements other than name and mover */
    node child;   /* the last of them, once it is a node */
    bool named, moved;
    bool chance;  /* braces */
    bool weighed; /* the last element has odds */
    bool call;    /* the arguments of max(...) or min(...) */
    bool value;   /* the last element is a number */
    bool tight;   /* a comma stands between two digits */
    bool loose;   /* a blank alone stands between two numbers */
};

struct list {
    struct cursor cursor;
    struct build *b;
    struct bracket *open; /* from the outermost on; owned */
    size_t depth, capacity;
};

/* Gives a failure of the builder the place of the cursor. */
static bool build_failed(struct list *l)
{
    return text_place(l->cursor.text, l->cursor.at, l->cursor.error);
}

static struct bracket *innermost(struct list *l)
{
    return l->depth > 0 ? &l->open[l->depth - 1] : NULL;
}

static bool is_empty(const struct bracket *bracket)
{
    return bracket->count == 0;
}

static void count_element(struct bracket *bracket, bool value)
{
    bracket->count++;
    bracket->value = value;
    bracket->weighed = false;
}

/* The innermost open node gets a child: what seemed its value was a child, too. */
static bool add_child(struct list *l, bool leaf)
{
    struct bracket *bracket = innermost(l);
    double value;

    if (!bracket)
        return true;
    count_element(bracket, leaf);
    value = l->b->tree.value[l->b->open];
    if (score_known(value)) {
        build_value(l->b, SCORE_NONE);
        if (!build_leaf(l->b, value, l->cursor.error))
            return build_failed(l);
    }
    bracket->child = l->b->tree.count;
    return true;
}

static bool read_open(struct list *l)
{
    struct error *error = l->cursor.error;
    bool chance = cursor_peek(&l->cursor) == '{';

    if (!add_child(l, false) ||
        !memory_reserve(&l->open, &l->capacity, l->depth + 1, sizeof *l->open, error))
        return false;
    if (!build_open(l->b, error))
        return build_failed(l);
    if (chance)
        build_mover(l->b, MOVER_CHANCE);
    l->open[l->depth++] =
        (struct bracket){.at = l->cursor.at, .chance = chance, .moved = chance};
    l->cursor.at++;
    return true;
}

static char closing(const struct list *l)
{
    return cursor_closing(l->cursor.text->data[l->open[l->depth - 1].at]);
}

/* What a bracket that is about to be closed lacks. */
static bool check_close(struct list *l, const struct bracket *bracket)
{
    struct cursor *cursor = &l->cursor;

    if (is_empty(bracket))
        return cursor_error(cursor, cursor->at,
                            bracket->named ? "expected a value or children after the name"
                                           : "expected at least one child");
    if (bracket->named && bracket->moved && bracket->count == 1 && bracket->value)
        return cursor_error(
            cursor, bracket->at,
            bracket->chance ? "a leaf, or a chance node with one? write (A 4) for the "
                              "leaf, {A (\"\" 4)} for the node"
                            : "a leaf, or a node with one leaf? write (A 4) for the "
                              "leaf, (max A (\"\" 4)) for the node");
    return true;
}

static bool read_close(struct list *l)
{
    struct cursor *cursor = &l->cursor;
    const struct bracket *bracket = innermost(l);

    if (!bracket)
        return cursor_error(cursor, cursor->at, "expected '(', '[' or a number");
    if (cursor_peek(cursor) != closing(l))
        return cursor_error(cursor, cursor->at, "expected '%c'", closing(l));
    if (!check_close(l, bracket))
        return false;
    if (bracket->chance && !build_outcomes(l->b, ODDS_EITHER, cursor->error))
        return text_place(cursor->text, bracket->at, cursor->error);
    build_close(l->b);
    l->depth--;
    cursor->at++;
    return true;
}

/* max or min before the children, and before or behind the name. */
static bool take_mover(struct list *l, struct name name, enum mover mover)
{
    l->open[l->depth - 1].moved = true;
    build_mover(l->b, mover);
    l->cursor.at = name.end;
    return true;
}

static bool name_misplaced(struct list *l, struct name name, const char *expected)
{
    char shown[WORD_SHOWN_SIZE];

    if (l->cursor.text->data[name.at] == '@')
        return cursor_error(&l->cursor, name.at,
                            "a weight outside of a chance node, which is in braces: "
                            "{2 @ 1/3 4 @ 2/3}");

    return cursor_error(&l->cursor, name.at, "expected %s, not %s", expected,
                        quote_short(shown, sizeof shown, l->cursor.text->data + name.at,
                                    name.end - name.at));
}

static bool take_name(struct list *l, struct name name)
{
    struct bracket *bracket = innermost(l);
    enum mover mover = list_word_mover(l->cursor.text, name);

    if (!bracket)
        return cursor_error(&l->cursor, name.at, "expected '(', '[' or a number");
    if (bracket->call)
        return name_misplaced(l, name, "a number, max(...) or min(...)");
    if (mover != MOVER_DEFAULT && is_empty(bracket) && !bracket->moved)
        return take_mover(l, name, mover);
    if (bracket->named || !is_empty(bracket) || mover != MOVER_DEFAULT)
        return name_misplaced(l, name, "a number or a bracket");
    bracket->named = true;
    l->cursor.at = name.end;
    return name_node(l->cursor.text, name, l->b, l->cursor.error);
}

static bool read_quoted(struct list *l)
{
    struct name name;

    return name_quoted(l->cursor.text, l->cursor.at, &name, l->cursor.error) &&
           take_name(l, name);
}

/* Whether a number is the value of the innermost node, unless another element comes. */
static bool seems_value(const struct bracket *bracket)
{
    return bracket && bracket->named && !bracket->moved && is_empty(bracket);
}

static bool take_value(struct list *l, double value)
{
    struct bracket *bracket = innermost(l);

    if (bracket && bracket->doubt > 0)
        return list_word_refuse(&l->cursor, bracket->doubt);
    if (!seems_value(bracket))
        return add_child(l, true) &&
               (build_leaf(l->b, value, l->cursor.error) || build_failed(l));
    count_element(bracket, true);
    build_value(l->b, value);
    return true;
}

/* max( or min( where a tree or an argument may begin. */
static bool is_call(struct list *l, struct name word)
{
    const struct bracket *bracket = innermost(l);

    return (!bracket || bracket->call) && cursor_byte(&l->cursor, word.end) == '(' &&
           list_word_mover(l->cursor.text, word) != MOVER_DEFAULT;
}

static bool read_call(struct list *l, struct name word)
{
    l->cursor.at = word.end;
    if (!read_open(l))
        return false;
    l->open[l->depth - 1].call = true;
    return take_mover(l, (struct name){.end = l->cursor.at},
                      list_word_mover(l->cursor.text, word));
}

/* A bare word that is no number. */
static bool read_name(struct list *l, struct name word)
{
    struct bracket *bracket;

    if (is_call(l, word))
        return read_call(l, word);
    if (word_resembles(l->cursor.text, word.at, word.end, "chance"))
        return cursor_error(&l->cursor, word.at,
                            "does chance move, or is this a name? write {3 5} for a "
                            "chance node, \"chance\" for the name");
    if (!take_name(l, word))
        return false;
    bracket = &l->open[l->depth - 1];
    if (bracket->named && list_word_is_doubtful(&l->cursor, word))
        bracket->doubt = word.at;
    return true;
}

/* Of what is wrong with a number, a character that only looks right says more. */
static bool read_number(struct list *l, struct name word)
{
    struct cursor *cursor = &l->cursor;
    double value;

    if (!word_value(cursor->text, word.at, list_word_number_end(cursor->text, word),
                    &value, cursor->error)) {
        list_word_check(cursor, word);
        return false;
    }
    cursor->at = word.end;
    return take_value(l, value);
}

/* A bare word: a number or a name. */
static bool read_word(struct list *l)
{
    struct cursor *cursor = &l->cursor;
    const struct bracket *bracket = innermost(l);
    struct name word = list_word(cursor, bracket && bracket->chance);

    if (cursor->failed)
        return false;
    if (word.end == word.at)
        return list_word_stop(cursor);
    if (word_is_value(cursor->text, word.at, word.end))
        return read_number(l, word);
    return list_word_check(cursor, word) && read_name(l, word);
}

/* A bracket where none belongs to max(...) or min(...). */
static bool read_bracket(struct list *l)
{
    const struct bracket *bracket = innermost(l);

    if (bracket && bracket->call)
        return cursor_error(&l->cursor, l->cursor.at,
                            "expected a number, max(...) or min(...), not '%c'",
                            cursor_peek(&l->cursor));
    return read_open(l);
}

/* The text ends within brackets. */
static bool end_error(struct list *l)
{
    struct cursor *cursor = &l->cursor;
    uint64_t line, column;

    text_locate(cursor->text, l->open[l->depth - 1].at, &line, &column);
    return cursor_error(cursor, cursor->at, "expected '%c' for the bracket in line %llu",
                        closing(l), (unsigned long long)line);
}

/* element: '(' { element [','] } ')' | '[' { element [','] } ']' | name | number
 *        | '{' { element [odds] [','] } '}' */
static bool read_element(struct list *l)
{
    switch (cursor_peek(&l->cursor)) {
    case CURSOR_END:
        return end_error(l);
    case '(':
    case '[':
    case '{':
        return read_bracket(l);
    case ')':
    case ']':
    case '}':
        return read_close(l);
    case '"':
    case '\'':
        return read_quoted(l);
    default:
        return read_word(l);
    }
}

/* Whether the byte may begin a number. */
static bool begins_number(int c)
{
    return (c >= '0' && c <= '9') || c == '-';
}

/* Notes what separates a number from the next one, which is at the cursor. */
static bool check_separator(struct list *l, struct bracket *bracket, bool comma,
                            size_t end)
{
    if (!bracket->value || !begins_number(cursor_peek(&l->cursor)))
        return true;
    bracket->tight |= comma && l->cursor.at == end + 1;
    bracket->loose |= !comma;
    return !bracket->tight || !bracket->loose ||
           cursor_error(&l->cursor, end,
                        "commas between some numbers only: write 3.5 for 3,5, or a comma "
                        "between all");
}

/* Past blanks, and the comma that may follow an element. */
static bool skip_comma(struct list *l)
{
    struct bracket *bracket = &l->open[l->depth - 1];
    size_t end = l->cursor.at;
    bool comma = false;

    cursor_skip_space(&l->cursor);
    if (bracket->named || (bracket->moved && !bracket->chance) || !is_empty(bracket))
        comma = cursor_accept(&l->cursor, ',');
    return check_separator(l, bracket, comma, end);
}

/* Whether odds come next; moves past their @. */
static bool accept_odds(struct list *l, const struct bracket *bracket)
{
    struct cursor *cursor = &l->cursor;
    size_t at = cursor->at;

    if (!bracket->chance || is_empty(bracket) || bracket->weighed)
        return false;
    cursor_skip_space(cursor);
    if (cursor_accept(cursor, '@'))
        return true;
    cursor->at = at;
    return false;
}

/* odds: '@' word, behind an element of a chance node. */
static bool read_odds(struct list *l)
{
    struct cursor *cursor = &l->cursor;
    struct bracket *bracket = &l->open[l->depth - 1];
    struct name word;

    if (!accept_odds(l, bracket))
        return true;
    word = list_word(cursor, true);
    if (cursor->failed)
        return false;
    if (word.at == word.end)
        return cursor_error(cursor, word.at, "expected a weight behind '@', as @ 1/3");
    if (!build_odds(l->b, bracket->child, cursor->text->data + word.at,
                    word.end - word.at, cursor->error))
        return text_place(cursor->text, word.at, cursor->error);
    cursor->at = word.end;
    bracket->weighed = true;
    bracket->value = false;
    return true;
}

static bool read_tree(struct list *l)
{
    build_start(l->b);
    /* Lisp's quote. */
    if (cursor_peek(&l->cursor) == '\'' &&
        cursor_byte(&l->cursor, l->cursor.at + 1) == '(')
        l->cursor.at++;
    for (;;) {
        if (!read_element(l))
            return false;
        if (l->depth == 0)
            return true;
        if (!read_odds(l) || !skip_comma(l))
            return false;
    }
}

enum read_result list_read(struct text *text, struct build *b,
                           const struct read_options *options, struct error *error)
{
    struct list list = {
        .cursor = {.text = text, .at = text->position, .error = error},
        .b = b,
    };
    enum read_result result = READ_END;

    cursor_skip_space(&list.cursor);
    if (cursor_peek(&list.cursor) != CURSOR_END)
        result = read_tree(&list) ? READ_TREE : READ_FAILED;
    if (list.cursor.failed)
        result = READ_FAILED;
    if (result == READ_TREE)
        result = finish_tree(text, b, options->root, error);
    if (result != READ_FAILED)
        text->position = list.cursor.at;
    free(list.open);
    return result;
}
