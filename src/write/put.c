/*
 * put.c - names.
 */
#include "write/put.h"

#include "base/quote.h"
#include "base/utf8.h"

#include <string.h>

void put_word(FILE *out, const char *name, bool bare)
{
    if (bare)
        fputs(name, out);
    else
        quote_json(out, name);
}

/* At the beginning of a text a byte-order mark is skipped. */
bool put_is_bare(const char *name, const char *stops)
{
    static const char mark[] = "\xEF\xBB\xBF";

    return quote_is_word(name) && !strpbrk(name, stops) &&
           strncmp(name, mark, sizeof mark - 1) != 0;
}

bool put_has_control(const char *name)
{
    size_t length;

    for (; *name; name += length) {
        length = utf8_length(name, UTF8_LONGEST);
        if (utf8_is_control(utf8_code(name, length)))
            return true;
    }
    return false;
}

bool put_is_number(const char *name)
{
    return score_is_word(name, strlen(name)) || strchr("0123456789.+-", name[0]) != NULL;
}
