/*
 * maxn.c - what every player gets if each plays for their own payoff (Luckhardt and Irani
 * 1986): backward induction.
 *
 *     row(leaf) = its payoffs; row(node of player p) = that of the child where p gets
 *     most; row(chance) = the mean of each payoff.
 *
 * Enters every node once, from left to right. The first of equal children is chosen, so
 * the choices are an equilibrium at every node (subgame-perfect); it is the only one in
 * pure strategies where no player had two best children.
 */
#include "search/payoffs.h"
#include "search/rules.h"

static void maxn(struct search *s, node n, double *row);

static void mean_row(struct search *s, node n, double *row)
{
    means_start(s, row);
    TREE_EACH_OUTCOME(s->tree, n, c) {
        maxn(s, c, row_below(s, row));
        means_add(s, row, s->tree->weight[c]);
    }
    means_end(s, row);
}

static void best_row(struct search *s, node n, double *row)
{
    unsigned own = s->tree->mover[n] - 1u;
    node move = NODE_NONE;
    bool tied = false;

    TREE_EACH_CHILD(s->tree, n, c) {
        const double *value = row_below(s, row);

        maxn(s, c, row_below(s, row));
        if (move == NODE_NONE || value[own] > row[own]) {
            copy_row(s, row, value);
            move = c;
            tied = false;
        } else if (value[own] == row[own]) {
            tied = true;
        }
    }
    if (tied)
        s->unique = UNIQUE_NO;
    choose(s, n, move);
}

static void maxn(struct search *s, node n, double *row)
{
    enter_once(s, n, -INFINITY, INFINITY);
    if (tree_is_leaf(s->tree, n))
        read_payoffs(s, n, row);
    else if (CHANCES && tree_is_chance(s->tree, n))
        mean_row(s, n, row);
    else
        best_row(s, n, row);
    leave_payoffs(s, n, EQUAL, row);
}

double PROCEDURE(maxn)(struct search *s)
{
    s->unique = UNIQUE_YES;
    maxn(s, TREE_ROOT, s->scratch);
    return row_value(s, TREE_ROOT, s->scratch);
}
