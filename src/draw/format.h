/*
 * format.h - the table of pictures.
 */
#ifndef GTEVAL_DRAW_FORMAT_H
#define GTEVAL_DRAW_FORMAT_H

#include "draw/draw.h"

/*
 * The limits of pictures: what a browser still shows at a glance, what dot lays out in
 * seconds, what fits into the memory and the largest page of TeX.
 */
enum { MOST_OF_GRAPHS = 2000, MOST_OF_TEX = 100, MOST_OF_PAGES = 5000 };

/* The members that each has, wherever it stands in a table. */
#define FORMAT_OUTLINE                                                                   \
    .name = "outline", .summary = "the tree, a line a node", .draw = outline_draw
#define FORMAT_DOT                                                                       \
    .name = "dot", .summary = "a picture for Graphviz", .draw = dot_draw,                \
    .nodes = MOST_OF_GRAPHS
#define FORMAT_SVG                                                                       \
    .name = "svg", .summary = "a picture for browsers and printing", .draw = svg_draw,   \
    .nodes = MOST_OF_GRAPHS, .alone = true
#define FORMAT_TIKZ                                                                      \
    .name = "tikz", .summary = "a picture for LaTeX", .draw = tikz_draw,                 \
    .nodes = MOST_OF_TEX, .alone = true
#define FORMAT_HTML                                                                      \
    .name = "html", .summary = "a page for a browser, which plays searches",             \
    .draw = html_draw, .nodes = MOST_OF_PAGES, .alone = true

struct picture_format {
    const char *name;    /* as in --format=NAME */
    const char *summary; /* one line */
    draw_function *draw; /* of bare trees, too */
    node nodes;          /* of the largest tree shown; 0: any is */
    bool alone;          /* an output holds one */
};

/* The table, ended by an entry whose name is NULL. */
extern const struct picture_format picture_formats[];

/* The format of that name, or NULL. */
const struct picture_format *picture_format_find(const char *name);

/* Whether the tree has no more nodes than that; ERROR_INPUT, which calls the picture
 * name, where not. */
bool picture_fits(const char *name, node nodes, const struct tree *t,
                  struct error *error);

#endif
