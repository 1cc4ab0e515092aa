/*
 * random_game.c - games grown node by node; what is below a chance node is weighed when
 * it closes.
 */
#include "random_game.h"
#include "finish.h"

#include "ensure.h"

#include <math.h>
#include <string.h>

enum { DEEPEST = 7, WIDEST = 12, ODDS_SIZE = 32 };

struct growth {
    struct dice *dice;
    const struct game_wish *wish;
    struct build *b;
    int depth, most;         /* plies; children of a node */
    uint32_t inner_percent;  /* of nodes above that depth */
    uint32_t chance_percent; /* of inner nodes */
    uint32_t unruly_percent; /* of the others: out of turn */
    double (*value)(struct dice *dice);
    double sum; /* of the payoffs of a leaf, where it is constant */
    struct error error;
};

static double tied(struct dice *dice)
{
    return dice_between(dice, 0, 2);
}

static double whole(struct dice *dice)
{
    return dice_between(dice, -9, 9);
}

static double tenth(struct dice *dice)
{
    return dice_between(dice, -30, 30) / 10.0;
}

static double real(struct dice *dice)
{
    return 20 * dice_fraction(dice) - 10;
}

/* The last is no good where sums are to be exact. */
static double (*const values[])(struct dice *dice) = {tied, whole, tenth, real};

enum { VALUES = sizeof values / sizeof values[0], EXACT_VALUES = 2 };

/* Divides a whole into so many parts, some of which may be nothing. */
static void split(struct dice *dice, int total, int *parts, uint32_t count)
{
    memset(parts, 0, count * sizeof *parts);
    for (; total > 0; total--)
        parts[dice_below(dice, count)]++;
}

static void write_fractions(struct dice *dice, char odds[][ODDS_SIZE], uint32_t count)
{
    static const int denominators[] = {3, 6, 7, 12, 36};
    int denominator = denominators[dice_below(dice, 5)], parts[WIDEST];

    split(dice, denominator, parts, count);
    for (uint32_t i = 0; i < count; i++)
        snprintf(odds[i], ODDS_SIZE, "%d/%d", parts[i], denominator);
}

static void write_tenths(struct dice *dice, char odds[][ODDS_SIZE], uint32_t count)
{
    int parts[WIDEST];

    split(dice, 10, parts, count);
    for (uint32_t i = 0; i < count; i++)
        snprintf(odds[i], ODDS_SIZE, "%g", parts[i] / 10.0);
}

static void write_hundredths(struct dice *dice, char odds[][ODDS_SIZE], uint32_t count)
{
    int parts[WIDEST];

    split(dice, 100, parts, count);
    for (uint32_t i = 0; i < count; i++)
        snprintf(odds[i], ODDS_SIZE, "%d%%", parts[i]);
}

static void write_digits(struct dice *dice, char odds[][ODDS_SIZE], uint32_t count)
{
    double parts[WIDEST], sum = 0;

    for (uint32_t i = 0; i < count; i++)
        sum += parts[i] = 0.01 + dice_fraction(dice);
    for (uint32_t i = 0; i < count; i++)
        snprintf(odds[i], ODDS_SIZE, "%.16g", parts[i] / sum);
}

static void write_whole(struct dice *dice, char odds[][ODDS_SIZE], uint32_t count)
{
    uint32_t sure = dice_below(dice, count);
    int least = dice_below(dice, 2) == 0 ? 0 : 1, most = dice_between(dice, 1, 9);

    for (uint32_t i = 0; i < count; i++)
        snprintf(odds[i], ODDS_SIZE, "%d", dice_between(dice, i == sure, most) + least);
}

static void write_any(struct dice *dice, char odds[][ODDS_SIZE], uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        snprintf(odds[i], ODDS_SIZE, "%.16g", 0.1 + 9 * dice_fraction(dice));
}

