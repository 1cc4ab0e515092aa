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

static bool fill(FILE *out, const struct page_mark *mark, const void *context,
                 struct error *error)
{
    if (!mark->content)
        return mark->fill(out, context, error);
    fputs((const char *)mark->content, out);
    return true;
}

bool page_put(FILE *out, const char *page, const struct page_mark *marks,
              const void *context, struct error *error)
{
    const struct page_mark *mark;
    const char *place;

    while ((mark = next_mark(page, marks, &place))) {
        fwrite(page, 1, (size_t)(place - page), out);
        if (!fill(out, mark, context, error))
            return false;
        page = place + strlen(mark->text);
    }
    fputs(page, out);
    return true;
}
