/*
 * bb.c - branch and bound without deep cutoffs (Knuth and Moore 1975, procedure F1).
 *
 * As alpha-beta, but a node is told only the current value of its parent: below a MAX
 * node values up to that of the parent do not matter, below a MIN node values from it on.
 */
#include "search/rules.h"

static double bb(struct search *s, node n, double alpha, double beta);

static double max_value(struct search *s, node n, double alpha, double beta)
{
    double best = -INFINITY;
    node move = tree_first_child(n);

    TREE_EACH_CHILD(s->tree, n, c) {
        double value = bb(s, c, best, INFINITY);

        if (value > best) {
            best = value;
            move = c;
        }
        if (cut_window(s, n, c, larger(alpha, best), beta))
            break;
    }
    choose(s, n, move);
    return best;
}

static double min_value(struct search *s, node n, double alpha, double beta)
{
    double best = INFINITY;
    node move = tree_first_child(n);

    TREE_EACH_CHILD(s->tree, n, c) {
        double value = bb(s, c, -INFINITY, best);

        if (value < best) {
            best = value;
            move = c;
        }
        if (cut_window(s, n, c, alpha, smaller(beta, best)))
            break;
    }
    choose(s, n, move);
    return best;
}

/* Returns g for the bounds as alphabeta does; one of them is always infinite. */
static double bb(struct search *s, node n, double alpha, double beta)
{
    double value;

    enter_once(s, n, alpha, beta);
    if (tree_is_leaf(s->tree, n))
        return leave(s, n, EQUAL, read_leaf(s, n));
    if (tree_is_max(s->tree, n))
        value = max_value(s, n, alpha, beta);
    else
        value = min_value(s, n, alpha, beta);
    return leave(s, n, window_relation(s, value, alpha, beta), value);
}

double PROCEDURE(bb)(struct search *s)
{
    return bb(s, TREE_ROOT, -INFINITY, INFINITY);
}
