/*
 * efg_order.c - building a tree of the nodes of a game as they are read.
 *
 * Most games number their outcomes as they come, and mention each once: then none is
 * kept. Where one comes again, the tree is begun again with a table of their payoffs. So
 * it is where two players' payoffs turn out to have no constant sum.
 */
#include "read/efg_order.h"

#include "base/memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct efg_order efg_order_make(const struct efg_game *game, const struct text *text,
                                struct build *b)
{
    return (struct efg_order){
        .game = game,
        .text = text,
        .b = b,
        .sum.constant = game->player_count == 2,
    };
}

bool efg_order_start(struct efg_order *o, struct error *error)
{
    o->again = false;
    o->sum.any = false;
    o->last = 0;
    if (o->sets)
        memset(o->sets, 0, o->set_capacity);
    for (size_t i = 0; i < o->payoff_capacity; i++)
        o->payoffs[i] = NAN;
    build_start(o->b);
    return o->sum.constant || efg_game_players(o->game, o->text, o->b, error);
}

/* Numbers that are so large for the nodes met that a table is not worth it. */
static bool is_sparse(const struct efg_order *o, size_t number)
{
    enum { FEW = 1 << 14, EACH = 2 };

    return number > FEW + EACH * (size_t)o->b->tree.count;
}

/* Marks a player's information set; false if it was met before. */
static bool mark_set(struct efg_order *o, const struct efg_node *at, struct error *error)
{
    enum { BITS = 8 };
    size_t players = o->game->player_count;
    size_t bit = at->set * players + at->player - 1, byte = bit / BITS;
    unsigned mask = 1u << bit % BITS;

    if (is_sparse(o, byte) ||
        !memory_reserve_zeros(&o->sets, &o->set_capacity, byte + 1, 1, error))
        return false;
    if (o->sets[byte] & mask)
        return false;
    o->sets[byte] |= (uint8_t)mask;
    return true;
}

/* The payoffs that the table has for an outcome; NULL where it cannot. */
static double *find_payoffs(struct efg_order *o, node number, struct error *error)
{
    size_t players = o->game->player_count, had = o->payoff_capacity;

    if (is_sparse(o, number) ||
        !memory_reserve(&o->payoffs, &o->payoff_capacity, number * players,
                        sizeof *o->payoffs, error))
        return NULL;
    while (had < o->payoff_capacity)
        o->payoffs[had++] = NAN;
    return o->payoffs + (number - 1) * players;
}

/* What comes with an outcome must be what the table has, if that has any. */
static bool match_payoffs(const double *told, double *kept, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (!score_known(told[i]) || (score_known(kept[i]) && kept[i] != told[i]))
            return false;
        kept[i] = told[i];
    }
    return true;
}

/* The payoffs of an outcome; NULL where there are none yet. */
static const double *payoffs_of(struct efg_order *o, const struct efg_outcome *outcome,
                                struct error *error)
{
    size_t players = o->game->player_count;
    const double *told = NULL;
    double *kept;

    if (outcome->share > 0)
        told = o->game->payoffs + (size_t)(outcome->share - 1) * players;
    if (!o->tabled) {
        if (outcome->number <= o->last) {
            o->again = o->tabled = true;
            return NULL;
        }
        o->last = outcome->number;
        return told;
    }
    kept = find_payoffs(o, outcome->number, error);
    if (!kept || (told && !match_payoffs(told, kept, players)))
        return NULL;
    return score_known(kept[0]) ? kept : NULL;
}

/* What the players get in all at the node that is about to be opened. */
static double *find_totals(struct efg_order *o, const struct efg_outcome *outcome,
                           struct error *error)
{
    size_t players = o->game->player_count, depth = o->b->depth;
    const double *payoffs = NULL, *above;
    double *total;

    if (!memory_reserve(&o->totals, &o->total_capacity, (depth + 1) * players,
                        sizeof *o->totals, error) ||
        (outcome->number > 0 && !(payoffs = payoffs_of(o, outcome, error))))
        return NULL;
    total = o->totals + depth * players;
    above = depth > 0 ? total - players : NULL;
    /* There are totals where there are players, which analyzers do not see. */
    for (size_t i = 0; total && i < players; i++)
        total[i] = (above ? above[i] : 0) + (payoffs ? payoffs[i] : 0);
    return total;
}

/* The value or the payoffs of the open node, a leaf. */
static bool give_worth(struct efg_order *o, const double *total, struct error *error)
{
    size_t players = o->game->player_count;

    for (size_t i = 0; i < players; i++)
        if (!score_known(total[i]))
            return false;
    if (!o->sum.constant)
        return build_payoffs(o->b, total, players, error);
    efg_sum_watch(&o->sum, total);
    o->again = !o->sum.constant;
    build_value(o->b, total[0]);
    return o->sum.constant;
}

/* Closes the innermost open node, and those of which it is the last child. */
static bool close_complete(struct efg_order *o, struct error *error)
{
    struct build *b = o->b;

    build_close(b);
    while (b->depth > 0 && --efg_order_stage(o)->left == 0) {
        if (efg_order_stage(o)->chance && !build_outcomes(b, ODDS_PROBABILITIES, error))
            return false;
        build_close(b);
    }
    return true;
}

/* The open node has children. */
static bool begin_inner(struct efg_order *o, const struct efg_node *at,
                        struct error *error)
{
    struct efg_stage stage = {
        .action = at->action,
        .left = at->actions,
        .chance = at->player == MOVER_CHANCE,
    };

    if ((!stage.chance && !mark_set(o, at, error)) ||
        !memory_reserve(&o->stages, &o->stage_capacity, o->b->depth, sizeof stage, error))
        return false;
    *efg_order_stage(o) = stage;
    build_mover(o->b, (enum mover)at->player);
    return true;
}

bool efg_order_add(struct efg_order *o, const struct efg_node *at,
                   const struct efg_action *action, const struct efg_outcome *outcome,
                   struct error *error)
{
    const struct name *odds = &action->odds;
    double *total = find_totals(o, outcome, error);
    struct build *b = o->b;

    if (!total || !build_open(b, error) ||
        !efg_game_name(o->text, action->name, b, error) ||
        (odds->end > odds->at &&
         !build_odds(b, b->open, o->text->data + odds->at, odds->end - odds->at, error)))
        return false;
    if (at->actions > 0)
        return begin_inner(o, at, error);
    return give_worth(o, total, error) && close_complete(o, error);
}

struct efg_stage *efg_order_stage(const struct efg_order *o)
{
    return &o->stages[o->b->depth - 1];
}

void efg_order_release(struct efg_order *o)
{
    free(o->stages);
    free(o->totals);
    free(o->sets);
    free(o->payoffs);
}
