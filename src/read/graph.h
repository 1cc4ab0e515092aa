/*
 * graph.h - positions that name their children: a graph without cycles, unfolded into a
 * tree.
 *
 *     a: [b, c]      graph_define(a)  graph_child(b)  graph_child(c)
 *     b: [d, c]      graph_define(b)  graph_child(d)  graph_child(c)
 *     d=1            graph_define(d)  graph_value(1)
 *     c=3            graph_define(c)  graph_value(3)
 *
 *     graph_unfold:  a [ b [ d=1 c=3 ] c=3 ]
 *
 * The root is the one position that is nobody's child. A position with several parents is
 * expanded below each. Labels become the names of nodes.
 */
#ifndef GTEVAL_READ_GRAPH_H
#define GTEVAL_READ_GRAPH_H

#include "base/text.h"
#include "read/labels.h"
#include "tree/build.h"

struct position; /* private to graph.c */

/* All zeros is an empty graph. */
struct graph {
    struct labels labels; /* each position's own mention, then those of its children */
    struct position *positions; /* as they were defined; owned */
    size_t count, capacity;
    size_t root; /* mention of the root that was named, if has_root */
    bool has_root;
};

/*
 * Defines a position: graph_child and graph_value say what it is, a leaf with a value or
 * one with children. label[0 .. length) is copied; at is its place in the text.
 */
bool graph_define(struct graph *graph, const char *label, size_t length, size_t at,
                  struct error *error);

/* One more child of the position last defined. */
bool graph_child(struct graph *graph, const char *label, size_t length, size_t at,
                 struct error *error);

/* The value of the position last defined. */
void graph_value(struct graph *graph, double value);

/* Names the root; without it, it must follow from the graph. Others may then be left
 * over. */
bool graph_root(struct graph *graph, const char *label, size_t length, size_t at,
                struct error *error);

/*
 * Builds the tree, not finished yet. Refused with their places: labels defined twice,
 * children that are not, several roots, cycles, and a tree over the limit of nodes, the
 * latter before anything is built. The graph must have a position.
 */
bool graph_unfold(struct graph *graph, const struct text *text, struct build *b,
                  struct error *error);

void graph_release(struct graph *graph);

#endif
