/*
 * pairs.c - children of a chance node that may have been meant for pairs.
 */
#include "read/pairs.h"

#include <math.h>

#include "tree/refuse.h"

/* How far from 1 a sum of probabilities may be; values drawn at random hardly come so
 * near. */
static const double rounding = 1e-9;

static bool is_pair(const struct tree *t, node n)
{
    return tree_width(t, n) == 2;
}

/* The child of a pair: its first, or its second. */
static node side(const struct tree *t, node pair, bool second)
{
    node first = tree_first_child(pair);

    return second ? tree_next_child(t, first) : first;
}

static bool may_be_probability(const struct tree *t, node n)
{
    return tree_is_leaf(t, n) && t->value[n] > 0 && t->value[n] < 1;
}

/* Whether that side of all the children of n would do for their probabilities. */
static bool may_be_probabilities(const struct tree *t, node n, bool second)
{
    double sum = 0;

    TREE_EACH_CHILD(t, n, c) {
        if (!is_pair(t, c) || !may_be_probability(t, side(t, c, second)))
            return false;
        sum += t->value[side(t, c, second)];
    }
    return fabs(sum - 1) < rounding;
}

static bool has_pairs(const struct tree *t, node n)
{
    return tree_is_chance(t, n) && !tree_is_leaf(t, n) &&
           (may_be_probabilities(t, n, false) || may_be_probabilities(t, n, true));
}

bool pairs_check(const struct tree *t, struct error *error)
{
    /* Payoffs are no values, and where a chance was told, pairs would not be needed. */
    if (!t->chance || t->odds || tree_has_payoffs(t))
        return true;
    for (node n = 0; n < t->count; n++)
        if (has_pairs(t, n))
            return refuse_node(t, n,
                               "has pairs below it: if these are probabilities, say so "
                               "(\"probs\" in JSON); if they are nodes, name the format "
                               "(--input)",
                               error);
    return true;
}
