/*
 * tree.c - what can be asked of a tree, whatever the node.
 */
#include "library/handles.h"
#include "tree/id.h"

#include <stdlib.h>

static bool has(const struct gteval_tree *tree, gteval_node n)
{
    return n < tree->tree.count;
}

gteval_node gteval_tree_nodes(const struct gteval_tree *tree)
{
    return tree->tree.count;
}

gteval_node gteval_tree_leaves(const struct gteval_tree *tree)
{
    return tree->tree.leaves;
}

gteval_node gteval_tree_height(const struct gteval_tree *tree)
{
    return tree->tree.height;
}

gteval_node gteval_tree_parent(const struct gteval_tree *tree, gteval_node n)
{
    if (!has(tree, n) || n == TREE_ROOT)
        return GTEVAL_NONE;
    return tree->tree.parent[n];
}

gteval_node gteval_tree_first_child(const struct gteval_tree *tree, gteval_node n)
{
    if (!has(tree, n) || tree_is_leaf(&tree->tree, n))
        return GTEVAL_NONE;
    return tree_first_child(n);
}

gteval_node gteval_tree_next_sibling(const struct gteval_tree *tree, gteval_node n)
{
    if (!has(tree, n) || tree_is_last_child(&tree->tree, n))
        return GTEVAL_NONE;
    return tree_next_child(&tree->tree, n);
}

gteval_node gteval_tree_children(const struct gteval_tree *tree, gteval_node n)
{
    return has(tree, n) ? tree_width(&tree->tree, n) : 0;
}

enum gteval_mover gteval_tree_mover(const struct gteval_tree *tree, gteval_node n)
{
    if (has(tree, n) && tree_is_chance(&tree->tree, n))
        return GTEVAL_CHANCE;
    return !has(tree, n) || tree_is_max(&tree->tree, n) ? GTEVAL_MAX : GTEVAL_MIN;
}

unsigned gteval_tree_player(const struct gteval_tree *tree, gteval_node n)
{
    return has(tree, n) ? tree->tree.mover[n] : 0;
}

unsigned gteval_tree_players(const struct gteval_tree *tree)
{
    return tree->tree.players;
}

const double *gteval_tree_payoffs(const struct gteval_tree *tree, gteval_node n)
{
    if (!has(tree, n) || !tree_has_payoffs(&tree->tree) || !tree_is_leaf(&tree->tree, n))
        return NULL;
    return tree_payoffs(&tree->tree, n);
}

double gteval_tree_weight(const struct gteval_tree *tree, gteval_node n)
{
    const struct tree *t = &tree->tree;

    if (!has(tree, n) || n == TREE_ROOT || !tree_is_chance(t, t->parent[n]))
        return SCORE_NONE;
    return t->weight[n];
}

double gteval_tree_value(const struct gteval_tree *tree, gteval_node n)
{
    return has(tree, n) ? tree->tree.value[n] : SCORE_NONE;
}

const char *gteval_tree_name(const struct gteval_tree *tree, gteval_node n)
{
    return has(tree, n) ? tree_name(&tree->tree, n) : NULL;
}

char *gteval_tree_id(const struct gteval_tree *tree, gteval_node n)
{
    struct buffer id = {.data = NULL};

    if (!has(tree, n))
        return NULL;
    id_add(&id, &tree->tree, n);
    if (!id.failed)
        return id.data;
    buffer_release(&id);
    return NULL;
}

void gteval_tree_free(struct gteval_tree *tree)
{
    if (!tree)
        return;
    tree_release(&tree->tree);
    free(tree->origin);
    free(tree);
}
