/*
 * pictures.c - the words that options of pictures take.
 */
#include "pictures.h"

bool pictures_set_page(void *target, const struct option_row *row, const char *argument,
                       struct error *error)
{
    return style_read_page(argument, target) ||
           error_set(error, ERROR_USAGE, "option '--%s': expected %s, not '%.100s'",
                     row->name, style_pages, argument);
}
