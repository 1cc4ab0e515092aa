/*
 * check_chance_laws.c - what holds of searches of chance nodes on every tree, tried on
 * random ones.
 *
 * No laws, each with a tree that breaks it: that Star2 reads a part of what Star1 reads,
 * that PVS and NegaScout do, that Star2 reads less in a narrower window, and that PVS and
 * NegaScout read mirrored trees in the same order. Where sums are rounded, that may
 * decide what is read, so the order is asked for only where they are exact.
 */
#include "ensure.h"
#include "exact.h"
#include "finish.h"
#include "law.h"
#include "made.h"
#include "random_game.h"
#include "record.h"
#include "search/bounds.h"
#include "search/line.h"
#include "search/verify.h"
#include "suite.h"
#include "tree/edit.h"
#include "tree/odds.h"

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

/* Whatever it is run for, what it reads must prove what it says. */
static void run(struct record *record, const struct tree *t, int search,
                const struct search_options *options)
{
    struct search_options all = *options;
    struct error error;

    all.entered = true;
    record_run(record, t, algorithm_find(searches[search]), &all);
    ENSURE_MSG(verify_reading(t, &record->result, &error), "%s", error.message);
}

/* The line ends at a leaf or at the first chance node. */
static void check_line(const struct trial *trial, const struct result *result)
{
    const struct tree *t = trial->t;
    node last = result->line[result->length - 1];

    ENSURE(result->line[0] == TREE_ROOT);
    ENSURE(tree_is_leaf(t, last) || tree_is_chance(t, last));
    for (node i = 0; i < result->length; i++) {
        ENSURE(trial->values[result->line[i]] == result->value);
        ENSURE(i == 0 || t->parent[result->line[i]] == result->line[i - 1]);
        ENSURE(i + 1 == result->length || !tree_is_chance(t, result->line[i]));
    }
}

/* A plan has a move wherever players come to, chance taking every outcome; but for a
 * search that has bounds where the value can only be one of them. */
