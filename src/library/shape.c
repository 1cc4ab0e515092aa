/*
 * shape.c - counts of children, or parents, as lists of children.
 */
#include "library/shape.h"

#include "base/memory.h"
#include "tree/tree.h"

#include <stdlib.h>
#include <string.h>

/* In either order the nodes so far and their children must reach to the next one, and in
 * the end there must be no more and no less. */
static bool check_counts(struct shape *shape, struct error *error)
{
    uint64_t announced = 1;

    for (gteval_node n = 0; n < shape->nodes; n++) {
        if (announced <= n)
            return error_set(
                error, ERROR_INPUT,
                "shape[%lu]: no node before it has a child left for this one",
                (unsigned long)n);
        announced += shape->told[n];
        shape->leaves += shape->told[n] == 0;
        if (announced > shape->nodes)
            return error_set(
                error, ERROR_INPUT, "shape[%lu]: %lu children, where %lu nodes are left",
                (unsigned long)n, (unsigned long)shape->told[n],
                (unsigned long)(shape->nodes + (uint64_t)shape->told[n] - announced));
    }
    return true;
}

/* Children stand where they are told of. */
static bool read_levels(struct shape *shape, struct error *error)
{
    if (!check_counts(shape, error) ||
        !memory_resize(&shape->first, shape->nodes + 1u, sizeof *shape->first, error))
        return false;
    shape->first[0] = 1;
    for (gteval_node n = 0; n < shape->nodes; n++)
        shape->first[n + 1] = shape->first[n] + shape->told[n];
    return true;
}

static bool check_parents(struct shape *shape, struct error *error)
{
    shape->root = GTEVAL_NONE;
    for (gteval_node n = 0; n < shape->nodes; n++) {
        gteval_node parent = shape->told[n];

        if (parent < shape->nodes)
            continue;
        if (parent != GTEVAL_NONE)
            return error_set(
                error, ERROR_INPUT, "shape[%lu]: there is no parent %lu among %lu nodes",
                (unsigned long)n, (unsigned long)parent, (unsigned long)shape->nodes);
        if (shape->root != GTEVAL_NONE)
            return error_set(error, ERROR_INPUT,
                             "shape[%lu]: another root, besides shape[%lu]",
                             (unsigned long)n, (unsigned long)shape->root);
        shape->root = n;
    }
    return shape->root != GTEVAL_NONE ||
           error_set(error, ERROR_INPUT, "shape: no node is the root");
}

/* Sorts the nodes by their parents: counts first, then places. */
static bool read_parents(struct shape *shape, struct error *error)
{
    gteval_node *first, place = 0;

    if (!check_parents(shape, error) ||
        !memory_resize(&shape->first, shape->nodes + 1u, sizeof *shape->first, error) ||
        !memory_resize(&shape->list, shape->nodes, sizeof *shape->list, error))
        return false;
    first = shape->first;
    memset(first, 0, (shape->nodes + (size_t)1) * sizeof *first);
    for (gteval_node n = 0; n < shape->nodes; n++)
        if (n != shape->root)
            first[shape->told[n]]++;
    for (gteval_node n = 0; n <= shape->nodes; n++) {
        gteval_node children = first[n];

        shape->leaves += n < shape->nodes && children == 0;
        first[n] = place += children;
    }
    for (gteval_node n = shape->nodes; n-- > 0;)
        if (n != shape->root)
            shape->list[--first[shape->told[n]]] = n;
    return true;
}

bool shape_read(struct shape *shape, const struct gteval_arrays *arrays,
                struct error *error)
{
    *shape = (struct shape){.order = arrays->order, .told = arrays->shape};
    if (arrays->nodes == 0)
        return error_set(error, ERROR_INPUT, "nodes: a tree has a root, at least");
    if (arrays->nodes > TREE_NODE_LIMIT)
        return error_set(error, ERROR_INPUT, "too many nodes: the limit is %u",
                         (unsigned)TREE_NODE_LIMIT);
    shape->nodes = (gteval_node)arrays->nodes;
    switch (arrays->order) {
    case GTEVAL_PREORDER:
        return check_counts(shape, error);
    case GTEVAL_LEVELS:
        return read_levels(shape, error);
    case GTEVAL_PARENTS:
        return read_parents(shape, error);
    }
    return error_set(error, ERROR_USAGE,
                     "order: expected GTEVAL_PREORDER, GTEVAL_LEVELS or GTEVAL_PARENTS");
}

struct shape_branch shape_branch(const struct shape *shape, gteval_node n)
{
    if (!shape->first)
        return (struct shape_branch){0, shape->told[n]};
    return (struct shape_branch){shape->first[n], shape->first[n + 1]};
}

gteval_node shape_next(const struct shape *shape, struct shape_branch *branch,
                       gteval_node walked)
{
    gteval_node place = branch->next++;

    if (!shape->first)
        return walked;
    return shape->list ? shape->list[place] : place;
}

gteval_node *shape_leaves(const struct shape *shape, struct error *error)
{
    gteval_node *leaves = NULL, count = 0;

    if (!memory_resize(&leaves, shape->nodes, sizeof *leaves, error))
        return NULL;
    for (gteval_node n = 0; n < shape->nodes; n++) {
        struct shape_branch branch = shape_branch(shape, n);

        leaves[n] = count;
        count += branch.next == branch.end;
    }
    return leaves;
}

void shape_release(struct shape *shape)
{
    free(shape->first);
    free(shape->list);
}
