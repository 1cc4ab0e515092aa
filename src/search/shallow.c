/*
 * shallow.c - max^n with shallow pruning (Korf 1991).
 *
 * No leaf's payoffs add up to more than s->sum, and no payoff of a player is less than
 * theirs in s->lowest. So where player p is sure of x at a node, player q can get no more
 * at a child of it than most(q | p has x), or p gets no more than x there: the child is
 * left as soon as q has found that much. Sums are rounded up, which makes this sure for
 * any numbers.
 *
 * Only a parent's best counts. Bounds from further above, as deep cutoffs need, would not
 * be sound with three players (Korf), nor would those of a player through a node of their
 * own or through chance.
 */
#include "search/payoffs.h"
#include "search/rules.h"

#include "search/limits.h"

static void shallow(struct search *s, node n, double bound, double *row);

enum { NOBODY = 0 };

/* What player q can get at most where player p, or NOBODY, is to get x. */
static double most(const struct search *s, unsigned q, unsigned p, double x)
{
    double left = p == NOBODY ? s->sum : limits_subtract(s->sum, x);

    for (unsigned player = 1; player <= s->tree->players; player++)
        if (player != p && player != q)
            left = limits_subtract(left, s->lowest[player - 1]);
    return left;
}

/* The same for whoever moves at c, a child of p's that is not the first: INFINITY where
 * what p has says nothing. */
static double bound_of(const struct search *s, node c, unsigned p, double x)
{
    if (tree_is_leaf(s->tree, c) || tree_is_chance(s->tree, c) || s->tree->mover[c] == p)
        return INFINITY;
    return most(s, s->tree->mover[c], p, x);
}

static void mean_row(struct search *s, node n, double *row)
{
    means_start(s, row);
    TREE_EACH_OUTCOME(s->tree, n, c) {
        shallow(s, c, INFINITY, row_below(s, row));
        means_add(s, row, s->tree->weight[c]);
    }
    means_end(s, row);
}

static void best_row(struct search *s, node n, double bound, double *row)
{
    unsigned player = s->tree->mover[n], own = player - 1;
    node move = NODE_NONE;

    TREE_EACH_CHILD(s->tree, n, c) {
        double *value = row_below(s, row);

        shallow(s, c, move == NODE_NONE ? INFINITY : bound_of(s, c, player, row[own]),
                value);
        if (move == NODE_NONE || value[own] > row[own]) {
            copy_row(s, row, value);
            move = c;
        }
        if (cut(s, n, c, row[own] >= bound, row[own], bound))
            break;
    }
    choose(s, n, move);
}

/* What is in the row is exact unless the mover gets as much as bound, INFINITY for none,
 * which is all that the parent wants to know. */
static void shallow(struct search *s, node n, double bound, double *row)
{
    unsigned player = s->tree->mover[n];
    bool inner = !tree_is_leaf(s->tree, n),
         chance = CHANCES && tree_is_chance(s->tree, n);
    bool cutoff;
    double limit = bound;

    if (inner && !chance && bound == INFINITY)
        limit = most(s, player, NOBODY, 0);
    enter_once(s, n, -INFINITY, limit);
    if (!inner)
        read_payoffs(s, n, row);
    else if (chance)
        mean_row(s, n, row);
    else
        best_row(s, n, limit, row);
    cutoff = bound < INFINITY && row[player - 1] >= bound;
    leave_payoffs(s, n, cutoff ? AT_LEAST : EQUAL, row);
}

double PROCEDURE(shallow)(struct search *s)
{
    s->lowest = search_room(s, s->tree->players, sizeof *s->lowest);
    if (!s->lowest)
        return SCORE_NONE;
    s->sum = limits_known(s->tree, &s->options, s->lowest);
    shallow(s, TREE_ROOT, INFINITY, s->scratch);
    return row_value(s, TREE_ROOT, s->scratch);
}
