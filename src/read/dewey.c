/*
 * dewey.c - reading Dewey text: one node a line, named by its id; see ids.h.
 *
 *     # a comment
 *     e max
 *     1.1  3
 *     1.2  5  name
 *     ---
 *
 * Sorted lines become nodes as they are read. When one does not fit, the tree is begun
 * again with all its lines sorted. So what is wrong within a line is found first, in the
 * order of the lines, and what is wrong between lines is found in preorder, whatever the
 * order of the lines.
 */
#include "read/finish.h"
#include "read/formats.h"

#include "base/memory.h"
#include "base/quote.h"
#include "read/ids.h"
#include "read/lines.h"
#include "read/names.h"
#include "read/words.h"

#include <stdlib.h>
#include <string.h>

static const char SEPARATOR[] = "---", MAX_WORD[] = "max", MIN_WORD[] = "min";

/* What a line says of its node. */
struct dewey_entry {
    double value;
    enum mover mover;
    struct name name; /* empty without one */
};

struct dewey {
    struct text *text;
    struct build *b;
    struct ids ids;           /* holds the id of the line last read */
    struct dewey_entry entry; /* and this the rest of it */
    struct line line;         /* where it stands */
    size_t first;             /* where the first id in preorder stands */
    bool told;                /* a line is the root's */
    bool ended;               /* it was a separator, or there was none */
    size_t next;              /* where the line behind those taken begins */
    size_t held;              /* lines that end up to here are held whole */
    struct sort_keyed *lines; /* the ids, if they must be sorted; owned */
    size_t count, capacity;
};

/* What to do with each line of a tree, once it is read; all but IDS_PLACED stops. */
typedef enum ids_result take_function(struct dewey *d, struct error *error);

static bool is_separator(const struct text *text, size_t at, size_t end)
{
    return at < end && memchr("=:,", text->data[at], 3);
}

/* What may stand between the id and the rest: blanks and one separator. */
static bool skip_separator(const struct text *text, size_t *at, size_t end,
                           struct error *error)
{
    size_t i = line_skip_blanks(text, *at, end);

    if (is_separator(text, i, end)) {
        i = line_skip_blanks(text, i + 1, end);
        if (is_separator(text, i, end))
            return text_error(text, i, error, "a second separator, expected one at most");
    } else if (i == *at && i < end) {
        return text_error(text, i, error,
                          "expected a blank, '=', ':' or ',' after the id");
    }
    *at = i;
    return true;
}

static bool read_value(struct dewey *d, size_t at, size_t end, struct error *error)
{
    if (score_known(d->entry.value))
        return text_error(d->text, at, error, "a second value, expected one at most");
    return word_value(d->text, at, end, &d->entry.value, error);
}

static bool read_mover(struct dewey *d, size_t at, enum mover mover, struct error *error)
{
    if (d->entry.mover != MOVER_DEFAULT)
        return text_error(d->text, at, error, "a second mover, expected one at most");
    d->entry.mover = mover;
    return true;
}

static bool has_name(const struct dewey *d)
{
    return d->entry.name.at < d->entry.name.end;
}

/* A bare word that is no mover and no value. */
static bool read_bare_name(struct dewey *d, size_t at, size_t end, struct error *error)
{
    const struct text *text = d->text;
    char shown[WORD_SHOWN_SIZE];

    if (!word_check(text, at, end, error))
        return false;
    for (size_t i = at; i < end; i++)
        if (text->data[i] == '"' || text->data[i] == '#')
            return text_error(text, i, error, "a name with '%c' must be quoted",
                              text->data[i]);
    quote_short(shown, sizeof shown, text->data + at, end - at);
    if (word_resembles(text, at, end, MAX_WORD) ||
        word_resembles(text, at, end, MIN_WORD))
        return text_error(text, at, error,
                          "expected max or min in lower case, or a quoted name, not '%s'",
                          shown);
    if (has_name(d))
        return text_error(text, at, error, "unknown word '%s' behind the name", shown);
    d->entry.name = (struct name){.at = at, .end = end};
    return true;
}

