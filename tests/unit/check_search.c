/*
 * check_search.c - the tables of the search, and searches of trees with known answers:
 * hand-made ones, Stockman's, and uniform trees in the best and the worst order.
 */
#include "audit.h"
#include "ensure.h"
#include "finish.h"
#include "literal.h"
#include "random_tree.h"
#include "record.h"
#include "rows.h"
#include "search/bounds.h"
#include "suite.h"
#include "uniform.h"

#include <float.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static const struct algorithm *find(const char *name)
{
    const struct algorithm *algorithm = algorithm_find(name);

    ENSURE_MSG(algorithm, "no algorithm %s", name);
    return algorithm;
}

static bool is_named(const struct algorithm *algorithm, const char *name)
{
    return strcmp(algorithm->name, name) == 0;
}

static void run(struct record *record, const struct tree *t, const char *name)
{
    record_run(record, t, find(name), &search_defaults);
}

/* Audits every algorithm. */
static void audit_all(const struct tree *t)
{
    struct error error;

    for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS; a++)
        ck_assert_msg(audit_run(t, a, &search_defaults, &error), "%s", error.message);
}

START_TEST(algorithms_are_found)
{
    size_t count = 0;

    for (const struct algorithm *a = algorithms; a->name; a++, count++) {
        ck_assert_ptr_eq(algorithm_find(a->name), a);
        ck_assert_ptr_eq(algorithm_find(a->title), a);
        ck_assert(a->summary[0] && a->source[0] && a->memory[0]);
    }
    ck_assert_uint_eq(count, ALGORITHM_COUNT);
}
END_TEST

START_TEST(algorithms_have_other_names)
{
    static const char *const names[][2] = {
        {"Alpha-Beta", "alphabeta"}, {"ALPHA_BETA", "alphabeta"}, {"SSS*", "sss"},
        {"dual*", "dual"},           {"MTD(f)", "mtdf"},          {"MT-SSS*", "mt-sss"},
        {"mtsss", "mt-sss"},         {"Nega Scout", "negascout"}, {"C*", "cstar"},
        {"min-max", "minimax"},      {"RecSSS*", "recsss"},       {"b&b", "bb"},
        {"MTD(+inf)", "mt-sss"},     {"mtd(-inf)", "mt-dual"},
    };
    static const char *const strangers[] = {"",     "alphabetta", "s",  "*",
                                            "sss+", "mtd",        "all"};

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        ck_assert_ptr_eq(algorithm_find(names[i][0]), find(names[i][1]));
    for (size_t i = 0; i < sizeof strangers / sizeof strangers[0]; i++)
        ck_assert_msg(algorithm_find(strangers[i]) == NULL, "%s", strangers[i]);
}
END_TEST

/* SSS* is MTD(f) from above everything, DUAL* from below: the sign says which. */
START_TEST(infinite_guesses_have_a_sign)
{
    static const char *const names[][2] = {
        {"MTD(inf)", "mt-sss"},       {"MTD(+inf)", "mt-sss"},
        {"MTD(-inf)", "mt-dual"},     {"MTD(infinity)", "mt-sss"},
        {"MTD(+Infinity)", "mt-sss"}, {"MTD(-Infinity)", "mt-dual"},
        {"MTD(\u221E)", "mt-sss"},    {"MTD(+\u221E)", "mt-sss"},
        {"MTD(-\u221E)", "mt-dual"},  {"mtd(\u2212\u221E)", "mt-dual"},
        {"mtd+inf", "mt-sss"},        {"MTD+\u221E", "mt-sss"},
        {"mtdinf", "mt-sss"},         {"MTD inf", "mt-sss"},
        {"mtd ( - inf )", "mt-dual"}, {"mtd_(+inf)", "mt-sss"},
    };
    static const char *const strangers[] = {
        "mtd-inf", "mtd-infinity", "mtd-\u221E", "-mtd(inf)",  "mtd-(inf)",
        "mtd(inf", "mtd-inf)",     "mtd(--inf)", "mtd(+-inf)", "mtd(inf-)",
        "mtd(in)", "mtd(-f)x",     "mtd(-inf)*"};

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        ck_assert_msg(algorithm_find(names[i][0]) == find(names[i][1]), "%s",
                      names[i][0]);
    for (size_t i = 0; i < sizeof strangers / sizeof strangers[0]; i++)
        ck_assert_msg(algorithm_find(strangers[i]) == NULL, "%s", strangers[i]);
}
END_TEST

