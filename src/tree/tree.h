/*
 * tree.h - a game tree as flat arrays in preorder, and how to move about in it.
 *
 *              e                 node    0  1   2    3    4  5    6    7
 *            /   \               id      e  1  1.1  1.2   2  2.1  2.2  2.3
 *          1       2             end     8  4   3    4    8  6    7    8
 *        / |     / | \           parent  -  0   1    1    0  4    4    4
 *     1.1 1.2 2.1 2.2 2.3
 *
 * end[n] is one past the last node below n. So the first child of n is n + 1, the sibling
 * after c is end[c], c is the last child where end[c] == end[parent[c]], n is a leaf
 * where end[n] == n + 1, "further left" is "smaller index", and what lies below n is the
 * range n + 1 .. end[n]. The root is 0.
 */
#ifndef GTEVAL_TREE_TREE_H
#define GTEVAL_TREE_TREE_H

#include "base/score.h"

#include <stdbool.h>
#include <stdint.h>

/* A node: its index in the arrays. */
typedef uint32_t node;

enum { TREE_ROOT = 0 };

/* No node: as a child or a move it cannot be mistaken for one, since 0 is the root. */
#define NODE_NONE ((node)0)

/* The most nodes of a tree: indexes and end[] have 32 bits. */
#define TREE_NODE_LIMIT (UINT32_MAX - 1)

/* Who chooses at a node. MOVER_DEFAULT stands for "the other one than at the parent". */
enum mover { MOVER_MAX = 0, MOVER_MIN = 1, MOVER_DEFAULT = 2 };

struct tree {
    node count;      /* nodes; 0 in an empty tree */
    node *end;       /* one past the node's subtree */
    node *parent;    /* parent[0] is 0 */
    double *value;   /* a leaf's value, an inner node's static value or SCORE_NONE */
    uint8_t *mover;  /* enum mover, never MOVER_DEFAULT once the tree is built */
    uint64_t *label; /* where a node's name begins in names; NULL where no node has one */
    char *names; /* names, each closed by a NUL; names[0] is the empty name: no name */
    node leaves; /* how many leaves */
    node height; /* plies from the root to the deepest leaf */
};

static inline bool tree_is_leaf(const struct tree *t, node n)
{
    return t->end[n] == n + 1;
}

static inline bool tree_is_max(const struct tree *t, node n)
{
    return t->mover[n] == MOVER_MAX;
}

static inline node tree_first_child(node n)
{
    return n + 1;
}

/* The sibling after child c; past the last one it is end[parent]. */
static inline node tree_next_child(const struct tree *t, node c)
{
    return t->end[c];
}

static inline bool tree_is_last_child(const struct tree *t, node c)
{
    return t->end[c] == t->end[t->parent[c]];
}

/* for each child c of n, from the left */
#define TREE_EACH_CHILD(t, n, c)                                                         \
    for (node c = tree_first_child(n); c < (t)->end[n]; c = tree_next_child((t), c))

/*
 * for each node c but the root that is last among its siblings, from leaf n upwards: with
 * it, the node above ends
 */
#define TREE_EACH_LAST(t, n, c)                                                          \
    for (node c = (n); c != TREE_ROOT && tree_is_last_child((t), c); c = (t)->parent[c])

/* The node's name, or NULL. */
const char *tree_name(const struct tree *t, node n);

/* Which child of its parent a node is, from 1; 0 for the root. Takes time in its
 * siblings. */
node tree_ordinal(const struct tree *t, node n);

/* Plies from the root. */
node tree_depth(const struct tree *t, node n);

/* How many children a node has. */
node tree_width(const struct tree *t, node n);

/* Frees the arrays and leaves an empty tree. */
void tree_release(struct tree *t);

#endif
