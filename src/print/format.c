/*
 * format.c - the table of reports.
 */
#include "print/format.h"

#include <string.h>

const struct report_format report_formats[] = {
    {FORMAT_TEXT},
    {FORMAT_JSON},
    {FORMAT_CSV},
    {.name = NULL},
};

const struct report_format *report_format_find(const char *name)
{
    for (const struct report_format *format = report_formats; format->name; format++)
        if (strcmp(format->name, name) == 0)
            return format;
    return NULL;
}
