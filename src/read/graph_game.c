/*
 * graph_game.c - arrays by position and by edge, which reach as far as the last that has
 * something; zeros have nothing.
 */
#include "read/graph_game.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

static bool set_odds(struct graph_odds **all, size_t *capacity, size_t index,
                     struct graph_odds odds, struct error *error)
{
    if (!memory_reserve_zeros(all, capacity, index + 1, sizeof **all, error))
        return false;
    (*all)[index] = odds;
    return true;
}

static bool keep_odds(struct graph_game *game, const char *text, size_t length,
                      struct graph_odds *odds, struct error *error)
{
    struct buffer *texts = &game->texts;

    if (texts->size == 0)
        buffer_add(texts, "", 1);
    odds->text = texts->size;
    buffer_add(texts, text, length);
    buffer_add(texts, "", 1);
    return !texts->failed || error_memory(error);
}

bool graph_game_odds(struct graph_game *game, size_t edge, const char *text,
                     size_t length, enum odds odds, struct error *error)
{
    struct graph_odds own = {.odds = odds};

    return keep_odds(game, text, length, &own, error) &&
           set_odds(&game->odds, &game->odds_capacity, edge, own, error);
}

bool graph_game_node_odds(struct graph_game *game, size_t position, const char *text,
                          size_t length, enum odds odds, struct error *error)
{
    struct graph_odds own = {.odds = odds};

    return keep_odds(game, text, length, &own, error) &&
           set_odds(&game->node_odds, &game->node_odds_capacity, position, own, error);
}

bool graph_game_has_node_odds(const struct graph_game *game, size_t position)
{
    return position < game->node_odds_capacity && game->node_odds[position].text != 0;
}

bool graph_game_give_odds(struct graph_game *game, size_t position, size_t edge,
                          struct error *error)
{
    return set_odds(&game->odds, &game->odds_capacity, edge, game->node_odds[position],
                    error);
}

const char *graph_game_odds_of(const struct graph_game *game, size_t edge,
                               enum odds *odds)
{
    if (edge >= game->odds_capacity || game->odds[edge].text == 0)
        return NULL;
    *odds = game->odds[edge].odds;
    return game->texts.data + game->odds[edge].text;
}

static bool set_share(struct graph_game *game, size_t position, struct graph_share share,
                      struct error *error)
{
    if (!memory_reserve_zeros(&game->shares, &game->share_capacity, position + 1,
                              sizeof *game->shares, error))
        return false;
    game->shares[position] = share;
    return true;
}

/* Keeps payoffs, at least one. */
static bool keep(struct graph_game *game, const double *payoffs, size_t count,
                 struct graph_share *share, struct error *error)
{
    *share = (struct graph_share){.first = game->payoff_count, .count = count};
    if (!memory_reserve(&game->payoffs, &game->payoff_capacity,
                        game->payoff_count + count, sizeof *game->payoffs, error))
        return false;
    memcpy(game->payoffs + game->payoff_count, payoffs, count * sizeof *payoffs);
    game->payoff_count += count;
    return true;
}

bool graph_game_pay_position(struct graph_game *game, size_t position,
                             const double *payoffs, size_t count, struct error *error)
{
    struct graph_share share;

    return keep(game, payoffs, count, &share, error) &&
           set_share(game, position, share, error);
}

struct graph_share graph_game_position(const struct graph_game *game, size_t position)
{
    return position < game->share_capacity ? game->shares[position]
                                           : (struct graph_share){0};
}

bool graph_game_share(struct graph_game *game, size_t from, size_t to,
                      struct error *error)
{
    return set_share(game, to, graph_game_position(game, from), error);
}

bool graph_game_same(const struct graph_game *game, struct graph_share a,
                     struct graph_share b)
{
    if (a.count != b.count)
        return false;
    for (size_t i = 0; i < a.count; i++)
        if (!(game->payoffs[a.first + i] == game->payoffs[b.first + i]))
            return false;
    return true;
}

void graph_game_release(struct graph_game *game)
{
    buffer_release(&game->texts);
    free(game->odds);
    free(game->node_odds);
    free(game->payoffs);
    free(game->shares);
    *game = (struct graph_game){0};
}
