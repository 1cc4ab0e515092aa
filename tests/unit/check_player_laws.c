/*
 * check_player_laws.c - what holds of searches of games with payoffs, on random ones:
 * shallow pruning against max^n, max^n against equilibria that are found by trying all
 * strategies, both against what is known of two players.
 */
#include "base/memory.h"
#include "ensure.h"
#include "law.h"
#include "random_game.h"
#include "record.h"
#include "search/limits.h"
#include "search/verify.h"
#include "suite.h"
#include "tree/mean.h"
#include "tree/paranoid.h"

#include <stdlib.h>
#include <string.h>

/* A game, and room for searches of it. */
struct trial {
    struct dice dice;
    struct tree t;
    double low, sum; /* no payoff is less, no leaf's payoffs add up to more */
    struct record maxn, shallow, other;
};

static void find_limits(struct trial *trial)
{
    double low[PLAYER_LIMIT];

    limits_low(&trial->t, low);
    trial->sum = limits_sum(&trial->t);
    trial->low = low[0];
    for (unsigned i = 1; i < trial->t.players; i++)
        trial->low = fmin(trial->low, low[i]);
}

/* With players 0 in the wish, games of 1 to RANDOM_GAME_PLAYERS. */
static void each_trial(struct game_wish wish, uint32_t share,
                       void (*check)(struct trial *trial))
{
    struct trial trial = {.sum = 0};
    uint32_t trees = law_trees() / share + 1;
    unsigned players = wish.players;

    for (uint32_t i = 0; i < trees; i++) {
        struct build b = {0};

        trial.dice = (struct dice){.state = i + 1};
        wish.players =
            players > 0 ? players : 1 + dice_below(&trial.dice, RANDOM_GAME_PLAYERS);
        random_game(&trial.dice, &wish, &b);
        trial.t = build_take(&b);
        find_limits(&trial);
        check(&trial);
        tree_release(&trial.t);
    }
    record_release(&trial.maxn);
    record_release(&trial.shallow);
    record_release(&trial.other);
}

static struct search_options limited(double sum, double low)
{
    struct search_options options = search_defaults;

    options.sum = sum;
    options.bounds = BOUNDS_GIVEN;
    options.low = low;
    options.high = INFINITY;
    options.plan = true;
    return options;
}

static void run(struct record *record, const struct tree *t, const char *name,
                struct search_options options)
{
    struct error error;

    options.entered = true;
    record_run(record, t, algorithm_find(name), &options);
    ENSURE_MSG(verify_result(t, &record->result, &error), "%s", error.message);
    ENSURE_MSG(verify_reading(t, &record->result, &error), "%s", error.message);
}

static bool same_row(const double *a, const double *b, unsigned width)
{
    return memcmp(a, b, width * sizeof *a) == 0;
}

static bool same_result(const struct result *a, const struct result *b)
{
    return a->players == b->players && same_row(a->payoffs, b->payoffs, a->players) &&
           a->length == b->length &&
           memcmp(a->line, b->line, a->length * sizeof *a->line) == 0;
}

static void check_shallow(struct trial *trial, struct search_options options)
{
    run(&trial->shallow, &trial->t, "shallow", options);
    ck_assert(same_result(&trial->maxn.result, &trial->shallow.result));
    ck_assert(record_is_subset(&trial->shallow, &trial->maxn));
}

static void check_pruning(struct trial *trial)
{
    struct record *tight = &trial->shallow, *loose = &trial->other;
    double sum = trial->sum + dice_between(&trial->dice, 0, 3);
    double low = trial->low - dice_between(&trial->dice, 0, 3);

    run(&trial->maxn, &trial->t, "maxn", search_defaults);
    check_shallow(trial, search_defaults);
    check_shallow(trial, limited(sum, low));
    run(loose, &trial->t, "shallow", limited(sum, low));
    run(tight, &trial->t, "shallow", limited(trial->sum, trial->low));
    ck_assert(record_is_subset(tight, loose));
}

START_TEST(shallow_is_maxn)
{
    each_trial((struct game_wish){.constant = _i == 1, .certain = _i == 2}, 2,
               check_pruning);
}
END_TEST

/* Gives a leaf other payoffs inside the limits, by what is left for one of the players.
 */
static void redraw(struct trial *trial, node leaf)
{
    const struct tree *t = &trial->t;
    double *payoffs = t->payoff + (size_t)(t->slot[leaf] - 1) * t->players;
    unsigned lucky = dice_below(&trial->dice, t->players);
    double rest = trial->sum;

    for (unsigned i = 0; i < t->players; i++)
        payoffs[i] = trial->low;
    for (unsigned i = 1; i < t->players; i++)
        rest -= trial->low;
    if (dice_percent(&trial->dice, 50))
        rest = trial->low + (rest - trial->low) * dice_fraction(&trial->dice);
    payoffs[lucky] = fmax(rest, trial->low);
}

