/*
 * shape.h - who moves at each level of a full tree, and how wide it is: +3*2-3 is a MAX
 * node with three chance nodes below, of two outcomes each, at which MIN has three moves.
 */
#ifndef GTEVAL_GEN_SHAPE_H
#define GTEVAL_GEN_SHAPE_H

#include "base/error.h"
#include "tree/tree.h"

enum { SHAPE_LEVELS = 64 };

struct shape_level {
    enum mover mover; /* of the nodes; of several players any but chance is the next */
    bool told;        /* it is not whose turn it is: set by shape_settle */
    node width;       /* their children */
};

/* All zeros is no shape. */
struct tree_shape {
    node depth; /* levels above the leaves */
    struct shape_level level[SHAPE_LEVELS];
};

/* Reads levels: + for MAX, - for MIN, * for chance, and a width behind each. Refusals are
 * of ERROR_USAGE. */
bool shape_read(struct tree_shape *shape, const char *text, struct error *error);

/* Decides which movers must be told, given how many players have payoffs, or 0: of these
 * + is the one whose turn it is, and there is no -. */
bool shape_settle(struct tree_shape *shape, unsigned players, struct error *error);

bool shape_has_chance(const struct tree_shape *shape);

/* Whether a mover must be told below the root, or chance there. */
bool shape_is_told(const struct tree_shape *shape);

/* Leaves of the tree; 0 where it has more nodes than TREE_NODE_LIMIT. */
uint64_t shape_leaves(const struct tree_shape *shape);

#endif
