/*
 * json_member.c - reading what the members of a node's object say.
 */
#include "read/json_member.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool member_refuse(struct json_cursor *cursor, size_t at, const char *format, ...)
{
    char message[ERROR_MESSAGE_SIZE];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    return text_error(cursor->text, at, cursor->error, "%s", message);
}

bool member_null(struct json_cursor *cursor)
{
    if (cursor->data[cursor->at] != 'n')
        return false;
    cursor->at = json_token(cursor->data, cursor->at).end;
    return true;
}

static bool read_string(struct json_cursor *cursor, struct json_words *words)
{
    return json_string_read(cursor->data, &cursor->at, &cursor->scratch, words,
                            cursor->error);
}

static bool is_number(char c)
{
    return json_is_digit(c) || c == '-';
}

/* Out of line: the guard of its results would be paid by every number. */
__attribute__((noinline)) static double read_long(struct json_cursor *cursor)
{
    double value = SCORE_NONE;
    size_t used;

    score_read(cursor->data + cursor->at, cursor->text->size - cursor->at, &value, &used);
    cursor->at += used;
    return value;
}

static double read_number(struct json_cursor *cursor)
{
    double value;
    size_t used = json_short(cursor->data + cursor->at, &value);

    cursor->at += used;
    return used > 0 ? value : read_long(cursor);
}

/* "inf" or "-inf"; out of line like read_long. */
__attribute__((noinline)) static bool read_infinite(struct json_cursor *cursor,
                                                    double *value, const char *expected)
{
    size_t at = cursor->at;
    struct json_words words;

    if (!read_string(cursor, &words))
        return false;
    *value =
        words.length > 0 && words.text[0] == '-' ? -(double)INFINITY : (double)INFINITY;
    return json_words_are(words, "inf") || json_words_are(words, "-inf") ||
           member_refuse(cursor, at, "expected %s", expected);
}

bool member_score(struct json_cursor *cursor, double *value, const char *expected)
{
    size_t at = cursor->at;

    if (is_number(cursor->data[at])) {
        *value = read_number(cursor);
        return true;
    }
    if (cursor->data[at] == '"')
        return read_infinite(cursor, value, expected);
    return member_refuse(cursor, at, "expected %s", expected);
}

bool member_label(struct json_cursor *cursor, struct json_words *words)
{
    size_t at = cursor->at;

    if (is_number(cursor->data[at])) {
        struct json_span span = json_token(cursor->data, at);

        cursor->at = span.end;
        *words = (struct json_words){cursor->data + at, span.end - at};
        return true;
    }
    if (cursor->data[at] != '"')
        return member_refuse(cursor, at, "expected a name: a string or a number");
    if (!read_string(cursor, words))
        return false;
    if (words->length > 0 && memchr(words->text, '\0', words->length))
        return member_refuse(cursor, at, "NUL character in a name");
    return true;
}

bool member_key(struct json_cursor *cursor, struct json_seen *seen,
                const struct json_key **key)
{
    size_t at = cursor->at;
    const struct json_key *before;
    struct json_words words;

    if (!read_string(cursor, &words))
        return false;
    cursor->at = json_next(cursor->data, cursor->at);
    *key = json_key_find(words.text, words.length);
    if (!*key) {
        cursor->at = json_skip(cursor->data, cursor->at);
        return true;
    }
    before = json_key_note(seen, *key);
    if (!before)
        return true;
    if (before == *key)
        return member_refuse(cursor, at, "duplicate key \"%s\"", before->text);
    return member_refuse(cursor, at, "duplicate key: \"%s\" and \"%s\" mean the same",
                         before->text, (*key)->text);
}

static bool read_name(struct json_cursor *cursor)
{
    struct json_words name = {0};

    if (member_null(cursor))
        return true;
    return member_label(cursor, &name) &&
           (name.length == 0 ||
            build_name(cursor->b, name.text, name.length, cursor->error));
}

static bool read_value(struct json_cursor *cursor)
{
    double value = SCORE_NONE;

    if (!member_null(cursor) &&
        !member_score(cursor, &value, "a value: a number, \"inf\", \"-inf\" or null"))
        return false;
    build_value(cursor->b, value);
    return true;
}

static bool read_flag(struct json_cursor *cursor, const char *key)
{
    char first = cursor->data[cursor->at];

    if (first != 't' && first != 'f')
        return member_refuse(cursor, cursor->at, "expected true or false for \"%s\"",
                             key);
    cursor->at = json_token(cursor->data, cursor->at).end;
    build_mover(cursor->b, first == 't' ? MOVER_MAX : MOVER_MIN);
    return true;
}

static bool read_player(struct json_cursor *cursor, const char *key)
{
    size_t at = cursor->at;
    enum mover mover = MOVER_DEFAULT;
    struct json_words words;

    if (cursor->data[at] == '"') {
        if (!read_string(cursor, &words))
            return false;
        mover = json_mover(words.text, words.length);
    }
    if (mover == MOVER_DEFAULT)
        return member_refuse(cursor, at, "expected \"max\" or \"min\" for \"%s\"", key);
    build_mover(cursor->b, mover);
    return true;
}

bool member_value(struct json_cursor *cursor, const struct json_key *key)
{
    if (key->meaning == KEY_NAME)
        return read_name(cursor);
    if (key->meaning == KEY_VALUE)
        return read_value(cursor);
    if (member_null(cursor))
        return true;
    return key->flag ? read_flag(cursor, key->text) : read_player(cursor, key->text);
}
