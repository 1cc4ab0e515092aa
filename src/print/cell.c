/*
 * cell.c - cells and fields.
 */
#include "print/cell.h"

#include "base/file_name.h"
#include "base/quote.h"
#include "base/score.h"

#include <stdlib.h>

void cell_text(FILE *out, enum cell_style style, const char *text)
{
    if (style == CELL_JSON)
        quote_json(out, text);
    else if (style == CELL_CSV)
        quote_csv(out, text);
    else
        fputs(text, out);
}

void cell_whole(FILE *out, uint64_t number)
{
    fprintf(out, "%llu", (unsigned long long)number);
}

void cell_none(FILE *out, enum cell_style style)
{
    static const char *const none[] = {
        [CELL_TEXT] = "-", [CELL_JSON] = "null", [CELL_CSV] = ""};

    fputs(none[style], out);
}

void cell_score(FILE *out, enum cell_style style, double value)
{
    if (!score_known(value))
        cell_none(out, style);
    else if (style == CELL_JSON)
        score_print_json(out, value);
    else
        score_print(out, value);
}

void cell_figure(FILE *out, enum cell_style style, double figure)
{
    if (style == CELL_TEXT && score_known(figure))
        fprintf(out, "%.3f", figure);
    else
        cell_score(out, style, figure);
}

bool cell_file(FILE *out, enum cell_style style, const char *file)
{
    char *text;

    if (file_name_is_plain(file)) {
        cell_text(out, style, file);
        return true;
    }
    text = style == CELL_CSV ? file_name_csv(file) : file_name_text(file);
    if (text)
        cell_text(out, style, text);
    free(text);
    return text != NULL;
}
