/*
 * shrink.c - trying one small change after another, keeping those after which the tree
 * still fails.
 */
#include "shrink.h"
#include "finish.h"

#include "base/score.h"
#include "copy.h"
#include "ensure.h"
#include "oracle.h"

#include <math.h>

/* What takes the place of the subtree at n. */
struct change {
    enum { NOTHING, SUBTREE, CHILDREN, LEAF, MOVER } kind;
    node n;
    node other;   /* SUBTREE: a node below n */
    double value; /* LEAF */
};

static void copy_changed(struct build *b, const struct tree *t,
                         const struct change *change)
{
    struct error error;

    if (change->kind == SUBTREE)
        copy_subtree(b, t, change->other);
    else if (change->kind == CHILDREN)
        TREE_EACH_CHILD(t, change->n, c)
            copy_subtree(b, t, c);
    else if (change->kind == LEAF)
        ENSURE(build_leaf(b, change->value, &error));
    copy_close(b, t, TREE_ROOT, change->n);
}

static struct tree changed_tree(const struct tree *t, const struct change *change)
{
    struct build b = {0};
    node n = TREE_ROOT;

    build_start(&b);
    while (n < t->count)
        if (n == change->n && change->kind != MOVER) {
            copy_changed(&b, t, change);
            n = t->end[n];
        } else {
            copy_open(&b, t, n);
            if (n == change->n)
                build_mover(&b, MOVER_DEFAULT);
            if (tree_is_leaf(t, n)) {
                build_close(&b);
                copy_close(&b, t, TREE_ROOT, n);
            }
            n++;
        }
    must_finish(&b, MOVER_DEFAULT);
    return build_take(&b);
}

/* Makes the change where the tree fails after it too. */
static bool try_change(struct tree *t, const struct change *change,
                       shrink_predicate *fails, const void *context)
{
    struct tree smaller = changed_tree(t, change);
    bool kept = fails(&smaller, context);

    tree_release(kept ? t : &smaller);
    if (kept)
        *t = smaller;
    return kept;
}

/* Shorter text is plainer, and of equally long ones the number nearer to 0. */
static bool is_plainer(double a, double b)
{
    char text[SCORE_TEXT_SIZE];
    size_t a_length = score_write(a, text), b_length = score_write(b, text);

    if (a_length != b_length)
        return a_length < b_length;
    return fabs(a) < fabs(b) || (a == b && signbit(b) && !signbit(a));
}

static bool try_values(struct tree *t, node n, shrink_predicate *fails,
                       const void *context)
{
    double value = t->value[n];
    const double plainer[] = {0, 1, 2, 3, -1, -2, trunc(value), trunc(value / 2), 5};

    for (size_t i = 0; i < sizeof plainer / sizeof plainer[0]; i++) {
        struct change change = {.kind = LEAF, .n = n, .value = plainer[i]};

        if (is_plainer(plainer[i], value) && try_change(t, &change, fails, context))
            return true;
    }
    return false;
}

/* Any node below n at its place: children alone would not keep movers alternating. */
static bool try_subtrees(struct tree *t, node n, shrink_predicate *fails,
                         const void *context)
{
    for (node below = n + 1; below < t->end[n]; below++) {
        struct change change = {.kind = SUBTREE, .n = n, .other = below};

        if (try_change(t, &change, fails, context))
            return true;
    }
    return false;
}

/* Whether another mover than the node's would go without saying. */
static bool has_odd_mover(const struct tree *t, node n)
{
    if (n == TREE_ROOT)
        return !tree_is_max(t, n);
    return !tree_is_leaf(t, n) && t->mover[n] == t->mover[t->parent[n]];
}

static bool try_inner(struct tree *t, node n, shrink_predicate *fails,
                      const void *context)
{
    struct change leaf = {.kind = LEAF, .n = n, .value = oracle_value(t, n)};
    struct change children = {.kind = CHILDREN, .n = n};

    if (try_change(t, &leaf, fails, context) || try_subtrees(t, n, fails, context))
        return true;
    return n != TREE_ROOT && try_change(t, &children, fails, context);
}

/* One change at n, the greatest first; false when none can be made. */
static bool try_node(struct tree *t, node n, shrink_predicate *fails, const void *context)
{
    struct change removal = {.kind = NOTHING, .n = n};
    struct change mover = {.kind = MOVER, .n = n};

    if (n != TREE_ROOT && tree_width(t, t->parent[n]) > 1 &&
        try_change(t, &removal, fails, context))
        return true;
    if (tree_is_leaf(t, n) ? try_values(t, n, fails, context)
                           : try_inner(t, n, fails, context))
        return true;
    return has_odd_mover(t, n) && try_change(t, &mover, fails, context);
}

struct tree shrink_tree(const struct tree *t, shrink_predicate *fails,
                        const void *context)
{
    struct tree tree = copy_tree(t, TREE_ROOT);
    bool changed;

    do {
        changed = false;
        for (node n = TREE_ROOT; n < tree.count; n++)
            while (n < tree.count && try_node(&tree, n, fails, context))
                changed = true;
    } while (changed);
    return tree;
}
