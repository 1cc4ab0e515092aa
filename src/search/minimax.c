/*
 * minimax.c - the value of every node, by definition (Shannon 1950).
 *
 *     value(leaf) = its own; value(MAX) = largest, value(MIN) = smallest of the
 * children's; value(chance) = their mean (expectiminimax, Michie 1966).
 *
 * Enters every node once, from left to right. The first of equal children is chosen.
 */
#include "search/rules.h"
#include "tree/mean.h"

static double minimax(struct search *s, node n);

static double mean_value_of(struct search *s, node n)
{
    struct mean mean = mean_start();

    TREE_EACH_OUTCOME(s->tree, n, c)
        mean_add(&mean, s->tree->weight[c], minimax(s, c));
    return mean_value(&mean);
}

static double max_value(struct search *s, node n)
{
    double best = -INFINITY;
    node move = tree_first_child(n);

    TREE_EACH_CHILD(s->tree, n, c) {
        double value = minimax(s, c);

        if (value > best) {
            best = value;
            move = c;
        }
    }
    choose(s, n, move);
    return best;
}

static double min_value(struct search *s, node n)
{
    double best = INFINITY;
    node move = tree_first_child(n);

    TREE_EACH_CHILD(s->tree, n, c) {
        double value = minimax(s, c);

        if (value < best) {
            best = value;
            move = c;
        }
    }
    choose(s, n, move);
    return best;
}

static double minimax(struct search *s, node n)
{
    double value;

    enter_once(s, n, -INFINITY, INFINITY);
    if (tree_is_leaf(s->tree, n))
        value = read_leaf(s, n);
    else if (CHANCES && tree_is_chance(s->tree, n))
        value = mean_value_of(s, n);
    else if (tree_is_max(s->tree, n))
        value = max_value(s, n);
    else
        value = min_value(s, n);
    return leave(s, n, EQUAL, value);
}

double PROCEDURE(minimax)(struct search *s)
{
    return minimax(s, TREE_ROOT);
}
