/*
 * efg_game.c - checking a game and making a tree of it.
 */
#include "read/efg_game.h"

#include "base/memory.h"
#include "base/score.h"
#include "base/sort.h"
#include "read/notes.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What nodes or outcomes are sorted by. */
typedef uint64_t sort_key(const struct efg_game *game, size_t index);

static uint64_t set_key(const struct efg_game *game, size_t index)
{
    return (uint64_t)game->nodes[index].player << 32 | game->nodes[index].set;
}

static uint64_t outcome_key(const struct efg_game *game, size_t index)
{
    return game->outcomes[index].number;
}

/* The indexes 0 .. count - 1, sorted; to be freed. NULL without memory. */
static struct sort_keyed *sort_by(const struct efg_game *game, size_t count,
                                  sort_key *key, struct error *error)
{
    struct sort_keyed *sorted = NULL;

    if (!memory_resize(&sorted, count + 1, sizeof *sorted, error))
        return NULL;
    for (size_t i = 0; i < count; i++)
        sorted[i] = (struct sort_keyed){.key = key(game, i), .item = i};
    if (sort_by_keys(sorted, count, NULL, NULL, error))
        return sorted;
    free(sorted);
    return NULL;
}

static bool set_error(const struct efg_node *first, const struct efg_node *second,
                      const struct text *text, struct error *error)
{
    uint64_t line, column;

    text_locate(text, first->at, &line, &column);
    return text_error(text, second->at, error,
                      "information set %u of player %u has more than one node, first in "
                      "line %llu",
                      (unsigned)second->set, (unsigned)second->player,
                      (unsigned long long)line);
}

/* Each information set has one node. */
static bool check_sets(const struct efg_game *game, const struct text *text,
                       struct error *error)
{
    const struct efg_node *nodes = game->nodes;
    struct sort_keyed *sorted = sort_by(game, game->node_count, set_key, error);
    bool good = sorted != NULL;

    for (size_t i = 1; good && i < game->node_count; i++)
        if (nodes[sorted[i].item].player > 0 && sorted[i - 1].key == sorted[i].key)
            good = set_error(&nodes[sorted[i - 1].item], &nodes[sorted[i].item], text,
                             error);
    free(sorted);
    return good;
}

/* The payoffs of an outcome that has some. */
static const double *payoffs_of(const struct efg_game *game,
                                const struct efg_outcome *outcome)
{
    return game->payoffs + (size_t)(outcome->share - 1) * game->player_count;
}

static bool same_payoffs(const struct efg_game *game, const struct efg_outcome *a,
                         const struct efg_outcome *b)
{
    for (size_t i = 0; i < game->player_count; i++)
        if (!(payoffs_of(game, a)[i] == payoffs_of(game, b)[i]))
            return false;
    return true;
}

/* The first of the outcomes that comes with its payoffs; count where none does. */
static size_t first_known(const struct efg_game *game, const struct sort_keyed *mentions,
                          size_t count)
{
    size_t i = 0;

    while (i < count && game->outcomes[mentions[i].item].share == 0)
        i++;
    return i;
}

/* All mentions of an outcome get its payoffs, which may come with some of them. */
static bool spread_payoffs(struct efg_game *game, const struct sort_keyed *mentions,
                           size_t count, const struct text *text, struct error *error)
{
    size_t known = first_known(game, mentions, count);
    const struct efg_outcome *first =
        &game->outcomes[mentions[known < count ? known : 0].item];
    uint64_t line, column;

    if (first->share == 0)
        return text_error(text, first->at, error, "outcome %u has no payoffs",
                          (unsigned)first->number);
    for (size_t i = 0; i < count; i++) {
        struct efg_outcome *outcome = &game->outcomes[mentions[i].item];

        if (outcome->share == 0) {
            outcome->share = first->share;
        } else if (!same_payoffs(game, first, outcome)) {
            text_locate(text, first->at, &line, &column);
            return text_error(text, outcome->at, error,
                              "outcome %u has other payoffs than in line %llu",
                              (unsigned)outcome->number, (unsigned long long)line);
        }
    }
    return true;
}

static bool find_payoffs(struct efg_game *game, const struct text *text,
                         struct error *error)
{
    size_t count = game->outcome_count, low = 0, high;
    struct sort_keyed *sorted = sort_by(game, count, outcome_key, error);
    bool good = sorted != NULL;

