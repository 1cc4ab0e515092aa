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
#include "search/places.h"
#include "search/rules.h"

#include <stdlib.h>

/* What is kept of a node that has been entered. */
struct entered {
    double merit; /* with which it was taken live */
    node node;
    uint32_t parent; /* the parent's place */
    uint32_t move;   /* that of the child that is the move so far */
};

struct sss {
    struct search *search;
    struct open *open;
    struct entered *entered; /* by places */
    enum mover max;          /* the side treated as MAX */
    double sign;             /* -1 where that is MIN */
};

static bool is_max(const struct sss *sss, node n)
{
    return sss->search->tree->mover[n] == sss->max;
}

/* The parent of the node of a solved state, which has been entered. */
static struct entered *parent_of(const struct sss *sss, const struct state *state)
{
    return &sss->entered[sss->entered[state->place].parent];
}

/* Which case of the operator applies to the state in hand; 0 where the search stops. */
static int gamma_case(const struct sss *sss, const struct state *state)
{
    const struct tree *t = sss->search->tree;
    node parent;

    if (!state->solved) {
        if (tree_is_leaf(t, state->node))
            return 1;
        return is_max(sss, state->node) ? 3 : 2;
    }
    if (state->node == TREE_ROOT)
        return 0;
    parent = parent_of(sss, state)->node;
    if (is_max(sss, parent))
        return 4;
    return tree_next_child(t, state->node) == t->end[parent] ? 5 : 6;
}

/* A live state has been taken: its node is entered. */
static void enter_live(struct sss *sss, struct state *state)
{
    uint32_t place = places_add(sss->search);

    sss->entered[place] = (struct entered){
        .merit = state->merit,
        .node = state->node,
        .parent = state->place,
    };
    state->place = place;
    /* No cutoff tells what is left out: where that is asked for, the bits do. */
    if (sss->search->seen)
        enter(sss->search, state->node, -INFINITY, INFINITY);
    else
        enter_once(sss->search, state->node, -INFINITY, INFINITY);
}

/*
 * A solved state has been taken. If its merit fell below the one its node was entered
 * with, that is the node's value and, at a MIN parent, the parent's move so far; else the
 * value is at least as good. At a MAX parent the child that is solved first is the move.
 */
static void leave_solved(struct sss *sss, const struct state *state)
{
    struct search *s = sss->search;
    struct entered *parent = parent_of(sss, state);
    bool fell = state->merit < sss->entered[state->place].merit;
    enum relation bound = sss->sign > 0 ? AT_LEAST : AT_MOST;

    if (fell || parent->move == PLACE_NONE || is_max(sss, parent->node))
        parent->move = state->place;
    if (!tree_is_leaf(s->tree, state->node))
        leave(s, state->node, fell ? EQUAL : bound, sss->sign * state->merit);
}

/* The state moves from its node to the parent's. */
static void go_up(struct sss *sss, struct state *state)
{
    state->place = sss->entered[state->place].parent;
    state->node = sss->entered[state->place].node;
}

/* The state moves to the next child of the parent, live. */
static void go_right(struct sss *sss, struct state *state)
{
    state->place = sss->entered[state->place].parent;
    state->node = tree_next_child(sss->search->tree, state->node);
    state->solved = false;
}

static void solve_leaf(struct sss *sss, struct state *state)
{
    state->merit = smaller(state->merit, sss->sign * read_leaf(sss->search, state->node));
    state->solved = true;
}

static void count_storage(struct sss *sss)
{
    uint64_t *storage = &sss->search->counts.storage, count = open_count(sss->open);

    if (*storage < count)
        *storage = count;
}

/* Applies the operator to the state in hand; false when out of memory. */
static bool apply(struct sss *sss, struct state *state, int gamma)
{
    switch (gamma) {
    case 1:
        solve_leaf(sss, state);
        return true;
    case 2:
        state->node = tree_first_child(state->node);
        return true;
    case 3:
        if (!open_expand(sss->open))
            return false;
        count_storage(sss);
        return true;
    case 4:
        open_purge(sss->open, parent_of(sss, state)->node);
        go_up(sss, state);
        return true;
    case 5:
        go_up(sss, state);
        return true;
    default:
        go_right(sss, state);
        return true;
    }
}

/* Takes the state that has got into the hand; returns the case of the operator for it. */
static int take(struct sss *sss, struct state *state)
{
    struct search *s = sss->search;
    int gamma = gamma_case(sss, state);

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

/* Takes states and applies the operator until the root is solved; false when out of
 * memory. */
static bool best_first(struct sss *sss)
{
    struct state *hand;
    int gamma;

    sss->entered[PLACE_NONE] = (struct entered){0};
    count_storage(sss);
    while (open_take(sss->open)) {
        hand = open_hand(sss->open);
        gamma = take(sss, hand);
        if (gamma == 0)
            return true;
        if (!apply(sss, hand, gamma))
            return false;
    }
    return false;
}

static void choose_line(struct search *s, const struct entered *entered)
{
    for (uint32_t at = PLACE_ROOT; entered[at].move != PLACE_NONE; at = entered[at].move)
        choose(s, entered[at].node, entered[entered[at].move].node);
}

static double solve(struct search *s, enum mover max, double sign)
{
    struct sss sss = {
        .search = s,
        .open = open_new(s->tree, INFINITY, sign),
        .entered = places_room(s, sizeof *sss.entered),
        .max = max,
        .sign = sign,
    };
    double value = 0;

    if (sss.open && sss.entered && best_first(&sss)) {
        value = sign * open_hand(sss.open)->merit;
        choose_line(s, sss.entered);
    } else {
        s->failed = true;
    }
    open_free(sss.open);
    return value;
}

double PROCEDURE(sss)(struct search *s)
{
    return solve(s, MOVER_MAX, 1);
}

double PROCEDURE(dual)(struct search *s)
{
    return solve(s, MOVER_MIN, -1);
}
