/*
 * optimal.c - sweeps over exact values, from the leaves to the root. Children stand
 * behind their parents in the arrays, so that needs no recursion.
 */
#include "tree/optimal.h"

#include "base/memory.h"

#include <stdlib.h>

bool optimal_takes(const struct tree *t, enum line_choice line, struct error *error)
{
    if (line == LINE_FIRST)
        return true;
    if (tree_has_payoffs(t))
        return error_set(error, ERROR_INPUT,
                         "lines by length are of one winner and one loser, not of "
                         "payoffs: use --paranoid=PLAYER");
    if (t->chance)
        return error_set(error, ERROR_INPUT,
                         "lines by length: tree has chance nodes, so no length is "
                         "certain");
    return true;
}

/* Whether whoever moves at n goes for the fewest plies. */
static bool hurries(const struct tree *t, double value, node n, enum line_choice line)
{
    bool wins = tree_is_max(t, n) == (value > 0);

    return wins == (line == LINE_SHORTEST);
}

/* The plies from n by the best child that is wanted most, the leftmost at 0. */
static node plies_from(const struct optimal *optimal, node n, enum line_choice line)
{
    const struct tree *t = optimal->tree;
    const double *values = optimal->values;
    bool won = optimal_is_won(optimal, n), fewest = hurries(t, values[n], n, line);
    node best = NODE_NONE, plies = 0;

    TREE_EACH_CHILD(t, n, c) {
        if (values[c] != values[n])
            continue;
        if (best != NODE_NONE &&
            (!won || (fewest ? optimal->plies[c] >= plies : optimal->plies[c] <= plies)))
            continue;
        best = c;
        plies = optimal->plies[c];
    }
    return plies + 1;
}

bool optimal_start(struct optimal *optimal, const struct tree *t, const double *values,
                   enum line_choice line, struct error *error)
{
    *optimal = (struct optimal){.tree = t, .values = values};
    if (!memory_resize(&optimal->plies, t->count, sizeof *optimal->plies, error))
        return false;
    for (node n = t->count; n-- > 0;)
        optimal->plies[n] = tree_is_leaf(t, n) ? 0 : plies_from(optimal, n, line);
    return true;
}

void optimal_release(struct optimal *optimal)
{
    free(optimal->plies);
    *optimal = (struct optimal){.tree = NULL};
}

node optimal_move(const struct optimal *optimal, node n)
{
    node c = tree_first_child(n);

    while (optimal->values[c] != optimal->values[n] ||
           optimal->plies[c] + 1 != optimal->plies[n])
        c = tree_next_child(optimal->tree, c);
    return c;
}

/* Every line has an end of its own, so there are no more than leaves and chance nodes. */
bool optimal_count(const struct tree *t, const double *values, node *lines,
                   struct error *error)
{
    node *below = NULL;

    if (!memory_resize(&below, t->count, sizeof *below, error))
        return false;
    for (node n = TREE_ROOT; n < t->count; n++)
        below[n] = tree_is_leaf(t, n) || tree_is_chance(t, n) ? 1 : 0;
    for (node n = t->count; n-- > 1;) {
        node parent = t->parent[n];

        if (!tree_is_chance(t, parent) && values[n] == values[parent])
            below[parent] += below[n];
    }
    *lines = below[TREE_ROOT];
    free(below);
    return true;
}
