/*
 * put.c - values and names.
 */
#include "write/put.h"

#include "base/quote.h"

#include <string.h>
#include <strings.h>

void put_score(FILE *out, double value)
{
    char text[SCORE_TEXT_SIZE];

    score_write(value, text);
    fputs(text, out);
}

void put_json_score(FILE *out, double value)
{
    const char *quote = isinf(value) ? "\"" : "";

    fputs(quote, out);
    put_score(out, value);
    fputs(quote, out);
}

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

bool put_is_number(const char *name)
{
    static const char *const words[] = {"inf", "infinity", "nan"};

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcasecmp(name, words[i]) == 0)
            return true;
    return strchr("0123456789.+-", name[0]) != NULL;
}
