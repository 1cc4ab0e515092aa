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

/*
 * What is kept of a node that has been entered. Places lie in the order of entering,
 * close together however few of the tree's nodes that are; 0 is no place.
 */
struct place {
    double merit; /* with which the node was taken live */
    node node;
    uint32_t parent; /* the parent's place */
    uint32_t move;   /* that of the child that is the move so far */
};

enum { PLACE_ROOT = 1 };

/*
 * A state in OPEN goes with the place of its node; as long as that has not been entered,
 * with that of its parent.
 */
struct sss {
    struct search *search;
    struct open *open;
    struct place *places;
    uint32_t used;  /* places in use */
    enum mover max; /* the side treated as MAX */
    double sign;    /* -1 where that is MIN */
};

static bool is_max(const struct sss *sss, node n)
{
    return sss->search->tree->mover[n] == sss->max;
}

/* The place of the parent of a node that has been entered. */
static struct place *place_above(const struct sss *sss, const struct hand *hand)
{
    return &sss->places[sss->places[hand->place].parent];
}

/* Which case of the operator applies to the state in hand; 0 where the search stops. */
static int gamma_case(const struct sss *sss, const struct hand *hand)
{
    const struct tree *t = sss->search->tree;
    const struct state *state = &hand->state;
    node parent;

    if (!state->solved) {
        if (tree_is_leaf(t, state->node))
            return 1;
        return is_max(sss, state->node) ? 3 : 2;
    }
    if (state->node == TREE_ROOT)
        return 0;
    parent = place_above(sss, hand)->node;
    if (is_max(sss, parent))
        return 4;
    return tree_next_child(t, state->node) == t->end[parent] ? 5 : 6;
}

/* A live state has been taken: its node is entered. */
static void enter_live(struct sss *sss, struct hand *hand)
{
    sss->places[sss->used] = (struct place){
        .merit = hand->state.merit,
        .node = hand->state.node,
        .parent = hand->place,
    };
    hand->place = sss->used++;
    enter_once(sss->search, hand->state.node, -INFINITY, INFINITY);
}

/*
 * A solved state has been taken. If its merit fell below the one its node was entered
 * with, that is the node's value and, at a MIN parent, the parent's move so far; else the
 * value is at least as good. At a MAX parent the child that is solved first is the move.
 */
static void leave_solved(struct sss *sss, const struct hand *hand)
{
    struct search *s = sss->search;
    const struct state *state = &hand->state;
    struct place *parent = place_above(sss, hand);
    bool fell = state->merit < sss->places[hand->place].merit;
    enum relation bound = sss->sign > 0 ? AT_LEAST : AT_MOST;

    if (fell || parent->move == 0 || is_max(sss, parent->node))
        parent->move = hand->place;
    if (!tree_is_leaf(s->tree, state->node))
        leave(s, state->node, fell ? EQUAL : bound, sss->sign * state->merit);
}

/* The state moves from its node to the parent's. */
static void go_up(struct sss *sss, struct hand *hand)
{
    hand->place = sss->places[hand->place].parent;
    hand->state.node = sss->places[hand->place].node;
}

/* The state moves to the next child of the parent, live. */
static void go_right(struct sss *sss, struct hand *hand)
{
    hand->place = sss->places[hand->place].parent;
    hand->state.node = tree_next_child(sss->search->tree, hand->state.node);
    hand->state.solved = false;
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
static bool apply(struct sss *sss, struct hand *hand, int gamma)
{
    switch (gamma) {
    case 1:
        solve_leaf(sss, &hand->state);
        return true;
    case 2:
        hand->state.node = tree_first_child(hand->state.node);
        return true;
    case 3:
        if (!open_expand(sss->open))
            return false;
        count_storage(sss);
        return true;
    case 4:
        open_purge(sss->open, place_above(sss, hand)->node);
        go_up(sss, hand);
        return true;
    case 5:
        go_up(sss, hand);
        return true;
    default:
        go_right(sss, hand);
        return true;
    }
}

/* Takes the state that has got into the hand; returns the case of the operator for it. */
static int take(struct sss *sss, struct hand *hand)
{
    struct search *s = sss->search;
    const struct state *state = &hand->state;
    int gamma = gamma_case(sss, hand);

    s->counts.steps++;
    if (WATCHING)
        search_observe(s, (struct event){.kind = EVENT_STEP,
                                         .node = state->node,
                                         .solved = state->solved,
                                         .value = sss->sign * state->merit,
                                         .gamma = gamma,
                                         .open = sss->open});
    if (state->solved)
        leave_solved(sss, hand);
    else
        enter_live(sss, hand);
    return gamma;
}

/* Takes states and applies the operator until the root is solved; false when out of
 * memory. */
static bool best_first(struct sss *sss)
{
    struct hand *hand;
    int gamma;

    sss->places[0] = (struct place){0};
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

static void choose_line(struct search *s, const struct place *places)
{
    for (uint32_t at = PLACE_ROOT; places[at].move != 0; at = places[at].move)
        choose(s, places[at].node, places[places[at].move].node);
}

static double run(struct search *s, enum mover max, double sign)
{
    struct sss sss = {
        .search = s,
        .open = open_new(s->tree, INFINITY, sign),
        .places =
            search_room(s, (size_t)s->tree->count + PLACE_ROOT, sizeof(struct place)),
        .used = PLACE_ROOT,
        .max = max,
        .sign = sign,
    };
    double value = 0;

    if (sss.open && sss.places && best_first(&sss)) {
        value = sign * open_hand(sss.open)->state.merit;
        choose_line(s, sss.places);
    } else {
        s->failed = true;
    }
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
