/*
 * edits.c - changing a tree.
 */
#include "edits.h"

#include "base/random.h"
#include "tree/cut.h"
#include "tree/find.h"

static bool keep_subtree(struct tree *t, const char *id, struct error *error)
{
    struct children children;
    bool found;
    node n;

    if (!children_list(&children, t, error))
        return false;
    found = find_node(&children, id, &n, error);
    children_release(&children);
    if (found)
        tree_keep(t, n);
    return found;
}

static bool cut_depth(struct tree *t, node depth, struct error *error)
{
    struct tree cut;

    if (!tree_cut(t, depth, &cut, error))
        return false;
    tree_release(t);
    *t = cut;
    return true;
}

static uint64_t draw(void *context, uint64_t bound)
{
    return random_below(context, bound);
}

static bool shuffle(struct tree *t, uint64_t seed, uint64_t number, struct error *error)
{
    struct random random;

    random_start(&random, seed, number);
    return tree_shuffle(t, draw, &random, error);
}

static bool arrange(const struct edits *edits, struct tree *t, uint64_t number,
                    struct error *error)
{
    switch (edits->arrangement) {
    case ARRANGE_BEST:
        return tree_order(t, ORDER_BEST, error);
    case ARRANGE_WORST:
        return tree_order(t, ORDER_WORST, error);
    case ARRANGE_SHUFFLE:
        return shuffle(t, edits->seed, number, error);
    case ARRANGE_NOT:
        break;
    }
    return true;
}

static bool swap(struct tree *t, struct error *error)
{
    if (tree_has_payoffs(t) && t->players != 2)
        return error_set(error, ERROR_INPUT,
                         "MAX and MIN cannot be exchanged: the game has %u player%s",
                         t->players, t->players == 1 ? "" : "s");
    tree_swap(t);
    return true;
}

bool edits_make(const struct edits *edits, struct tree *t, uint64_t number,
                struct error *error)
{
    if (edits->subtree && !keep_subtree(t, edits->subtree, error))
        return false;
    if (edits->cut && !cut_depth(t, edits->depth, error))
        return false;
    if (edits->negate)
        tree_negate(t);
    if (edits->swap && !swap(t, error))
        return false;
    if (edits->rank && !tree_rank(t, error))
        return false;
    if (!arrange(edits, t, number, error))
        return false;
    if (edits->strip_names)
        tree_strip_names(t);
    return true;
}