    for (; good && low < count; low = high) {
        for (high = low + 1; high < count && sorted[high].key == sorted[low].key;)
            high++;
        good = spread_payoffs(game, sorted + low, high - low, text, error);
    }
    free(sorted);
    return good;
}

/* An inner node on the way down. */
struct stage {
    const struct efg_node *inner;
    size_t next; /* action */
};

/* A walk over all nodes; that which builds comes after one that looks at the leaves. */
struct efg_walk {
    const struct efg_game *game;
    const struct text *text;
    struct build *b; /* NULL: nothing is built */
    struct efg_sum sum;
    struct stage *stages; /* owned */
    size_t depth, capacity;
    double *totals; /* what the players have got at each ply of the path; owned */
    size_t total_capacity;
};

/* No action leads to the root. */
static const size_t NO_ACTION = SIZE_MAX;

/* What a string says: quotes and backslashes in it are escaped. */
static bool decode(const struct text *text, struct name name, struct buffer *bytes,
                   struct error *error)
{
    const char *data = text->data;

    buffer_clear(bytes);
    for (size_t at = name.at + 1; at + 1 < name.end; at++) {
        if (data[at] == '\\' && (data[at + 1] == '"' || data[at + 1] == '\\'))
            at++;
        buffer_add(bytes, data + at, 1);
    }
    return !bytes->failed || error_memory(error);
}

bool efg_game_name(const struct text *text, struct name name, struct build *b,
                   struct error *error)
{
    size_t length = name.end - name.at - 2;
    const char *said = text->data + name.at + 1;
    struct buffer bytes = {0};
    bool good;

    if (length == 0)
        return true;
    if (!memchr(said, '\\', length))
        return build_name(b, said, length, error);
    good =
        decode(text, name, &bytes, error) && build_name(b, bytes.data, bytes.size, error);
    buffer_release(&bytes);
    return good;
}

bool efg_game_players(const struct efg_game *game, const struct text *text,
                      struct build *b, struct error *error)
{
    struct buffer bytes = {0};
    bool good = build_players(b, game->player_count, error);

    for (unsigned i = 0; good && i < game->player_count; i++)
        good = decode(text, game->players[i], &bytes, error) &&
               (bytes.size == 0 || build_player(b, i + 1, bytes.data, bytes.size, error));
    buffer_release(&bytes);
    return good;
}

/* What the players have got at the node that is about to be entered. */
static double *totals_here(const struct efg_walk *w)
{
    return w->totals + w->depth * w->game->player_count;
}

static bool add_payoffs(struct efg_walk *w, const struct efg_node *at,
                        struct error *error)
{
    const struct efg_game *game = w->game;
    size_t players = game->player_count;
    const double *above;
    double *total;

    if (!memory_reserve(&w->totals, &w->total_capacity, (w->depth + 1) * players,
                        sizeof *w->totals, error))
        return false;
    total = totals_here(w);
    above = w->depth > 0 ? w->totals + (w->depth - 1) * players : NULL;
    /* There are totals where there are players, which analyzers do not see. */
    for (size_t i = 0; total && i < players; i++) {
        total[i] = above ? above[i] : 0;
        if (at->outcome != EFG_NO_OUTCOME)
            total[i] += payoffs_of(game, &game->outcomes[at->outcome])[i];
    }
    return true;
}

static bool check_totals(const struct efg_walk *w, const struct efg_node *leaf,
                         struct error *error)
{
    const double *total = totals_here(w);

    for (size_t i = 0; i < w->game->player_count; i++)
        if (!score_known(total[i]))
            return text_error(w->text, leaf->at, error,
                              "infinite payoffs of both signs have no sum");
    return true;
}

/* What both players get in all: nothing where infinite payoffs cancel. */
static double sum_of(const double *total)
{
    return total[0] == -total[1] ? 0 : total[0] + total[1];
}

void efg_sum_watch(struct efg_sum *sum, const double *total)
{
    double here = sum_of(total);
    double rounding = 4 * DBL_EPSILON * (fabs(total[0]) + fabs(total[1]));

    if (!sum->any)
        sum->sum = here;
    sum->any = true;
    if (!isfinite(here) ||
        (here != sum->sum && !(isfinite(rounding) && fabs(here - sum->sum) <= rounding)))
        sum->constant = false;
}

