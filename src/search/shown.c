/*
 * shown.c - what a set of leaves shows of the root's value: bounds, backed up from below.
 */
#include "search/shown.h"

#include "base/larger.h"
#include "base/memory.h"
#include "tree/mean.h"
#include "tree/node_set.h"

#include <stdlib.h>

/* What is known of the nodes, as far as that has been worked out. */
struct backing {
    const struct tree *tree;
    const uint8_t *set;
    struct shown others; /* of a leaf that is not in the set */
    struct shown *of;    /* owned: of each node in the set */
};

static inline struct shown known(const struct backing *backing, node n)
{
    return node_set_has(backing->set, n) ? backing->of[n] : backing->others;
}

/* The bounds of a mean are the means of the bounds: it never falls where a value rises.
 */
static struct shown mean_of(const struct backing *backing, node n)
{
    struct mean low = mean_start(), high = mean_start();

    TREE_EACH_OUTCOME(backing->tree, n, c) {
        mean_add(&low, backing->tree->weight[c], known(backing, c).low);
        mean_add(&high, backing->tree->weight[c], known(backing, c).high);
    }
    return (struct shown){mean_value(&low), mean_value(&high)};
}

static struct shown largest_of(const struct backing *backing, node n)
{
    struct shown best = {-INFINITY, -INFINITY};

    TREE_EACH_CHILD(backing->tree, n, c) {
        struct shown child = known(backing, c);

        best = (struct shown){larger(best.low, child.low), larger(best.high, child.high)};
    }
    return best;
}

static struct shown smallest_of(const struct backing *backing, node n)
{
    struct shown best = {INFINITY, INFINITY};

    TREE_EACH_CHILD(backing->tree, n, c) {
        struct shown child = known(backing, c);

        best =
            (struct shown){smaller(best.low, child.low), smaller(best.high, child.high)};
    }
    return best;
}

static struct shown back_up(const struct backing *backing, node n)
{
    const struct tree *t = backing->tree;

    if (tree_is_leaf(t, n))
        return (struct shown){t->value[n], t->value[n]};
    if (tree_is_chance(t, n))
        return mean_of(backing, n);
    return tree_is_max(t, n) ? largest_of(backing, n) : smallest_of(backing, n);
}

bool shown_by_set(const struct tree *t, const uint8_t *set, struct shown others,
                  struct shown *root, struct error *error)
{
    enum { BITS = 8 };
    struct backing backing = {.tree = t, .set = set, .others = others};

    if (!memory_resize(&backing.of, t->count, sizeof *backing.of, error))
        return false;
    /* Children stand behind their parents. */
    for (node n = t->count; n-- > 0;) {
        if (n % BITS == BITS - 1 && set[n / BITS] == 0)
            n -= BITS - 1;
        else if (node_set_has(set, n))
            backing.of[n] = back_up(&backing, n);
    }
    *root = known(&backing, TREE_ROOT);
    free(backing.of);
    return true;
}

bool shown_by_leaves(const struct tree *t, const node *leaves, size_t count,
                     struct shown *root, struct error *error)
{
    uint8_t *set = calloc(node_set_size(t), 1);
    bool done;

    if (!set)
        return error_memory(error);
    for (size_t i = 0; i < count; i++)
        node_set_add_path(set, t, leaves[i]);
    done = shown_by_set(t, set, SHOWN_NOTHING, root, error);
    free(set);
    return done;
}
