/*
 * build_game.c - what only games of chance and of several players have: weights, players,
 * payoffs, bounds.
 */
#include "base/memory.h"
#include "tree/build_room.h"

#include <stdlib.h>
#include <string.h>

bool build_odds(struct build *b, node n, const char *text, size_t length,
                struct error *error)
{
    struct ratio ratio;

    return odds_read(text, length, &ratio, error) && build_grow_odds(b, error) &&
           build_keep_text(b, text, length, &b->tree.odds[n], error);
}

/* One past the last node below n so far. */
static node end_of(const struct build *b, node n)
{
    return b->depth > 0 && n == b->open ? b->tree.count : b->tree.end[n];
}

/* The children of a node, and the ratios of those that have one; owned. */
struct chances {
    struct ratio *ratios;
    size_t capacity;
    node children, told;
};

static bool read_outcomes(const struct build *b, node n, struct chances *outcomes,
                          struct error *error)
{
    const struct tree *t = &b->tree;

    for (node c = n + 1; c < end_of(b, n); c = t->end[c], outcomes->children++) {
        const char *text = tree_odds(t, c);

        if (!text)
            continue;
        if (!memory_reserve(&outcomes->ratios, &outcomes->capacity, outcomes->told + 1u,
                            sizeof *outcomes->ratios, error) ||
            !odds_read(text, strlen(text), &outcomes->ratios[outcomes->told], error))
            return false;
        outcomes->told++;
    }
    return outcomes->told == 0 || outcomes->told == outcomes->children ||
           error_set(error, ERROR_INPUT,
                     "%lu of %lu outcomes have a probability: expected all or none",
                     (unsigned long)outcomes->told, (unsigned long)outcomes->children);
}

/* Gives the children their weights: those of an array, or 1 where it is NULL. */
static bool set_weights(struct build *b, node n, const double *weights,
                        struct error *error)
{
    const struct tree *t = &b->tree;

    if (!build_grow_weight(b, error))
        return false;
    for (node c = n + 1; c < end_of(b, n); c = t->end[c])
        t->weight[c] = weights ? *weights++ : 1;
    return true;
}

static bool weigh(struct build *b, node n, const struct chances *outcomes, enum odds odds,
                  struct error *error)
{
    double *weights = NULL;
    bool weighed;

    if (outcomes->told == 0)
        return set_weights(b, n, NULL, error);
    weighed = memory_resize(&weights, outcomes->told, sizeof *weights, error) &&
              odds_weigh(outcomes->ratios, outcomes->told, odds, weights, error) &&
              set_weights(b, n, weights, error);
    free(weights);
    return weighed;
}

bool build_outcomes_of(struct build *b, node n, enum odds odds, struct error *error)
{
    struct chances outcomes = {0};
    bool weighed =
        read_outcomes(b, n, &outcomes, error) && weigh(b, n, &outcomes, odds, error);

    free(outcomes.ratios);
    return weighed;
}

bool build_outcomes(struct build *b, enum odds odds, struct error *error)
{
    return build_outcomes_of(b, b->open, odds, error);
}

bool build_players(struct build *b, size_t players, struct error *error)
{
    struct tree *t = &b->tree;

    if (players < 1 || players > PLAYER_LIMIT)
        return error_set(error, ERROR_INPUT, "%zu players: expected 1 to %d", players,
                         PLAYER_LIMIT);
    if (t->players > 0 && t->players != players)
        return error_set(error, ERROR_INPUT, "%zu players, where there were %u before",
                         players, t->players);
    t->players = (unsigned)players;
    return true;
}

bool build_player(struct build *b, unsigned player, const char *name, size_t length,
                  struct error *error)
{
    struct tree *t = &b->tree;
    size_t count = t->players;

    if (length == 0)
        return true;
    if (!t->player) {
        if (!memory_resize(&t->player, count, sizeof *t->player, error))
            return false;
        memset(t->player, 0, count * sizeof *t->player);
    }
    return build_keep_text(b, name, length, &t->player[player - 1], error);
}

bool build_payoffs(struct build *b, const double *payoffs, size_t count,
                   struct error *error)
{
    struct tree *t = &b->tree;
    size_t used;

    if (t->players == 0 && !build_players(b, count, error))
        return false;
    if (count != t->players)
        return error_set(error, ERROR_INPUT, "%zu payoffs of a game of %u players", count,
                         t->players);
    used = (size_t)b->slots * count;
    if (!build_grow_slot(b, error) ||
        !memory_reserve(&t->payoff, &b->payoff_capacity, used + count, sizeof *t->payoff,
                        error))
        return false;
    memcpy(t->payoff + used, payoffs, count * sizeof *t->payoff);
    t->slot[b->open] = ++b->slots;
    return true;
}

bool build_bounds(struct build *b, double low, double high, struct error *error)
{
    if (!(low <= high))
        return error_set(error, ERROR_INPUT, "bounds: the lower one is above the upper");
    b->tree.low = low;
    b->tree.high = high;
    return true;
}
