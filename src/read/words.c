/*
 * words.c - words of a text.
 */
#include "read/words.h"

#include "base/utf8.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

static const char INFINITE[] = "inf", MINUS_INFINITE[] = "-inf";

/* The words for infinity and for no number, as other programs write them too. */
static const char *const special[] = {"inf", "infinity", "nan"};

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

static bool is_special(const struct text *text, size_t at, size_t end)
{
    for (size_t i = 0; i < sizeof special / sizeof *special; i++)
        if (word_resembles(text, at, end, special[i]))
            return true;
    return false;
}

static bool is_sign(char c)
{
    return c == '-' || c == '+';
}

bool word_is_value(const struct text *text, size_t at, size_t end)
{
    char c = text->data[at];

    return (c >= '0' && c <= '9') || c == '.' || is_sign(c) || is_special(text, at, end);
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
    word_show(text, at, end, shown);
    if (is_special(text, digits, end))
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
        if (text->data[at] < '0' || text->data[at] > '9')
            return false;
        value = 10 * value + (uint64_t)(text->data[at] - '0');
        if (value > TREE_NODE_LIMIT)
            return false;
    }
    *count = (node)value;
    return value > 0;
}

const char *word_show(const struct text *text, size_t at, size_t end,
                      char shown[static WORD_SHOWN_SIZE])
{
    enum { LONGEST = WORD_SHOWN_SIZE - sizeof "..." };
    bool whole = end - at <= LONGEST;

    if (!whole)
        for (end = at + LONGEST; utf8_is_inside(text->data[end]);)
            end--;
    snprintf(shown, WORD_SHOWN_SIZE, "%.*s%s", (int)(end - at), text->data + at,
             whole ? "" : "...");
    return shown;
}
