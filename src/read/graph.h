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
 * Edges may also be given apart from what positions are, in any order:
 *
 *     (a, c)         graph_mention(a)  graph_mention(c)  graph_edge
 *
 * The root is the one position that is nobody's child. A position with several parents is
 * expanded below each. Labels become the names of nodes.
 */
#ifndef GTEVAL_READ_GRAPH_H
#define GTEVAL_READ_GRAPH_H

#include "base/buffer.h"
#include "base/text.h"
#include "read/graph_game.h"
#include "read/labels.h"
#include "tree/build.h"

struct graph_position; /* private to graph.c, as is the next */
struct edge;

/* All zeros is an empty graph. What is true of all of it may be set at any time before
 * graph_unfold. */
struct graph {
    bool named;  /* nodes have the names that they are given, not their labels */
    bool simple; /* the same edge twice is refused */
    bool joined; /* definitions of one label are parts of one, and a parent that is only
                    mentioned is one as well */
    bool chance; /* a position whose edges have probabilities, and that has no mover, is
                    one where chance moves */
    bool whole;  /* where the root is named, nothing may be left over */

    /* Private. */
    struct labels labels;
    struct graph_position *positions; /* as they were defined; owned */
    size_t count, capacity;
    struct edge *edges; /* owned */
    size_t edge_count, edge_capacity;
    struct buffer names;
    struct graph_game game;
    size_t root; /* mention of the root that was named, if has_root */
    bool has_root;
};

/*
 * Defines a position: graph_child and graph_value say what it is, a leaf with a value or
 * one with children. label[0 .. length) is copied; at is its place in the text.
 */
bool graph_define(struct graph *graph, const char *label, size_t length, size_t at,
                  struct error *error);

/* The same for a label that has been mentioned. */
bool graph_define_mentioned(struct graph *graph, size_t mention, struct error *error);

/* One more child of the position last defined. */
bool graph_child(struct graph *graph, const char *label, size_t length, size_t at,
                 struct error *error);

/* Of the position last defined: its value, who moves there, and that it has no children.
 */
void graph_value(struct graph *graph, double value);
void graph_mover(struct graph *graph, enum mover mover);
/* What is said of its value: enum claim, with CLAIM_HASH or without (tree/claim.h). */
void graph_claim(struct graph *graph, uint8_t claim);
void graph_leaf(struct graph *graph);

/* Who moves at the position that was defined when there were so many before it. */
void graph_mover_of(struct graph *graph, size_t position, enum mover mover);

/* Its name, where the graph is named. */
bool graph_name(struct graph *graph, const char *name, size_t length,
                struct error *error);

/* The parent, mentioned before, that the position last defined says it has: its only one,
 * of which some edge must tell. */
void graph_parent(struct graph *graph, size_t mention);

/* The label of the position last defined, for graph_edge. */
size_t graph_defined(const struct graph *graph);

/* Mentions a label, which may be defined later. */
bool graph_mention(struct graph *graph, const char *label, size_t length, size_t at,
                   size_t *mention, struct error *error);

/* One more child of the parent, where edges come in any order. */
bool graph_edge(struct graph *graph, size_t parent, size_t child, struct error *error);

/* One more child that has no label: a leaf. */
bool graph_edge_leaf(struct graph *graph, size_t parent, double value,
                     struct error *error);

/*
 * The probability or weight of the edge last added, as it is written; odds.h says what it
 * may be, and anything else is refused without a place. Where chance moves, every edge
 * must have one or none, and all must be of one kind; elsewhere none has.
 */
bool graph_odds(struct graph *graph, const char *text, size_t length, enum odds odds,
                struct error *error);

/* The same of the only edge to the position last defined. */
bool graph_node_odds(struct graph *graph, const char *text, size_t length, enum odds odds,
                     struct error *error);

/* The payoffs of the position last defined, instead of a value. At least one. */
bool graph_payoffs(struct graph *graph, const double *payoffs, size_t count,
                   struct error *error);

/* Names the root; without it, it must follow from the graph. Others may then be left
 * over, unless the graph is to be whole. */
bool graph_root(struct graph *graph, const char *label, size_t length, size_t at,
                struct error *error);

/*
 * Builds the tree, not finished yet. Refused with their places: labels defined twice,
 * parents and children that are not, leaves without a value or payoffs, probabilities
 * that are not of chance, several roots, cycles, and a tree over the limit of nodes, the
 * latter before anything is built. The graph must have a position.
 */
bool graph_unfold(struct graph *graph, const struct text *text, struct build *b,
                  struct error *error);

void graph_release(struct graph *graph);

#endif