START_TEST(counts_are_a_table)
{
    struct counts counts = {0};
    uint64_t *fields[COUNT_KINDS] = {
#define COUNT(name, ...) &counts.name,
        COUNTS(COUNT)
#undef COUNT
    };

    for (int kind = 0; kind < COUNT_KINDS; kind++) {
        *fields[kind] = (uint64_t)kind + 1;
        ck_assert(counts_get(&counts, kind) == (uint64_t)kind + 1);
        ck_assert(count_kinds[kind].name[0]);
    }
    ck_assert_str_eq(count_kinds[0].name, "nodes");
    ck_assert_str_eq(event_names[EVENT_LEAVE], "leave");
    ck_assert_str_eq(relation_signs[AT_MOST], "<=");
}
END_TEST

/* The trees of the literature and of every kind of trouble, all algorithms. */
START_TEST(small_trees)
{
    static const struct {
        const char *tree;
        double value;
    } trees[] = {
        {"3", 3},
        {"-inf", -INFINITY},
        {"[inf]", INFINITY},
        {"([(7)])", 7},
        {"[(3 12 8) (2 4 6) (14 5 2)]", 3},
        {"[([1 4] [5 6]) ([2 1] [1 1])]", 4},
        {"[([2 2]) ([7] [6 0]) ([1]) ([2] [5])]", 6},
        {"([2 2] [7 (6 0)] 1)", 1},
        {"[5 5 5]", 5},
        {"[(5 5) (5 5)]", 5},
        {"[-inf -inf]", -INFINITY},
        {"(inf inf)", INFINITY},
        {"[(-inf inf) (inf inf)]", INFINITY},
        {"([inf -inf] [-inf -inf])", -INFINITY},
        {"[(0.1 0.2) (0.15 0.3)]", 0.15},
        {"[(0.1 0.3) (0.11 0.05)]", 0.1},
        {"[(1e308 -1e308) (-1e308 1e308)]", -1e308},
        {"[1 [2 [3 (4 [5])]]]", 4},
        {"(3 (2 (1)))", 1},
        {"[[(1 [2 3]) 0] (9 [8 (7)])]", 8},
    };
    struct build b = {0};
    struct record record = {0};

    for (size_t i = 0; i < sizeof trees / sizeof trees[0]; i++) {
        literal_tree(trees[i].tree, &b);
        audit_all(&b.tree);
        run(&record, &b.tree, "alphabeta");
        ck_assert_msg(record.result.value == trees[i].value, "%s", trees[i].tree);
    }
    record_release(&record);
    build_release(&b);
}
END_TEST

/* SCOUT evaluates a child without the bounds from above, so it may read more. */
START_TEST(scout_outside_alphabeta)
{
    struct build b = {0};
    struct record alphabeta = {0}, scout = {0};

    literal_tree("[1 ([(0 3) 2])]", &b);
    run(&alphabeta, &b.tree, "alphabeta");
    run(&scout, &b.tree, "scout");
    ck_assert_uint_eq(alphabeta.result.counts.leaves, 3);
    ck_assert_uint_eq(scout.result.counts.distinct_leaves, 4);
    ck_assert_uint_eq(scout.result.counts.leaves, 7);
    ck_assert(!record_is_subset(&scout, &alphabeta));
    record_release(&alphabeta);
    record_release(&scout);
    build_release(&b);
}
END_TEST

/* A start window that leaves the value outside makes the result a bound. */
START_TEST(start_windows)
{
    static const struct {
        double alpha, beta;
        enum relation bound;
    } cases[] = {
        {-INFINITY, INFINITY, EQUAL},
        {2, 4, EQUAL},
        {3, 4, AT_MOST},
        {5, 9, AT_MOST},
        {2, 3, AT_LEAST},
        {-9, 0, AT_LEAST},
        {3, INFINITY, AT_MOST},
        {-INFINITY, 3, AT_LEAST},
    };
    struct build b = {0};
    struct error error;

    literal_tree("[(3 12 8) (2 4 6) (14 5 2)]", &b);
    for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS; a++)
        for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
            struct search_options options = search_defaults;
            struct record record = {0};

            if (!(a->options & USES_WINDOW))
                continue;
            options.alpha = cases[i].alpha;
            options.beta = cases[i].beta;
            ck_assert_msg(audit_run(&b.tree, a, &options, &error), "%s", error.message);
            record_run(&record, &b.tree, a, &options);
            ck_assert_int_eq(record.result.bound, cases[i].bound);
            record_release(&record);
        }
    build_release(&b);
}
END_TEST

