/*
 * build_finish.c - what is decided and checked when all nodes are there.
 */
#include "base/memory.h"
#include "tree/build_room.h"
#include "tree/refuse.h"

#include <stdlib.h>
#include <string.h>

static bool find_chance(const struct tree *t)
{
    return memchr(t->mover, MOVER_CHANCE, t->count) != NULL;
}

/*
 * Decides every mover below the root that was not given: the player after the last one
 * who moved above. turns gets that of each node, for chance moves out of turn; NULL where
 * it moves nowhere. marked: whether last_player is there. Returns how many were given.
 */
static inline node follow_turns(const struct build *b, unsigned players, bool marked,
                                uint8_t *turns)
{
    const node *parent = b->tree.parent, count = b->tree.count;
    uint8_t *mover = b->tree.mover;
    node told = 0;

    for (node n = 1; n < count; n++) {
        unsigned last = mover[parent[n]];
        uint8_t turn = (uint8_t)(last < players ? last + 1 : 1);

        if (turns && last == MOVER_CHANCE)
            turn = turns[parent[n]];
        if (turns)
            turns[n] = turn;
        if (mover[n] != BUILD_NOT_TOLD || (marked && build_is_told(b, n)))
            told++;
        else
            mover[n] = turn;
    }
    return told;
}

static void decide_movers(struct build *b, enum mover root, uint8_t *turns)
{
    struct tree *t = &b->tree;
    bool given = root != MOVER_DEFAULT && root != MOVER_CHANCE;
    uint8_t first = (uint8_t)(given ? root : MOVER_MAX);

    b->root_told = build_is_told(b, TREE_ROOT);
    if (!b->root_told || (given && !tree_is_chance(t, TREE_ROOT)))
        t->mover[TREE_ROOT] = first;
    b->root_told = b->root_told || given;
    if (turns)
        turns[TREE_ROOT] = first;
    /* Most trees are of MAX and MIN: the compiler makes a loop of its own for them. */
    if (!turns && !tree_has_payoffs(t) && !b->last_player)
        b->told = follow_turns(b, MOVER_MIN, false, NULL);
    else
        b->told = follow_turns(b, tree_has_payoffs(t) ? t->players : MOVER_MIN,
                               b->last_player != NULL, turns);
}

static bool set_movers(struct build *b, enum mover root, struct error *error)
{
    uint8_t *turns = NULL;

    if (b->starved)
        return error_memory(error);
    b->tree.chance = find_chance(&b->tree);
    if (b->tree.chance && (!memory_resize(&turns, b->tree.count, 1, error) ||
                           !build_grow_weight(b, error))) {
        free(turns);
        return false;
    }
    decide_movers(b, root, turns);
    free(turns);
    return true;
}

static bool check_mover(const struct tree *t, node n, struct error *error)
{
    unsigned players = tree_has_payoffs(t) ? t->players : 2;

    if (t->mover[n] <= players)
        return true;
    return refuse_node(t, n,
                       tree_has_payoffs(t)
                           ? "has a player of a number above that of the players"
                           : "has a third player, in a tree without payoffs",
                       error);
}

/* An edge without odds, below chance, is one of equal chances. */
static bool check_edge(struct tree *t, node c, struct error *error)
{
    if (tree_is_chance(t, t->parent[c])) {
        if (!tree_odds(t, c))
            t->weight[c] = 1;
        return true;
    }
    return !tree_odds(t, c) ||
           refuse_node(t, c, "has a probability, but no chance node above it", error);
}

static bool check_value(const struct tree *t, node n, double value, struct error *error)
{
    if (t->chance && isinf(value))
        return refuse_node(t, n, "is worth infinitely much, which has no mean", error);
    if (value < t->low || value > t->high)
        return refuse_node(t, n, "is worth more or less than the bounds allow", error);
    return true;
}

static bool check_leaf(const struct tree *t, node n, struct error *error)
{
    if (tree_is_chance(t, n))
        return refuse_node(t, n, "is a chance node without outcomes", error);
    if (!tree_has_payoffs(t))
        return check_value(t, n, t->value[n], error);
    if (!t->slot || t->slot[n] == 0)
        return refuse_node(t, n, "has no payoffs", error);
    for (unsigned i = 0; i < t->players; i++)
        if (!check_value(t, n, tree_payoffs(t, n)[i], error))
            return false;
    return true;
}

/* Whether there is anything that trees of MAX and MIN do not have. */
static bool is_plain(const struct tree *t)
{
    return !t->chance && !t->odds && !tree_has_payoffs(t) && t->low == -INFINITY &&
           t->high == INFINITY;
}

static bool check_nodes(struct build *b, struct error *error)
{
    struct tree *t = &b->tree;

    if (is_plain(t) && b->last <= MOVER_MIN)
        return true;
    for (node n = TREE_ROOT; n < t->count; n++)
        if (!check_mover(t, n, error) || (n != TREE_ROOT && !check_edge(t, n, error)) ||
            (tree_is_leaf(t, n) && !check_leaf(t, n, error))) {
            b->refused = n;
            return false;
        }
    return true;
}

bool build_finish(struct build *b, enum mover root, struct error *error)
{
    return set_movers(b, root, error) && check_nodes(b, error);
}
