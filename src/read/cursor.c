/*
 * cursor.c - moving through a text that is still being read.
 */
#include "read/cursor.h"

#include <stdarg.h>
#include <string.h>

int cursor_read(struct cursor *cursor, size_t at)
{
    struct text *text = cursor->text;

    while (at >= text->size && !text->complete && !cursor->failed)
        cursor->failed = !text_more(text, cursor->error);
    return at < text->size ? (unsigned char)text->data[at] : CURSOR_END;
}

char cursor_closing(int c)
{
    return c == '(' ? ')' : c == '[' ? ']' : c == '{' ? '}' : '\0';
}

/* Whether a # at the cursor is where a comment may begin. */
static bool after_blank(const struct cursor *cursor)
{
    return cursor->at == 0 ||
           cursor_is_space((unsigned char)cursor->text->data[cursor->at - 1]);
}

void cursor_skip_space(struct cursor *cursor)
{
    bool comment = false;
    int c;

    while ((c = cursor_peek(cursor)) != CURSOR_END) {
        if (comment ? c == '\n' : c == '#' && after_blank(cursor))
            comment = !comment;
        if (!comment && !cursor_is_space(c))
            return;
        cursor->at++;
    }
}

bool cursor_accept(struct cursor *cursor, char c)
{
    if (cursor_peek(cursor) != (unsigned char)c)
        return false;
    cursor->at++;
    cursor_skip_space(cursor);
    return true;
}

size_t cursor_word_end(struct cursor *cursor, size_t at, const char *stops)
{
    int c;

    while ((c = cursor_byte(cursor, at)) != CURSOR_END && !cursor_is_space(c) &&
           (c == '\0' || !strchr(stops, c)))
        at++;
    return at;
}

bool cursor_error(struct cursor *cursor, size_t at, const char *format, ...)
{
    char message[ERROR_MESSAGE_SIZE];
    va_list arguments;

    if (cursor->failed)
        return false;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    return text_error(cursor->text, at, cursor->error, "%s", message);
}