static void check_unread(struct trial *trial)
{
    struct search_options options = limited(trial->sum, trial->low);
    const struct tree *t = &trial->t;
    struct error error;

    run(&trial->shallow, t, "shallow", options);
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n) && !record_has_leaf(&trial->shallow, n))
            redraw(trial, n);
    if (!limits_hold(t, trial->sum, &error))
        return; /* by rounding */
    run(&trial->other, t, "shallow", options);
    ck_assert(same_result(&trial->shallow.result, &trial->other.result));
    ck_assert(record_same_leaves(&trial->shallow, &trial->other));
}

START_TEST(unread_leaves_do_not_matter)
{
    each_trial((struct game_wish){.constant = _i == 1}, 2, check_unread);
}
END_TEST

static struct tree view_of(const struct tree *t, unsigned player)
{
    struct tree view = *t;
    struct error error;
    char number[8];

    /* The arrays that the view changes are copied, the others lent. */
    view.value = malloc(t->count * sizeof *t->value);
    view.mover = malloc(t->count);
    view.slot = malloc(t->count * sizeof *t->slot);
    view.payoff = malloc(t->leaves * (size_t)t->players * sizeof *t->payoff);
    view.player = NULL;
    ENSURE(view.value && view.mover && view.slot && view.payoff);
    memcpy(view.value, t->value, t->count * sizeof *t->value);
    memcpy(view.mover, t->mover, t->count);
    memcpy(view.slot, t->slot, t->count * sizeof *t->slot);
    memcpy(view.payoff, t->payoff, t->leaves * (size_t)t->players * sizeof *t->payoff);
    snprintf(number, sizeof number, "%u", player);
    ENSURE_MSG(paranoid_view(&view, number, &error), "%s", error.message);
    return view;
}

static void release_view(struct tree *view)
{
    free(view->value);
    free(view->mover);
}

/* Nobody gets less than they can be sure of. */
static void check_paranoid(struct trial *trial)
{
    run(&trial->maxn, &trial->t, "maxn", search_defaults);
    for (unsigned player = 1; player <= trial->t.players; player++) {
        struct tree view = view_of(&trial->t, player);

        run(&trial->other, &view, "alphabeta", search_defaults);
        ck_assert(trial->other.result.value <= trial->maxn.result.payoffs[player - 1]);
        release_view(&view);
    }
}

START_TEST(paranoia_is_no_better)
{
    each_trial((struct game_wish){.players = 0}, 2, check_paranoid);
}
END_TEST

/* What player gets at best where all others follow the plan. */
static double best_answer(const struct tree *t, const node *plan, unsigned player)
{
    double *values = malloc(t->count * sizeof *values), value;

    ENSURE(values);
    for (node n = t->count; n-- > 0;) {
        struct mean mean = mean_start();

        values[n] = -INFINITY;
        if (tree_is_leaf(t, n)) {
            values[n] = tree_payoffs(t, n)[player - 1];
        } else if (tree_is_chance(t, n)) {
            TREE_EACH_OUTCOME(t, n, c)
                mean_add(&mean, t->weight[c], values[c]);
            values[n] = mean_value(&mean);
        } else if (t->mover[n] == player) {
            TREE_EACH_CHILD(t, n, c)
                values[n] = fmax(values[n], values[c]);
        } else if (plan[n] != NODE_NONE) {
            values[n] = values[plan[n]];
        }
    }
    value = values[TREE_ROOT];
    free(values);
    return value;
}

static void check_deviations(struct trial *trial)
{
    struct search_options options = search_defaults;

    options.plan = true;
    run(&trial->maxn, &trial->t, "maxn", options);
    for (unsigned player = 1; player <= trial->t.players; player++)
        ck_assert(best_answer(&trial->t, trial->maxn.result.plan, player) ==
                  trial->maxn.result.payoffs[player - 1]);
}

START_TEST(nobody_gains_by_another_strategy)
{
    each_trial((struct game_wish){.players = 0}, 2, check_deviations);
}
END_TEST

/* All subgame-perfect profiles below a node: a row of payoffs for each. */
struct profiles {
    double *rows; /* owned */
    size_t count;
};

enum { MOST_PROFILES = 400, MOST_CHILDREN = 12 };