/* Long paths: the search must find a stack for every one of them. */
START_TEST(deep_trees)
{
    enum { PLIES = 30000 };
    struct build b = {0};
    struct error error;
    struct result result;

    build_start(&b);
    for (int i = 0; i < PLIES; i++)
        ENSURE(build_open(&b, &error) && build_leaf(&b, i, &error));
    ENSURE(build_leaf(&b, 5, &error));
    for (int i = 0; i < PLIES; i++)
        build_close(&b);
    must_finish(&b, MOVER_DEFAULT);
    ck_assert_uint_eq(b.tree.height, PLIES);
    for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS; a++) {
        ck_assert_msg(search_run(&b.tree, a, &search_defaults, NULL, &result, &error),
                      "%s: %s", a->name, error.message);
        ck_assert_msg(result.value == 1, "%s: %g", a->name, result.value);
        result_release(&result);
    }
    build_release(&b);
}
END_TEST

/* The value of a row's tree, which the row tells, is what mtdf may be told as well. */
static void run_guessing(struct record *record, const struct tree *t, const char *name,
                         double guess)
{
    struct search_options options = search_defaults;

    options.guess = guess;
    record_run(record, t, find(name), &options);
}

static node leaf_number(const struct tree *t, node n)
{
    node number = 0;

    for (node left = TREE_ROOT; left <= n; left++)
        number += tree_is_leaf(t, left);
    return number;
}

static bool is_first_reading(const struct record *record, size_t i)
{
    for (size_t before = 0; before < i; before++)
        if (record->leaves[before] == record->leaves[i])
            return false;
    return true;
}

/* The words from first on are the leaves in the order in which they are first read. */
static void check_first_readings(const struct rows *row, int first, const struct tree *t,
                                 const struct record *record)
{
    int word = first;

    for (size_t i = 0; i < record->leaf_count; i++)
        if (is_first_reading(record, i))
            ck_assert(leaf_number(t, record->leaves[i]) == rows_number(row, word++));
    ck_assert_int_eq(word, row->count);
}

static void check_count(const struct rows *row, int word, const char *what,
                        uint64_t count)
{
    ck_assert_msg((double)count == rows_number(row, word),
                  "%s %s %s %s: %s is %llu, not %s", row->word[0], row->word[1],
                  row->word[2], row->word[3], what, (unsigned long long)count,
                  row->word[word]);
}

static enum mover root_mover(const struct rows *row, int column)
{
    return strcmp(row->word[column], "min") == 0 ? MOVER_MIN : MOVER_MAX;
}

START_TEST(stockmans_tree)
{
    static const double leaves[] = {30, 54, 21, 73, 9,  71, 43, 91,
                                    28, 94, 78, 52, 22, 35, 53, 80};
    enum {
        ROOT,
        ALGORITHM,
        GUESS,
        VALUE,
        LEAVES,
        DISTINCT,
        PASSES,
        STEPS,
        STORAGE,
        ORDER
    };
    struct build b = {0};
    struct record record = {0};
    struct rows row;
    int rows = 0;

    rows_open(&row, "stockman.txt");
    for (; rows_next(&row); rows++) {
        const struct counts *counts = &record.result.counts;

        rows_split(&row);
        uniform_build(&b, 2, 4, root_mover(&row, ROOT), leaves);
        run_guessing(&record, &b.tree, row.word[ALGORITHM], rows_number(&row, GUESS));
        ck_assert(record.result.value == rows_number(&row, VALUE));
        check_count(&row, LEAVES, "leaves", counts->leaves);
        check_count(&row, DISTINCT, "distinct leaves", counts->distinct_leaves);
        check_count(&row, PASSES, "passes", counts->passes);
        check_count(&row, STEPS, "steps", counts->steps);
        if (counts->steps > 0)
            check_count(&row, STORAGE, "storage", counts->storage);
        check_first_readings(&row, ORDER, &b.tree, &record);
    }
    ck_assert_int_eq(rows, 22);
    record_release(&record);
    build_release(&b);
}
END_TEST

static uint64_t count_of(const struct tree *t, const char *name, double guess,
                         const char *kind)
{
    struct record record = {0};
    uint64_t count = 0;

    run_guessing(&record, t, name, guess);
    for (int i = 0; i < COUNT_KINDS; i++)
        if (strcmp(count_kinds[i].name, kind) == 0)
            count = counts_get(&record.result.counts, i);
    record_release(&record);
    return count;
}

