/*
 * check_chance_laws.c - what holds of searches of chance nodes on every tree, tried on
 * random ones; and exact means over all orders of leaves.
 *
 * Not asked, because they do not hold: that Star2 reads a part of what Star1 reads, that
 * PVS and NegaScout do, and that Star2 reads less in a narrower window.
 */
#include "ensure.h"
#include "finish.h"
#include "law.h"
#include "random_game.h"
#include "record.h"
#include "search/bounds.h"
#include "suite.h"
#include "tree/edit.h"

#include <stdlib.h>
#include <string.h>

static const char *const searches[] = {"minimax", "alphabeta", "star2", "pvs",
                                       "negascout"};
enum { SEARCHES = sizeof searches / sizeof searches[0], STAR1 = 1, STAR2 = 2 };

/* Trees of MAX, MIN and chance. */
static const struct game_wish plain = {.boundless = true};

/* A game, and what is known of it without a search. */
struct trial {
    struct dice dice;
    struct build b;
    const struct tree *t;
    double *values;   /* owned: of every node */
    double low, high; /* the least and the greatest leaf */
    struct record record, other;
};

/* The value by definition, from the right; no code of the searches takes part. */
static double expectation(const struct tree *t, const double *values, node n)
{
    double weights = 0, sum = 0, least = INFINITY, greatest = -INFINITY;

    TREE_EACH_CHILD(t, n, c) {
        double weight = tree_is_chance(t, n) ? t->weight[c] : 1;

        if (!(weight > 0))
            continue;
        weights = weights + weight;
        sum = sum + weight * values[c];
        least = fmin(least, values[c]);
        greatest = fmax(greatest, values[c]);
    }
    if (!tree_is_chance(t, n))
        return tree_is_max(t, n) ? greatest : least;
    return fmin(fmax(sum / weights, least), greatest);
}

static double *expectations(const struct tree *t)
{
    double *values = malloc(t->count * sizeof *values);

    ck_assert_ptr_nonnull(values);
    for (node n = t->count; n-- > 0;)
        values[n] = tree_is_leaf(t, n) ? t->value[n] : expectation(t, values, n);
    return values;
}

static void each_trial(const struct game_wish *wish, void (*check)(struct trial *trial))
{
    struct trial trial = {.t = NULL};
    uint32_t trees = law_trees() / 4 + 1;

    for (uint32_t i = 0; i < trees; i++) {
        trial.dice = (struct dice){.state = i + 1};
        random_game(&trial.dice, wish, &trial.b);
        trial.t = &trial.b.tree;
        trial.values = expectations(trial.t);
        bounds_of_leaves(trial.t, &trial.low, &trial.high);
        check(&trial);
        free(trial.values);
    }
    record_release(&trial.record);
    record_release(&trial.other);
    build_release(&trial.b);
}

static struct search_options bounded(double low, double high)
{
    struct search_options options = search_defaults;

    options.bounds = BOUNDS_GIVEN;
    options.low = low;
    options.high = high;
    options.plan = true;
    return options;
}

/* Without bounds, with those of the leaves, and with some that are wider. */
enum { BOUNDS = 3 };

static struct search_options bounds_of(const struct trial *trial, int kind)
{
    if (kind == 0)
        return bounded(-INFINITY, INFINITY);
    return bounded(trial->low - (kind - 1), trial->high + 2.5 * (kind - 1));
}

static void run(struct record *record, const struct tree *t, int search,
                const struct search_options *options)
{
    record_run(record, t, algorithm_find(searches[search]), options);
}

static void check_values(struct trial *trial)
{
    const struct tree *t = trial->t;

    for (int search = 0; search < SEARCHES; search++)
        for (int kind = 0; kind < BOUNDS; kind++) {
            struct search_options options = bounds_of(trial, kind);
            const struct result *result = &trial->record.result;

            run(&trial->record, t, search, &options);
            ENSURE_MSG(result->value == trial->values[TREE_ROOT], "%s: %.17g, not %.17g",
                       searches[search], result->value, trial->values[TREE_ROOT]);
            ENSURE(result->bound == EQUAL);
            for (node i = 0; i < result->length; i++)
                ENSURE(trial->values[result->line[i]] == result->value);
            for (node n = TREE_ROOT; n < t->count; n++)
                if (result->plan[n] != NODE_NONE && result->plan[n] != n &&
                    !tree_is_chance(t, n))
                    ENSURE(trial->values[result->plan[n]] == trial->values[n]);
        }
}

