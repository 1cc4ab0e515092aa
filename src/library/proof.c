/*
 * proof.c - the leaves that prove a result, and what leaves show.
 */
#include "search/proof.h"
#include "library/handles.h"
#include "search/shown.h"

#include <stdlib.h>

static bool refuse(struct gteval_error **error, const char *message)
{
    struct error reason;

    error_set(&reason, ERROR_INPUT, "%s", message);
    return handle_fail(error, &reason);
}

struct gteval_proof *gteval_proof_new(const struct gteval_tree *tree,
                                      const struct gteval_result *result,
                                      struct gteval_error **error)
{
    struct gteval_proof *proof;
    struct error reason;

    handle_start(error);
    if (!handle_given(tree, "tree", error) || !handle_given(result, "result", error))
        return NULL;
    if (!proof_has_meaning(&tree->tree)) {
        refuse(error, "a tree with chance nodes or payoffs has no such proofs");
        return NULL;
    }
    proof = handle_new(sizeof *proof, error);
    if (!proof)
        return NULL;
    if (proof_of_result(&tree->tree, &result->result, &proof->proof, &reason))
        return proof;
    handle_fail(error, &reason);
    gteval_proof_free(proof);
    return NULL;
}

const gteval_node *gteval_proof_leaves(const struct gteval_proof *proof,
                                       enum gteval_relation side, size_t *leaves)
{
    static const gteval_node none = GTEVAL_NONE;
    const struct proof_leaves *found = NULL;

    for (enum proof_side i = PROOF_LOWER; i < PROOF_SIDES; i++)
        if ((enum relation)side == proof_kinds[i].relation &&
            proof->proof.sides[i].exists)
            found = &proof->proof.sides[i];
    if (leaves)
        *leaves = found ? found->count : 0;
    if (!found)
        return NULL;
    return found->of ? found->of : &none;
}

void gteval_proof_free(struct gteval_proof *proof)
{
    if (!proof)
        return;
    proof_release(&proof->proof);
    free(proof);
}

static bool are_leaves(const struct tree *t, const gteval_node *leaves, size_t count,
                       struct gteval_error **error)
{
    for (size_t i = 0; i < count; i++)
        if (leaves[i] >= t->count || !tree_is_leaf(t, leaves[i])) {
            struct error reason;

            error_set(&reason, ERROR_USAGE, "leaves: node %lu is no leaf of the tree",
                      (unsigned long)leaves[i]);
            return handle_fail(error, &reason);
        }
    return true;
}

bool gteval_tree_shown(const struct gteval_tree *tree, const gteval_node *leaves,
                       size_t count, double *low, double *high,
                       struct gteval_error **error)
{
    struct shown shown;
    struct error reason;

    handle_start(error);
    if (!handle_given(tree, "tree", error) ||
        (count > 0 && !handle_given(leaves, "leaves", error)) ||
        !are_leaves(&tree->tree, leaves, count, error))
        return false;
    if (tree_has_payoffs(&tree->tree))
        return refuse(error, "leaves of this tree have payoffs, no value");
    if (!shown_by_leaves(&tree->tree, leaves, count, &shown, &reason))
        return handle_fail(error, &reason);
    if (low)
        *low = shown.low;
    if (high)
        *high = shown.high;
    return true;
}
