/*
 * check_chance_means.c - how many leaves Star1 and Star2 read on trees of one shape: by a
 * formula, and on average over all orders of few leaves, by exact fractions.
 */
#include "ensure.h"
#include "finish.h"
#include "rows.h"
#include "search/algorithm.h"
#include "suite.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A level of a tree of one shape. */
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

static struct search_options bounded(double low, double high)
{
    struct search_options options = search_defaults;

    options.bounds = BOUNDS_GIVEN;
    options.low = low;
    options.high = high;
    return options;
}

/* What a search says of a tree. */
struct finding {
    double value;
    struct counts counts;
};

static struct finding search(const struct tree *t, const char *name,
                             const struct search_options *options)
{
    struct result result;
    struct error error;
    struct finding finding;

    ENSURE_MSG(search_run(t, algorithm_find(name), options, NULL, &result, &error), "%s",
               error.message);
    finding = (struct finding){.value = result.value, .counts = result.counts};
    result_release(&result);
    return finding;
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
    struct finding finding;
    struct build b = {0};

    ck_assert_ptr_nonnull(leaves);
    for (int i = 0; i < nodes * outcomes; i++)
        leaves[i] = i < outcomes ? v : low;
    build_start(&b);
    add_level(&b, levels, &leaf);
    must_finish(&b, MOVER_DEFAULT);
    finding = search(&b.tree, "alphabeta", &options);
    ck_assert(finding.value == v);
    ck_assert_msg((double)finding.counts.leaves == outcomes + (nodes - 1) * fmax(1, each),
                  "%d of %d, %g", nodes, outcomes, v);
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

/* The levels of a text as "+2*2-2"; how many leaves there are. */
static int read_levels(const char *text, struct level levels[LEVELS])
{
    int leaves = 1;
    char *end;

    memset(levels, 0, LEVELS * sizeof *levels);
    for (int i = 0; *text; i++, text = end) {
        ENSURE(i + 1 < LEVELS && strchr("+-*", *text));
        levels[i].mover = *text;
        levels[i].width = (int)strtol(text + 1, &end, 10);
        leaves *= levels[i].width;
    }
    return leaves;
}

enum { MOST_LEAVES = 8 };

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

/* Sums over all orders of the leaves 0, 1, ... */
struct sums {
    uint64_t orders, leaves, distinct;
};

static struct sums sums_over_orders(const struct level *levels, int leaves,
                                    const char *name,
                                    const struct search_options *options)
{
    static const double zeros[MOST_LEAVES];
    const double *leaf = zeros;
    int order[MOST_LEAVES];
    struct sums sums = {0};
    struct build b = {0};

    ENSURE(leaves <= MOST_LEAVES);
    build_start(&b);
    add_level(&b, levels, &leaf);
    must_finish(&b, MOVER_DEFAULT);
    for (int i = 0; i < leaves; i++)
        order[i] = i;
    do {
        struct counts counts;

        set_leaves(&b.tree, order);
        counts = search(&b.tree, name, options).counts;
        sums.orders++;
        sums.leaves += counts.leaves;
        sums.distinct += counts.distinct_leaves;
    } while (next_order(order, leaves));
    build_release(&b);
    return sums;
}

/* A text as "11/3" or "4". */
static void is_mean(uint64_t sum, uint64_t orders, const char *text)
{
    char *end;
    uint64_t over = strtoull(text, &end, 10), under = 1;

    if (*end == '/')
        under = strtoull(end + 1, NULL, 10);
    ck_assert_msg(sum * under == over * orders, "%llu / %llu, not %s",
                  (unsigned long long)sum, (unsigned long long)orders, text);
}

/* SHAPE leaves N, then for each search, with bounds and without: its name, the mean of
 * leaves, "distinct", the mean of distinct ones. */
static void check_row(const struct rows *row)
{
    enum { FIRST = 3, WIDTH = 4 };
    static const char *const runs[] = {"star1", "star1-none", "star2", "star2-none"};
    struct level levels[LEVELS];
    int leaves = read_levels(row->word[0], levels);

    ck_assert(leaves == rows_number(row, 2));
    for (int run = 0; run < 4; run++) {
        char *const *word = row->word + FIRST + (size_t)(WIDTH * run);
        struct search_options options =
            run % 2 ? bounded(-INFINITY, INFINITY) : bounded(0, leaves - 1);
        struct sums sums =
            sums_over_orders(levels, leaves, run < 2 ? "alphabeta" : "star2", &options);

        ck_assert_str_eq(word[0], runs[run]);
        is_mean(sums.leaves, sums.orders, word[1]);
        is_mean(sums.distinct, sums.orders, word[3]);
    }
}

enum { ROWS = 6 };

START_TEST(means_over_all_orders)
{
    struct rows rows;
    int count = 0;

    rows_open(&rows, "exact_chance.txt");
    while (rows_next(&rows)) {
        rows_split(&rows);
        ck_assert_int_eq(rows.count, 19);
        if (count++ == _i)
            check_row(&rows);
    }
    ck_assert_int_eq(count, ROWS);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("chance means");
    TCase *group = suite_group(suite, "exact");

    tcase_add_test(group, star1_reads_what_the_bounds_leave);
    tcase_add_loop_test(group, means_over_all_orders, 0, ROWS);
    return suite_run(suite);
}
