/*
 * node_set.h - sets of nodes, a bit each.
 */
#ifndef GTEVAL_TREE_NODE_SET_H
#define GTEVAL_TREE_NODE_SET_H

#include "tree/tree.h"

#include <stddef.h>

/* Bytes of a set of the nodes of t. All zeros is the empty set. */
static inline size_t node_set_size(const struct tree *t)
{
    return (size_t)t->count / 8 + 1;
}

static inline bool node_set_has(const uint8_t *set, node n)
{
    return set[n / 8] >> (n % 8) & 1;
}

static inline void node_set_add(uint8_t *set, node n)
{
    set[n / 8] |= (uint8_t)(1u << (n % 8));
}

/* Adds from .. to - 1. */
static inline void node_set_add_range(uint8_t *set, node from, node to)
{
    for (; from < to && from % 8 != 0; from++)
        node_set_add(set, from);
    for (; from + 8 <= to; from += 8)
        set[from / 8] = UINT8_MAX;
    for (; from < to; from++)
        node_set_add(set, from);
}

/* Adds n and all that is above it. Where a node is, what is above it has to be: then
 * nodes are added in time that does not grow with their depth. */
static inline void node_set_add_path(uint8_t *set, const struct tree *t, node n)
{
    while (!node_set_has(set, n)) {
        node_set_add(set, n);
        n = t->parent[n];
    }
}

#endif
