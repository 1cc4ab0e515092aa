/*
 * oracle.c - minimax and the critical tree by definition.
 */
#include "oracle.h"

/* Asks each child once: a second time on every level would double with each. */
double oracle_value(const struct tree *t, node n)
{
    double best = tree_is_max(t, n) ? -INFINITY : INFINITY;

    if (tree_is_leaf(t, n))
        return t->value[n];
    TREE_EACH_CHILD(t, n, c) {
        double value = oracle_value(t, c);

        if (tree_is_max(t, n) ? value > best : value < best)
            best = value;
    }
    return best;
}

node oracle_leaf(const struct tree *t)
{
    double value = oracle_value(t, TREE_ROOT);
    node n = TREE_ROOT;

    while (!tree_is_leaf(t, n)) {
        node c = tree_first_child(n);

        while (oracle_value(t, c) != value)
            c = tree_next_child(t, c);
        n = c;
    }
    return n;
}

/* One child is enough where chooser moves, all are needed where the other does. */
static double solution(const struct tree *t, node n, double value, enum mover chooser)
{
    double fewest = INFINITY, sum = 0;

    if (tree_is_leaf(t, n) && chooser == MOVER_MAX)
        return t->value[n] >= value ? 1 : INFINITY;
    if (tree_is_leaf(t, n))
        return t->value[n] <= value ? 1 : INFINITY;
    TREE_EACH_CHILD(t, n, c) {
        double leaves = solution(t, c, value, chooser);

        fewest = fmin(fewest, leaves);
        sum += leaves;
    }
    return t->mover[n] == chooser ? fewest : sum;
}

double oracle_at_least(const struct tree *t, node n, double value)
{
    return solution(t, n, value, MOVER_MAX);
}

double oracle_at_most(const struct tree *t, node n, double value)
{
    return solution(t, n, value, MOVER_MIN);
}

double oracle_minimal(const struct tree *t)
{
    double value = oracle_value(t, TREE_ROOT);

    if (value == INFINITY)
        return oracle_at_least(t, TREE_ROOT, value);
    if (value == -INFINITY)
        return oracle_at_most(t, TREE_ROOT, value);
    return oracle_at_least(t, TREE_ROOT, value) + oracle_at_most(t, TREE_ROOT, value) - 1;
}
