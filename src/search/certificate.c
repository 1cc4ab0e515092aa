/*
 * certificate.c - the size of the smallest pair of solution trees.
 *
 * To show value(n) >= v at a MAX node one child is enough, at a MIN node all are needed;
 * to show <= v it is the other way round. Children stand behind their parents in the
 * arrays, so one sweep from the back needs no recursion. Nothing is above inf or below
 * -inf: that needs no leaf to show it.
 */
#include "search/certificate.h"

#include "base/memory.h"

#include <math.h>
#include <stdlib.h>

/* More than any tree has: no set of leaves shows it. */
static const uint32_t NEVER = UINT32_MAX;

/* Sums of fewer leaves than the tree has cannot overflow; NEVER stays. */
static uint32_t add(uint32_t a, uint32_t b)
{
    return a == NEVER || b == NEVER ? NEVER : a + b;
}

/* Leaves needed to show that the root is at least v (chooser MAX) or at most v (MIN). */
static uint32_t solution_leaves(const struct tree *t, double v, enum mover chooser,
                                uint32_t *needed)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        needed[n] = t->mover[n] == chooser ? NEVER : 0;
    for (node n = t->count; n-- > 0;) {
        node parent = t->parent[n];

        if (tree_is_leaf(t, n))
            needed[n] =
                (chooser == MOVER_MAX ? t->value[n] >= v : t->value[n] <= v) ? 1 : NEVER;
        if (n == TREE_ROOT)
            break;
        if (t->mover[parent] != chooser)
            needed[parent] = add(needed[parent], needed[n]);
        else if (needed[n] < needed[parent])
            needed[parent] = needed[n];
    }
    return needed[TREE_ROOT];
}

bool certificate_leaves(const struct tree *t, double value, node *leaves,
                        struct error *error)
{
    uint32_t *needed = NULL;

    if (!memory_resize(&needed, t->count, sizeof *needed, error))
        return false;
    if (value == -INFINITY)
        *leaves = solution_leaves(t, value, MOVER_MIN, needed);
    else
        *leaves = solution_leaves(t, value, MOVER_MAX, needed);
    if (!isinf(value))
        *leaves += solution_leaves(t, value, MOVER_MIN, needed) - 1;
    free(needed);
    return true;
}
