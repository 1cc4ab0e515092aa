/*
 * dewey_head.c - players and bounds.
 */
#include "read/dewey_head.h"

#include "base/memory.h"
#include "read/names.h"
#include "read/words.h"

#include <stdlib.h>
#include <string.h>

/* A line of items behind its first word. */
struct head {
    struct text *text;
    struct build *b;
    const char *word;
    size_t at; /* of the next item, or of the end */
    size_t end;
    bool last; /* no item is left */
};

typedef bool head_function(struct head *head, struct error *error);

static bool skip_to_item(struct head *head, size_t at, struct error *error)
{
    head->at = line_skip_blanks(head->text, at, head->end);
    return line_is_last(head->text, head->at, head->end, &head->last, error);
}

static bool expected(const struct head *head, const char *what, struct error *error)
{
    return text_error(head->text, head->at, error, "expected %s behind '%s'", what,
                      head->word);
}

/* The end of the line must be here. */
static bool end_here(const struct head *head, struct error *error)
{
    return head->last || expected(head, "the end of the line", error);
}

static bool read_bound(struct head *head, double *bound, struct error *error)
{
    size_t end = line_word_end(head->text, head->at, head->end);

    if (head->last)
        return expected(head, "two bounds, as -2 2,", error);
    return word_value(head->text, head->at, end, bound, error) &&
           skip_to_item(head, end, error);
}

/* bounds: value value */
static bool read_bounds(struct head *head, struct error *error)
{
    size_t at = head->at;
    double low = 0, high = 0;

    return read_bound(head, &low, error) && read_bound(head, &high, error) &&
           end_here(head, error) &&
           (build_bounds(head->b, low, high, error) || text_place(head->text, at, error));
}

static bool read_name(struct head *head, struct name *name, struct error *error)
{
    struct text *text = head->text;
    size_t end = line_word_end(text, head->at, head->end);

    *name = (struct name){.at = head->at, .end = end};
    if (text->data[head->at] != '"') {
        if (word_is_value(text, head->at, end))
            return expected(head, "one number, or names in quotes,", error);
        return word_check(text, head->at, end, error);
    }
    if (!name_quoted(text, head->at, name, error))
        return false;
    end = name->end;
    return end == head->end || line_is_blank(text->data[end]) ||
           text_error(text, end, error, "expected a blank behind the name");
}

/* Gives the players their names, which are read one after another. */
static bool take_names(struct head *head, const struct name *names, size_t count,
                       struct error *error)
{
    struct buffer scratch = {0};
    bool good = true;

    for (unsigned i = 0; good && i < count; i++) {
        const char *bytes;
        size_t length;

        good = name_bytes(head->text, names[i], &scratch, &bytes, &length, error) &&
               (length == 0 || build_player(head->b, i + 1, bytes, length, error));
    }
    buffer_release(&scratch);
    return good;
}

static bool read_names(struct head *head, struct error *error)
{
    struct name *names = NULL;
    size_t count = 0, capacity = 0, at = head->at;
    bool good = true;

    while (good && !head->last) {
        good = memory_reserve(&names, &capacity, count + 1, sizeof *names, error) &&
               read_name(head, &names[count], error) &&
               skip_to_item(head, names[count++].end, error);
    }
    good = good &&
           (build_players(head->b, count, error) || text_place(head->text, at, error));
    good = good && take_names(head, names, count, error);
    free(names);
    return good;
}

/* players: count | name { name } */
static bool read_players(struct head *head, struct error *error)
{
    size_t at = head->at, end = line_word_end(head->text, at, head->end);
    node count;

    if (head->last)
        return expected(head, "their number or names", error);
    if (!word_count(head->text, at, end, &count))
        return read_names(head, error);
    return skip_to_item(head, end, error) && end_here(head, error) &&
           (build_players(head->b, count, error) || text_place(head->text, at, error));
}

static const struct {
    const char *word;
    head_function *read;
} heads[] = {{"players", read_players}, {"bounds", read_bounds}};

enum { HEADS = sizeof heads / sizeof *heads };

/* Which line it is; HEADS for another. */
static unsigned which(const struct text *text, const struct line *line)
{
    size_t end = line_word_end(text, line->start, line->end);
    unsigned i = 0;

    while (i < HEADS && !word_resembles(text, line->start, end, heads[i].word))
        i++;
    return i;
}

bool dewey_head_is(const struct text *text, const struct line *line)
{
    return !line_is_none(line) && which(text, line) < HEADS;
}

static bool read_head(struct text *text, const struct line *line, struct build *b,
                      bool said[static HEADS], struct error *error)
{
    unsigned i = which(text, line);
    struct head head = {.text = text, .b = b, .word = heads[i].word, .end = line->end};

    if (said[i])
        return text_error(text, line->start, error,
                          "a second line '%s', expected one at most", heads[i].word);
    said[i] = true;
    return skip_to_item(&head, line->start + strlen(heads[i].word), error) &&
           heads[i].read(&head, error);
}

bool dewey_head_read(struct text *text, size_t *at, struct build *b, bool *any,
                     struct error *error)
{
    bool said[HEADS] = {false};
    struct line line;

    *any = false;
    for (;; *at = line.next) {
        if (!line_find(text, *at, &line, error))
            return false;
        if (!dewey_head_is(text, &line))
            return true;
        if (!read_head(text, &line, b, said, error))
            return false;
        *any = true;
    }
}
