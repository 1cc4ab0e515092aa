/*
 * svg_tree.h - the tree of an SVG drawing: where its nodes stand, and edges between them.
 */
#ifndef GTEVAL_DRAW_SVG_TREE_H
#define GTEVAL_DRAW_SVG_TREE_H

#include "draw/svg_node.h"

/* From the right end of what a ply takes to the left end of the next, where the tree
 * grows to the right. */
struct svg_column {
    double left, right;
};

/* Zero at first. Lengths are pixels. */
struct svg_tree {
    struct svg_nodes nodes;
    struct reach *reach;        /* owned: one a node */
    struct layout layout;       /* x is down where the tree grows to the right */
    struct svg_column *columns; /* owned: one a ply; NULL where the tree grows down */
    double width, height;       /* what everything takes */
};

/* Finds out how much room the texts of the picture take, and places the nodes. False when
 * out of memory. */
bool svg_tree_place(struct svg_tree *tree, const struct picture *picture, bool dense,
                    struct error *error);

/* Draws the edges, and the nodes over them; (0, 0) is the upper left end. */
bool svg_tree_put(FILE *out, struct svg_tree *tree, struct error *error);

void svg_tree_release(struct svg_tree *tree);

#endif