static void check_plan(const struct trial *trial, const struct result *result,
                       const struct search_options *options)
{
    const struct tree *t = trial->t;

    for (node n = TREE_ROOT; n < t->count; n++) {
        node move;

        if (tree_is_leaf(t, n) || tree_is_chance(t, n) ||
            !line_plan_meets(t, result->plan, n))
            continue;
        ENSURE(line_plan_move(t, result->plan, n, &move));
        if (move == NODE_NONE) {
            ENSURE(strcmp(result->algorithm->name, "minimax") != 0);
            ENSURE(trial->values[n] == options->low || trial->values[n] == options->high);
        } else {
            ENSURE(t->parent[move] == n && trial->values[move] == trial->values[n]);
        }
    }
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
            check_line(trial, result);
            check_plan(trial, result, &options);
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

enum { WIDEST = 16 };

/* Runs with fractions, and those that had too many digits. */
static struct {
    uint32_t all, too_large;
} trials;

/* Values that are small halves or, often, ties; weights whose sum is a power of two, so
 * that every mean is exact. */
static void make_exact(struct tree *t, struct dice *dice)
{
    int range = dice_percent(dice, 50) ? 2 : 18;

    for (node n = TREE_ROOT; n < t->count; n++) {
        node children[WIDEST], count = 0;

        if (tree_is_leaf(t, n))
            t->value[n] = dice_between(dice, -range, range) / 2.0;
        if (!tree_is_chance(t, n))
            continue;
        TREE_EACH_CHILD(t, n, c) {
            ENSURE(count < WIDEST);
            children[count++] = c;
            t->weight[c] = 0;
        }
        for (int left = 1 << dice_between(dice, 0, 4); left > 0; left--)
            t->weight[children[dice_below(dice, count)]]++;
    }
}

/* Rounding decides nothing there: the leaves are read that are read without any. */
static void check_order(struct trial *trial)
{
    struct tree *t = &trial->b.tree;

    make_exact(t, &trial->dice);
    bounds_of_leaves(t, &trial->low, &trial->high);
    for (int search = STAR1; search <= STAR2; search++)
        for (int kind = 0; kind < BOUNDS; kind++) {
            struct search_options options = bounds_of(trial, kind);
            struct exact exact;

            exact_run(&exact, t, search == STAR2, options.low, options.high);
            run(&trial->record, t, search, &options);
            trials.all++;
            trials.too_large += exact.too_large ? 1 : 0;
            if (!exact.too_large) {
                ENSURE(trial->record.result.value == exact_double(exact.value));
                ENSURE(trial->record.leaf_count == exact.leaf_count);
                for (size_t i = 0; i < exact.leaf_count; i++)
                    ENSURE(trial->record.leaves[i] == exact.leaves[i]);
            }
            exact_release(&exact);
        }
}

START_TEST(exact_sums_read_what_fractions_read)
{
    each_trial(&plain, check_order);
    ck_assert_uint_lt(trials.too_large, trials.all / 100 + 1);
}
END_TEST

/* Weights that are written in other ways, in proportion, are the same to the last bit. */
static void check_spellings(const double *weights, uint32_t count, double sum,
                            struct dice *dice)
{
    enum { SPELLINGS = 3, SIZE = 40 };
    int factor = dice_between(dice, 2, 1000);

    for (int spelling = 0; spelling < SPELLINGS; spelling++) {
        struct ratio ratios[WIDEST];
        double again[WIDEST];
        struct error error;

        if (spelling == 2 && fmod(100, sum) != 0)
            continue;
        for (uint32_t i = 0; i < count; i++) {
            char text[SIZE];

            if (spelling == 0)
                snprintf(text, SIZE, "%.0f", factor * weights[i]);
            else if (spelling == 1)
                snprintf(text, SIZE, "%.0f/%.0f", factor * weights[i], factor * sum);
            else
                snprintf(text, SIZE, "%.0f%%", 100 / sum * weights[i]);
            ENSURE_MSG(odds_read(text, strlen(text), &ratios[i], &error), "%s", text);
        }
        ENSURE(odds_weigh(ratios, count,
                          spelling == 0 ? ODDS_WEIGHTS : ODDS_PROBABILITIES, again,
                          &error));
        ENSURE(memcmp(again, weights, count * sizeof *again) == 0);
    }
}

static void check_proportions(struct trial *trial)
{
    const struct tree *t = trial->t;

    for (node n = TREE_ROOT; n < t->count; n++) {
        double weights[WIDEST], sum = 0;
        uint32_t count = 0;
        bool whole = true;

        if (!tree_is_chance(t, n))
            continue;
        TREE_EACH_CHILD(t, n, c) {
            ENSURE(count < WIDEST);
            weights[count++] = t->weight[c];
            sum += t->weight[c];
            whole &= t->weight[c] == floor(t->weight[c]);
        }
        if (whole && sum < 1e9)
            check_spellings(weights, count, sum, &trial->dice);
    }
}

START_TEST(weights_in_proportion_are_the_same)
{
    each_trial(&plain, check_proportions);
}
END_TEST

/* Trees that break what might be thought to be laws. */
#define CHANCE(children) "{\"player\":\"chance\",\"children\":[" children "]}"
#define MAX(children)    "{\"player\":\"max\",\"children\":[" children "]}"

static const char PROBED_FOR_NOTHING[] = "[1," CHANCE("0,[2]") "]";
static const char NARROW_NULL_WINDOW[] =
    "[0," CHANCE("-7," MAX(MAX("[" MAX("-5,-4,3") ",-1,2],7") ",-9")) "]";
static const char PROBED_IN_A_WINDOW[] = "[2," CHANCE(MAX("[0,-2],-3")) "]";
static const char ONE_SIDED[] = MAX(CHANCE("2") "," CHANCE("-4,[8]"));

static struct tree made(const char *json)
{
    char *text = strdup(json);

    ck_assert_ptr_nonnull(text);
    return made_read(text, "json");
}

START_TEST(no_law_that_others_read_what_star1_reads)
{
    static const struct {
        const char *tree, *search;
        double low, high;
    } others[] = {
        {PROBED_FOR_NOTHING, "star2", 0, 2},
        {NARROW_NULL_WINDOW, "pvs", -INFINITY, INFINITY},
        {NARROW_NULL_WINDOW, "negascout", -INFINITY, INFINITY},
    };
    struct search_options options = bounded(others[_i].low, others[_i].high);
    struct tree t = made(others[_i].tree);
    struct record star1 = {0}, other = {0};

    run(&star1, &t, STAR1, &options);
    record_run(&other, &t, algorithm_find(others[_i].search), &options);
    ck_assert(other.result.value == star1.result.value);
    ck_assert(!record_is_subset(&other, &star1));
    record_release(&star1);
    record_release(&other);
    tree_release(&t);
}
END_TEST

START_TEST(no_law_that_star2_reads_less_in_a_narrower_window)
{
    struct search_options options = bounded(-INFINITY, INFINITY);
    struct tree t = made(PROBED_IN_A_WINDOW);
    struct record wide = {0}, narrow = {0};

    run(&wide, &t, STAR2, &options);
    options.alpha = 0.375;
    options.beta = 2.125;
    run(&narrow, &t, STAR2, &options);
    ck_assert(narrow.result.value == wide.result.value);
    ck_assert(!record_is_subset(&narrow, &wide));
    record_release(&wide);
    record_release(&narrow);
    tree_release(&t);
}
END_TEST

START_TEST(no_law_that_others_treat_sides_alike)
{
    struct search_options options = bounded(-INFINITY, INFINITY);
    struct tree t = made(ONE_SIDED);
    struct record record = {0}, mirrored = {0};

    run(&record, &t, SEARCHES - 1 - _i, &options);
    tree_swap(&t);
    tree_negate(&t);
    run(&mirrored, &t, SEARCHES - 1 - _i, &options);
    ck_assert(mirrored.result.value == -record.result.value);
    ck_assert(!record_same_leaves(&record, &mirrored));
    record_release(&record);
    record_release(&mirrored);
    tree_release(&t);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("chance laws");
    TCase *laws = suite_group(suite, "laws"), *no_laws = suite_group(suite, "no laws");

    tcase_add_test(laws, values_are_expectations);
    tcase_add_test(laws, nothing_impossible_is_read);
    tcase_add_test(laws, unread_leaves_do_not_matter);
    tcase_add_test(laws, sides_are_treated_alike);
    tcase_add_test(laws, tighter_bounds_read_less);
    tcase_add_test(laws, windows_are_kept);
    tcase_add_test(laws, star2_is_alphabeta_without_chance);
    tcase_add_test(laws, one_outcome_changes_nothing);
    tcase_add_test(laws, exact_sums_read_what_fractions_read);
    tcase_add_test(laws, weights_in_proportion_are_the_same);
    tcase_add_loop_test(no_laws, no_law_that_others_read_what_star1_reads, 0, 3);
    tcase_add_test(no_laws, no_law_that_star2_reads_less_in_a_narrower_window);
    tcase_add_loop_test(no_laws, no_law_that_others_treat_sides_alike, 0, 2);
    return suite_run(suite);
}
