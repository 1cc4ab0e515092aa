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
 *
 * Chance may move at a node: an edge below it has a weight. Leaves may have a payoff for
 * each of several players. The arrays for these are NULL in trees that have no use for
 * them.
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

/*
 * Who chooses at a node: chance, or the player of that number, of whom the first is MAX
 * and the second MIN. MOVER_DEFAULT stands for "who is next behind the last player
 * above".
 */
enum mover {
    MOVER_CHANCE = 0,
    MOVER_MAX = 1,
    MOVER_MIN = 2,
    MOVER_LAST = 255,
    MOVER_DEFAULT = 256
};

/* The most players of a game. */
enum { PLAYER_LIMIT = MOVER_LAST };

/*
 * The arrays with an entry for each node: ARRAY(name). Those that a tree may lack, those
 * that every tree has, then all of them.
 *
 * label: where the node's name begins in names. weight: how often chance comes here, set
 * against its siblings; of no meaning elsewhere than below chance. odds: where the weight
 * stands in names, as it was written. slot: of a leaf, which payoffs are its own, from 1.
 * claim: what is said of the node's value (claim.h).
 */
#define TREE_OPTIONAL(ARRAY)                                                             \
    ARRAY(label) ARRAY(weight) ARRAY(odds) ARRAY(slot) ARRAY(claim)
#define TREE_NEEDED(ARRAY) ARRAY(end) ARRAY(parent) ARRAY(value) ARRAY(mover)
#define TREE_ARRAYS(ARRAY) TREE_NEEDED(ARRAY) TREE_OPTIONAL(ARRAY)

struct tree {
    node count;      /* nodes; 0 in an empty tree */
    node *end;       /* one past the node's subtree */
    node *parent;    /* parent[0] is 0 */
    double *value;   /* a leaf's value, an inner node's static value or SCORE_NONE */
    uint8_t *mover;  /* enum mover, never MOVER_DEFAULT once the tree is built */
    uint64_t *label; /* 0: no name; NULL where no node has one */
    char *names;    /* names, each closed by a NUL; names[0] is the empty name: no name */
    uint8_t *claim; /* NULL where none was made */
    node leaves;    /* how many leaves */
    node height;    /* plies from the root to the deepest leaf */

    bool chance;      /* whether chance moves anywhere */
    double *weight;   /* not below 0; a weight of 0 never happens. NULL without chance */
    uint64_t *odds;   /* 0: equal chances; NULL where no weight was written */
    double low, high; /* no leaf is worth less, or more: as the document says */

    /* A game with payoffs instead of values. */
    unsigned players; /* 0 in a tree of MAX and MIN, where payoffs would cancel */
    uint32_t *slot;   /* of each leaf */
    double *payoff;   /* payoff[(slot - 1) * players + player - 1] */
    uint64_t *player; /* names of the players in names, 0: none; NULL without names */
};

static inline bool tree_is_leaf(const struct tree *t, node n)
{
    return t->end[n] == n + 1;
}

static inline bool tree_is_chance(const struct tree *t, node n)
{
    return t->mover[n] == MOVER_CHANCE;
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

/* Whether leaves have a payoff for each player, instead of one value. */
static inline bool tree_has_payoffs(const struct tree *t)
{
    return t->players > 0;
}

/* The payoffs of a leaf, players of them. */
static inline const double *tree_payoffs(const struct tree *t, node leaf)
{
    return t->payoff + (size_t)(t->slot[leaf] - 1) * t->players;
}

/* Whose turn it is after that player's. */
static inline enum mover tree_next_player(const struct tree *t, enum mover player)
{
    unsigned players = tree_has_payoffs(t) ? t->players : 2, one = player;

    return (enum mover)(one < players ? one + 1 : 1);
}

/*
 * Whose payoff stands for those of a node, where there is room for one: that of its
 * mover; at a leaf, of who moved there; where chance did, of the first player. From 0.
 */
static inline unsigned tree_own_payoff(const struct tree *t, node n)
{
    unsigned mover = t->mover[tree_is_leaf(t, n) ? t->parent[n] : n];

    return mover == MOVER_CHANCE ? 0 : mover - 1;
}

/* Whether the game can come to n once it has come to its parent. */
static inline bool tree_can_happen(const struct tree *t, node n)
{
    return !tree_is_chance(t, t->parent[n]) || t->weight[n] > 0;
}

/* for each child c of n, from the left */
#define TREE_EACH_CHILD(t, n, c)                                                         \
    for (node c = tree_first_child(n); c < (t)->end[n]; c = tree_next_child((t), c))

/* for each child c of the chance node n that can happen, from the left */
#define TREE_EACH_OUTCOME(t, n, c)                                                       \
    TREE_EACH_CHILD(t, n, c)                                                             \
        if ((t)->weight[c] > 0)

/*
 * for each node c but the root that is last among its siblings, from leaf n upwards: with
 * it, the node above ends
 */
#define TREE_EACH_LAST(t, n, c)                                                          \
    for (node c = (n); c != TREE_ROOT && tree_is_last_child((t), c); c = (t)->parent[c])

/* The node's name, or NULL. */
const char *tree_name(const struct tree *t, node n);

/* The weight of the edge into c as it was written, "1/3"; NULL for equal chances. */
const char *tree_odds(const struct tree *t, node c);

/* The name of a player, or NULL. */
const char *tree_player(const struct tree *t, unsigned player);

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