void efg_sum_note(const struct efg_sum *sum, const struct text *text)
{
    char word[SCORE_TEXT_SIZE];

    if (sum->constant && sum->sum != 0)
        notes_word(text, NOTE_SUM, word, score_write(sum->sum, word), text->position);
}

static bool build_worth(struct efg_walk *w, const struct efg_node *leaf,
                        struct error *error)
{
    const double *total = totals_here(w);

    if (!check_totals(w, leaf, error))
        return false;
    if (w->sum.constant)
        build_value(w->b, total[0]);
    else if (!build_payoffs(w->b, total, w->game->player_count, error))
        return false;
    build_close(w->b);
    return true;
}

/* The probability of the action that leads to the innermost open node. */
static bool build_chance(struct efg_walk *w, size_t action, struct error *error)
{
    const struct efg_game *game = w->game;
    struct name odds;

    if (action >= game->odds_count || game->odds[action].at == game->odds[action].end)
        return true;
    odds = game->odds[action];
    return build_odds(w->b, w->b->open, w->text->data + odds.at, odds.end - odds.at,
                      error);
}

static bool build_node(struct efg_walk *w, const struct efg_node *at, size_t action,
                       struct error *error)
{
    const struct efg_game *game = w->game;

    if (!build_open(w->b, error))
        return text_place(w->text, at->at, error);
    if (!efg_game_name(w->text, action == NO_ACTION ? game->root : game->actions[action],
                       w->b, error) ||
        !build_chance(w, action, error))
        return false;
    if (at->actions == 0)
        return build_worth(w, at, error);
    build_mover(w->b, (enum mover)at->player);
    return true;
}

static bool enter_node(struct efg_walk *w, const struct efg_node *at, size_t action,
                       struct error *error)
{
    if (!add_payoffs(w, at, error) || (w->b && !build_node(w, at, action, error)))
        return false;
    if (at->actions == 0) {
        if (!w->b)
            efg_sum_watch(&w->sum, totals_here(w));
        return true;
    }
    if (!memory_reserve(&w->stages, &w->capacity, w->depth + 1, sizeof *w->stages, error))
        return false;
    w->stages[w->depth++] = (struct stage){.inner = at};
    return true;
}

/* Closes the inner nodes whose children are complete. */
static bool close_complete(struct efg_walk *w, struct error *error)
{
    while (w->depth > 0 &&
           w->stages[w->depth - 1].next == w->stages[w->depth - 1].inner->actions) {
        const struct efg_node *inner = w->stages[--w->depth].inner;

        if (!w->b)
            continue;
        if (inner->player == MOVER_CHANCE &&
            !build_outcomes(w->b, ODDS_PROBABILITIES, error))
            return text_place(w->text, inner->at, error);
        build_close(w->b);
    }
    return true;
}

static bool walk_nodes(struct efg_walk *w, struct error *error)
{
    const struct efg_game *game = w->game;

    w->depth = 0;
    if (!enter_node(w, &game->nodes[0], NO_ACTION, error))
        return false;
    for (size_t i = 1; i < game->node_count && w->depth > 0; i++) {
        struct stage *stage = &w->stages[w->depth - 1];
        size_t action = stage->inner->action + stage->next++;

        if (!enter_node(w, &game->nodes[i], action, error) || !close_complete(w, error))
            return false;
    }
    return true;
}

static bool build_tree(struct efg_walk *w, struct build *b, struct error *error)
{
    w->sum.constant = w->game->player_count == 2;
    if (w->sum.constant && !walk_nodes(w, error))
        return false;
    w->b = b;
    build_start(b);
    return (w->sum.constant || efg_game_players(w->game, w->text, b, error)) &&
           walk_nodes(w, error);
}

bool efg_game_build(struct efg_game *game, const struct text *text, struct build *b,
                    struct error *error)
{
    struct efg_walk walk = {.game = game, .text = text};
    bool good = check_sets(game, text, error) && find_payoffs(game, text, error) &&
                build_tree(&walk, b, error);

    if (good)
        efg_sum_note(&walk.sum, text);
    free(walk.stages);
    free(walk.totals);
    return good;
}

void efg_game_release(struct efg_game *game)
{
    free(game->players);
    free(game->nodes);
    free(game->actions);
    free(game->odds);
    free(game->outcomes);
    free(game->payoffs);
    *game = (struct efg_game){0};
}