/* The columns of ordered.txt behind the first six. */
static const struct column {
    const char *algorithm, *count;
} columns[] = {
    {"bb", "leaves"},           {"alphabeta", "leaves"},
    {"scout", "leaves"},        {"scout", "distinct_leaves"},
    {"negascout", "leaves"},    {"pvs", "leaves"},
    {"pvs", "distinct_leaves"}, {"sss", "leaves"},
    {"sss", "storage"},         {"sss", "steps"},
    {"dual", "leaves"},         {"dual", "storage"},
    {"dual", "steps"},          {"mt-sss", "leaves"},
    {"mt-sss", "passes"},       {"mt-dual", "leaves"},
    {"mt-dual", "passes"},      {"mtdf", "leaves"},
};
enum { COLUMNS = sizeof columns / sizeof columns[0] };

/* Told no guess, MTD(f) begins halfway between the finite leaves: as if told that. */
START_TEST(no_guess_is_the_middle)
{
    static const struct {
        const char *tree;
        double middle;
    } rows[] = {
        {"[(1 9) (3 8)]", 5},
        {"[(-7 -2) (-4 -3)]", -4.5},
        {"[(inf 2) (4 -inf)]", 3},
        {"[(inf -inf) (inf inf)]", 0},
        {"[(1e308 1.5e308) 1e308]", 1.25e308},
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct build b = {0};

        literal_tree(rows[i].tree, &b);
        ck_assert(bounds_middle(&b.tree) == rows[i].middle);
        for (int kind = 0; kind < COUNT_KINDS; kind++)
            ck_assert(count_of(&b.tree, "mtdf", SCORE_NONE, count_kinds[kind].name) ==
                      count_of(&b.tree, "mtdf", rows[i].middle, count_kinds[kind].name));
        build_release(&b);
    }
}
END_TEST

START_TEST(ordered_trees)
{
    enum { ORDER, WIDTH, DEPTH, ROOT, VALUE, MINIMAL, FIRST_COLUMN };
    struct build b = {0};
    struct rows row;
    int rows = 0;

    rows_open(&row, "ordered.txt");
    for (; rows_next(&row); rows++) {
        enum uniform_order order;
        double value;

        rows_split(&row);
        order = strcmp(row.word[ORDER], "best") == 0 ? BEST_FIRST : WORST_FIRST;
        value = rows_number(&row, VALUE);
        uniform_ordered(&b, (node)rows_number(&row, WIDTH),
                        (node)rows_number(&row, DEPTH), root_mover(&row, ROOT), order);
        for (int i = 0; i < COLUMNS; i++)
            check_count(&row, FIRST_COLUMN + i, columns[i].algorithm,
                        count_of(&b.tree, columns[i].algorithm, value, columns[i].count));
    }
    ck_assert_int_eq(rows, 44);
    build_release(&b);
}
END_TEST

/* Shapes for the closed forms: uniform trees of up to some thousand leaves. */
static const struct shape {
    node width, depth;
} shapes[] = {{1, 4}, {2, 0}, {2, 1}, {2, 2}, {2, 3},  {2, 4}, {2, 5}, {2, 8},
              {2, 9}, {3, 1}, {3, 2}, {3, 3}, {3, 6},  {3, 7}, {4, 4}, {4, 5},
              {5, 3}, {5, 4}, {7, 2}, {7, 3}, {12, 2}, {12, 3}};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };

/* Leaves of the critical tree. */
static double minimal_of(struct shape shape)
{
    double half = shape.depth / 2.0;

    return pow(shape.width, ceil(half)) + pow(shape.width, floor(half)) - 1;
}

/* Without deep cutoffs: a(d) = a(d - 1) + (w - 1) a(d - 2). */
static double shallow_of(struct shape shape)
{
    double before = 1, leaves = shape.depth == 0 ? 1 : shape.width;

    for (node depth = 2; depth <= shape.depth; depth++) {
        double next = leaves + (shape.width - 1) * before;

        before = leaves;
        leaves = next;
    }
    return leaves;
}

START_TEST(best_order)
{
    struct shape shape = shapes[_i / 2];
    struct build b = {0};

    uniform_ordered(&b, shape.width, shape.depth, _i % 2 ? MOVER_MIN : MOVER_MAX,
                    BEST_FIRST);
    for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS; a++) {
        double read = (double)count_of(&b.tree, a->name, 0, "distinct_leaves");
        double expected = is_named(a, "minimax") ? b.tree.leaves
                          : is_named(a, "bb")    ? shallow_of(shape)
                                                 : minimal_of(shape);

        /* C* knows the range of the leaves, which may prove the value without them. */
        ck_assert_msg(is_named(a, "cstar") ? read <= expected : read == expected,
                      "%s of %u^%u", a->name, (unsigned)shape.width,
                      (unsigned)shape.depth);
    }
    build_release(&b);
}
END_TEST

