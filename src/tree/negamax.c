/*
 * negamax.c - values for the side to move.
 */
#include "tree/negamax.h"

#include "base/larger.h"
#include "tree/claim.h"
#include "tree/refuse.h"

static bool check(const struct tree *t, struct error *error)
{
    if (tree_has_payoffs(t))
        return error_set(error, ERROR_INPUT,
                         "--negamax: payoffs are those of players, whoever moves");
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (tree_is_chance(t, n) && score_known(t->value[n]))
            return refuse_node(t, n,
                               "is moved at by chance: with --negamax its value "
                               "would be nobody's",
                               error);
    }
    return true;
}

static void turn(struct tree *t, node n)
{
    if (score_known(t->value[n]))
        t->value[n] = -t->value[n];
    claim_turn(t, n);
}

bool tree_negamax(struct tree *t, struct error *error)
{
    double low = t->low, high = t->high;

    if (!check(t, error))
        return false;
    for (node n = TREE_ROOT; n < t->count; n++)
        if (t->mover[n] == MOVER_MIN)
            turn(t, n);
    t->low = smaller(low, -high);
    t->high = larger(high, -low);
    return true;
}