static bool read_quoted_name(struct dewey *d, size_t *at, size_t end, struct error *error)
{
    if (has_name(d))
        return text_error(d->text, *at, error, "a second name, expected one at most");
    if (!name_quoted(d->text, *at, &d->entry.name, error))
        return false;
    *at = d->entry.name.end;
    if (*at < end && !line_is_blank(d->text->data[*at]))
        return text_error(d->text, *at, error, "expected a blank behind the name");
    return true;
}

/* mover, value or name. Moves *at past it. */
static bool read_item(struct dewey *d, size_t *at, size_t end, struct error *error)
{
    const struct text *text = d->text;
    size_t from = *at;

    if (text->data[from] == '"')
        return read_quoted_name(d, at, end, error);
    *at = line_word_end(text, from, end);
    if (word_is_value(text, from, *at))
        return read_value(d, from, *at, error);
    if (word_is(text, from, *at, MAX_WORD))
        return read_mover(d, from, MOVER_MAX, error);
    if (word_is(text, from, *at, MIN_WORD))
        return read_mover(d, from, MOVER_MIN, error);
    return read_bare_name(d, from, *at, error);
}

/* What follows the id: at most one mover, one value and one name. */
static bool read_items(struct dewey *d, struct error *error)
{
    size_t at = d->ids.end, end = d->line.end;
    bool last;

    if (!skip_separator(d->text, &at, end, error))
        return false;
    d->entry = (struct dewey_entry){.value = SCORE_NONE, .mover = MOVER_DEFAULT};
    for (;;) {
        if (!line_is_last(d->text, at, end, &last, error))
            return false;
        if (last)
            return true;
        if (!read_item(d, &at, end, error))
            return false;
        at = line_skip_blanks(d->text, at, end);
    }
}

/*
 * If only blanks and a number follow the id, as in most lines, reads them without looking
 * for the end of the line first, which is known to be held.
 */
static bool read_plain(struct dewey *d)
{
    const struct text *text = d->text;
    size_t at = line_skip_blanks(text, d->ids.end, text->size), used;

    d->entry = (struct dewey_entry){.mover = MOVER_DEFAULT};
    if (at == d->ids.end)
        return false;
    used = score_short(text->data + at, &d->entry.value);
    if ((used == 0 || text->data[at + used] != '\n') &&
        score_read(text->data + at, text->size - at, &d->entry.value, &used) != SCORE_OK)
        return false;
    d->line.next = at + used + 1;
    return text->data[at + used] == '\n';
}

/* Whether the line is none or a separator, which ends a tree; a comment may follow. */
static bool read_separator(struct dewey *d, struct error *error)
{
    const struct text *text = d->text;
    const struct line *line = &d->line;
    size_t at = line_word_end(text, line->start, line->end);
    bool last;

    d->ended = line_is_none(line) || word_is(text, line->start, at, SEPARATOR);
    if (!d->ended)
        return true;
    at = line_skip_blanks(text, at, line->end);
    if (!line_is_last(text, at, line->end, &last, error))
        return false;
    return last || text_error(text, at, error, "expected nothing behind '%s'", SEPARATOR);
}

static bool begins_plain(struct dewey *d, size_t at)
{
    if (at >= d->held)
        d->held = line_held(d->text, at);
    return at < d->held && is_digit(d->text->data[at]);
}

/* line: id [separator] { mover | value | name }; the next one from data[at] on. */
static bool read_line(struct dewey *d, size_t at, struct error *error)
{
    bool plain = begins_plain(d, at);

    if (plain && !ids_read(&d->ids, d->text, at, error))
        return false;
    if (plain && read_plain(d))
        return true;
    if (!line_find(d->text, at, &d->line, error) || !read_separator(d, error))
        return false;
    if (d->ended)
        return true;
    if (!plain && !ids_read(&d->ids, d->text, d->line.start, error))
        return false;
    return read_items(d, error);
}

/* Takes the lines of a tree one after another. */
static enum ids_result each_line(struct dewey *d, take_function *take,
                                 struct error *error)
{
    enum ids_result result = IDS_PLACED;

