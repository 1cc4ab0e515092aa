/*
 * check_expectations.c - how many leaves are read on uniform trees whose leaves are in
 * random order: means over random trees against the exact expectations, and over all
 * orders of few leaves against exact fractions.
 */
#include "dice.h"
#include "ensure.h"
#include "rows.h"
#include "search/algorithm.h"
#include "search/certificate.h"
#include "suite.h"
#include "uniform.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static struct counts search_counts(const struct tree *t, const char *name, double guess)
{
    struct search_options options = search_defaults;
    struct result result;
    struct error error;
    struct counts counts;

    options.guess = guess;
    ENSURE_MSG(search_run(t, algorithm_find(name), &options, NULL, &result, &error), "%s",
               error.message);
    counts = result.counts;
    result_release(&result);
    return counts;
}

static node minimal_leaves(const struct tree *t, double value)
{
    struct error error;
    node leaves;

    ENSURE(certificate_leaves(t, value, &leaves, &error));
    return leaves;
}

/* Overwrites the leaves' values, from the left. */
static void set_leaves(struct tree *t, const double *values)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n))
            t->value[n] = *values++;
}

static double root_value(const struct tree *t)
{
    struct result result;
    struct error error;
    double value;

    ENSURE(search_run(t, algorithm_find("alphabeta"), &search_defaults, NULL, &result,
                      &error));
    value = result.value;
    result_release(&result);
    return value;
}

/* A row of expected.txt: the words after width, depth and the minimal leaves. */
static const char *const sampled[] = {"alphabeta", "sss", "dual"};
enum { SAMPLED = sizeof sampled / sizeof sampled[0], MINIMAL = 2, FIRST_SAMPLED = 3 };

/* Sums over the trees of a sample, for each algorithm. */
struct sample {
    double sum, squares;
};

static void add_to_sample(struct sample *sample, double leaves)
{
    sample->sum += leaves;
    sample->squares += leaves * leaves;
}

static void take_samples(struct dice *dice, node width, node depth, node trees,
                         double minimal, struct sample samples[SAMPLED])
{
    node leaves = uniform_leaves(width, depth);
    double *values = malloc(leaves * sizeof *values);
    struct build b = {0};

    ENSURE(values);
    memset(values, 0, leaves * sizeof *values);
    uniform_build(&b, width, depth, MOVER_MAX, values);
    for (node tree = 0; tree < trees; tree++) {
        dice_permute(dice, values, leaves);
        set_leaves(&b.tree, values);
        ENSURE(minimal_leaves(&b.tree, root_value(&b.tree)) == minimal);
        for (int i = 0; i < SAMPLED; i++)
            add_to_sample(&samples[i],
                          (double)search_counts(&b.tree, sampled[i], 0).leaves);
    }
    build_release(&b);
    free(values);
}

/* The expectation is known to four places, which matters where nothing varies. */
static void check_mean(const struct rows *row, const char *name, struct sample sample,
                       double trees, double expected)
{
    static const double STANDARD_ERRORS = 5, ROUNDING = 0.5e-4;
    double mean = sample.sum / trees;
    double variance = (sample.squares / trees - mean * mean) / (trees - 1);
    double error = sqrt(fmax(variance, 0));

    ck_assert_msg(fabs(mean - expected) <= STANDARD_ERRORS * error + ROUNDING,
                  "%s reads %.4f leaves of %s^%s, not %.4f (standard error %.4f)", name,
                  mean, row->word[0], row->word[1], expected, error);
}

START_TEST(means_of_random_trees)
{
    enum { MOST_LEAVES = 1300, SHAPES = 32 };
#ifdef __SANITIZE_ADDRESS__
    static const double WORK = 2e4;
#else
    static const double WORK = 3e5; /* leaves for each shape */
#endif
    struct dice dice = {.state = 1};
    struct rows rows;
    int shapes = 0;

    rows_open(&rows, "expected.txt");
    while (rows_next(&rows)) {
        struct sample samples[SAMPLED] = {{0, 0}};
        node width, depth, trees;

        rows_split(&rows);
        width = (node)rows_number(&rows, 0);
        depth = (node)rows_number(&rows, 1);
        if (uniform_leaves(width, depth) > MOST_LEAVES)
            continue;
        shapes++;
        trees = (node)(WORK / uniform_leaves(width, depth)) + 10;
        take_samples(&dice, width, depth, trees, rows_number(&rows, MINIMAL), samples);
        for (int i = 0; i < SAMPLED; i++)
            check_mean(&rows, sampled[i], samples[i], trees,
                       rows_number(&rows, FIRST_SAMPLED + i));
    }
    ck_assert_int_eq(shapes, SHAPES);
}
END_TEST

/* What exact.txt knows of all orders of the leaves of one shape. */
static const char *const enumerated[] = {
    "minimax", "bb", "alphabeta", "scout", "negascout", "pvs", "sss", "dual", "mtdf"};
enum {
    ENUMERATED = sizeof enumerated / sizeof enumerated[0],
    CERTIFICATE = ENUMERATED, /* a row like those of the algorithms */
    ROWS,
};

struct range {
    uint64_t sum, least, most;
};

/* How often one algorithm reads fewer leaves than another. */
struct comparison {
    const char *fewer, *than;
};
static const struct comparison comparisons[] = {
    {"sss", "negascout"}, {"negascout", "sss"}, {"dual", "sss"}, {"sss", "dual"}};
