/*
 * words.c - words of a text.
 */
#include "read/words.h"

#include "base/quote.h"
#include "base/utf8.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

static const char INFINITE[] = "inf", MINUS_INFINITE[] = "-inf";

bool word_is(const struct text *text, size_t at, size_t end, const char *word)
{
    return end - at == strlen(word) && memcmp(text->data + at, word, end - at) == 0;
}

bool word_resembles(const struct text *text, size_t at, size_t end, const char *word)
{
    return end - at == strlen(word) && strncasecmp(text->data + at, word, end - at) == 0;
}

bool word_check(const struct text *text, size_t at, size_t end, struct error *error)
{
    size_t valid = at + utf8_valid(text->data + at, end - at);

    for (size_t i = at; i < valid; i++) {
        if (text->data[i] == '\0')
            return text_error(text, i, error, "NUL byte");
        if ((unsigned char)text->data[i] < ' ' || text->data[i] == 0x7F)
            return text_error(text, i, error, "control character U+%04X",
                              (unsigned)text->data[i]);
    }
    if (valid < end)
        return text_error(text, valid, error, "text is not UTF-8");
    return true;
}

static bool is_sign(char c)
{
    return c == '-' || c == '+';
}

bool word_is_value(const struct text *text, size_t at, size_t end)
{
    char c = text->data[at];

    return is_digit(c) || c == '.' || is_sign(c) ||
           score_is_word(text->data + at, end - at);
}

/* What is wrong with a word that is no value. */
static bool value_error(const struct text *text, size_t at, size_t end,
                        enum score_status status, struct error *error)
{
    char shown[WORD_SHOWN_SIZE], reason[ERROR_MESSAGE_SIZE];
    size_t digits = is_sign(text->data[at]) ? at + 1 : at;

    if (at == end)
        return text_error(text, at, error, "expected a value");
    if (!word_check(text, at, end, error))
        return false;
    quote_short(shown, sizeof shown, text->data + at, end - at);
    if (score_is_word(text->data + digits, end - digits))
        return text_error(text, at, error,
                          "'%s' is no value: expected a number, %s or %s", shown,
                          INFINITE, MINUS_INFINITE);
    score_explain(status, shown, strlen(shown), reason, sizeof reason);
    return text_error(text, at, error, "%s", reason);
}

bool word_value(const struct text *text, size_t at, size_t end, double *value,
                struct error *error)
{
    size_t used;
    enum score_status status = score_read(text->data + at, end - at, value, &used);

    if (status == SCORE_OK && used == end - at)
        return true;
    *value = word_is(text, at, end, INFINITE)         ? HUGE_VAL
             : word_is(text, at, end, MINUS_INFINITE) ? -HUGE_VAL
                                                      : SCORE_NONE;
    if (score_known(*value))
        return true;
    if (used < end - at)
        status = SCORE_MALFORMED;
    return value_error(text, at, end, status, error);
}

bool word_count(const struct text *text, size_t at, size_t end, node *count)
{
    uint64_t value = 0;

    for (; at < end; at++) {
        if (!is_digit(text->data[at]))
            return false;
        value = 10 * value + (uint64_t)(text->data[at] - '0');
        if (value > TREE_NODE_LIMIT)
            return false;
    }
    *count = (node)value;
    return value > 0;
}

static bool is_zero(const struct text *text, size_t at, size_t end)
{
    while (at < end && text->data[at] == '0')
        at++;
    return at == end;
}

bool word_count_error(const struct text *text, size_t at, size_t end,
                      const char *expected, struct error *error)
{
    size_t digits = at;

    while (digits < end && is_digit(text->data[digits]))
        digits++;
    if (digits < end || is_zero(text, at, end))
        return text_error(text, at, error, "expected %s", expected);
    return text_error(text, at, error, "expected %s, at most %u", expected,
                      (unsigned)TREE_NODE_LIMIT);
}