    d->next = d->text->position;
    while (result == IDS_PLACED) {
        if (!read_line(d, d->next, error))
            return IDS_FAILED;
        d->next = d->line.next;
        if (d->ended)
            break;
        result = take(d, error);
    }
    return result;
}

/* Makes a node of the line last read. */
static enum ids_result place_line(struct dewey *d, struct error *error)
{
    const struct dewey_entry *entry = &d->entry;
    bool first = !d->ids.rooted;
    enum ids_result result = ids_place(&d->ids, d->b, error);

    if (result == IDS_FAILED)
        text_place(d->text, d->ids.at, error);
    if (result != IDS_PLACED)
        return result;
    if (first)
        d->first = d->ids.at;
    d->told |= d->ids.length == 0;
    build_value(d->b, entry->value);
    build_mover(d->b, entry->mover);
    if (has_name(d) && !name_node(d->text, entry->name, d->b, error))
        return IDS_FAILED;
    return IDS_PLACED;
}

static enum ids_result store_line(struct dewey *d, struct error *error)
{
    if (!memory_reserve(&d->lines, &d->capacity, d->count + 1, sizeof *d->lines, error))
        return IDS_FAILED;
    d->lines[d->count++] = ids_item(&d->ids);
    return IDS_PLACED;
}

static void start(struct dewey *d)
{
    d->told = false;
    build_start(d->b);
    ids_start(&d->ids);
}

/* The line at data[at], which was read before. */
static bool place_again(struct dewey *d, size_t at, struct error *error)
{
    enum ids_result result = read_line(d, at, error) ? place_line(d, error) : IDS_FAILED;

    if (result == IDS_MISFIT)
        return ids_explain(&d->ids, d->text, d->b, error);
    return result == IDS_PLACED;
}

/* Sorted, the lines lie all over the text: the memory is told some lines ahead which will
 * be needed. */
static bool read_unsorted(struct dewey *d, struct error *error)
{
    enum { AHEAD = 8 };

    start(d);
    if (each_line(d, store_line, error) != IDS_PLACED ||
        !ids_sort(d->lines, d->count, d->text, error))
        return false;
    for (size_t i = 0; i < d->count; i++) {
        if (d->count - i > AHEAD)
            __builtin_prefetch(d->text->data + d->lines[i + AHEAD].item);
        if (!place_again(d, d->lines[i].item, error))
            return false;
    }
    return true;
}

/*
 * Where all ids begin with 1, and no line is the root's, 1 may be what somebody calls the
 * root. Under e it would be a ply more, and the movers turned round.
 */
static bool check_root(const struct dewey *d, struct error *error)
{
    const struct tree *t = &d->b->tree;

    return d->told || t->end[TREE_ROOT + 1] < t->count ||
           text_error(d->text, d->first, error,
                      "is 1 the root, or the only child of the root? Dewey text calls "
                      "the root e: write e for 1, 1 for 1.1, or, if 1 is a child, a line "
                      "with e alone; --input=dewey takes 1 for a child");
}

static enum read_result read_tree(struct dewey *d, bool detected, struct error *error)
{
    enum ids_result result;

    start(d);
    result = each_line(d, place_line, error);
    if (result == IDS_FAILED || (result == IDS_MISFIT && !read_unsorted(d, error)))
        return READ_FAILED;
    if (!d->ids.rooted && line_is_none(&d->line))
        return READ_END;
    if (!d->ids.rooted) {
        text_error(d->text, d->line.start, error, "expected a node before '%s'",
                   SEPARATOR);
        return READ_FAILED;
    }
    if (!ids_finish(&d->ids, d->text, d->b, error))
        return READ_FAILED;
    return !detected || check_root(d, error) ? READ_TREE : READ_FAILED;
}

enum read_result dewey_read(struct text *text, struct build *b,
                            const struct read_options *options, struct error *error)
{
    struct dewey d = {.text = text, .b = b};
    enum read_result result = read_tree(&d, options->detected, error);

    if (result == READ_TREE)
        result = finish_tree(text, b, options->root, error);
    if (result != READ_FAILED)
        text->position = d.next;
    ids_release(&d.ids);
    free(d.lines);
    return result;
}
