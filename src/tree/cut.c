/*
 * cut.c - a tree cut off at a depth.
 */
#include "tree/cut.h"

#include "base/memory.h"
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

/* A copy in the making. */
struct tree_copy {
    const struct tree *t;
    node root, depth;
    struct build build;
    node **origin; /* where nobody wants to know: NULL */
    size_t capacity;
};

static bool note_origin(struct tree_copy *made, node n, struct error *error)
{
    node copy = made->build.open;

    if (!made->origin)
        return true;
    if (!memory_reserve(made->origin, &made->capacity, copy + (size_t)1,
                        sizeof **made->origin, error))
        return false;
    (*made->origin)[copy] = n;
    return true;
}

static bool copy_node(struct tree_copy *made, node n, struct error *error)
{
    const struct tree *t = made->t;
    const char *name = tree_name(t, n);
    /* What is said of the edge into the root is said no more. */
    const char *odds = n == made->root ? NULL : tree_odds(t, n);
    struct build *b = &made->build;

    if (!build_open(b, error) || !note_origin(made, n, error) ||
        (name && !build_name(b, name, strlen(name), error)) ||
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
static bool copy_nodes(struct tree_copy *made, struct error *error)
{
    const struct tree *t = made->t;
    struct build *b = &made->build;
    node open = made->root;

    for (node n = made->root; n < t->end[made->root];) {
        for (; b->depth > 0 && n == t->end[open]; open = t->parent[open])
            if (!close_inner(b, t, open, error))
                return false;
        if (!copy_node(made, n, error))
            return false;
        if (b->depth <= made->depth && !tree_is_leaf(t, n)) {
            open = n++;
            continue;
        }
        if (!has_worth(t, n))
            return refuse(t, n, made->depth, error);
        if (!close_leaf(b, t, n, error))
            return false;
        n = t->end[n];
    }
    for (; b->depth > 0; open = t->parent[open])
        if (!close_inner(b, t, open, error))
            return false;
    return true;
}

bool tree_part(const struct tree *t, node root, node depth, struct tree *copy,
               node **origin, struct error *error)
{
    struct tree_copy made = {.t = t, .root = root, .depth = depth, .origin = origin};
    struct build *b = &made.build;

    build_start(b);
    if (!copy_heading(b, t, error) || !copy_nodes(&made, error) ||
        !build_finish(b, MOVER_DEFAULT, error)) {
        build_release(b);
        return false;
    }
    *copy = build_take(b);
    return true;
}

bool tree_cut(const struct tree *t, node depth, struct tree *cut, struct error *error)
{
    return tree_part(t, TREE_ROOT, depth, cut, NULL, error);
}
