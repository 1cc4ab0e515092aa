/*
 * set.c - what an option sets, by the type of its row.
 */
#include "base/nearest.h"
#include "base/score.h"
#include "command/options.h"

#include <assert.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Puts a number into a member of one of the sizes that whole numbers, enumerations and
 * truth values have. */
static void store_number(void *target, size_t size, uint64_t number)
{
    uint32_t word = (uint32_t)number;
    uint8_t byte = (uint8_t)number;

    assert(size == 0 || size == sizeof byte || size == sizeof word ||
           size == sizeof number);
    if (size == sizeof number)
        memcpy(target, &number, size);
    else if (size == sizeof word)
        memcpy(target, &word, size);
    else if (size == sizeof byte)
        memcpy(target, &byte, size);
}

static bool read_whole(const struct option_row *row, const char *argument,
                       uint64_t *number, struct error *error)
{
    unsigned long long value;
    char *end;

    errno = 0;
    value = strtoull(argument, &end, 10);
    /* strtoull takes signs and blanks, which no count has. */
    if (!is_digit(argument[0]) || *end || errno || value < row->low || value > row->high)
        return error_set(
            error, ERROR_USAGE,
            "option '--%s': expected a whole number from %llu to %llu, not '%.100s'",
            row->name, (unsigned long long)row->low, (unsigned long long)row->high,
            argument);
    *number = value;
    return true;
}

void options_list(option_words *words, char *text, size_t size)
{
    size_t used = 0;

    text[0] = '\0';
    for (size_t i = 0; words(i) && used < size; i++)
        used += (size_t)snprintf(text + used, size - used, "%s%s",
                                 i == 0         ? ""
                                 : words(i + 1) ? ", "
                                                : " or ",
                                 words(i));
}

/* What there is to say of a word that somebody tried; NULL: nothing. */
static const char *hint_for(const struct option_hint *hints, const char *argument)
{
    size_t size = strlen(argument);

    for (; hints && hints->words && size > 0; hints++)
        for (const char *word = hints->words; *word; word = strchr(word, ' ') + 1)
            if (strncasecmp(word, argument, size) == 0 && word[size] == ' ')
                return hints->text;
    return NULL;
}

static bool refuse_word(const struct option_row *row, const struct nearest *nearest,
                        struct error *error)
{
    const char *hint = hint_for(row->hints, nearest->wanted);
    char expected[300];

    options_list(row->words, expected, sizeof expected);
    if (hint)
        return error_set(error, ERROR_USAGE,
                         "option '--%s': expected %s, not '%.100s': %s", row->name,
                         expected, nearest->wanted, hint);
    return error_set(error, ERROR_USAGE, "option '--%s': expected %s, not '%.100s'%s%s%s",
                     row->name, expected, nearest->wanted,
                     nearest->best ? "; did you mean '" : "",
                     nearest->best ? nearest->best : "", nearest->best ? "'?" : "");
}

bool options_find(option_words *words, const char *argument, size_t *place)
{
    for (*place = 0; words(*place); ++*place)
        if (strcmp(words(*place), argument) == 0)
            return true;
    for (*place = 0; words(*place); ++*place)
        if (strcasecmp(words(*place), argument) == 0)
            return true;
    return false;
}

bool options_word(const struct option_row *row, const char *argument, size_t *place,
                  struct error *error)
{
    struct nearest nearest = nearest_to(argument);

    if (options_find(row->words, argument, place))
        return true;
    for (size_t i = 0; row->words(i); i++)
        nearest_offer(&nearest, row->words(i));
    return refuse_word(row, &nearest, error);
}

static const char *infinite_word(size_t i)
{
    static const char *const words[] = {"inf", "-inf", NULL};

    return words[i];
}

bool options_score(const struct option_row *row, const char *argument, double *value,
                   struct error *error)
{
    size_t length = strlen(argument), place, used;
    enum score_status status;
    char why[200];

    if (options_find(infinite_word, argument, &place)) {
        *value = place == 0 ? INFINITY : -INFINITY;
        return true;
    }
    status = score_read(argument, length, value, &used);
    if (status == SCORE_OK && used < length)
        status = SCORE_MALFORMED;
    if (status == SCORE_OK)
        return true;
    score_explain(status, argument, length, why, sizeof why);
    return error_set(error, ERROR_USAGE, "option '--%s': %s", row->name, why);
}

bool options_set(const struct option_row *row, const char *argument, void *settings,
                 struct error *error)
{
    void *target = (char *)settings + row->offset;
    uint64_t number = 1;
    size_t place;

    switch (row->type) {
    case TYPE_WORD:
        number = row->high;
        if (argument && !options_word(row, argument, &place, error))
            return false;
        if (argument)
            number = row->low + place;
        break;
    case TYPE_WHOLE:
    case TYPE_NODE:
        if (!read_whole(row, argument, &number, error))
            return false;
        break;
    case TYPE_SCORE:
        return options_score(row, argument, target, error);
    case TYPE_TEXT:
        memcpy(target, &argument, sizeof argument);
        return true;
    case TYPE_CALL:
        return row->call(target, row, argument, error);
    case TYPE_FLAG:
        break;
    }
    store_number(target, row->size, number);
    return true;
}
