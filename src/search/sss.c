/*
 * sss.c - SSS* (Stockman, "A minimax algorithm better than alpha-beta?", 1979) and DUAL*
 * (Marsland, Reinefeld and Schaeffer, "Low overhead alternatives to SSS*", 1987).
 *
 * OPEN holds states (J, live or solved, h), the largest h first, ties to the leftmost
 * node. The operator takes the first state and puts back:
 *
 *     live, leaf                  (1)  (J, solved, min(h, value(J)))
 *     live, MIN                   (2)  (first child, live, h)
 *     live, MAX                   (3)  (every child, live, h)
 *     solved, parent MAX          (4)  (parent, solved, h); what is below the parent goes
 *     solved, parent MIN, last    (5)  (parent, solved, h)
 *     solved, parent MIN          (6)  (next sibling, live, h)
 *
 * until the root is solved: then h is its value. The cases 4 to 6 go by the type of J's
 * parent, which holds for every tree: MIN roots, and movers that do not alternate.
 *
 * DUAL* is the same on the mirrored tree: MIN for MAX, the smallest h first. So there is
 * one procedure, for the side that is treated as MAX; h is kept with that side's sign.
 */
#include "search/open.h"
#include "search/rules.h"

#include <stdlib.h>

struct sss {
    struct search *search;
    struct open *open;
    double *entered; /* the merit with which a node was taken live */
    enum mover max;  /* the side treated as MAX */
    double sign;     /* -1 where that is MIN */
};

static bool is_max(const struct sss *sss, node n)
{
    return sss->search->tree->mover[n] == sss->max;
}

/* Which case of the operator applies to a state; 0 where the search stops. */
static int gamma_case(const struct sss *sss, const struct state *state)
{
    const struct tree *t = sss->search->tree;

    if (!state->solved) {
        if (tree_is_leaf(t, state->node))
            return 1;
        return is_max(sss, state->node) ? 3 : 2;
    }
    if (state->node == TREE_ROOT)
        return 0;
    if (is_max(sss, t->parent[state->node]))
        return 4;
    return tree_is_last_child(t, state->node) ? 5 : 6;
}

/* A live state has been taken: its node is entered. */
static void enter_live(struct sss *sss, const struct state *state)
{
    sss->entered[state->node] = state->merit;
    enter(sss->search, state->node, -INFINITY, INFINITY);
}

/*
 * A solved state has been taken. If its merit fell below the one its node was entered
 * with, that is the node's value and, at a MIN parent, the parent's move so far; else the
 * value is at least as good. At a MAX parent the child that is solved first is the move.
 */
static void leave_solved(struct sss *sss, const struct state *state)
{
    struct search *s = sss->search;
    node n = state->node, parent = s->tree->parent[n];
    bool fell = state->merit < sss->entered[n];
    enum relation bound = sss->sign > 0 ? AT_LEAST : AT_MOST;

    if (n != TREE_ROOT && (fell || is_max(sss, parent) || s->choice[parent] == NODE_NONE))
        choose(s, parent, n);
    if (!tree_is_leaf(s->tree, n))
        leave(s, n, fell ? EQUAL : bound, sss->sign * state->merit);
}

/* Applies the operator to the state in hand; false when out of memory. */
static bool apply(struct sss *sss, int gamma)
{
    const struct tree *t = sss->search->tree;
    struct state *state = open_hand(sss->open);

    switch (gamma) {
    case 1:
        state->merit =
            smaller(state->merit, sss->sign * read_leaf(sss->search, state->node));
        state->solved = true;
        return true;
    case 2:
        state->node = tree_first_child(state->node);
        return true;
    case 3:
        return open_expand(sss->open);
    case 4:
        open_purge(sss->open, t->parent[state->node]);
        state->node = t->parent[state->node];
        return true;
    case 5:
        state->node = t->parent[state->node];
        return true;
    default:
        state->node = tree_next_child(t, state->node);
        state->solved = false;
        return true;
    }
}

/* Takes the best state; the case of the operator for it, or -1 when out of memory. */
static int take(struct sss *sss)
{
    struct search *s = sss->search;
    const struct state *state;
    int gamma;

    if (!open_take(sss->open))
        return -1;
    state = open_hand(sss->open);
    gamma = gamma_case(sss, state);
    s->counts.steps++;
    if (WATCHING)
        search_observe(s, (struct event){.kind = EVENT_STEP,
                                         .node = state->node,
                                         .solved = state->solved,
                                         .value = sss->sign * state->merit,
                                         .gamma = gamma,
                                         .open = sss->open});
    if (state->solved)
        leave_solved(sss, state);
    else
        enter_live(sss, state);
    return gamma;
}

static void count_storage(struct sss *sss)
{
    uint64_t *storage = &sss->search->counts.storage, count = open_count(sss->open);

    if (*storage < count)
        *storage = count;
}

/* Takes states and applies the operator until the root is solved; false when out of
 * memory. */
static bool best_first(struct sss *sss)
{
    int gamma;

    while ((gamma = take(sss)) > 0) {
        if (!apply(sss, gamma))
            return false;
        count_storage(sss);
    }
    return gamma == 0;
}

static double run(struct search *s, enum mover max, double sign)
{
    struct sss sss = {
        .search = s,
        .open = open_new(s->tree, INFINITY, sign),
        .entered = search_allocate(s, s->tree->count, sizeof(double)),
        .max = max,
        .sign = sign,
    };
    double value = 0;

    if (sss.open && sss.entered && best_first(&sss))
        value = sign * open_hand(sss.open)->merit;
    else
        s->failed = true;
    open_free(sss.open);
    return value;
}

double PROCEDURE(sss)(struct search *s)
{
    return run(s, MOVER_MAX, 1);
}

double PROCEDURE(dual)(struct search *s)
{
    return run(s, MOVER_MIN, -1);
}
