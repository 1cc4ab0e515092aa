/*
 * svg_part.h - what the parts of the SVG drawing share; for svg*.c and nobody else.
 */
#ifndef GTEVAL_DRAW_SVG_PART_H
#define GTEVAL_DRAW_SVG_PART_H

#include "draw/layout.h"
#include "draw/tag.h"

/* Lengths in pixels. */
enum {
    TRIANGLE_HEIGHT = 38,
    LEAF_HEIGHT = 26,
    LEAF_FOOT = 60, /* from the top of a leaf to the foot of its last text */
    ANSWER_WIDTH = 38,
    ANSWER_HEIGHT = 19,
    VALUE_SIZE = 14, /* of fonts */
    NAME_SIZE = 12,
};

struct svg {
    FILE *out;
    const struct picture *picture;
    struct walk walk;
    struct buffer name, value, bound; /* the texts at the node of the walk; */
    struct buffer told;               /* and all that is known of it */
    bool failed;                      /* memory ran out for one of them */
    struct reach *reach;              /* owned: one a node */
    struct layout layout;
    double half; /* the half width of triangles */
    bool inside; /* values stand inside the triangles, else beside them */
};

/* Finds out how much room the texts take, and places the nodes. */
bool svg_measure(struct svg *s, struct error *error);

/* Calls visit at every node, in preorder, with its texts made. False without memory. */
bool svg_each_node(struct svg *s, void (*visit)(struct svg *s), struct error *error);

/* How far from the centre of a triangle the first and the second text beside it begin,
 * and how much of the second comes before the bound of a cut. */
double svg_first_text(const struct svg *s);
double svg_second_text(const struct svg *s);
double svg_second_width(const struct svg *s);

/* Half the width of a leaf. */
double svg_leaf_half(const struct svg *s);

/* Draw the node of the walk, and the edge to it. */
void svg_put_node(struct svg *s);
void svg_put_edge(struct svg *s);

void svg_release(struct svg *s);

#endif