START_TEST(values_are_expectations)
{
    each_trial(&plain, check_values);
}
END_TEST

/* What cannot happen is not entered; without a search again nothing is read twice. */
static void check_reading(struct trial *trial)
{
    for (int search = 0; search < SEARCHES; search++) {
        struct search_options options = bounds_of(trial, search % BOUNDS);
        const struct counts *counts = &trial->record.result.counts;

        run(&trial->record, trial->t, search, &options);
        for (size_t i = 0; i < trial->record.leaf_count; i++)
            for (node n = trial->record.leaves[i]; n != TREE_ROOT;
                 n = trial->t->parent[n])
                ENSURE(!tree_is_chance(trial->t, trial->t->parent[n]) ||
                       trial->t->weight[n] > 0);
        if (search <= STAR1 && counts->researches == 0)
            ENSURE(counts->leaves == counts->distinct_leaves);
        ENSURE(counts->probes == 0 || search == STAR2);
    }
}

START_TEST(nothing_impossible_is_read)
{
    each_trial(&plain, check_reading);
}
END_TEST

/* Leaves that were not read may be worth anything inside the bounds. */
static void check_unread(struct trial *trial)
{
    struct tree *t = &trial->b.tree;

    for (int search = STAR1; search < SEARCHES; search++) {
        struct search_options options = bounded(trial->low, trial->high);

        run(&trial->record, t, search, &options);
        for (node n = TREE_ROOT; n < t->count; n++)
            if (tree_is_leaf(t, n) && !record_has_leaf(&trial->record, n))
                t->value[n] =
                    trial->low + (trial->high - trial->low) * dice_fraction(&trial->dice);
        run(&trial->other, t, search, &options);
        ENSURE(trial->other.result.value == trial->record.result.value);
        ENSURE(record_same_leaves(&trial->record, &trial->other));
    }
}

START_TEST(unread_leaves_do_not_matter)
{
    each_trial(&plain, check_unread);
}
END_TEST

/*
 * With the sides exchanged everything is as it was; but where a window of an outcome
 * closes by rounding it is the lower bound that gives way, which null windows can meet.
 */
static void check_mirror(struct trial *trial)
{
    struct tree *t = &trial->b.tree;
    struct search_options options = bounded(trial->low, trial->high);
    struct search_options mirrored = bounded(-trial->high, -trial->low);

    for (int search = 0; search <= STAR2; search++) {
        run(&trial->record, t, search, &options);
        tree_swap(t);
        tree_negate(t);
        run(&trial->other, t, search, &mirrored);
        tree_swap(t);
        tree_negate(t);
        ENSURE(trial->record.result.value == -trial->other.result.value);
        ENSURE(record_same_leaves(&trial->record, &trial->other));
    }
}

START_TEST(sides_are_treated_alike)
{
    each_trial(&plain, check_mirror);
}
END_TEST

/* How often tighter bounds read a leaf that wider ones did not. */
static uint32_t exceptions;

/* Tighter bounds leave out more, but for one tree of 200 000 or so: Star1 and Star2. */
static void check_bounds(struct trial *trial)
{
    for (int search = STAR1; search <= STAR2; search++) {
        struct search_options options = bounds_of(trial, 0);

        run(&trial->record, trial->t, search, &options);
        for (int kind = BOUNDS - 1; kind > 0; kind--) {
            options = bounds_of(trial, kind);
            run(&trial->other, trial->t, search, &options);
            exceptions += record_is_subset(&trial->other, &trial->record) ? 0 : 1;
            run(&trial->record, trial->t, search, &options);
        }
    }
}

