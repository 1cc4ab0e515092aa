/*
 * efg_game.c - checking a game and making a tree of it.
 */
#include "read/efg_game.h"

#include "base/memory.h"
#include "base/sort.h"

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

static bool same_payoffs(const struct efg_outcome *a, const struct efg_outcome *b)
{
    for (int i = 0; i < EFG_PLAYERS; i++)
        if (!(a->payoff[i] == b->payoff[i]))
            return false;
    return true;
}

/* The first of the outcomes that comes with its payoffs; count where none does. */
static size_t first_known(const struct efg_game *game, const struct sort_keyed *mentions,
                          size_t count)
{
    size_t i = 0;

    while (i < count && !game->outcomes[mentions[i].item].known)
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

    if (!first->known)
        return text_error(text, first->at, error, "outcome %u has no payoffs",
                          (unsigned)first->number);
    for (size_t i = 0; i < count; i++) {
        struct efg_outcome *outcome = &game->outcomes[mentions[i].item];

        if (!outcome->known) {
            memcpy(outcome->payoff, first->payoff, sizeof outcome->payoff);
        } else if (!same_payoffs(first, outcome)) {
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

/* An inner node on the way down, and what the players got up to there. */
struct stage {
    const struct efg_node *inner;
    size_t next; /* action */
    double total[EFG_PLAYERS];
};

struct efg_walk {
    const struct efg_game *game;
    const struct text *text;
    struct build *b;
    const struct efg_node *first; /* leaf; NULL: none yet */
    double sum;                   /* of both payoffs, there */
    struct stage *stages;         /* owned */
    size_t depth, capacity;
};

/* Names the innermost open node by the string, which has quotes and backslashes escaped.
 */
static bool give_name(struct efg_walk *w, struct name name, struct error *error)
{
    const char *data = w->text->data;
    struct buffer bytes = {0};
    bool good = true;

    for (size_t at = name.at + 1; at + 1 < name.end; at++) {
        if (data[at] == '\\' && (data[at + 1] == '"' || data[at + 1] == '\\'))
            at++;
        buffer_add(&bytes, data + at, 1);
    }
    if (bytes.failed)
        good = error_memory(error);
    else if (bytes.size > 0)
        good = build_name(w->b, bytes.data, bytes.size, error);
    buffer_release(&bytes);
    return good;
}

/* Adds up what the players have got when they have come to the node. */
static void add_payoffs(const struct efg_walk *w, const struct efg_node *at,
                        double total[static EFG_PLAYERS])
{
    for (int i = 0; i < EFG_PLAYERS; i++) {
        total[i] = w->depth > 0 ? w->stages[w->depth - 1].total[i] : 0;
        if (at->outcome != EFG_NO_OUTCOME)
            total[i] += w->game->outcomes[at->outcome].payoff[i];
    }
}

/* What both players get in all: nothing where infinite payoffs cancel. */
static double sum_of(const double total[static EFG_PLAYERS])
{
    return total[0] == -total[1] ? 0 : total[0] + total[1];
}

/* Whether that is the sum at the leaves before, but for the rounding of two payoffs. */
static bool is_constant(const struct efg_walk *w, const double total[static EFG_PLAYERS])
{
    double sum = sum_of(total);
    double rounding = 4 * DBL_EPSILON * (fabs(total[0]) + fabs(total[1]));

    return isfinite(sum) &&
           (sum == w->sum || (isfinite(rounding) && fabs(sum - w->sum) <= rounding));
}

static bool sum_error(const struct efg_walk *w, const struct efg_node *leaf,
                      const double total[static EFG_PLAYERS], struct error *error)
{
    char first[SCORE_TEXT_SIZE], second[SCORE_TEXT_SIZE], sum[SCORE_TEXT_SIZE];
    uint64_t line, column;

    score_write(total[0], first);
    score_write(total[1], second);
    if (w->first == leaf)
        return text_error(w->text, leaf->at, error,
                          "the payoffs of the players do not cancel: %s and %s", first,
                          second);
    score_write(w->sum, sum);
    text_locate(w->text, w->first->at, &line, &column);
    return text_error(
        w->text, leaf->at, error,
        "the payoffs of the players are %s and %s: expected a sum of %s, as "
        "in line %llu",
        first, second, sum, (unsigned long long)line);
}

/*
 * What both get must add up to the same at every leaf: then what is good for one is bad
 * for the other, and the tree is that of the first player's payoffs.
 */
static bool close_leaf(struct efg_walk *w, const struct efg_node *leaf,
                       const double total[static EFG_PLAYERS], struct error *error)
{
    if (!score_known(total[0]) || !score_known(total[1]))
        return text_error(w->text, leaf->at, error,
                          "infinite payoffs of both signs have no sum");
    if (!w->first) {
        w->first = leaf;
        w->sum = sum_of(total);
    }
    if (!is_constant(w, total))
        return sum_error(w, leaf, total, error);
    build_value(w->b, total[0]);
    build_close(w->b);
    return true;
}

static bool enter_node(struct efg_walk *w, const struct efg_node *at, struct name name,
                       struct error *error)
{
    struct stage stage = {.inner = at};

    if (!build_open(w->b, error))
        return text_place(w->text, at->at, error);
    if (!give_name(w, name, error))
        return false;
    add_payoffs(w, at, stage.total);
    if (at->player == 0)
        return close_leaf(w, at, stage.total, error);
    build_mover(w->b, at->player == 1 ? MOVER_MAX : MOVER_MIN);
    if (!memory_reserve(&w->stages, &w->capacity, w->depth + 1, sizeof stage, error))
        return false;
    w->stages[w->depth++] = stage;
    return true;
}

/* Closes the inner nodes whose children are complete. */
static void close_complete(struct efg_walk *w)
{
    while (w->depth > 0 &&
           w->stages[w->depth - 1].next == w->stages[w->depth - 1].inner->actions) {
        build_close(w->b);
        w->depth--;
    }
}

static bool walk_nodes(struct efg_walk *w, struct error *error)
{
    const struct efg_game *game = w->game;

    build_start(w->b);
    if (!enter_node(w, &game->nodes[0], game->root, error))
        return false;
    for (size_t i = 1; i < game->node_count && w->depth > 0; i++) {
        struct stage *stage = &w->stages[w->depth - 1];
        size_t action = stage->inner->action + stage->next++;

        if (!enter_node(w, &game->nodes[i], game->actions[action], error))
            return false;
        close_complete(w);
    }
    return true;
}

bool efg_game_build(struct efg_game *game, const struct text *text, struct build *b,
                    struct error *error)
{
    struct efg_walk walk = {.game = game, .text = text, .b = b};
    bool good = check_sets(game, text, error) && find_payoffs(game, text, error) &&
                walk_nodes(&walk, error);

    free(walk.stages);
    return good;
}

void efg_game_release(struct efg_game *game)
{
    free(game->nodes);
    free(game->actions);
    free(game->outcomes);
    *game = (struct efg_game){0};
}
