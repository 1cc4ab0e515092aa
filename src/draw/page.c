/*
 * page.c - filling the marks of a page.
 */
#include "draw/page.h"

#include <string.h>

/* The next mark in the page, and where it stands; NULL: there are no more. */
static const struct page_mark *next_mark(const char *page, const struct page_mark *marks,
                                         const char **place)
{
    *place = strstr(page, "{{");
    for (const struct page_mark *mark = marks; *place && mark->text; mark++)
        if (strncmp(*place, mark->text, strlen(mark->text)) == 0)
            return mark;
    return NULL;
}

bool page_put(FILE *out, const char *page, const struct page_mark *marks,
              const void *context, struct error *error)
{
    const struct page_mark *mark;
    const char *place;

    while ((mark = next_mark(page, marks, &place))) {
        fwrite(page, 1, (size_t)(place - page), out);
        if (!mark->fill(out, context, error))
            return false;
        page = place + strlen(mark->text);
    }
    fputs(page, out);
    return true;
}
