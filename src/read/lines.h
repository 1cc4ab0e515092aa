/*
 * lines.h - a text taken line by line, for the formats that have lines.
 *
 * A line ends with LF, CRLF or the text. Blanks are space and tab. A # at the start of a
 * line or after a blank begins a comment.
 */
#ifndef GTEVAL_READ_LINES_H
#define GTEVAL_READ_LINES_H

#include "base/text.h"

/* Offsets into the text: data[start .. end), and where the line after it begins. */
struct line {
    size_t start, end, next;
};

static inline bool line_is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* The first byte of data[at .. end) that is no blank, or end. */
static inline size_t line_skip_blanks(const struct text *text, size_t at, size_t end)
{
    while (at < end && line_is_blank(text->data[at]))
        at++;
    return at;
}

/* The first blank of data[at .. end), or end. */
static inline size_t line_word_end(const struct text *text, size_t at, size_t end)
{
    while (at < end && !line_is_blank(text->data[at]))
        at++;
    return at;
}

/*
 * Finds the first line from data[at] on that holds more than blanks and a comment, which
 * is held whole afterwards; line->start is its first byte that is no blank. Where no such
 * line is left, start, end and next are the end of the text.
 */
bool line_find(struct text *text, size_t at, struct line *line, struct error *error);

static inline bool line_is_none(const struct line *line)
{
    return line->start == line->next;
}

/* Where the lines that data[at .. size) holds whole end: behind its last LF, or at. */
size_t line_held(const struct text *text, size_t at);

/*
 * Whether nothing but a comment is left in data[at .. end), where at is no blank. Sets
 * *last. False where the comment holds a NUL.
 */
bool line_is_last(const struct text *text, size_t at, size_t end, bool *last,
                  struct error *error);

#endif
