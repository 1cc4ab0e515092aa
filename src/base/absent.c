/*
 * absent.c - words for no value.
 */
#include "base/absent.h"

#include <string.h>

static const char *const literals[] = {
    "None", "null",  "NULL",  "nil", "undefined", "True",
    "true", "False", "false", "NA",  "N/A",       NULL,
};

static const char *const unknown[] = {"?", "??", "???", "_", "__", "*", "~", NULL};

static bool is_any(const char *word, size_t length, const char *const *words)
{
    for (; *words; words++)
        if (strlen(*words) == length && memcmp(word, *words, length) == 0)
            return true;
    return false;
}

bool absent_is_literal(const char *word, size_t length)
{
    return is_any(word, length, literals);
}

bool absent_is_dots(const char *word, size_t length)
{
    return length == 3 && (memcmp(word, "...", length) == 0 ||
                           memcmp(word, "\xE2\x80\xA6", length) == 0);
}

bool absent_is_unknown(const char *word, size_t length)
{
    return is_any(word, length, unknown);
}
