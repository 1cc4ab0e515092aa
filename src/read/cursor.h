/*
 * cursor.h - a text taken byte by byte, for the formats in which lines mean nothing.
 *
 * Blanks are spaces, tabs and line ends. A # at the start of a line or after a blank
 * begins a comment.
 */
#ifndef GTEVAL_READ_CURSOR_H
#define GTEVAL_READ_CURSOR_H

#include "base/text.h"

/* No byte: the text has ended, or could not be read on. */
enum { CURSOR_END = -1 };

struct cursor {
    struct text *text;   /* borrowed */
    size_t at;           /* the next byte, as an offset into the text */
    struct error *error; /* borrowed */
    bool failed;         /* the text could not be read on; error says why */
};

/* data[at], which may have to be read first. */
int cursor_read(struct cursor *cursor, size_t at);

static inline int cursor_byte(struct cursor *cursor, size_t at)
{
    return at < cursor->text->size ? (unsigned char)cursor->text->data[at]
                                   : cursor_read(cursor, at);
}

static inline int cursor_peek(struct cursor *cursor)
{
    return cursor_byte(cursor, cursor->at);
}

static inline bool cursor_is_space(int c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* The bracket that closes c, if c opens one; else 0. */
char cursor_closing(int c);

/* Moves past blanks and comments. */
void cursor_skip_space(struct cursor *cursor);

/* If c comes next, moves past it and the blanks behind it. */
bool cursor_accept(struct cursor *cursor, char c);

/* The end of the word that begins at data[at]: the next blank or any byte of stops. */
size_t cursor_word_end(struct cursor *cursor, size_t at, const char *stops);

/* As text_error; an error that already kept the text from being read on stays. */
bool cursor_error(struct cursor *cursor, size_t at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
