/*
 * list.c - reading list text: a node is its children in brackets, of either kind.
 *
 *     ['R', ['S', ('T', 4), ('U', -1)], ('V', 9)]
 *     (A (B 4) (C (D 1) (E 7)))
 *     ((3 (8 6)) (2 9))
 *
 * A first element that is no number names the node. A name and one number are a leaf.
 * Commas and quotes may be left out. A text may hold several lists.
 *
 * Whether a number behind a name is the value of a leaf or the first child shows only at
 * the next element. Until then it is kept as the value of the open node.
 */
#include "read/formats.h"

#include "base/memory.h"
#include "base/quote.h"
#include "read/cursor.h"
#include "read/names.h"
#include "read/words.h"

#include <stdlib.h>
#include <string.h>

/* An open bracket. */
struct bracket {
    size_t at;
    bool named;
    bool empty; /* without elements other than the name */
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

/* The innermost open node gets a child: what seemed its value was a child, too. */
static bool add_child(struct list *l)
{
    double value;

    if (l->depth == 0)
        return true;
    l->open[l->depth - 1].empty = false;
    value = l->b->tree.value[l->b->open];
    if (!score_known(value))
        return true;
    build_value(l->b, SCORE_NONE);
    return build_leaf(l->b, value, l->cursor.error) || build_failed(l);
}

static bool read_open(struct list *l)
{
    struct error *error = l->cursor.error;

    if (!add_child(l) ||
        !memory_reserve(&l->open, &l->capacity, l->depth + 1, sizeof *l->open, error))
        return false;
    if (!build_open(l->b, error))
        return build_failed(l);
    l->open[l->depth++] = (struct bracket){.at = l->cursor.at, .empty = true};
    l->cursor.at++;
    return true;
}

static char closing(const struct list *l)
{
    return l->cursor.text->data[l->open[l->depth - 1].at] == '(' ? ')' : ']';
}

static bool read_close(struct list *l)
{
    struct cursor *cursor = &l->cursor;
    const struct bracket *bracket;

    if (l->depth == 0)
        return cursor_error(cursor, cursor->at, "expected '(', '[' or a number");
    bracket = &l->open[l->depth - 1];
    if (cursor_peek(cursor) != closing(l))
        return cursor_error(cursor, cursor->at, "expected '%c'", closing(l));
    if (bracket->empty)
        return cursor_error(cursor, cursor->at,
                            bracket->named ? "expected a value or children after the name"
                                           : "expected at least one child");
    build_close(l->b);
    l->depth--;
    cursor->at++;
    return true;
}

static bool take_name(struct list *l, struct name name)
{
    struct cursor *cursor = &l->cursor;
    struct bracket *bracket = l->depth > 0 ? &l->open[l->depth - 1] : NULL;
    char shown[WORD_SHOWN_SIZE];

    if (!bracket)
        return cursor_error(cursor, name.at, "expected '(', '[' or a number");
    if (bracket->named || !bracket->empty)
        return cursor_error(cursor, name.at, "expected a number or a bracket, not %s",
                            quote_short(shown, sizeof shown, cursor->text->data + name.at,
                                        name.end - name.at));
    bracket->named = true;
    cursor->at = name.end;
    return name_node(cursor->text, name, l->b, cursor->error);
}

static bool read_quoted(struct list *l)
{
    struct name name;

    return name_quoted(l->cursor.text, l->cursor.at, &name, l->cursor.error) &&
           take_name(l, name);
}

static bool take_value(struct list *l, double value)
{
    struct bracket *bracket = l->depth > 0 ? &l->open[l->depth - 1] : NULL;

    if (!bracket || !bracket->named || !bracket->empty)
        return add_child(l) &&
               (build_leaf(l->b, value, l->cursor.error) || build_failed(l));
    bracket->empty = false;
    build_value(l->b, value);
    return true;
}

/* A bare word: a number or a name. */
static bool read_word(struct list *l)
{
    struct cursor *cursor = &l->cursor;
    struct name word = {.at = cursor->at,
                        .end = cursor_word_end(cursor, cursor->at, "()[],\"'")};
    double value;

    if (cursor->failed)
        return false;
    if (word.end == word.at)
        return cursor_error(cursor, word.at, "expected a number, a name or a bracket");
    if (!word_is_value(cursor->text, word.at, word.end))
        return word_check(cursor->text, word.at, word.end, cursor->error) &&
               take_name(l, word);
    if (!word_value(cursor->text, word.at, word.end, &value, cursor->error))
        return false;
    cursor->at = word.end;
    return take_value(l, value);
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

/* element: '(' { element [','] } ')' | '[' { element [','] } ']' | name | number */
static bool read_element(struct list *l)
{
    switch (cursor_peek(&l->cursor)) {
    case CURSOR_END:
        return end_error(l);
    case '(':
    case '[':
        return read_open(l);
    case ')':
    case ']':
        return read_close(l);
    case '"':
    case '\'':
        return read_quoted(l);
    default:
        return read_word(l);
    }
}

/* Past blanks, and the comma that may follow an element. */
static void skip_comma(struct list *l)
{
    const struct bracket *bracket = &l->open[l->depth - 1];

    cursor_skip_space(&l->cursor);
    if (bracket->named || !bracket->empty)
        cursor_accept(&l->cursor, ',');
}

static bool read_tree(struct list *l)
{
    build_start(l->b);
    for (;;) {
        if (!read_element(l))
            return false;
        if (l->depth == 0)
            return true;
        skip_comma(l);
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
        build_finish(b, options->root);
    if (result != READ_FAILED)
        text->position = list.cursor.at;
    free(list.open);
    return result;
}
