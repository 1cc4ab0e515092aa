/*
 * arrays.c - trees out of arrays, whose nodes are built in preorder.
 */
#include "base/memory.h"
#include "library/branches.h"
#include "library/told.h"

#include <stdlib.h>

struct planting {
    const struct gteval_arrays *arrays;
    struct branches branches;
    struct build build;
    /* Owned; NULL where they are not needed. */
    gteval_node *leaf;    /* which leaf each node is, in the order of the arrays */
    gteval_node *became;  /* which node each became, where nobody wants to know */
    struct branch *stack; /* of open nodes, the innermost last */
    size_t capacity;
};

/* Where to note which node each became, or NULL. */
static gteval_node *places(const struct planting *p)
{
    return p->arrays->places ? p->arrays->places : p->became;
}

static bool prepare(struct planting *p, struct error *error)
{
    const struct gteval_arrays *a = p->arrays;
    bool of_leaves = a->leaf_values || a->payoffs;

    if (!branches_read(&p->branches, a, error))
        return false;
    if (of_leaves && a->leaves != p->branches.leaves)
        return error_set(error, ERROR_INPUT,
                         "leaves: %zu are told of, and the shape has %lu", a->leaves,
                         (unsigned long)p->branches.leaves);
    if (of_leaves && a->order != GTEVAL_PREORDER &&
        !(p->leaf = branches_leaves(&p->branches, error)))
        return false;
    if (a->order != GTEVAL_PARENTS)
        return true;
    if (!a->places && !memory_resize(&p->became, a->nodes, sizeof *p->became, error))
        return false;
    for (size_t i = 0; i < a->nodes; i++)
        places(p)[i] = GTEVAL_NONE;
    return true;
}

static bool tell_heading(struct planting *p, struct error *error)
{
    const struct gteval_arrays *a = p->arrays;

    build_start(&p->build);
    return (a->player_count == 0 ||
            told_players(&p->build, a->player_count, a->player_names, error)) &&
           (!a->bounds || told_bounds(&p->build, a->bounds[0], a->bounds[1], error));
}

/* What a leaf alone has. */
static bool tell_leaf(struct planting *p, gteval_node i, struct error *error)
{
    const struct gteval_arrays *a = p->arrays;
    struct build *b = &p->build;
    size_t leaf = p->leaf ? p->leaf[i] : b->tree.leaves;

    return (!a->leaf_values || told_value(b, a->leaf_values[leaf], error)) &&
           (!a->payoffs ||
            told_payoffs(b, a->payoffs + leaf * a->player_count, a->player_count, error));
}

/* The innermost open node is the one at i in the arrays. */
static bool tell_node(struct planting *p, gteval_node i, bool leaf, struct error *error)
{
    const struct gteval_arrays *a = p->arrays;
    struct build *b = &p->build;

    if (a->values && !(leaf && a->leaf_values))
        build_value(b, a->values[i]);
    return (!a->names || told_name(b, a->names[i], error)) &&
           (!a->players || told_player(b, a->players[i], error)) &&
           (!a->weights || !score_known(a->weights[i]) ||
            told_weight(b, a->weights[i], error)) &&
           (!leaf || tell_leaf(p, i, error));
}

/* Opens the node at i, and closes it if it is a leaf. */
static bool plant_node(struct planting *p, gteval_node i, struct error *error)
{
    struct branch branch = branches_of(&p->branches, i);
    bool leaf = branch.next == branch.end;
    struct build *b = &p->build;

    if (places(p))
        places(p)[i] = b->tree.count;
    if (!build_open(b, error) || !tell_node(p, i, leaf, error))
        return false;
    if (leaf)
        return told_close(b, error);
    if (!memory_reserve(&p->stack, &p->capacity, b->depth, sizeof *p->stack, error))
        return false;
    p->stack[b->depth - 1] = branch;
    return true;
}

static bool plant(struct planting *p, struct error *error)
{
    struct build *b = &p->build;

    if (!plant_node(p, p->branches.root, error))
        return false;
    while (b->depth > 0) {
        struct branch *branch = &p->stack[b->depth - 1];

        if (branch->next == branch->end
                ? !told_close(b, error)
                : !plant_node(p, branches_next(&p->branches, branch, b->tree.count),
                              error))
            return false;
    }
    return true;
}

/* Nodes that are each other's descendants are not below the root. */
static bool check_all(const struct planting *p, struct error *error)
{
    size_t i = 0;

    if (p->build.tree.count == p->arrays->nodes)
        return true;
    while (places(p)[i] != GTEVAL_NONE)
        i++;
    return error_set(error, ERROR_INPUT, "shape[%zu]: going up from it never ends", i);
}

static void release(struct planting *p)
{
    build_release(&p->build);
    branches_release(&p->branches);
    free(p->leaf);
    free(p->became);
    free(p->stack);
}

struct gteval_tree *gteval_tree_from_arrays(const struct gteval_arrays *arrays,
                                            struct gteval_error **error)
{
    struct gteval_arrays copy;
    struct planting p = {.arrays = &copy};
    struct gteval_tree *tree = NULL;
    struct error reason;

    handle_start(error);
    if (!handle_given(arrays, "arrays", error) ||
        !told_copy(&copy, sizeof copy, arrays, "arrays", error) ||
        !handle_given(copy.shape, "shape", error))
        return NULL;
    if (prepare(&p, &reason) && tell_heading(&p, &reason) && plant(&p, &reason) &&
        check_all(&p, &reason))
        tree = told_tree(&p.build, error);
    else
        handle_fail(error, &reason);
    release(&p);
    return tree;
}
