/*
 * walk.h - going through a tree in preorder, with the depth and the id of every node.
 */
#ifndef GTEVAL_DRAW_WALK_H
#define GTEVAL_DRAW_WALK_H

#include "base/buffer.h"
#include "base/error.h"
#include "tree/tree.h"

struct walk {
    const struct tree *tree; /* borrowed */
    node n, depth;           /* where the walk stands, and how many plies down */
    node *ordinals;          /* owned: which children the nodes on the path are, from 1 */
    node *outcomes; /* owned: of how many, below chance; NULL where chance never moves */
};

/* Stands at the root; false when out of memory. */
bool walk_start(struct walk *walk, const struct tree *t, struct error *error);

/* Steps on; false behind the last node. */
bool walk_next(struct walk *walk);

/*
 * Appends the id of the node. More than WALK_LEVELS plies down, where a picture would
 * become all ids, only its last WALK_TAIL ordinals, behind how many are left out:
 * (99992).1.2.1
 */
enum { WALK_LEVELS = 256, WALK_TAIL = 8 };
void walk_id(const struct walk *walk, struct buffer *id);

void walk_release(struct walk *walk);

#endif