START_TEST(tighter_bounds_read_less)
{
    exceptions = 0;
    each_trial(&plain, check_bounds);
    ck_assert_uint_le(exceptions, law_trees() / 100000);
}
END_TEST

static double between(struct trial *trial)
{
    return trial->low - 1 +
           (trial->high - trial->low + 2) * dice_below(&trial->dice, 33) / 32;
}

static void check_window(struct trial *trial)
{
    double truth = trial->values[TREE_ROOT];

    for (int search = STAR1; search < SEARCHES; search++) {
        struct search_options options = bounds_of(trial, search % BOUNDS);
        const struct result *result = &trial->record.result;

        options.alpha = between(trial);
        options.beta = between(trial);
        if (!(options.alpha < options.beta))
            continue;
        run(&trial->record, trial->t, search, &options);
        if (result->bound == EQUAL)
            ENSURE(result->value == truth);
        else if (result->bound == AT_MOST)
            ENSURE(truth <= result->value && result->value <= options.alpha);
        else
            ENSURE(truth >= result->value && result->value >= options.beta);
        if (truth > options.alpha && truth < options.beta)
            ENSURE(result->bound == EQUAL);
        if (search != STAR1)
            continue;
        options.alpha = -INFINITY;
        options.beta = INFINITY;
        run(&trial->other, trial->t, search, &options);
        ENSURE(record_is_subset(&trial->record, &trial->other));
    }
}

START_TEST(windows_are_kept)
{
    each_trial(&plain, check_window);
}
END_TEST

/* Without chance Star2 is alpha-beta, with bounds and without. */
static void check_certain(struct trial *trial)
{
    for (int kind = 0; kind < BOUNDS; kind++) {
        struct search_options options = bounds_of(trial, kind);

        run(&trial->record, trial->t, STAR1, &options);
        run(&trial->other, trial->t, STAR2, &options);
        ENSURE(memcmp(&trial->record.result.counts, &trial->other.result.counts,
                      sizeof(struct counts)) == 0);
        ENSURE(record_same_leaves(&trial->record, &trial->other));
    }
}

START_TEST(star2_is_alphabeta_without_chance)
{
    static const struct game_wish certain = {.certain = true, .boundless = true};

    each_trial(&certain, check_certain);
}
END_TEST

/* Puts a chance node with one outcome above some of the nodes. */
static void wrap(struct build *to, const struct tree *t, struct dice *dice)
{
    bool *wrapped = calloc(t->count, sizeof *wrapped);
    struct error error;

    ck_assert_ptr_nonnull(wrapped);
    build_start(to);
    for (node n = TREE_ROOT; n < t->count; n++) {
        wrapped[n] = dice_percent(dice, 30);
        if (wrapped[n]) {
            ENSURE(build_open(to, &error));
            build_mover(to, MOVER_CHANCE);
        }
        ENSURE(build_open(to, &error));
        build_value(to, t->value[n]);
        build_mover(to, tree_is_leaf(t, n) ? MOVER_DEFAULT : (enum mover)t->mover[n]);
        if (!tree_is_leaf(t, n))
            continue;
        for (node c = n;; c = t->parent[c]) {
            ENSURE(!tree_is_chance(t, c) || tree_is_leaf(t, c) ||
                   build_outcomes(to, ODDS_WEIGHTS, &error));
            build_close(to);
            if (wrapped[c])
                build_close(to);
            if (c == TREE_ROOT || !tree_is_last_child(t, c))
                break;
        }
    }
    free(wrapped);
    must_finish(to, MOVER_DEFAULT);
}

/* Such nodes change neither the value nor which leaves are read in which order. */
static void check_wrapped(struct trial *trial)
{
    struct search_options options =
        bounds_of(trial, dice_between(&trial->dice, 0, BOUNDS - 1));
    struct build wrapped = {0};

    wrap(&wrapped, trial->t, &trial->dice);
    run(&trial->record, trial->t, STAR1, &options);
    run(&trial->other, &wrapped.tree, STAR1, &options);
    ENSURE(trial->record.result.value == trial->other.result.value);
    if (trial->record.result.counts.researches == 0 &&
        trial->other.result.counts.researches == 0) {
        ENSURE(trial->record.leaf_count == trial->other.leaf_count);
        for (size_t i = 0; i < trial->record.leaf_count; i++)
            ENSURE(trial->t->value[trial->record.leaves[i]] ==
                   wrapped.tree.value[trial->other.leaves[i]]);
    }
    build_release(&wrapped);
}