/* Those that are no probabilities and not whole come last. */
static const struct {
    void (*write)(struct dice *dice, char odds[][ODDS_SIZE], uint32_t count);
    enum odds odds;
} kinds[] = {
    {NULL, ODDS_EITHER},
    {write_fractions, ODDS_PROBABILITIES},
    {write_tenths, ODDS_PROBABILITIES},
    {write_hundredths, ODDS_PROBABILITIES},
    {write_digits, ODDS_PROBABILITIES},
    {write_whole, ODDS_WEIGHTS},
    {write_any, ODDS_WEIGHTS},
};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

/* Gives the children of the open node, where chance moves, their weights. */
static void weigh(struct growth *g)
{
    const struct tree *t = &g->b->tree;
    uint32_t kind = dice_below(g->dice, g->wish->either ? KINDS - 1 : KINDS);
    char odds[WIDEST][ODDS_SIZE];
    uint32_t count = 0, i = 0;

    for (node c = g->b->open + 1; c < t->count; c = t->end[c])
        count++;
    if (kinds[kind].write) {
        kinds[kind].write(g->dice, odds, count);
        for (node c = g->b->open + 1; c < t->count; c = t->end[c], i++)
            ENSURE(build_odds(g->b, c, odds[i], strlen(odds[i]), &g->error));
    }
    ENSURE_MSG(build_outcomes(g->b, kinds[kind].odds, &g->error), "%s", g->error.message);
}

static void open_leaf(struct growth *g)
{
    double payoffs[RANDOM_GAME_PLAYERS], rest = g->sum;
    unsigned players = g->wish->players;

    if (players == 0) {
        build_value(g->b, g->value(g->dice));
        return;
    }
    for (unsigned i = 0; i < players; i++)
        rest -= payoffs[i] = g->value(g->dice);
    if (g->wish->constant)
        payoffs[players - 1] += rest;
    ENSURE(build_payoffs(g->b, payoffs, players, &g->error));
}

static void open_inner(struct growth *g)
{
    unsigned players = g->wish->players > 0 ? g->wish->players : 2;

    if (dice_percent(g->dice, g->chance_percent))
        build_mover(g->b, MOVER_CHANCE);
    else if (dice_percent(g->dice, g->unruly_percent))
        build_mover(g->b, (enum mover)(1 + dice_below(g->dice, players)));
}

static void close_node(struct growth *g)
{
    const struct build *b = g->b;

    if (b->tree.count > b->open + 1 && b->tree.mover[b->open] == MOVER_CHANCE)
        weigh(g);
    build_close(g->b);
}

/* Whether the next node is to have children. */
static bool is_inner(struct growth *g)
{
    node limit = g->wish->leaves ? g->wish->leaves : RANDOM_GAME_LEAVES;
    int depth = (int)g->b->depth;

    if (depth == 0)
        return g->depth > 0;
    return depth < g->depth && g->b->tree.leaves + g->b->depth < limit &&
           dice_percent(g->dice, g->inner_percent);
}

static void grow(struct growth *g)
{
    int wanted[DEEPEST + 1] = {0};

    do {
        int depth = (int)g->b->depth;
        bool inner = is_inner(g);

        ENSURE(build_open(g->b, &g->error));
        wanted[depth] = inner ? dice_between(g->dice, 1, g->most) : 0;
        if (inner)
            open_inner(g);
        else
            open_leaf(g);
        while (g->b->depth > 0 && wanted[g->b->depth - 1] == 0)
            close_node(g);
        if (g->b->depth > 0)
            wanted[g->b->depth - 1]--;
    } while (g->b->depth > 0);
}

static void find_range(const struct tree *t, double *low, double *high)
{
    *low = INFINITY;
    *high = -INFINITY;
    for (node n = TREE_ROOT; n < t->count; n++) {
        unsigned count = t->players > 0 ? t->players : 1;

        for (unsigned i = 0; tree_is_leaf(t, n) && i < count; i++) {
            double value = t->players > 0 ? tree_payoffs(t, n)[i] : t->value[n];

            *low = fmin(*low, value);
            *high = fmax(*high, value);
        }
    }
}