/* SSS* for a MAX root, DUAL* for a MIN root. */
static double worst_of_best_first(double width, node depth)
{
    node pairs = depth / 2;
    double half = pairs, even;

    if (depth == 0)
        return 1;
    even = pow(width, half) + half * (width - 1) * pow(width, half - 1);
    return depth % 2 ? width * even : even;
}

/* DUAL* for a MAX root, SSS* for a MIN root. */
static double worst_of_mirrored(double width, node depth)
{
    node pairs = depth / 2;
    double half = pairs;

    if (depth % 2)
        return worst_of_best_first(width, depth);
    return pow(width, half) * (1 + half * (width - 1));
}

START_TEST(worst_order)
{
    struct shape shape = shapes[_i / 2];
    bool min = _i % 2;
    double near = worst_of_best_first(shape.width, shape.depth);
    double far = worst_of_mirrored(shape.width, shape.depth);
    struct build b = {0};

    uniform_ordered(&b, shape.width, shape.depth, min ? MOVER_MIN : MOVER_MAX,
                    WORST_FIRST);
    for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS; a++) {
        bool sss = is_named(a, "sss") || is_named(a, "mt-sss") || is_named(a, "recsss");
        bool dual = is_named(a, "dual") || is_named(a, "mt-dual");
        double expected = sss == dual ? b.tree.leaves : sss == min ? far : near;

        if (is_named(a, "mtdf") || is_named(a, "cstar"))
            continue;
        ck_assert_msg(
            (double)count_of(&b.tree, a->name, 0, "distinct_leaves") == expected,
            "%s of %u^%u", a->name, (unsigned)shape.width, (unsigned)shape.depth);
    }
    build_release(&b);
}
END_TEST

/* The trees and the results of one thread among several. */
struct job {
    uint64_t seed;
    double sum;
    bool failed;
};

enum { JOBS = 4, JOB_TREES = 200 };

static void *search_trees(void *context)
{
    static const struct wish wish = {.finite = true, .distinct = true};
    struct job *job = context;
    struct build b = {0};
    struct error error;
    struct result result;

    for (uint64_t i = 0; i < JOB_TREES; i++) {
        struct dice dice = {.state = job->seed + i};

        random_tree(&dice, &wish, &b);
        for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS;
             a++) {
            if (!search_run(&b.tree, a, &search_defaults, NULL, &result, &error)) {
                job->failed = true;
                break;
            }
            job->sum += result.value + (double)(i * result.counts.nodes);
            result_release(&result);
        }
    }
    build_release(&b);
    return NULL;
}

/* Nothing is shared: threads that search at once find what one finds alone. */
START_TEST(threads_search_at_once)
{
    struct job alone = {.seed = 1}, jobs[JOBS];
    pthread_t threads[JOBS];

    search_trees(&alone);
    ck_assert(!alone.failed);
    for (int i = 0; i < JOBS; i++) {
        jobs[i] = (struct job){.seed = 1};
        ck_assert_int_eq(pthread_create(&threads[i], NULL, search_trees, &jobs[i]), 0);
    }
    for (int i = 0; i < JOBS; i++) {
        pthread_join(threads[i], NULL);
        ck_assert(!jobs[i].failed && jobs[i].sum == alone.sum);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("search");
    TCase *group = suite_group(suite, "tables");

    tcase_add_test(group, algorithms_are_found);
    tcase_add_test(group, algorithms_have_other_names);
    tcase_add_test(group, infinite_guesses_have_a_sign);
    tcase_add_test(group, no_guess_is_the_middle);
    tcase_add_test(group, counts_are_a_table);
    group = suite_group(suite, "trees");
    tcase_add_test(group, small_trees);
    tcase_add_test(group, scout_outside_alphabeta);
    tcase_add_test(group, start_windows);
    tcase_add_test(group, deep_trees);
    tcase_add_test(group, stockmans_tree);
    tcase_add_test(group, ordered_trees);
    tcase_add_loop_test(group, best_order, 0, 2 * SHAPES);
    tcase_add_loop_test(group, worst_order, 0, 2 * SHAPES);
    tcase_add_test(group, threads_search_at_once);
    return suite_run(suite);
}
