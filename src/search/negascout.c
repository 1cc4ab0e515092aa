/*
 * negascout.c - NegaScout (Reinefeld, "An improvement to the Scout tree search
 * algorithm", 1983) and principal variation search (Finkel and Fishburn 1982; Marsland
 * 1983).
 *
 * The first child is searched with the open window, each further one with the null window
 * beside the best value so far. A child that turns out better inside the window is
 * searched again: by NegaScout from the value it showed, leaves never; by PVS from the
 * old bound, leaves too. The null window is one double wide, so fractions are right;
 * everything is fail-soft, as the shortcuts need. What is returned for (alpha, beta) says
 * what alpha-beta's value says.
 */
#include "search/rules.h"

static double negascout(struct search *s, node n, double alpha, double beta);

#define SEARCH(s, n, alpha, beta) negascout(s, n, alpha, beta)
#include "search/chance.h"

/*
 * A move is recorded when it is the node's first or improves its bound. The re-search may
 * find only that the null window's value was exact, and then its own moves at MAX nodes
 * are mere bounds; they do not improve, so those of the null window stay.
 */
static void record(struct search *s, node n, node c, bool improves)
{
    if (improves || s->choice[n] == NODE_NONE)
        choose(s, n, c);
}

/* A child of a MAX node behind the first: is it above alpha, and if so, how far? */
static double max_child(struct search *s, node n, node c, double alpha, double beta)
{
    double value = negascout(s, c, alpha, next_above(alpha)), from;

    if (value <= alpha || value >= beta)
        return value;
    if (s->variant != PVS && tree_is_leaf(s->tree, c))
        return value;
    from = s->variant != PVS ? value : alpha;
    search_again(s, n, c, from, beta);
    return larger(value, negascout(s, c, from, beta));
}

static double min_child(struct search *s, node n, node c, double alpha, double beta)
{
    double value = negascout(s, c, next_below(beta), beta), from;

    if (value >= beta || value <= alpha)
        return value;
    if (s->variant != PVS && tree_is_leaf(s->tree, c))
        return value;
    from = s->variant != PVS ? value : beta;
    search_again(s, n, c, alpha, from);
    return smaller(value, negascout(s, c, alpha, from));
}

static double max_value(struct search *s, node n, double alpha, double beta)
{
    double best = -INFINITY;

    TREE_EACH_CHILD(s->tree, n, c) {
        double value = c == tree_first_child(n) ? negascout(s, c, alpha, beta)
                                                : max_child(s, n, c, alpha, beta);

        record(s, n, c, value > alpha);
        best = larger(best, value);
        alpha = larger(alpha, best);
        if (cut_window(s, n, c, alpha, beta))
            break;
    }
    return best;
}

static double min_value(struct search *s, node n, double alpha, double beta)
{
    double best = INFINITY;

    TREE_EACH_CHILD(s->tree, n, c) {
        double value = c == tree_first_child(n) ? negascout(s, c, alpha, beta)
                                                : min_child(s, n, c, alpha, beta);

        record(s, n, c, value < beta);
        best = smaller(best, value);
        beta = smaller(beta, best);
        if (cut_window(s, n, c, alpha, beta))
            break;
    }
    return best;
}

static double negascout(struct search *s, node n, double alpha, double beta)
{
    double value;

    if (enter(s, n, alpha, beta))
        choose(s, n, NODE_NONE);
    if (tree_is_leaf(s->tree, n))
        return leave(s, n, EQUAL, read_leaf(s, n));
    if (CHANCES && tree_is_chance(s->tree, n))
        value = chance_value(s, n, alpha, beta);
    else if (tree_is_max(s->tree, n))
        value = max_value(s, n, alpha, beta);
    else
        value = min_value(s, n, alpha, beta);
    return leave(s, n, window_relation(s, value, alpha, beta), value);
}

double PROCEDURE(negascout)(struct search *s)
{
    return negascout(s, TREE_ROOT, s->options.alpha, s->options.beta);
}

double PROCEDURE(pvs)(struct search *s)
{
    s->variant = PVS;
    return negascout(s, TREE_ROOT, s->options.alpha, s->options.beta);
}