static void add_profile(struct profiles *profiles, const double *row, unsigned players)
{
    struct error error;

    ENSURE(memory_resize(&profiles->rows, (profiles->count + 1) * players,
                         sizeof *profiles->rows, &error));
    memcpy(profiles->rows + profiles->count++ * players, row, players * sizeof *row);
}

/* One profile of each child that can be come to. */
struct choice {
    node child[MOST_CHILDREN];
    const double *row[MOST_CHILDREN];
    size_t place[MOST_CHILDREN];
    size_t count;
};

static void add_mean(const struct tree *t, const struct choice *choice,
                     struct profiles *profiles)
{
    double row[RANDOM_GAME_PLAYERS];

    for (unsigned i = 0; i < t->players; i++) {
        struct mean mean = mean_start();

        for (size_t k = 0; k < choice->count; k++)
            mean_add(&mean, t->weight[choice->child[k]], choice->row[k][i]);
        row[i] = mean_value(&mean);
    }
    add_profile(profiles, row, t->players);
}

/* Each of the moves that are best against that choice makes a profile. */
static void add_best(const struct tree *t, unsigned own, const struct choice *choice,
                     struct profiles *profiles)
{
    double best = -INFINITY;

    for (size_t k = 0; k < choice->count; k++)
        best = fmax(best, choice->row[k][own]);
    for (size_t k = 0; k < choice->count; k++)
        if (choice->row[k][own] == best)
            add_profile(profiles, choice->row[k], t->players);
}

/* The next choice; false behind the last. */
static bool next_choice(const struct tree *t, const struct profiles *all,
                        struct choice *choice)
{
    for (size_t k = 0; k < choice->count; k++) {
        const struct profiles *of = &all[choice->child[k]];

        choice->place[k] = (choice->place[k] + 1) % of->count;
        choice->row[k] = of->rows + choice->place[k] * t->players;
        if (choice->place[k] > 0)
            return true;
    }
    return false;
}

static struct choice first_choice(const struct tree *t, const struct profiles *all,
                                  node n)
{
    struct choice choice = {.count = 0};

    TREE_EACH_CHILD(t, n, c) {
        if (tree_is_chance(t, n) && !(t->weight[c] > 0))
            continue;
        choice.child[choice.count] = c;
        choice.row[choice.count++] = all[c].rows;
    }
    return choice;
}

/* False where there are too many. */
static bool list_profiles(const struct tree *t, struct profiles *all)
{
    for (node n = t->count; n-- > 0;) {
        struct choice choice;

        if (tree_is_leaf(t, n)) {
            add_profile(&all[n], tree_payoffs(t, n), t->players);
            continue;
        }
        choice = first_choice(t, all, n);
        do {
            if (all[n].count > MOST_PROFILES)
                return false;
            if (tree_is_chance(t, n))
                add_mean(t, &choice, &all[n]);
            else
                add_best(t, t->mover[n] - 1u, &choice, &all[n]);
        } while (next_choice(t, all, &choice));
    }
    return true;
}

static void check_perfect(struct trial *trial)
{
    const struct tree *t = &trial->t;
    const struct result *result = &trial->maxn.result;
    struct profiles *all = calloc(t->count, sizeof *all);
    bool found = false;

    ENSURE(all);
    if (list_profiles(t, all)) {
        run(&trial->maxn, t, "maxn", search_defaults);
        for (size_t i = 0; i < all[TREE_ROOT].count; i++)
            found |= same_row(all[TREE_ROOT].rows + i * t->players, result->payoffs,
                              t->players);
        ck_assert(found);
        ck_assert((result->unique == UNIQUE_YES) == (all[TREE_ROOT].count == 1));
    }
    for (node n = TREE_ROOT; n < t->count; n++)
        free(all[n].rows);
    free(all);
}

START_TEST(equilibria_are_perfect)
{
    each_trial((struct game_wish){.leaves = 14}, 4, check_perfect);
}
END_TEST

/* Makes payoffs of values: v for MAX, -v for MIN. */
static void give_payoffs(struct tree *t)
{
    uint32_t slots = 0;

    t->players = 2;
    t->slot = calloc(t->count, sizeof *t->slot);
    t->payoff = calloc(t->leaves, 2 * sizeof *t->payoff);
    ENSURE(t->slot && t->payoff);
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n)) {
            t->payoff[2 * slots] = t->value[n];
            t->payoff[2 * slots + 1] = -t->value[n];
            t->slot[n] = ++slots;
        }
}

static bool same_line(const struct result *a, const struct result *b)
{
    return a->length == b->length &&
           memcmp(a->line, b->line, a->length * sizeof *a->line) == 0;
}

/* Of a game of MAX and MIN: max^n is minimax, the view of MAX the game itself, and that
 * of MIN its mirror. */
