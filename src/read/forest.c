/*
 * forest.c - reading trees out of LaTeX, as its package forest has them and as
 * --format=tikz writes them.
 *
 *     [MAX [MIN [3] [12]] [MIN, draw [2] [4]]]
 *
 * A node is what it says, options behind commas, and its children, all in brackets. What
 * a leaf says is its value, with a name or not; any other node may say who moves.
 */
#include "read/finish.h"
#include "read/formats.h"

#include "base/memory.h"
#include "read/cursor.h"
#include "read/forest_look.h"
#include "read/forest_node.h"

#include <stdlib.h>
#include <string.h>

struct forest {
    struct cursor cursor;
    struct build *b;
    struct forest_node *open; /* from the root on; owned */
    size_t depth, capacity;
    struct buffer plain;
};

static const char BEGIN[] = "\\begin{forest}", END[] = "\\end{forest}";

static void skip_space(struct forest *f)
{
    f->cursor.at = forest_skip(&f->cursor, f->cursor.at);
}

/* Behind the next such words of data[at .. end); 0 where there are none. */
static size_t find(struct forest *f, size_t at, size_t end, const char *words)
{
    size_t length = strlen(words);

    while (end - at >= length && cursor_byte(&f->cursor, at + length - 1) != CURSOR_END) {
        const char *begin = f->cursor.text->data + at, *next;
        size_t left = f->cursor.text->size - at;

        if (memcmp(begin, words, length) == 0)
            return at + length;
        next = memchr(begin + 1, words[0], left - 1);
        at = next ? (size_t)(next - f->cursor.text->data) : f->cursor.text->size;
        if (at > end)
            return 0;
    }
    return 0;
}

/* The end of what stands before one of the stops, outside braces. */
static bool find_stop(struct forest *f, const char *stops, size_t *end)
{
    size_t at = f->cursor.at, depth = 0;
    int c;

    for (; (c = cursor_byte(&f->cursor, at)) != CURSOR_END; at++) {
        if (depth == 0 && c != '\0' && strchr(stops, c))
            break;
        if (c == '\\')
            at++;
        else if (c == '%')
            at = forest_skip(&f->cursor, at) - 1;
        else if (c == '{')
            depth++;
        else if (c == '}' && depth > 0)
            depth--;
    }
    *end = at;
    return c != CURSOR_END ||
           cursor_error(&f->cursor, f->cursor.at, "expected ']' for this bracket's node");
}

/* A part of a node: what it says, or an option. */
static bool read_part(struct forest *f, bool option)
{
    struct forest_part part = {.text = f->cursor.text, .plain = &f->plain};

    part.at = f->cursor.at;
    if (!find_stop(f, ",[]", &part.end))
        return false;
    f->cursor.at = part.end;
    return option ? forest_option(&part, f->open, f->depth, f->b, f->cursor.error)
                  : forest_content(&part, f->open, f->depth, f->b, f->cursor.error);
}

static bool open_node(struct forest *f)
{
    struct error *error = f->cursor.error;
    struct forest_node opened = {.at = f->cursor.at};

    if (f->depth > 0)
        opened.ordinal = ++f->open[f->depth - 1].children;
    if (!memory_reserve(&f->open, &f->capacity, f->depth + 1, sizeof *f->open, error))
        return false;
    if (!build_open(f->b, error))
        return text_place(f->cursor.text, f->cursor.at, error);
    f->open[f->depth++] = opened;
    f->cursor.at++;
    skip_space(f);
    if (!read_part(f, false))
        return false;
    while (cursor_peek(&f->cursor) == ',') {
        f->cursor.at++;
        skip_space(f);
        if (!read_part(f, true))
            return false;
    }
    return true;
}

static bool close_node(struct forest *f)
{
    const struct forest_node *closed = &f->open[f->depth - 1];

    if (!forest_check(closed, f->cursor.text, f->cursor.error))
        return false;
    build_close(f->b);
    f->depth--;
    f->cursor.at++;
    return true;
}

static bool read_tree(struct forest *f)
{
    build_start(f->b);
    do {
        switch (cursor_peek(&f->cursor)) {
        case '[':
            if (!open_node(f))
                return false;
            break;
        case ']':
            if (!close_node(f))
                return false;
            break;
        default:
            return cursor_error(&f->cursor, f->cursor.at, "expected '[' or ']'");
        }
        if (f->depth > 0)
            skip_space(f);
    } while (f->depth > 0);
    return true;
}

/* Options of the whole tree that could change what nodes say. */
static bool check_preamble(struct forest *f, size_t end)
{
    static const char *const words[] = {"content", "delay", "replace", "phantom"};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t found = find(f, f->cursor.at, end, words[i]);

        if (found > 0)
            return cursor_error(&f->cursor, found - strlen(words[i]),
                                "'%s' changes the tree: write it as it is to be",
                                words[i]);
    }
    return true;
}

/* Moves to the root's bracket; *found is false where no tree is left. */
static bool find_tree(struct forest *f, bool *found)
{
    size_t end;

    skip_space(f);
    *found = cursor_peek(&f->cursor) == '[';
    if (*found || cursor_peek(&f->cursor) == CURSOR_END)
        return !f->cursor.failed;
    end = find(f, f->cursor.at, SIZE_MAX, BEGIN);
    if (end > 0) {
        *found = true;
        f->cursor.at = end;
        if (!find_stop(f, "[", &end) || !check_preamble(f, end))
            return false;
        f->cursor.at = end;
        return true;
    }
    if (find(f, f->cursor.at, SIZE_MAX, END) == 0)
        return cursor_error(&f->cursor, f->cursor.at, "expected '[' or %s", BEGIN);
    f->cursor.at = f->cursor.text->size;
    return !f->cursor.failed;
}

enum read_result forest_read(struct text *text, struct build *b,
                             const struct read_options *options, struct error *error)
{
    struct forest forest = {
        .cursor = {.text = text, .at = text->position, .error = error},
        .b = b,
    };
    enum read_result result = READ_FAILED;
    bool found;

    if (find_tree(&forest, &found))
        result = !found ? READ_END : read_tree(&forest) ? READ_TREE : READ_FAILED;
    if (forest.cursor.failed)
        result = READ_FAILED;
    if (result == READ_TREE)
        result = finish_tree(text, b, options->root, error);
    if (result != READ_FAILED)
        text->position = forest.cursor.at;
    free(forest.open);
    buffer_release(&forest.plain);
    return result;
}
