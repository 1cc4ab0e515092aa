/*
 * view.c - copies of parts of trees, which leave the trees as they are.
 */
#include "library/handles.h"
#include "library/neutral.h"
#include "tree/cut.h"
#include "tree/paranoid.h"

#include <stdlib.h>

/* origin[] of what was made of the nodes of that tree, as nodes of what it was made of.
 */
static void trace_back(const struct gteval_tree *tree, node *origin, node count)
{
    for (node n = 0; tree->origin && n < count; n++)
        origin[n] = tree->origin[origin[n]];
}

/* Replaces the tree by a part of itself. */
static bool narrow(struct gteval_tree *tree, uint32_t depth, struct error *error)
{
    node *origin = NULL;
    struct tree part;

    if (!tree_part(&tree->tree, TREE_ROOT, depth, &part, tree->origin ? &origin : NULL,
                   error)) {
        free(origin);
        return false;
    }
    if (origin)
        trace_back(tree, origin, part.count);
    free(tree->origin);
    tree_release(&tree->tree);
    tree->tree = part;
    tree->origin = origin;
    return true;
}

bool gteval_tree_cut(struct gteval_tree *tree, uint32_t depth,
                     struct gteval_error **error)
{
    struct neutral neutral;
    struct error reason;
    bool done;

    handle_start(error);
    if (!handle_given(tree, "tree", error))
        return false;
    if (!neutral_enter(&neutral, &reason))
        return handle_fail(error, &reason);
    done = narrow(tree, depth, &reason);
    neutral_leave(&neutral);
    return done || handle_fail(error, &reason);
}

bool gteval_tree_paranoid(struct gteval_tree *tree, const char *player,
                          struct gteval_error **error)
{
    struct error reason;

    handle_start(error);
    if (!handle_given(tree, "tree", error) || !handle_given(player, "player", error))
        return false;
    return paranoid_view(&tree->tree, player, &reason) || handle_fail(error, &reason);
}

/* A player's values are there before the tree is cut, as in the programs. */
static bool make_view(struct gteval_tree *view, const struct tree *t, gteval_node root,
                      uint32_t depth, const char *player, struct error *error)
{
    uint32_t first = player ? UINT32_MAX : depth;

    return tree_part(t, root, first, &view->tree, &view->origin, error) &&
           (!player || (paranoid_view(&view->tree, player, error) &&
                        (depth == UINT32_MAX || narrow(view, depth, error))));
}

struct gteval_tree *gteval_tree_view(const struct gteval_tree *tree, gteval_node root,
                                     uint32_t depth, const char *player,
                                     struct gteval_error **error)
{
    struct gteval_tree *view;
    struct neutral neutral;
    struct error reason;
    bool done;

    handle_start(error);
    if (!handle_given(tree, "tree", error))
        return NULL;
    if (root >= tree->tree.count) {
        error_set(&reason, ERROR_USAGE, "root: the tree has no node %lu",
                  (unsigned long)root);
        handle_fail(error, &reason);
        return NULL;
    }
    view = handle_new(sizeof *view, error);
    if (!view)
        return NULL;
    done = neutral_enter(&neutral, &reason);
    if (done) {
        done = make_view(view, &tree->tree, root, depth, player, &reason);
        neutral_leave(&neutral);
    }
    if (done)
        return view;
    handle_fail(error, &reason);
    gteval_tree_free(view);
    return NULL;
}

gteval_node gteval_tree_origin(const struct gteval_tree *tree, gteval_node n)
{
    if (n >= tree->tree.count)
        return GTEVAL_NONE;
    return tree->origin ? tree->origin[n] : n;
}
