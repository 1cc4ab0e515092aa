/*
 * levels.c - reading levels text: how many levels there are, then one line a level. All
 * are stored, then walked in preorder.
 *
 *     3
 *     (2)
 *     (2) [5]
 *     [7] [3]
 *
 * (k) is an inner node with k children, [v] a leaf. The root is MAX.
 */
#include "read/finish.h"
#include "read/formats.h"

#include "base/memory.h"
#include "read/lines.h"
#include "read/words.h"

#include <stdlib.h>

struct level_item {
    double value;  /* of a leaf */
    node children; /* 0: a leaf */
};

/* A level's items[next .. end). */
struct level {
    size_t next, end;
    uint64_t children; /* of all its items */
    node left;         /* of the children of the item last taken, how many are to come */
};

struct levels_reader {
    struct text *text;
    struct line line;         /* being read */
    size_t header;            /* where the number of levels stands */
    node count;               /* that number */
    struct level *levels;     /* owned */
    struct level_item *items; /* of all levels, from the left; owned */
    size_t level_count, level_capacity, item_count, item_capacity;
};

/* Moves *at, at an opening bracket, past the closing one; data[from .. end) is between
 * them. */
static bool read_brackets(const struct levels_reader *l, size_t *at, size_t *from,
                          size_t *end, struct error *error)
{
    const char *data = l->text->data;
    char close = data[*at] == '(' ? ')' : ']';
    size_t i;

    *from = line_skip_blanks(l->text, *at + 1, l->line.end);
    for (i = *from; i < l->line.end && !line_is_blank(data[i]) && data[i] != close;)
        i++;
    *end = i;
    i = line_skip_blanks(l->text, i, l->line.end);
    if (i == l->line.end || data[i] != close)
        return text_error(l->text, i, error, "expected '%c'", close);
    *at = i + 1;
    return true;
}

/* item: '(' count ')' | '[' value ']' */
static bool read_item(const struct levels_reader *l, size_t *at, struct level_item *item,
                      struct error *error)
{
    size_t open = *at, from, end;

    *item = (struct level_item){.value = SCORE_NONE};
    if (l->text->data[open] != '(' && l->text->data[open] != '[')
        return text_error(l->text, open, error, "expected (children) or [value]");
    if (!read_brackets(l, at, &from, &end, error))
        return false;
    if (l->text->data[open] == '[')
        return word_value(l->text, from, end, &item->value, error);
    if (!word_count(l->text, from, end, &item->children))
        return word_count_error(l->text, from, end, "a number of children from 1 on",
                                error);
    if (l->level_count + 1 == l->count)
        return text_error(l->text, open, error, "a node of the last level has children");
    return true;
}

static bool add_item(struct levels_reader *l, struct level *level, struct level_item item,
                     struct error *error)
{
    if (!memory_reserve(&l->items, &l->item_capacity, l->item_count + 1, sizeof *l->items,
                        error))
        return false;
    l->items[l->item_count++] = item;
    level->end++;
    level->children += item.children;
    return true;
}

static bool add_level(struct levels_reader *l, struct level level, struct error *error)
{
    if (!memory_reserve(&l->levels, &l->level_capacity, l->level_count + 1,
                        sizeof *l->levels, error))
        return false;
    l->levels[l->level_count++] = level;
    return true;
}

/* Reads the items of a line, which must be wanted ones. */
static bool read_items(struct levels_reader *l, struct level *level, uint64_t wanted,
                       struct error *error)
{
    unsigned number = (unsigned)l->level_count + 1;
    size_t at = l->line.start;
    struct level_item item;
    bool last;

    for (;; at = line_skip_blanks(l->text, at, l->line.end)) {
        uint64_t count = level->end - level->next;

        if (!line_is_last(l->text, at, l->line.end, &last, error))
            return false;
        if (last && count == wanted)
            return true;
        if (last)
            return text_error(
                l->text, at, error, "too few nodes in level %u: expected %llu, not %llu",
                number, (unsigned long long)wanted, (unsigned long long)count);
        if (count == wanted)
            return text_error(l->text, at, error,
                              "too many nodes in level %u: expected %llu", number,
                              (unsigned long long)wanted);
        if (!read_item(l, &at, &item, error) || !add_item(l, level, item, error))
            return false;
    }
}

/* The next line is that of the next level. */
static bool read_level(struct levels_reader *l, struct error *error)
{
    struct level level = {.next = l->item_count, .end = l->item_count};
    uint64_t wanted = 1;

    if (l->level_count > 0)
        wanted = l->levels[l->level_count - 1].children;
    if (wanted == 0)
        return text_error(l->text, l->header, error,
                          "expected %u levels, but there are no inner nodes in level %u",
                          (unsigned)l->count, (unsigned)l->level_count);
    if (!line_find(l->text, l->line.next, &l->line, error))
        return false;
    if (line_is_none(&l->line))
        return text_error(l->text, l->line.start, error, "expected level %u of %u",
                          (unsigned)l->level_count + 1, (unsigned)l->count);
    return read_items(l, &level, wanted, error) && add_level(l, level, error);
}

/* The first line: a number. */
static bool read_header(struct levels_reader *l, struct error *error)
{
    size_t at = l->line.start, end = line_word_end(l->text, at, l->line.end);
    bool last;

    l->header = at;
    if (!word_count(l->text, at, end, &l->count))
        return word_count_error(l->text, at, end, "the number of levels", error);
    at = line_skip_blanks(l->text, end, l->line.end);
    if (!line_is_last(l->text, at, l->line.end, &last, error))
        return false;
    return last || text_error(l->text, at, error, "expected the end of the line");
}

/* Opens the next node of a level, or makes it if it is a leaf. */
static bool build_item(struct levels_reader *l, size_t *depth, struct build *b,
                       struct error *error)
{
    struct level *level = &l->levels[*depth];
    const struct level_item *item = &l->items[level->next++];

    if (item->children == 0)
        return build_leaf(b, item->value, error);
    level->left = item->children;
    ++*depth;
    return build_open(b, error);
}

/* Each level's items are children of the level above in order, so those taken so far from
 * each say where the walk stands. */
static bool build_levels(struct levels_reader *l, struct build *b, struct error *error)
{
    size_t depth = 0;

    build_start(b);
    if (!build_item(l, &depth, b, error))
        return false;
    while (depth > 0)
        if (l->levels[depth - 1].left == 0) {
            build_close(b);
            depth--;
        } else {
            l->levels[depth - 1].left--;
            if (!build_item(l, &depth, b, error))
                return false;
        }
    return true;
}

static enum read_result read_tree(struct levels_reader *l, struct build *b,
                                  struct error *error)
{
    if (!line_find(l->text, l->text->position, &l->line, error))
        return READ_FAILED;
    if (line_is_none(&l->line))
        return READ_END;
    if (!read_header(l, error))
        return READ_FAILED;
    while (l->level_count < l->count)
        if (!read_level(l, error))
            return READ_FAILED;
    if (build_levels(l, b, error))
        return READ_TREE;
    text_place(l->text, l->header, error);
    return READ_FAILED;
}

enum read_result levels_read(struct text *text, struct build *b,
                             const struct read_options *options, struct error *error)
{
    struct levels_reader levels = {.text = text};
    enum read_result result = read_tree(&levels, b, error);

    if (result == READ_TREE)
        result = finish_tree(text, b, options->root, error);
    if (result != READ_FAILED)
        text->position = levels.line.next;
    free(levels.levels);
    free(levels.items);
    return result;
}
