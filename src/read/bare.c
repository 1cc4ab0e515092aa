/*
 * bare.c - what a text that begins with a number may be.
 *
 *     5           one leaf
 *     1.1 5       an id and a value: Dewey text, if more follows
 *     3           a count above a level: levels text
 *     3 12 8 2    no tree that could be told from the numbers alone
 */
#include "read/bare.h"

#include "base/score.h"
#include "read/words.h"

#include <string.h>

static const struct bare LEAF = {.format = "json", .why = "a number stands alone"},
                         STREAM = {.format = "json",
                                   .why = "a number stands before a bracket"},
                         IDS = {.format = "dewey", .why = "it begins with an id"},
                         LEVELS = {.format = "levels",
                                   .why = "a number stands above (k) or [v]"},
                         UNKNOWN = {.format = NULL};

/* The numbers could be so many things that none of them is taken for granted. */
static const struct bare NUMBERS = {
    .refusal = "bare numbers make no tree: the leaves of a full tree need --width=B; "
               "numbers of children are written as levels text; --input=json takes each "
               "for a tree"};

static const struct bare FROM_ZERO = {
    .refusal = "ids from 0: in Dewey text the root is e, and children are numbered from "
               "1; if these are no ids but leaves, they need --width=B"};

static const struct bare ENDED = {
    .refusal = "ids that end in a point or a bracket: write 1.2, not 1.2. or 1.2)"};

/* The first words of a line. */
struct bare_row {
    struct word first;
    size_t numbers; /* so many are numbers, of the first three */
    bool other;     /* behind those stands something else */
};

static struct bare_row row_at(struct cursor *cursor, size_t at)
{
    enum { ENOUGH = 3 };
    struct bare_row row = {.first = look_word(cursor, at)};
    struct word word = row.first;

    while (row.numbers < ENOUGH) {
        row.other =
            word.end == word.at || !word_is_value(cursor->text, word.at, word.end);
        if (row.other)
            break;
        row.numbers++;
        if (word.follows == '\n' || word.follows == CURSOR_END)
            break;
        if (word.follows == ',')
            word.next = look_blanks(cursor, word.next + 1);
        word = look_word(cursor, word.next);
    }
    return row;
}

/* Whether a word begins as another, up to that one's end, and goes on with a point. */
static bool goes_on(const struct text *text, const struct word *word,
                    const struct word *stem)
{
    size_t size = stem->end - stem->at;

    return word->end - word->at > size && text->data[word->at + size] == '.' &&
           memcmp(text->data + word->at, text->data + stem->at, size) == 0;
}

/* Whether it is an id but for zeros. */
static bool is_from_zero(const struct text *text, const struct word *word)
{
    for (size_t i = word->at; i < word->end; i++)
        if (!is_digit(text->data[i]) && text->data[i] != '.')
            return false;
    return !look_is_ordinals(text, word, NULL) && text->data[word->end - 1] != '.';
}

/* Whether it begins like 01, which Dewey text has words for. */
static bool has_leading_zero(const struct text *text, const struct word *word)
{
    return word->end - word->at > 1 && text->data[word->at] == '0' &&
           is_digit(text->data[word->at + 1]);
}

/* Whether it is an id but for what stands behind it. Takes that off. */
static bool is_ended(struct cursor *cursor, struct word *word)
{
    const struct text *text = cursor->text;
    bool point = text->data[word->end - 1] == '.';

    if (!point && cursor_byte(cursor, word->end) != ')')
        return false;
    word->end -= point;
    return word->end > word->at &&
           (look_is_ordinals(text, word, NULL) || is_from_zero(text, word));
}

/* Whether the word is a number to its last byte, or none for a reason to be told. */
static bool is_number(const struct text *text, const struct word *word)
{
    double value;
    size_t used, size = word->end - word->at;

    return score_read(text->data + word->at, size, &value, &used) != SCORE_OK ||
           used == size;
}

/* A number alone in its line, above another line that does not begin with a bracket. */
static struct bare above_row(struct cursor *cursor, struct word *number, size_t at)
{
    const struct text *text = cursor->text;
    struct bare_row below = row_at(cursor, at);
    size_t points;

    if (look_is_ordinals(text, &below.first, &points) &&
        (points > 1 || below.other || goes_on(text, &below.first, number)))
        return IDS;
    if (is_ended(cursor, number) && goes_on(text, &below.first, number))
        return ENDED;
    return is_from_zero(text, number) && goes_on(text, &below.first, number) ? FROM_ZERO
                                                                             : NUMBERS;
}

/* A number alone in its line: what is below it? */
static struct bare alone(struct cursor *cursor, struct word *number)
{
    size_t at = look_space(cursor, number->next);
    int c = cursor_byte(cursor, at);

    if (c == CURSOR_END)
        return is_number(cursor->text, number) ? LEAF : UNKNOWN;
    if (look_is_level(cursor, at) && look_is_ordinals(cursor->text, number, NULL))
        return LEVELS;
    return c == '[' || c == '{' ? STREAM : above_row(cursor, number, at);
}

/* An id and a number in a line: the tree of only one line would have a single leaf. */
static struct bare pair(struct cursor *cursor, size_t at)
{
    size_t next;
    int c;

    while ((c = cursor_byte(cursor, at)) != '\n' && c != CURSOR_END)
        at++;
    next = look_space(cursor, at);
    return cursor_byte(cursor, next) == CURSOR_END || row_at(cursor, next).numbers > 2
               ? NUMBERS
               : IDS;
}

/* A number before others in its line. */
static struct bare in_row(struct cursor *cursor, struct bare_row *row)
{
    const struct text *text = cursor->text;
    bool id = look_is_ordinals(text, &row->first, NULL);

    if (row->numbers > 2)
        return NUMBERS;
    if (is_ended(cursor, &row->first))
        return ENDED;
    if (id || has_leading_zero(text, &row->first))
        return row->other ? IDS : pair(cursor, row->first.next);
    if (is_from_zero(text, &row->first))
        return FROM_ZERO;
    return row->other ? UNKNOWN : NUMBERS;
}

struct bare bare_decide(struct cursor *cursor, size_t at)
{
    struct bare_row row = row_at(cursor, at);
    size_t points;

    if (row.first.follows == '[' || row.first.follows == '{')
        return STREAM;
    if (look_is_ordinals(cursor->text, &row.first, &points) && points > 1)
        return IDS;
    return row.numbers == 1 && !row.other ? alone(cursor, &row.first)
                                          : in_row(cursor, &row);
}
