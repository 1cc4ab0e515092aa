/*
 * alphabeta.c - minimax with bounds from the whole path (Knuth and Moore 1975, procedure
 * F2), in the fail-soft form (Fishburn 1983).
 *
 * alpha is what MAX, beta what MIN is already sure of on the path to n. For the value g
 * that is returned and v, the node's own:
 *
 *     g <= alpha:         v <= g   (g is an upper bound)
 *     alpha < g < beta:   v == g
 *     g >= beta:          v >= g   (g is a lower bound)
 *
 * At chance nodes it is Star1, or Star2 (chance.h).
 *
 * A later child that equals the best is not taken: its value may only be a bound.
 */
#include "search/rules.h"

static double alphabeta(struct search *s, node n, double alpha, double beta);

#define SEARCH(s, n, alpha, beta) alphabeta(s, n, alpha, beta)
#include "search/chance.h"

/* Only a node whose value is exact can be on the line: at the others no move is recorded.
 */
static void choose_exact(struct search *s, node n, node c, enum relation relation)
{
    if (relation == EQUAL)
        choose(s, n, c);
}

static double max_value(struct search *s, node n, double alpha, double beta)
{
    double best = -INFINITY;
    node move = tree_first_child(n);

    TREE_EACH_CHILD(s->tree, n, c) {
        double value = alphabeta(s, c, larger(alpha, best), beta);

        if (value > best) {
            best = value;
            move = c;
        }
        if (cut_window(s, n, c, larger(alpha, best), beta))
            break;
    }
    choose_exact(s, n, move, window_relation(s, best, alpha, beta));
    return best;
}

static double min_value(struct search *s, node n, double alpha, double beta)
{
    double best = INFINITY;
    node move = tree_first_child(n);

    TREE_EACH_CHILD(s->tree, n, c) {
        double value = alphabeta(s, c, alpha, smaller(beta, best));

        if (value < best) {
            best = value;
            move = c;
        }
        if (cut_window(s, n, c, alpha, smaller(beta, best)))
            break;
    }
    choose_exact(s, n, move, window_relation(s, best, alpha, beta));
    return best;
}

static double alphabeta(struct search *s, node n, double alpha, double beta)
{
    double value;

    enter_once(s, n, alpha, beta);
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

double PROCEDURE(alphabeta)(struct search *s)
{
    return alphabeta(s, TREE_ROOT, s->options.alpha, s->options.beta);
}

double PROCEDURE(star2)(struct search *s)
{
    s->variant = PROBING;
    return alphabeta(s, TREE_ROOT, s->options.alpha, s->options.beta);
}
