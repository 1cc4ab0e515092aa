/*
 * leaves.c - reading leaves text: nothing but the values of a full tree, whose width is
 * an option. The height of the tree shows only at the end.
 *
 *     4 7 1 9, 0 2 8 5
 *     [4, 7, 1, 9, 0, 2, 8, 5]
 *
 * Blanks separate values; a comma may stand behind each. Brackets of any kind may stand
 * around all of them. One tree a text.
 */
#include "read/finish.h"
#include "read/formats.h"

#include "base/memory.h"
#include "read/cursor.h"
#include "read/words.h"

#include <stdlib.h>

struct leaves {
    struct cursor cursor;
    size_t start;  /* where the first value stands */
    char close;    /* the bracket that ends them; 0: none does */
    double *value; /* owned */
    size_t count, capacity;
};

static bool read_value(struct leaves *l)
{
    struct cursor *cursor = &l->cursor;
    char stops[] = {',', l->close, '\0'};
    size_t at = cursor->at, end = cursor_word_end(cursor, at, stops);
    double value;

    if (cursor->failed || !word_value(cursor->text, at, end, &value, cursor->error) ||
        !memory_reserve(&l->value, &l->capacity, l->count + 1, sizeof value,
                        cursor->error))
        return false;
    l->value[l->count++] = value;
    cursor->at = end;
    cursor_skip_space(cursor);
    cursor_accept(cursor, ',');
    return true;
}

/* How many plies a full tree of so many leaves has, if there is one. */
static bool find_height(struct leaves *l, node width, node *height)
{
    size_t rest = l->count;

    *height = 0;
    if (width == 0)
        return cursor_error(&l->cursor, l->start, "leaves text needs --width=B");
    for (; width > 1 && rest % width == 0; rest /= width)
        ++*height;
    return rest == 1 ||
           cursor_error(&l->cursor, l->start, "%zu leaves are no power of the width %u",
                        l->count, (unsigned)width);
}

/*
 * Before leaf i as many nodes are opened as it is the first leaf of, and behind it as
 * many closed as it is the last one of: as often as width divides i, or i + 1.
 */
static bool build_leaves(struct leaves *l, node width, node height, struct build *b)
{
    struct error *error = l->cursor.error;

    build_start(b);
    for (size_t i = 0; i < l->count; i++) {
        while (b->depth < height)
            if (!build_open(b, error))
                return false;
        if (!build_leaf(b, l->value[i], error))
            return false;
        for (size_t k = i + 1; b->depth > 0 && k % width == 0; k /= width)
            build_close(b);
    }
    return true;
}

/* Moves past the bracket that may stand before the first value. */
static void read_open(struct leaves *l)
{
    struct cursor *cursor = &l->cursor;

    l->close = cursor_closing(cursor_peek(cursor));
    if (l->close)
        cursor_accept(cursor, (char)cursor_peek(cursor));
}

/* Moves past the bracket that closes the one before the first value, to the end. */
static bool read_close(struct leaves *l)
{
    struct cursor *cursor = &l->cursor;

    if (!l->close)
        return true;
    if (!cursor_accept(cursor, l->close))
        return cursor_error(cursor, cursor->at, "expected '%c'", l->close);
    return cursor_peek(cursor) == CURSOR_END ||
           cursor_error(cursor, cursor->at, "expected nothing behind '%c'", l->close);
}

/* All of the text. */
static bool read_values(struct leaves *l)
{
    struct cursor *cursor = &l->cursor;
    int c;

    read_open(l);
    while ((c = cursor_peek(cursor)) != CURSOR_END && (c != l->close || l->count == 0))
        if (!read_value(l))
            return false;
    return read_close(l) && !cursor->failed;
}

static enum read_result read_tree(struct leaves *l, struct build *b, node width)
{
    struct cursor *cursor = &l->cursor;
    node height;

    cursor_skip_space(cursor);
    l->start = cursor->at;
    if (!read_values(l))
        return READ_FAILED;
    if (l->count == 0)
        return READ_END;
    if (!find_height(l, width, &height))
        return READ_FAILED;
    if (build_leaves(l, width, height, b))
        return READ_TREE;
    text_place(cursor->text, l->start, cursor->error);
    return READ_FAILED;
}

enum read_result leaves_read(struct text *text, struct build *b,
                             const struct read_options *options, struct error *error)
{
    struct leaves leaves = {
        .cursor = {.text = text, .at = text->position, .error = error},
    };
    enum read_result result = read_tree(&leaves, b, options->width);

    if (result == READ_TREE)
        result = finish_tree(text, b, options->root, error);
    if (result != READ_FAILED)
        text->position = leaves.cursor.at;
    free(leaves.value);
    return result;
}
