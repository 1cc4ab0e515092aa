/*
 * draw.h - pictures of a tree and of a search in it, and the table of their formats.
 */
#ifndef GTEVAL_DRAW_DRAW_H
#define GTEVAL_DRAW_DRAW_H

#include "search/history.h"

#include <stdio.h>

/* What is drawn, and how. Everything is borrowed. */
struct picture {
    const struct tree *tree;
    const struct history *history; /* NULL: the bare tree */
    const struct result *result;   /* of that search; NULL without */
    const char *title;             /* NULL: that of the algorithm */
    bool ids;                      /* ids even where nodes have names */
    bool blank; /* an exercise sheet: boxes for the values of inner nodes */

    /* How the outline is shown: */
    bool colour;
    bool utf8;        /* box characters; else ASCII but for the names */
    unsigned columns; /* of the terminal; 0: lines may be as long as they are */
};

/* Writes the picture; false when out of memory. Whether out took it all is not asked. */
typedef bool draw_function(FILE *out, const struct picture *picture, struct error *error);

struct picture_format {
    const char *name;    /* as in --format=NAME */
    const char *summary; /* one line */
    bool for_people;     /* several may stand below each other, with titles between */
    bool alone;          /* an output holds one picture */
    bool plays;          /* shows searches step by step: by html.h, bare trees by draw */
    node limit;          /* nodes of the largest tree drawn; 0: any tree is */
    draw_function *draw;
};

/* The table, ended by an entry whose name is NULL; and its procedures, a file each. */
extern const struct picture_format picture_formats[];
draw_function outline_draw, dot_draw, svg_draw, tikz_draw, html_draw;

/* The format of that name, or NULL. */
const struct picture_format *picture_format_find(const char *name);

/* Whether a tree is small enough for the format; ERROR_INPUT with the limit where not. */
bool draw_check(const struct picture_format *format, const struct tree *t,
                struct error *error);

/* Draws the picture. A tree that draw_check refuses is refused, and nothing is written.
 */
bool draw_picture(FILE *out, const struct picture_format *format,
                  const struct picture *picture, struct error *error);

#endif
