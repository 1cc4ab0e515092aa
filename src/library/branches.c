/*
 * branches.c - counts of children, or parents, as lists of children.
 */
#include "library/branches.h"

#include "base/memory.h"
#include "tree/tree.h"

#include <stdlib.h>
#include <string.h>

/* In either order the nodes so far and their children must reach to the next one, and in
 * the end there must be no more and no less. */
static bool check_counts(struct branches *branches, struct error *error)
{
    uint64_t announced = 1;

    for (gteval_node n = 0; n < branches->nodes; n++) {
        if (announced <= n)
            return error_set(
                error, ERROR_INPUT,
                "shape[%lu]: no node before it has a child left for this one",
                (unsigned long)n);
        announced += branches->told[n];
        branches->leaves += branches->told[n] == 0;
        if (announced > branches->nodes)
            return error_set(error, ERROR_INPUT,
                             "shape[%lu]: %lu children, where %lu nodes are left",
                             (unsigned long)n, (unsigned long)branches->told[n],
                             (unsigned long)(branches->nodes +
                                             (uint64_t)branches->told[n] - announced));
    }
    return true;
}

/* Children stand where they are told of. */
static bool read_levels(struct branches *branches, struct error *error)
{
    if (!check_counts(branches, error) ||
        !memory_resize(&branches->first, branches->nodes + 1u, sizeof *branches->first,
                       error))
        return false;
    branches->first[0] = 1;
    for (gteval_node n = 0; n < branches->nodes; n++)
        branches->first[n + 1] = branches->first[n] + branches->told[n];
    return true;
}

static bool check_parents(struct branches *branches, struct error *error)
{
    branches->root = GTEVAL_NONE;
    for (gteval_node n = 0; n < branches->nodes; n++) {
        gteval_node parent = branches->told[n];

        if (parent < branches->nodes)
            continue;
        if (parent != GTEVAL_NONE)
            return error_set(
                error, ERROR_INPUT, "shape[%lu]: there is no parent %lu among %lu nodes",
                (unsigned long)n, (unsigned long)parent, (unsigned long)branches->nodes);
        if (branches->root != GTEVAL_NONE)
            return error_set(error, ERROR_INPUT,
                             "shape[%lu]: another root, besides shape[%lu]",
                             (unsigned long)n, (unsigned long)branches->root);
        branches->root = n;
    }
    return branches->root != GTEVAL_NONE ||
           error_set(error, ERROR_INPUT, "shape: no node is the root");
}

/* Sorts the nodes by their parents: counts first, then places. */
static bool read_parents(struct branches *branches, struct error *error)
{
    gteval_node *first, place = 0;

    if (!check_parents(branches, error) ||
        !memory_resize(&branches->first, branches->nodes + 1u, sizeof *branches->first,
                       error) ||
        !memory_resize(&branches->list, branches->nodes, sizeof *branches->list, error))
        return false;
    first = branches->first;
    memset(first, 0, (branches->nodes + (size_t)1) * sizeof *first);
    for (gteval_node n = 0; n < branches->nodes; n++)
        if (n != branches->root)
            first[branches->told[n]]++;
    for (gteval_node n = 0; n <= branches->nodes; n++) {
        gteval_node children = first[n];

        branches->leaves += n < branches->nodes && children == 0;
        first[n] = place += children;
    }
    for (gteval_node n = branches->nodes; n-- > 0;)
        if (n != branches->root)
            branches->list[--first[branches->told[n]]] = n;
    return true;
}

bool branches_read(struct branches *branches, const struct gteval_arrays *arrays,
                   struct error *error)
{
    *branches = (struct branches){.order = arrays->order, .told = arrays->shape};
    if (arrays->nodes == 0)
        return error_set(error, ERROR_INPUT, "nodes: a tree has a root, at least");
    if (arrays->nodes > TREE_NODE_LIMIT)
        return error_set(error, ERROR_INPUT, "too many nodes: the limit is %u",
                         (unsigned)TREE_NODE_LIMIT);
    branches->nodes = (gteval_node)arrays->nodes;
    switch (arrays->order) {
    case GTEVAL_PREORDER:
        return check_counts(branches, error);
    case GTEVAL_LEVELS:
        return read_levels(branches, error);
    case GTEVAL_PARENTS:
        return read_parents(branches, error);
    }
    return error_set(error, ERROR_USAGE,
                     "order: expected GTEVAL_PREORDER, GTEVAL_LEVELS or GTEVAL_PARENTS");
}

struct branch branches_of(const struct branches *branches, gteval_node n)
{
    if (!branches->first)
        return (struct branch){0, branches->told[n]};
    return (struct branch){branches->first[n], branches->first[n + 1]};
}

gteval_node branches_next(const struct branches *branches, struct branch *branch,
                          gteval_node walked)
{
    gteval_node place = branch->next++;

    if (!branches->first)
        return walked;
    return branches->list ? branches->list[place] : place;
}

gteval_node *branches_leaves(const struct branches *branches, struct error *error)
{
    gteval_node *leaves = NULL, count = 0;

    if (!memory_resize(&leaves, branches->nodes, sizeof *leaves, error))
        return NULL;
    for (gteval_node n = 0; n < branches->nodes; n++) {
        struct branch branch = branches_of(branches, n);

        leaves[n] = count;
        count += branch.next == branch.end;
    }
    return leaves;
}

void branches_release(struct branches *branches)
{
    free(branches->first);
    free(branches->list);
}