static void check_two(struct trial *trial)
{
    struct tree with = trial->t;

    give_payoffs(&with);
    run(&trial->maxn, &with, "maxn", search_defaults);
    run(&trial->other, &trial->t, "minimax", search_defaults);
    ck_assert(trial->maxn.result.payoffs[0] == trial->other.result.value);
    ck_assert(trial->maxn.result.payoffs[1] == -trial->other.result.value);
    ck_assert(same_line(&trial->maxn.result, &trial->other.result));
    run(&trial->other, &trial->t, "alphabeta", search_defaults);
    for (unsigned player = 1; player <= 2; player++) {
        struct tree view = view_of(&with, player);

        view.low = -INFINITY;
        view.high = INFINITY;
        run(&trial->shallow, &view, "alphabeta", search_defaults);
        ck_assert(trial->shallow.result.value ==
                  (player == 1 ? 1 : -1) * trial->other.result.value);
        ck_assert(record_same_leaves(&trial->shallow, &trial->other));
        release_view(&view);
    }
    free(with.slot);
    free(with.payoff);
}

/* Where movers alternate and no sum of bounds is met by chance, shallow pruning is branch
 * and bound. */
static void check_bb(struct trial *trial)
{
    struct tree with = trial->t;
    const struct counts *a = &trial->shallow.result.counts;
    const struct counts *b = &trial->other.result.counts;
    double least = 0;

    give_payoffs(&with);
    for (node n = TREE_ROOT; n < with.count; n++)
        if (tree_is_leaf(&with, n))
            least = fmin(least, -fabs(with.value[n]));
    run(&trial->shallow, &with, "shallow", limited(0, least - 1));
    run(&trial->other, &trial->t, "bb", search_defaults);
    ck_assert(trial->shallow.result.payoffs[0] == trial->other.result.value);
    ck_assert(record_same_leaves(&trial->shallow, &trial->other));
    ck_assert(a->nodes == b->nodes && a->cutoffs == b->cutoffs);
    free(with.slot);
    free(with.payoff);
}

/* Calls check with games of MAX and MIN. */
static void each_duel(struct game_wish wish, void (*check)(struct trial *trial))
{
    struct trial trial = {.sum = 0};
    uint32_t trees = law_trees() / 2 + 1;

    for (uint32_t i = 0; i < trees; i++) {
        struct build b = {0};

        trial.dice = (struct dice){.state = i + 1};
        random_game(&trial.dice, &wish, &b);
        trial.t = build_take(&b);
        check(&trial);
        tree_release(&trial.t);
    }
    record_release(&trial.maxn);
    record_release(&trial.shallow);
    record_release(&trial.other);
}

START_TEST(two_players_are_max_and_min)
{
    each_duel((struct game_wish){.boundless = true}, check_two);
}
END_TEST

START_TEST(shallow_is_branch_and_bound)
{
    each_duel((struct game_wish){.boundless = true, .certain = true, .in_turn = true},
              check_bb);
}
END_TEST

START_TEST(sums_are_rounded_up)
{
    ck_assert(limits_add(1, 2) == 3);
    ck_assert(limits_add(1, 1e-30) == nextafter(1, 2));
    ck_assert(limits_add(1, -1e-30) == 1);
    ck_assert(limits_subtract(1, 1e-30) == 1);
    ck_assert(limits_subtract(-1, 1e-30) == -1);
    ck_assert(limits_add(-1, 1e-30) == nextafter(-1, 0));
    ck_assert(limits_add(0.1, 0.2) >= 0.3);
    ck_assert(limits_subtract(INFINITY, INFINITY) == INFINITY);
    ck_assert(limits_add(-INFINITY, 5) == -INFINITY);
    ck_assert(limits_add(1.7e308, 1.7e308) == INFINITY);
    ck_assert(limits_add(-1.7e308, -1.7e308) < 0);
    ck_assert(limits_add(-1.7e308, -1.7e308) > -INFINITY);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("laws of players");
    TCase *group = suite_group(suite, "laws");

    tcase_add_loop_test(group, shallow_is_maxn, 0, 3);
    tcase_add_loop_test(group, unread_leaves_do_not_matter, 0, 2);
    tcase_add_test(group, paranoia_is_no_better);
    tcase_add_test(group, nobody_gains_by_another_strategy);
    tcase_add_test(group, equilibria_are_perfect);
    tcase_add_test(group, two_players_are_max_and_min);
    tcase_add_test(group, shallow_is_branch_and_bound);
    tcase_add_test(group, sums_are_rounded_up);
    return suite_run(suite);
}