START_TEST(one_outcome_changes_nothing)
{
    static const struct game_wish certain = {.certain = true, .boundless = true};

    each_trial(&certain, check_wrapped);
}
END_TEST

/* Trees of one shape. Levels: a mover and a width each. */
struct level {
    char mover; /* + - * */
    int width;
};

enum { LEVELS = 4 };

static enum mover level_mover(char mover)
{
    return mover == '*' ? MOVER_CHANCE : mover == '+' ? MOVER_MAX : MOVER_MIN;
}

static void add_level(struct build *b, const struct level *level, const double **leaf)
{
    struct error error;

    if (!level->mover) {
        ENSURE(build_leaf(b, *(*leaf)++, &error));
        return;
    }
    ENSURE(build_open(b, &error));
    build_mover(b, level_mover(level->mover));
    for (int i = 0; i < level->width; i++)
        add_level(b, level + 1, leaf);
    build_close(b);
}

/*
 * MAX above two chance nodes of b equal outcomes in bounds (low, high): the first node
 * has all leaves v, the second v once and then nothing but low. Star1 reads the first
 * node and of each other one leaf, or as many as it takes until what is left cannot help.
 */
static void check_shape(int nodes, int outcomes, double low, double high, double v)
{
    struct level levels[LEVELS] = {{'+', nodes}, {'*', outcomes}};
    double *leaves = malloc((size_t)(nodes * outcomes) * sizeof *leaves);
    const double *leaf = leaves;
    struct search_options options = bounded(low, high);
    double each = ceil(outcomes * (high - v) / (high - low));
    struct record record = {0};
    struct build b = {0};

    ck_assert_ptr_nonnull(leaves);
    for (int i = 0; i < nodes * outcomes; i++)
        leaves[i] = i < outcomes ? v : low;
    build_start(&b);
    add_level(&b, levels, &leaf);
    must_finish(&b, MOVER_DEFAULT);
    run(&record, &b.tree, STAR1, &options);
    ck_assert(record.result.value == v);
    ck_assert_msg((double)record.result.counts.leaves ==
                      outcomes + (nodes - 1) * fmax(1, each),
                  "%d of %d, %g", nodes, outcomes, v);
    record_release(&record);
    build_release(&b);
    free(leaves);
}

START_TEST(star1_reads_what_the_bounds_leave)
{
    for (int nodes = 1; nodes <= 4; nodes++)
        for (int outcomes = 1; outcomes <= 8; outcomes++)
            for (int v = 0; v < 16; v++)
                check_shape(nodes, outcomes, 0, 16, v);
}
END_TEST

/* The means over all orders of the leaves 0, 1, ...: sums of counts over n! orders. */
static const struct mean_case {
    struct level levels[LEVELS];
    int leaves;
    /* As a fraction: leaves read by Star1 and Star2 in bounds, distinct by Star2, and
     * the same without bounds. */
    struct fraction {
        uint64_t over, under;
    } star1, star2, distinct, free1, free2, free_distinct;
} means[] = {
    {{{'+', 2}, {'*', 2}}, 4, {11, 3}, {11, 3}, {11, 3}, {4, 1}, {4, 1}, {4, 1}},
    {{{'+', 3}, {'*', 2}}, 6, {949, 180}, {949, 180}, {949, 180}, {6, 1}, {6, 1}, {6, 1}},
    {{{'+', 2}, {'*', 3}}, 6, {111, 20}, {111, 20}, {111, 20}, {6, 1}, {6, 1}, {6, 1}},
    {{{'+', 2}, {'*', 2}, {'-', 2}},
     8,
     {17827, 2520},
     {10327, 1260},
     {242, 35},
     {796, 105},
     {1079, 126},
     {1835, 252}},
    {{{'*', 2}, {'-', 2}, {'*', 2}},
     8,
     {629, 84},
     {629, 84},
     {629, 84},
     {8, 1},
     {8, 1},
     {8, 1}},
    {{{'+', 2}, {'-', 2}, {'*', 2}},
     8,
     {17099, 2520},
     {17099, 2520},
     {17099, 2520},
     {65, 9},
     {65, 9},
     {65, 9}},
};

