/*
 * draw.h - what a picture shows of a tree and of a search in it.
 */
#ifndef GTEVAL_DRAW_DRAW_H
#define GTEVAL_DRAW_DRAW_H

#include "search/history.h"

#include <stdio.h>

/* What nodes are called: by names or else ids, ids alone, letters in the order of the
 * tree, or nothing. */
enum picture_labels { LABELS_NAMES, LABELS_IDS, LABELS_LETTERS, LABELS_NONE };

/* Where the children of a node stand: the layout of the outline and of the page is
 * their own. */
enum picture_layout { PICTURE_DOWN, PICTURE_RIGHT };

/* A sheet of paper that a picture is to fit on, in millimetres; zeros: none. */
struct picture_paper {
    double width, height;
};

/* The margins that printers want, in millimetres. */
enum { PICTURE_MARGIN = 8 };

/* How people wish a picture to be; the title is borrowed. */
struct picture_style {
    const char *title; /* NULL: that of the algorithm */
    enum picture_labels labels;
    enum picture_layout layout;
    struct picture_paper page;
    bool windows;  /* how nodes were entered; on a sheet, boxes for that, for cuts and for
                    * the order of leaves. The history has kept it. */
    uint64_t step; /* after how many events of the search; 0: after all */
    bool fragment; /* of TeX: without a document around it */
};

struct strategies;

/* What is drawn, and how. Everything is borrowed. */
struct picture {
    const struct tree *tree;
    const struct history *history; /* NULL: the bare tree */
    const struct result *result;   /* of that search; NULL without */
    const struct strategies
        *strategies; /* of a proof (strategy.h); NULL: none is shown */
    struct picture_style style;
    const struct picture *room; /* the last one of a series, which tells how much room all
                                 * leave for texts; NULL: it is no series */
    bool ids;                   /* ids even where nodes have names */
    bool blank; /* an exercise sheet: boxes for the values of inner nodes */

    /* How the outline is shown: */
    bool colour;
    bool utf8;        /* box characters; else ASCII but for the names */
    unsigned columns; /* of the terminal; 0: lines may be as long as they are */
};

/* Whether an exercise sheet has boxes for more than values: for windows, cuts and the
 * order of leaves. */
static inline bool picture_is_sheet(const struct picture *picture)
{
    return picture->blank && picture->style.windows;
}

/* Writes the picture; false when out of memory. Whether out took it all is not asked. */
typedef bool draw_function(FILE *out, const struct picture *picture, struct error *error);

/* The procedures, a file each. */
draw_function outline_draw, dot_draw, svg_draw, tikz_draw, html_draw;

#endif
