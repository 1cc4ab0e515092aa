/*
 * grow.h - makes a tree from the top down, one path at a time.
 *
 * A model is little more than a function that is told which node comes next, in preorder,
 * and says what it is. Only the path to that node is held, so memory does not depend on
 * the size of the tree, except for models that keep something of their own.
 */
#ifndef GTEVAL_GEN_GROW_H
#define GTEVAL_GEN_GROW_H

#include "base/random.h"
#include "gen/emitter.h"
#include "gen/recipe.h"

/* A node of the present path. */
struct spot {
    int64_t value; /* a leaf's; for an inner node what the model means by it */
    node width;    /* children; 0: a leaf */
    node next;     /* children visited so far */
    node best;     /* ordered: the child that has the node's own value */
};

/* A child in the making, for models that sort siblings. */
struct sibling {
    int64_t key, value;
};

/* Kept from tree to tree; all zeros at first. Arrays are owned. */
struct grow {
    const struct recipe *recipe;
    struct random random;
    struct spot *path; /* from the root to the node being visited */
    size_t capacity;
    uint64_t leaves;       /* visited before the present node */
    uint32_t *permutation; /* of all leaves, for the model of that name */
    size_t permutation_capacity;
    struct sibling *siblings; /* depth rows of width each, for models that sort */
    size_t sibling_capacity;
    double payoffs[PLAYER_LIMIT]; /* of the present leaf, where there are players */
};

/*
 * Fills in g->path[ply], which is all zeros: value and width at least. The node is the
 * root where ply is 0, else child number index (from 0) of g->path[ply - 1].
 */
typedef void visit_function(struct grow *g, node ply, node index);

/* Makes tree number index of the recipe's stream and writes it. */
bool grow_tree(struct grow *g, const struct recipe *recipe, uint64_t index,
               struct emitter *e, struct error *error);

void grow_release(struct grow *g);

/* The width of a node of a full tree: none at the recipe's depth. */
static inline node grow_full_width(const struct grow *g, node ply)
{
    const struct recipe *recipe = g->recipe;

    if (ply >= recipe->depth)
        return 0;
    return recipe->shape.depth > 0 ? recipe->shape.level[ply].width : recipe->width;
}

/* A value of the recipe's range, each equally likely. */
static inline int64_t grow_any_value(struct grow *g)
{
    return random_between(&g->random, g->recipe->low, g->recipe->high);
}

/* Room for the siblings of each ply; call it before the first visit. */
bool grow_prepare_siblings(struct grow *g, struct error *error);

/* Where the children of the node at that ply stand. */
struct sibling *grow_siblings(struct grow *g, node ply);

/* Sorts them by key, best for the mover of that ply first; ties by value, likewise. */
void grow_sort(struct grow *g, node ply);

#endif
