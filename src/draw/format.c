/*
 * format.c - the table of pictures.
 */
#include "draw/format.h"

#include <string.h>

const struct picture_format picture_formats[] = {
    {FORMAT_OUTLINE}, {FORMAT_DOT},  {FORMAT_SVG},
    {FORMAT_TIKZ},    {FORMAT_HTML}, {.name = NULL},
};

const struct picture_format *picture_format_find(const char *name)
{
    for (const struct picture_format *format = picture_formats; format->name; format++)
        if (strcmp(format->name, name) == 0)
            return format;
    return NULL;
}

bool picture_fits(const char *name, node nodes, const struct tree *t, struct error *error)
{
    return !nodes || t->count <= nodes ||
           error_set(error, ERROR_INPUT,
                     "%s draws at most %lu nodes, and the tree has %lu; cut its depth, "
                     "or draw all with --format=outline",
                     name, (unsigned long)nodes, (unsigned long)t->count);
}
