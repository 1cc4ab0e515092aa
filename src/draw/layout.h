/*
 * layout.h - where the nodes of a drawing stand.
 *
 *               e                 the leaves from left to right at equal
 *            ___|___              distances; each inner node in the middle above its
 *           1       2             first and last child; each ply on a line of its own
 *         __|__   __|__
 *        1.1 1.2 2.1 2.2
 *
 * Units are those of the drawing, y grows downwards.
 */
#ifndef GTEVAL_DRAW_LAYOUT_H
#define GTEVAL_DRAW_LAYOUT_H

#include "base/error.h"
#include "tree/tree.h"

/* How far a node with its texts reaches from its centre. */
struct reach {
    double left, right;
};

struct layout {
    const struct tree *tree; /* borrowed */
    double *x;               /* owned: the centres, the leftmost reach is 0 */
    node *depth;             /* owned: plies from the root */
    double *top;             /* owned: the upper edge of each line, the first is 0 */
    double width;            /* what everything takes */
};

/*
 * Places the nodes so that no two on a line come nearer than space; nor what is on the
 * line below a leaf to that, since edges lead there beside its texts. reach holds one a
 * node; height is that of inner nodes.
 */
bool layout_make(struct layout *layout, const struct tree *t, const struct reach *reach,
                 double space, double height, struct error *error);

void layout_release(struct layout *layout);

#endif
