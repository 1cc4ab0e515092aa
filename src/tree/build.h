/*
 * build.h - the only writer of trees: nodes are opened and closed in preorder.
 *
 *     build_start(b);
 *     build_open(b, error);              the root
 *         build_leaf(b, 3, error);
 *         build_open(b, error);          its second child
 *             build_mover(b, MOVER_MAX);
 *             build_leaf(b, 5, error);
 *         build_close(b);
 *     build_close(b);
 *     build_finish(b, MOVER_DEFAULT);    b->tree is ready
 *
 * The arrays grow by doubling and are kept from tree to tree, so a stream of small trees
 * allocates nothing. What a builder refuses has no place in a text; a reader adds it.
 */
#ifndef GTEVAL_TREE_BUILD_H
#define GTEVAL_TREE_BUILD_H

#include "base/error.h"
#include "tree/tree.h"

#include <stddef.h>

struct build {
    struct tree tree;
    node open;             /* the innermost open node, if depth > 0 */
    node depth;            /* how many nodes are open */
    size_t capacity;       /* nodes that the arrays hold */
    size_t label_capacity; /* labels that tree.label holds; 0 while no node has a name */
    size_t names_size, names_capacity;
    /* Set by build_finish: whether a mover was told for the root, for how many below. */
    bool root_told;
    node told;
};

/* A builder of all zeros is ready for build_start, which begins an empty tree. */
void build_start(struct build *b);

/* Opens the next node, below the innermost open one; it has no value, name or mover yet.
 */
bool build_open(struct build *b, struct error *error);

/* For the innermost open node, at any time before it is closed. */
void build_value(struct build *b, double value);
void build_mover(struct build *b, enum mover mover);
bool build_name(struct build *b, const char *name, size_t length, struct error *error);

/* Closes the innermost open node. */
void build_close(struct build *b);

/* A leaf, opened and closed. */
bool build_leaf(struct build *b, double value, struct error *error);

/*
 * When the root is closed: decides every mover not given. root overrides what the root
 * was given, unless it is MOVER_DEFAULT; a root without a mover is MAX. Below, a node
 * without one has the opposite of its parent's.
 */
void build_finish(struct build *b, enum mover root);

/*
 * Takes back whatever was done since *before = *b, when no node was open; room got
 * meanwhile is kept.
 */
void build_rewind(struct build *b, const struct build *before);

/* Moves the tree out of the builder, which then is as new; free it with tree_release. */
struct tree build_take(struct build *b);

void build_release(struct build *b);

#endif
