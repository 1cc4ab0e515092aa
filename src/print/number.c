/*
 * number.c - values in output.
 */
#include "print/number.h"

#include "base/score.h"

void number_print(FILE *out, double value)
{
    char text[SCORE_TEXT_SIZE];

    score_write(value, text);
    fputs(text, out);
}

void number_json(FILE *out, double value)
{
    const char *quote = isinf(value) ? "\"" : "";

    fputs(quote, out);
    number_print(out, value);
    fputs(quote, out);
}

void number_bound(FILE *out, enum relation relation, double value)
{
    if (relation != EQUAL)
        fprintf(out, "%s ", relation_signs[relation]);
    number_print(out, value);
}
