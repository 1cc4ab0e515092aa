/*
 * list_word.c - the words of list text.
 */
#include "read/list_word.h"

#include "base/absent.h"
#include "base/digit.h"
#include "base/quote.h"
#include "base/side.h"
#include "base/typography.h"
#include "read/words.h"

static const char STOPS[] = "()[]{},;\"'", CHANCE_STOPS[] = "()[]{},;\"'@";

struct name list_word(struct cursor *cursor, bool chance)
{
    const char *stops = chance ? CHANCE_STOPS : STOPS;

    return (struct name){.at = cursor->at,
                         .end = cursor_word_end(cursor, cursor->at, stops)};
}

bool list_word_stop(struct cursor *cursor)
{
    switch (cursor_peek(cursor)) {
    case ';':
        return cursor_error(cursor, cursor->at,
                            "expected ',' or a blank, not ';' (rows are lists, too: "
                            "[[3, 12], [2, 4]])");
    case '@':
        return cursor_error(cursor, cursor->at,
                            "expected '@' behind an element of a chance node, once");
    default:
        return cursor_error(cursor, cursor->at, "expected a number, a name or a bracket");
    }
}

enum mover list_word_mover(const struct text *text, struct name word)
{
    int side = side_of(text->data + word.at + word.quoted,
                       word.end - word.at - 2 * (size_t)word.quoted);

    return side > 0 ? MOVER_MAX : side < 0 ? MOVER_MIN : MOVER_DEFAULT;
}

static bool refuse_character(struct cursor *cursor, size_t at,
                             const struct typography *character)
{
    return cursor_error(cursor, at, "%s (%s) stands for nothing here: write %s",
                        character->plain[0] == 'a' ? "a blank" : character->character,
                        character->name, character->plain);
}

bool list_word_check(struct cursor *cursor, struct name word)
{
    const struct text *text = cursor->text;
    const char *data = text->data + word.at;
    size_t length = word.end - word.at, at;
    const struct typography *character;
    char shown[WORD_SHOWN_SIZE];

    if (!word_check(text, word.at, word.end, cursor->error))
        return false;
    character = typography_find(data, length, &at);
    if (character)
        return refuse_character(cursor, word.at + at, character);
    if (absent_is_dots(data, length))
        return cursor_error(cursor, word.at, "values are left out here: write them all");
    if (absent_is_literal(data, length))
        return cursor_error(
            cursor, word.at,
            "%s is no value: leave out what is no child, or put a name "
            "in quotes",
            quote_short(shown, sizeof shown, text->data + word.at, word.end - word.at));
    return true;
}

/* x, y or z before a comma. */
static bool is_variable(struct cursor *cursor, struct name word)
{
    char letter = (char)(cursor->text->data[word.at] | 0x20);
    size_t at = word.end;

    if (word.end - word.at != 1 || letter < 'x' || letter > 'z')
        return false;
    while (cursor_is_space(cursor_byte(cursor, at)))
        at++;
    return cursor_byte(cursor, at) == ',';
}

bool list_word_is_doubtful(struct cursor *cursor, struct name word)
{
    return absent_is_unknown(cursor->text->data + word.at, word.end - word.at) ||
           is_variable(cursor, word);
}

bool list_word_refuse(struct cursor *cursor, size_t at)
{
    char shown[WORD_SHOWN_SIZE];

    return cursor_error(cursor, at,
                        "expected a number, not %s: a value must be known (a name before "
                        "numbers stands in quotes)",
                        quote_short(shown, sizeof shown, cursor->text->data + at,
                                    cursor_word_end(cursor, at, STOPS) - at));
}

size_t list_word_number_end(const struct text *text, struct name word)
{
    size_t digits = word.at + (text->data[word.at] == '-');

    while (digits < word.end && is_digit(text->data[digits]))
        digits++;
    return digits + 1 == word.end && text->data[digits] == '.' && digits > word.at &&
                   is_digit(text->data[digits - 1])
               ? digits
               : word.end;
}
