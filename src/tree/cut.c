/*
 * cut.c - a tree cut off at a depth.
 */
#include "tree/cut.h"

#include "tree/refuse.h"

#include <string.h>

static bool refuse(const struct tree *t, node n, node depth, struct error *error)
{
    char what[80];

    snprintf(what, sizeof what, "has no static %s, which depth %lu needs",
             tree_has_payoffs(t) ? "payoffs" : "value", (unsigned long)depth);
    return refuse_node(t, n, what, error);
}

static bool copy_players(struct build *b, const struct tree *t, struct error *error)
{
    for (unsigned i = 1; t->player && i <= t->players; i++) {
        const char *name = tree_player(t, i);

        if (name && !build_player(b, i, name, strlen(name), error))
            return false;
    }
    return true;
}

/* What is said of the tree and not of its nodes. */
static bool copy_heading(struct build *b, const struct tree *t, struct error *error)
{
    return build_bounds(b, t->low, t->high, error) &&
           (!tree_has_payoffs(t) || build_players(b, t->players, error)) &&
           copy_players(b, t, error);
}

static bool copy_node(struct build *b, const struct tree *t, node n, struct error *error)
{
    const char *name = tree_name(t, n), *odds = tree_odds(t, n);

    if (!build_open(b, error) || (name && !build_name(b, name, strlen(name), error)) ||
        (t->claim && !build_claim(b, t->claim[n], error)) ||
        (odds && !build_odds(b, b->open, odds, strlen(odds), error)))
        return false;
    build_value(b, t->value[n]);
    build_mover(b, t->mover[n]);
    return true;
}

/* Closes the copy of n. */
static bool close_inner(struct build *b, const struct tree *t, node n,
                        struct error *error)
{
    if (tree_is_chance(t, n) && !build_outcomes(b, ODDS_WEIGHTS, error))
        return false;
    build_close(b);
    return true;
}

/* Closes the copy of n, which is a leaf; nobody moves there, chance least of all. */
static bool close_leaf(struct build *b, const struct tree *t, node n, struct error *error)
{
    if (tree_is_leaf(t, n) && tree_has_payoffs(t) &&
        !build_payoffs(b, tree_payoffs(t, n), t->players, error))
        return false;
    if (tree_is_chance(t, n))
        build_mover(b, MOVER_DEFAULT);
    build_close(b);
    return true;
}

/* Whether n is worth something by itself. */
static bool has_worth(const struct tree *t, node n)
{
    return tree_has_payoffs(t) ? tree_is_leaf(t, n) : score_known(t->value[n]);
}

/* Copies the nodes in order; open is the node of t whose copy is the innermost open one.
 */
static bool copy_nodes(struct build *b, const struct tree *t, node depth,
                       struct error *error)
{
    node open = TREE_ROOT;

    for (node n = TREE_ROOT; n < t->count;) {
        for (; b->depth > 0 && n == t->end[open]; open = t->parent[open])
            if (!close_inner(b, t, open, error))
                return false;
        if (!copy_node(b, t, n, error))
            return false;
        if (b->depth <= depth && !tree_is_leaf(t, n)) {
            open = n++;
            continue;
        }
        if (!has_worth(t, n))
            return refuse(t, n, depth, error);
        if (!close_leaf(b, t, n, error))
            return false;
        n = t->end[n];
    }
    for (; b->depth > 0; open = t->parent[open])
        if (!close_inner(b, t, open, error))
            return false;
    return true;
}

bool tree_cut(const struct tree *t, node depth, struct tree *cut, struct error *error)
{
    struct build b = {0};

    build_start(&b);
    if (!copy_heading(&b, t, error) || !copy_nodes(&b, t, depth, error)) {
        build_release(&b);
        return false;
    }
    if (!build_finish(&b, MOVER_DEFAULT, error)) {
        build_release(&b);
        return false;
    }
    *cut = build_take(&b);
    return true;
}