enum { COMPARISONS = sizeof comparisons / sizeof comparisons[0] };

struct totals {
    uint64_t orders;
    struct range distinct[ROWS], leaves[ROWS];
    uint64_t smaller[COMPARISONS];
};

static void add_to_range(struct range *range, uint64_t number)
{
    if (range->sum == 0 || number < range->least)
        range->least = number;
    if (number > range->most)
        range->most = number;
    range->sum += number;
}

static int row_of(const char *name)
{
    for (int i = 0; i < ENUMERATED; i++)
        if (strcmp(name, enumerated[i]) == 0)
            return i;
    ENSURE_MSG(strcmp(name, "minimal") == 0, "no algorithm %s is enumerated", name);
    return CERTIFICATE;
}

static void add_order(struct totals *totals, const struct tree *t)
{
    double value = root_value(t);
    uint64_t minimal = minimal_leaves(t, value), distinct[ENUMERATED];

    totals->orders++;
    for (int i = 0; i < ENUMERATED; i++) {
        struct counts counts = search_counts(t, enumerated[i], value);

        distinct[i] = counts.distinct_leaves;
        add_to_range(&totals->distinct[i], counts.distinct_leaves);
        add_to_range(&totals->leaves[i], counts.leaves);
    }
    add_to_range(&totals->distinct[CERTIFICATE], minimal);
    add_to_range(&totals->leaves[CERTIFICATE], minimal);
    for (int i = 0; i < COMPARISONS; i++)
        totals->smaller[i] += distinct[row_of(comparisons[i].fewer)] <
                              distinct[row_of(comparisons[i].than)];
}

/* The next order of the numbers by the alphabet; false behind the last. */
static bool next_order(double *numbers, node count)
{
    node fall = count - 1, other = count - 1;
    double number;

    while (fall > 0 && numbers[fall - 1] >= numbers[fall])
        fall--;
    if (fall == 0)
        return false;
    while (numbers[other] <= numbers[fall - 1])
        other--;
    number = numbers[other];
    numbers[other] = numbers[fall - 1];
    numbers[fall - 1] = number;
    for (other = count - 1; fall < other; fall++, other--) {
        number = numbers[fall];
        numbers[fall] = numbers[other];
        numbers[other] = number;
    }
    return true;
}

static void try_all_orders(struct totals *totals, node width, node depth)
{
    enum { MOST_LEAVES = 8 };
    double values[MOST_LEAVES];
    node leaves = uniform_leaves(width, depth);
    struct build b = {0};

    ENSURE(leaves <= MOST_LEAVES);
    for (node leaf = 0; leaf < leaves; leaf++)
        values[leaf] = leaf + 1;
    uniform_build(&b, width, depth, MOVER_MAX, values);
    do {
        set_leaves(&b.tree, values);
        add_order(totals, &b.tree);
    } while (next_order(values, leaves));
    build_release(&b);
}

/* Three words: the mean as a fraction, the least, the most. */
static void check_range(const struct rows *row, int word, const struct range *range,
                        uint64_t orders)
{
    char *slash;
    uint64_t numerator = strtoull(row->word[word], &slash, 10);
    uint64_t denominator = strtoull(slash + 1, NULL, 10);

    ck_assert_msg(range->sum * denominator == numerator * orders,
                  "%s of %s^%s: the mean is %llu/%llu, not %s", row->word[2],
                  row->word[0], row->word[1], (unsigned long long)range->sum,
                  (unsigned long long)orders, row->word[word]);
    ck_assert((double)range->least == rows_number(row, word + 1));
    ck_assert((double)range->most == rows_number(row, word + 2));
}

static void check_totals(const struct rows *row, const struct totals *totals)
{
    enum { NAME = 2, DISTINCT = 3, LEAVES = 6 };
    int i;

    if (strcmp(row->word[NAME], "orders") == 0) {
        for (i = 0; i < COMPARISONS; i++)
            ck_assert((double)totals->smaller[i] == rows_number(row, DISTINCT + i));
        return;
    }
    i = row_of(row->word[NAME]);
    check_range(row, DISTINCT, &totals->distinct[i], totals->orders);
    check_range(row, LEAVES, &totals->leaves[i], totals->orders);
}

static const struct {
    node width, depth;
} shapes[] = {{2, 1}, {3, 1}, {4, 1}, {2, 2}, {2, 3}};

START_TEST(means_of_all_orders)
{
    struct totals totals = {0};
    struct rows rows;
    int count = 0;

    try_all_orders(&totals, shapes[_i].width, shapes[_i].depth);
    rows_open(&rows, "exact.txt");
    while (rows_next(&rows)) {
        rows_split(&rows);
        if (rows_number(&rows, 0) != shapes[_i].width ||
            rows_number(&rows, 1) != shapes[_i].depth)
            continue;
        check_totals(&rows, &totals);
        count++;
    }
    ck_assert_int_eq(count, ROWS + 1);
}
END_TEST

int main(void)
{
    enum { SHAPES = sizeof shapes / sizeof shapes[0] };
    Suite *suite = suite_create("expectations");
    TCase *group = suite_group(suite, "expectations");

    tcase_add_test(group, means_of_random_trees);
    tcase_add_loop_test(group, means_of_all_orders, 0, SHAPES);
    return suite_run(suite);
}
