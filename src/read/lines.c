/*
 * lines.c - finding lines in a text that is still being read.
 */
#include "read/lines.h"

#include <string.h>

/* The line that begins at data[at]; what was searched is not searched again. */
static bool read_line(struct text *text, size_t at, struct line *line,
                      struct error *error)
{
    const char *newline;
    size_t from = at;

    while (!(newline = memchr(text->data + from, '\n', text->size - from)) &&
           !text->complete) {
        from = text->size;
        if (!text_more(text, error))
            return false;
    }
    line->start = at;
    line->end = newline ? (size_t)(newline - text->data) : text->size;
    line->next = newline ? line->end + 1 : text->size;
    if (line->end > at && text->data[line->end - 1] == '\r')
        line->end--;
    return true;
}

bool line_find(struct text *text, size_t at, struct line *line, struct error *error)
{
    bool last;

    do {
        if (!read_line(text, at, line, error))
            return false;
        at = line->next;
        line->start = line_skip_blanks(text, line->start, line->end);
        if (!line_is_last(text, line->start, line->end, &last, error))
            return false;
    } while (last && !(text->complete && at == text->size));
    if (last)
        line->start = line->end = line->next;
    return true;
}

size_t line_held(const struct text *text, size_t at)
{
    size_t end = text->size;

    while (end > at && text->data[end - 1] != '\n')
        end--;
    return end;
}

bool line_is_last(const struct text *text, size_t at, size_t end, bool *last,
                  struct error *error)
{
    const char *zero;

    *last = at == end;
    if (at == end || text->data[at] != '#' ||
        (at > 0 && text->data[at - 1] != '\n' && !line_is_blank(text->data[at - 1])))
        return true;
    *last = true;
    zero = memchr(text->data + at, '\0', end - at);
    if (zero)
        return text_error(text, (size_t)(zero - text->data), error, "NUL byte");
    return true;
}