/* Often the range of the leaves, often a wider one. */
static void draw_bounds(struct growth *g)
{
    double low, high;

    if (g->wish->boundless || dice_percent(g->dice, 40))
        return;
    find_range(&g->b->tree, &low, &high);
    if (dice_percent(g->dice, 50))
        low -= dice_between(g->dice, 0, 9);
    if (dice_percent(g->dice, 50))
        high += dice_between(g->dice, 0, 9);
    ENSURE(build_bounds(g->b, low, high, &g->error));
}

static void name_players(struct growth *g)
{
    static const char *const names[RANDOM_GAME_PLAYERS] = {"A", "player two", "C",
                                                           "\"D\"", "e"};

    if (g->wish->nameless || dice_percent(g->dice, 50))
        return;
    for (unsigned i = 1; i <= g->wish->players; i++)
        ENSURE(build_player(g->b, i, names[i - 1], strlen(names[i - 1]), &g->error));
}

void random_game(struct dice *dice, const struct game_wish *wish, struct build *b)
{
    static const uint32_t chances[] = {20, 35, 50, 100};
    struct growth g = {
        .dice = dice,
        .wish = wish,
        .b = b,
        .depth = dice_percent(dice, 5) ? 0 : dice_between(dice, 1, DEEPEST),
        .most = dice_percent(dice, 10) ? WIDEST : dice_between(dice, 1, 4),
        .inner_percent = (uint32_t)dice_between(dice, 40, 90),
        .chance_percent = wish->certain ? 0 : chances[dice_below(dice, 4)],
        .unruly_percent = wish->in_turn ? 0 : 25 * dice_below(dice, 3),
        .value = values[dice_below(dice, wish->constant ? EXACT_VALUES : VALUES)],
        .sum = dice_between(dice, -2, 9),
    };

    build_start(b);
    if (wish->players > 0) {
        ENSURE(build_players(b, wish->players, &g.error));
        name_players(&g);
    }
    grow(&g);
    draw_bounds(&g);
    must_finish(b, (enum mover)(1 + dice_below(dice, wish->players ? wish->players : 2)));
}

struct game_wish random_game_wish(struct dice *dice)
{
    int players = dice_between(dice, -RANDOM_GAME_PLAYERS, RANDOM_GAME_PLAYERS);

    return (struct game_wish){
        .players = players > 0 ? (unsigned)players : 0,
        .constant = dice_percent(dice, 20),
        .certain = dice_percent(dice, 20),
        .in_turn = dice_percent(dice, 50),
    };
}

static bool same_text(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

static bool same_value(double a, double b)
{
    return a == b || (!score_known(a) && !score_known(b));
}

static const char *node_difference(const struct tree *a, const struct tree *b, node n)
{
    if (a->end[n] != b->end[n] || a->parent[n] != b->parent[n])
        return "shape";
    if (a->mover[n] != b->mover[n])
        return "movers";
    if (!same_value(a->value[n], b->value[n]))
        return "values";
    for (unsigned i = 0; tree_is_leaf(a, n) && i < a->players; i++)
        if (tree_payoffs(a, n)[i] != tree_payoffs(b, n)[i])
            return "payoffs";
    if (n == TREE_ROOT || !tree_is_chance(a, a->parent[n]))
        return NULL;
    if (a->weight[n] != b->weight[n])
        return "weights";
    return same_text(tree_odds(a, n), tree_odds(b, n)) ? NULL : "odds as written";
}

const char *random_game_difference(const struct tree *a, const struct tree *b)
{
    const char *difference = NULL;

    if (a->count != b->count || a->leaves != b->leaves || a->height != b->height)
        return "size";
    if (a->chance != b->chance || a->players != b->players)
        return "chance or players";
    if (a->low != b->low || a->high != b->high)
        return "bounds";
    for (unsigned i = 1; i <= a->players; i++)
        if (!same_text(tree_player(a, i), tree_player(b, i)))
            return "names of players";
    for (node n = TREE_ROOT; !difference && n < a->count; n++)
        difference = node_difference(a, b, n);
    return difference;
}
