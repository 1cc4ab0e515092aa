/*
 * svg_node.h - the nodes of an SVG drawing: how much room they take with their texts, and
 * drawing them.
 *
 *     down:      /\ A [-inf, inf]          right:  |\ A [-inf, inf]
 *               /__\ 3 >= 2                        | > ---------------
 *                                                  |/ 3 >= 2
 *              |  7  |                             |  7  | b1  #1  [3, 5]
 *                b1
 *                #1
 *
 * Lengths are pixels.
 */
#ifndef GTEVAL_DRAW_SVG_NODE_H
#define GTEVAL_DRAW_SVG_NODE_H

#include "draw/layout.h"
#include "draw/name_lines.h"

/* The first three are set by the caller, the rest zero. */
struct svg_nodes {
    const struct picture *picture; /* borrowed */
    bool dense;                    /* as little room is taken as can be */
    FILE *out;

    /* Where the drawing is: */
    struct walk walk;
    struct name_lines name;
    struct buffer value, bound; /* owned: the texts at the node, */
    struct buffer window;
    struct buffer odds; /* and at the edge to it; */
    struct buffer told; /* all that is known of it */

    double half; /* the half width of triangles */
    bool inside; /* values stand inside the triangles and circles, else beside them */
};

enum { SVG_INNER_HEIGHT = 38 };

/* The texts at the node of the walk; false when out of memory. */
bool svg_node_make(struct svg_nodes *s);

/* Before all nodes; then at each, so that shapes get as wide as all values need; then
 * after them. */
void svg_node_fit_none(struct svg_nodes *s);
void svg_node_fit(struct svg_nodes *s);
void svg_node_fit_all(struct svg_nodes *s);

/* How far the node with its texts reaches from its centre to both sides: to the left and
 * right, or up and down where the tree grows to the right. */
struct reach svg_node_reach(const struct svg_nodes *s);

/* Where the tree grows to the right: what the node takes from its left edge on. */
double svg_node_length(const struct svg_nodes *s);

/* From the top of a leaf to the foot of its last text, where the tree grows down. */
double svg_node_foot(const struct svg_nodes *s);

/* Half the width of the node itself, and where halfway down its side is, from its
 * centre. */
double svg_node_half(const struct svg_nodes *s);
double svg_node_side(const struct svg_nodes *s);

double svg_node_height(const struct svg_nodes *s);

/* Draws the node, with the middle of its top there. */
void svg_node_put(struct svg_nodes *s, double x, double y);

/* What the odds take with their ground; 0: there are none. */
double svg_node_odds_width(const struct svg_nodes *s);

/* Draws the odds around that point. */
void svg_node_put_odds(struct svg_nodes *s, double x, double y);

void svg_node_release(struct svg_nodes *s);

#endif