enum { MEANS = sizeof means / sizeof means[0], MOST_LEAVES = 8 };

/* Sums over all orders. */
struct sums {
    uint64_t orders, star1, star2, distinct;
};

static void add_order(struct build *b, const struct search_options *options,
                      struct sums *sums)
{
    struct result result;
    struct error error;

    ENSURE(search_run(&b->tree, algorithm_find("alphabeta"), options, NULL, &result,
                      &error));
    sums->star1 += result.counts.leaves;
    result_release(&result);
    ENSURE(search_run(&b->tree, algorithm_find("star2"), options, NULL, &result, &error));
    sums->star2 += result.counts.leaves;
    sums->distinct += result.counts.distinct_leaves;
    sums->orders++;
    result_release(&result);
}

static void set_leaves(struct tree *t, const int *order)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n))
            t->value[n] = *order++;
}

/* The next order of a permutation; false behind the last. */
static bool next_order(int *order, int count)
{
    int i = count - 2, j = count - 1;

    while (i >= 0 && order[i] > order[i + 1])
        i--;
    if (i < 0)
        return false;
    while (order[j] < order[i])
        j--;
    for (int swap = order[i]; order[i] == swap; order[j] = swap)
        order[i] = order[j];
    for (int a = i + 1, b = count - 1; a < b; a++, b--) {
        int swap = order[a];

        order[a] = order[b];
        order[b] = swap;
    }
    return true;
}

static void check_mean(const struct mean_case *mean, bool bounds)
{
    static const double zeros[MOST_LEAVES];
    const double *leaf = zeros;
    struct search_options options =
        bounds ? bounded(0, mean->leaves - 1) : bounded(-INFINITY, INFINITY);
    int order[MOST_LEAVES];
    struct sums sums = {0};
    struct build b = {0};

    options.plan = false;
    build_start(&b);
    add_level(&b, mean->levels, &leaf);
    must_finish(&b, MOVER_DEFAULT);
    for (int i = 0; i < mean->leaves; i++)
        order[i] = i;
    do {
        set_leaves(&b.tree, order);
        add_order(&b, &options, &sums);
    } while (next_order(order, mean->leaves));
    build_release(&b);
#define IS_MEAN(sum, fraction)                                                           \
    ck_assert_uint_eq((sum) * (fraction).under, (fraction).over * sums.orders)
    IS_MEAN(sums.star1, bounds ? mean->star1 : mean->free1);
    IS_MEAN(sums.star2, bounds ? mean->star2 : mean->free2);
    IS_MEAN(sums.distinct, bounds ? mean->distinct : mean->free_distinct);
#undef IS_MEAN
}

START_TEST(means_over_all_orders)
{
    check_mean(&means[_i / 2], _i % 2 == 0);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("chance laws");
    TCase *laws = suite_group(suite, "laws"), *exact = suite_group(suite, "exact");

    tcase_add_test(laws, values_are_expectations);
    tcase_add_test(laws, nothing_impossible_is_read);
    tcase_add_test(laws, unread_leaves_do_not_matter);
    tcase_add_test(laws, sides_are_treated_alike);
    tcase_add_test(laws, tighter_bounds_read_less);
    tcase_add_test(laws, windows_are_kept);
    tcase_add_test(laws, star2_is_alphabeta_without_chance);
    tcase_add_test(laws, one_outcome_changes_nothing);
    tcase_add_test(exact, star1_reads_what_the_bounds_leave);
    tcase_add_loop_test(exact, means_over_all_orders, 0, 2 * MEANS);
    return suite_run(suite);
}
