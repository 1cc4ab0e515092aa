/*
 * page.h - pages with marks in them, which are filled with what differs from page to
 * page.
 */
#ifndef GTEVAL_DRAW_PAGE_H
#define GTEVAL_DRAW_PAGE_H

#include "base/error.h"

#include <stdio.h>

/* Writes what stands for a mark. */
typedef bool page_fill(FILE *out, const void *context, struct error *error);

struct page_mark {
    const char *text;             /* as "{{title}}"; NULL behind the last */
    const unsigned char *content; /* what stands for it, closed by a NUL; or else */
    page_fill *fill;
};

/* Writes the page, each of its marks filled with the context. */
bool page_put(FILE *out, const char *page, const struct page_mark *marks,
              const void *context, struct error *error);

#endif
