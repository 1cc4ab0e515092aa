/*
 * look.c - looking ahead at a text.
 */
#include "read/look.h"

#include "base/digit.h"
#include "read/words.h"

size_t look_space(struct cursor *cursor, size_t at)
{
    cursor->at = at;
    cursor_skip_space(cursor);
    return cursor->at;
}

size_t look_blanks(struct cursor *cursor, size_t at)
{
    while (cursor_byte(cursor, at) == ' ' || cursor_byte(cursor, at) == '\t' ||
           cursor_byte(cursor, at) == '\r')
        at++;
    return at;
}

struct word look_word(struct cursor *cursor, size_t at)
{
    struct word word = {.at = at, .end = cursor_word_end(cursor, at, "=:,;()[]{}\"'#")};
    int c;

    word.next = look_blanks(cursor, word.end);
    c = cursor_byte(cursor, word.next);
    word.follows = c == '#' ? '\n' : c;
    return word;
}

bool look_is_ordinals(const struct text *text, const struct word *word, size_t *points)
{
    char before = '.';
    size_t count = 0;

    for (size_t i = word->at; i < word->end; before = text->data[i++])
        if (text->data[i] == '.' && before != '.')
            count++;
        else if (!is_digit(text->data[i]) || (text->data[i] == '0' && before == '.'))
            return false;
    if (points)
        *points = count;
    return word->end > word->at && before != '.';
}

size_t look_string(struct cursor *cursor, size_t at)
{
    int c;

    while ((c = cursor_byte(cursor, ++at)) != CURSOR_END && c != '"')
        if (c == '\\')
            at++;
    return at + 1;
}

bool look_is_level(struct cursor *cursor, size_t at)
{
    int open = cursor_byte(cursor, at);
    struct word word;

    if (open != '(' && open != '[')
        return false;
    word = look_word(cursor, look_blanks(cursor, at + 1));
    return word.end > word.at && word.follows == cursor_closing(open) &&
           (open == '(' ? is_digit(cursor->text->data[word.at])
                        : word_is_value(cursor->text, word.at, word.end));
}

bool look_flat(struct cursor *cursor, size_t at)
{
    char close = cursor_closing(cursor_byte(cursor, at));
    bool any = false;

    at = look_space(cursor, close ? at + 1 : at);
    for (struct word word = look_word(cursor, at); word.end > at; any = true) {
        if (!word_is_value(cursor->text, at, word.end))
            return false;
        at = look_space(cursor, word.end);
        if (cursor_byte(cursor, at) == ',')
            at = look_space(cursor, at + 1);
        word = look_word(cursor, at);
    }
    if (!any || (close && cursor_byte(cursor, at) != close))
        return false;
    return cursor_byte(cursor, close ? look_space(cursor, at + 1) : at) == CURSOR_END;
}
