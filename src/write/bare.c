/*
 * bare.c - bare words, and what they would be taken for.
 */
#include "write/bare.h"

#include "base/quote.h"
#include "base/score.h"

#include <string.h>

void bare_or_quoted(FILE *out, const char *name, bool bare)
{
    if (bare)
        fputs(name, out);
    else
        quote_json(out, name);
}

/* At the beginning of a text a byte-order mark is skipped. */
bool bare_is_word(const char *name, const char *stops)
{
    static const char mark[] = "\xEF\xBB\xBF";

    return quote_is_word(name) && !strpbrk(name, stops) &&
           strncmp(name, mark, sizeof mark - 1) != 0;
}

bool bare_is_value(const char *name)
{
    return score_is_word(name, strlen(name)) || strchr("0123456789.+-", name[0]) != NULL;
}
