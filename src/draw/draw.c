/*
 * draw.c - the table of pictures.
 */
#include "draw/draw.h"

#include <string.h>

/*
 * The limits: what a browser still shows at a glance, what dot lays out in seconds, what
 * fits into the memory and the largest page of TeX.
 */
const struct picture_format picture_formats[] = {
    {
        .name = "outline",
        .summary = "the tree in the terminal, one node a line",
        .for_people = true,
        .draw = outline_draw,
    },
    {
        .name = "dot",
        .summary = "for Graphviz",
        .limit = 2000,
        .draw = dot_draw,
    },
    {
        .name = "svg",
        .summary = "a drawing that stands alone",
        .alone = true,
        .limit = 2000,
        .draw = svg_draw,
    },
    {
        .name = "tikz",
        .summary = "for pdflatex, with the forest package",
        .alone = true,
        .limit = 100,
        .draw = tikz_draw,
    },
    {
        .name = "html",
        .summary = "a page that plays searches step by step",
        .alone = true,
        .plays = true,
        .limit = 5000,
        .draw = html_draw,
    },
    {.name = NULL},
};

const struct picture_format *picture_format_find(const char *name)
{
    for (const struct picture_format *f = picture_formats; f->name; f++)
        if (strcmp(f->name, name) == 0)
            return f;
    return NULL;
}

bool draw_check(const struct picture_format *format, const struct tree *t,
                struct error *error)
{
    if (format->limit == 0 || t->count <= format->limit)
        return true;
    return error_set(error, ERROR_INPUT,
                     "%s draws at most %lu nodes, and the tree has %lu; cut its depth, "
                     "or draw all with --format=outline",
                     format->name, (unsigned long)format->limit, (unsigned long)t->count);
}

bool draw_picture(FILE *out, const struct picture_format *format,
                  const struct picture *picture, struct error *error)
{
    return draw_check(format, picture->tree, error) && format->draw(out, picture, error);
}
