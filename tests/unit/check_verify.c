/*
 * check_verify.c - the independent check of results: it must pass what is right and stop
 * everything that is not.
 */
#include "ensure.h"
#include "literal.h"
#include "search/algorithm.h"
#include "search/line.h"
#include "search/verify.h"
#include "suite.h"
#include "tree/node_set.h"

#include <stdlib.h>
#include <string.h>

/* A right result for "[(3 7) (5 [4 9]) 5 (8)]": e 4 4.1, worth 8. */
static const char tree[] = "[(3 7) (5 [4 9]) 5 (8)]";

enum { E, E1, E11, E12, E2, E21, E22, E221, E222, E3, E4, E41 };

struct sample {
    struct build b;
    node line[3];
    struct result result;
};

static void sample_init(struct sample *sample)
{
    *sample = (struct sample){.line = {E, E4, E41}};
    literal_tree(tree, &sample->b);
    sample->result = (struct result){
        .algorithm = algorithm_find("minimax"),
        .value = 8,
        .bound = EQUAL,
        .line = sample->line,
        .length = 3,
    };
}

/* Compares what is said of the result; NULL: it is right. */
static void expect(struct sample *sample, const char *message)
{
    struct error error = {.kind = ERROR_NONE};
    bool right = verify_result(&sample->b.tree, &sample->result, &error);

    ck_assert(right == (message == NULL));
    if (message) {
        ck_assert_str_eq(error.message, message);
        ck_assert_int_eq(error.kind, ERROR_CHECK);
    }
}

START_TEST(passes_what_is_right)
{
    struct sample sample;

    sample_init(&sample);
    expect(&sample, NULL);
    build_release(&sample.b);
}
END_TEST

START_TEST(stops_a_wrong_value)
{
    static const double values[] = {5, -8, 0, INFINITY, -INFINITY, NAN};
    struct sample sample;

    sample_init(&sample);
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        sample.result.value = values[i];
        expect(&sample, "minimax: the value is wrong");
    }
    sample.result.value = nextafter(8, 9);
    expect(&sample, "minimax: the value is wrong");
    build_release(&sample.b);
}
END_TEST

START_TEST(takes_bounds_for_bounds)
{
    static const struct {
        enum relation bound;
        double value;
        bool right;
    } cases[] = {
        {AT_MOST, 8, true},        {AT_MOST, 9, true},  {AT_MOST, 7, false},
        {AT_LEAST, 8, true},       {AT_LEAST, 7, true}, {AT_LEAST, 9, false},
        {AT_MOST, INFINITY, true},
    };
    struct sample sample;

    sample_init(&sample);
    sample.result.length = 0;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        sample.result.bound = cases[i].bound;
        sample.result.value = cases[i].value;
        expect(&sample, cases[i].right ? NULL : "minimax: the value is wrong");
    }
    build_release(&sample.b);
}
END_TEST

START_TEST(stops_a_wrong_line)
{
    static const char start[] = "minimax: the line does not begin at the root";
    static const char jump[] = "minimax: the line leaves the tree";
    static const char value[] = "minimax: a node on the line has not the root's value";
    static const char end[] = "minimax: the line does not end at a leaf";
    static const struct {
        node line[3], length;
        const char *message;
    } cases[] = {
        {{E}, 0, start},
        {{E4, E41}, 2, start},
        {{E}, 1, end},
        {{E, E4}, 2, end},
        {{E, E41}, 2, jump},
        {{E, E4, E12}, 3, jump},
        {{E, E4, E}, 3, jump},
        {{E, E, E4}, 3, jump},
        {{E, E4, 12}, 3, jump},
        {{E, E4, UINT32_MAX}, 3, jump},
        {{E, E3}, 2, value},
        {{E, E2, E21}, 3, value},
        {{E, E1, E12}, 3, value},
        {{E, E4, E41}, 3, NULL},
    };
    struct sample sample;

    sample_init(&sample);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        memcpy(sample.line, cases[i].line, sizeof sample.line);
        sample.result.length = cases[i].length;
        expect(&sample, cases[i].message);
    }
    build_release(&sample.b);
}
END_TEST

START_TEST(knows_a_leaf)
{
    struct build b = {0};
    node line[] = {TREE_ROOT};
    struct result result = {.algorithm = algorithm_find("sss"), .bound = EQUAL};
    struct error error;

    result.value = -INFINITY;
    result.line = line;
    result.length = 1;
    literal_tree("-inf", &b);
    ck_assert(verify_result(&b.tree, &result, &error));
    result.length = 0;
    ck_assert(!verify_result(&b.tree, &result, &error));
    build_release(&b);
}
END_TEST

/* What a search that entered these nodes says of "[(3 7) (5 [4 9]) 5 (8)]". */
static void expect_reading(const node *entered, enum relation bound, double value,
                           const char *message)
{
    uint8_t set[2] = {0};
    struct sample sample;
    struct error error = {.kind = ERROR_NONE};
    bool right;

    sample_init(&sample);
    for (; *entered != E; entered++)
        node_set_add_path(set, &sample.b.tree, *entered);
    sample.result.bound = bound;
    sample.result.value = value;
    sample.result.entered = set;
    sample.result.low = -INFINITY;
    sample.result.high = 8.5;
    right = verify_reading(&sample.b.tree, &sample.result, &error);
    ck_assert(right == (message == NULL));
    if (message) {
        ck_assert_str_eq(error.message, message);
        ck_assert_int_eq(error.kind, ERROR_CHECK);
    }
    build_release(&sample.b);
}

START_TEST(wants_to_have_read_enough)
{
    static const node all[] = {E11, E21, E3, E41, E}, last[] = {E41, E}, none[] = {E},
                      most[] = {E11, E3, E41, E};

    expect_reading(all, EQUAL, 8, NULL);
    expect_reading(last, AT_LEAST, 8, NULL);
    expect_reading(last, AT_MOST, 8,
                   "minimax: what it has read shows that the value is <= 8.5, not <= 8");
    expect_reading(last, EQUAL, 8,
                   "minimax: what it has read shows that the value is <= 8.5, not <= 8");
    expect_reading(most, EQUAL, 8,
                   "minimax: what it has read shows that the value is <= 8.5, not <= 8");
    expect_reading(all, EQUAL, 7,
                   "minimax: what it has read shows that the value is <= 8, not <= 7");
    expect_reading(all, EQUAL, 9,
                   "minimax: what it has read shows that the value is >= 8, not >= 9");
    expect_reading(none, AT_MOST, 8.5, NULL);
    expect_reading(none, AT_LEAST, 3,
                   "minimax: what it has read shows that the value is >= -inf, not >= 3");
}
END_TEST

/* C* is told the least and the greatest leaf. */
START_TEST(knows_what_was_told)
{
    struct build b = {0};
    uint8_t set[1] = {0};
    struct result result = {.algorithm = algorithm_find("cstar"),
                            .value = 3,
                            .bound = EQUAL,
                            .low = -INFINITY,
                            .high = INFINITY,
                            .entered = set};
    struct error error;

    literal_tree("[3 2]", &b);
    node_set_add_path(set, &b.tree, 1);
    ck_assert(verify_reading(&b.tree, &result, &error));
    result.algorithm = algorithm_find("mtdf");
    ck_assert(!verify_reading(&b.tree, &result, &error));
    build_release(&b);
}
END_TEST

START_TEST(compares_algorithms)
{
    struct result results[] = {
        {.algorithm = algorithm_find("alphabeta"), .value = 3, .bound = AT_MOST},
        {.algorithm = algorithm_find("sss"), .value = 2.5, .bound = EQUAL},
        {.algorithm = algorithm_find("mtdf"), .value = 2.5, .bound = EQUAL},
        {.algorithm = algorithm_find("dual"), .value = 2.5, .bound = EQUAL},
    };
    struct error error;

    ck_assert(verify_agreement(results, 4, &error));
    ck_assert(verify_agreement(results, 1, &error));
    ck_assert(verify_agreement(results, 0, &error));
    results[3].value = -2;
    ck_assert(verify_agreement(results, 3, &error));
    ck_assert(!verify_agreement(results, 4, &error));
    ck_assert_int_eq(error.kind, ERROR_CHECK);
    ck_assert_str_eq(error.message,
                     "the algorithms disagree: mtdf says 2.5, dual says -2");
}
END_TEST

/* What a bound excludes another must not say. */
START_TEST(compares_bounds)
{
    static const struct {
        enum relation bounds[2];
        double values[2];
        const char *message; /* NULL: both may be right */
    } cases[] = {
        {{AT_LEAST, EQUAL}, {52, 52}, NULL},
        {{AT_LEAST, EQUAL}, {53, 52}, "pn says >= 53, sss says 52"},
        {{AT_MOST, EQUAL}, {51, 52}, "pn says <= 51, sss says 52"},
        {{EQUAL, AT_MOST}, {52, 51}, "pn says 52, sss says <= 51"},
        {{EQUAL, AT_LEAST}, {52, 51}, NULL},
        {{AT_LEAST, AT_MOST}, {51, 52}, NULL},
        {{AT_LEAST, AT_MOST}, {52, 51}, "pn says >= 52, sss says <= 51"},
        {{AT_LEAST, AT_LEAST}, {52, 51}, NULL},
        {{AT_MOST, AT_MOST}, {52, 51}, NULL},
    };
    char message[80];
    struct error error;

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct result results[] = {
            {.algorithm = algorithm_find("pn"),
             .value = cases[i].values[0],
             .bound = cases[i].bounds[0]},
            {.algorithm = algorithm_find("sss"),
             .value = cases[i].values[1],
             .bound = cases[i].bounds[1]},
        };

        ck_assert(verify_agreement(results, 2, &error) == !cases[i].message);
        if (!cases[i].message)
            continue;
        snprintf(message, sizeof message, "the algorithms disagree: %s",
                 cases[i].message);
        ck_assert_str_eq(error.message, message);
    }
}
END_TEST

/* The answer must be so, and what is known of the value must say so. */
START_TEST(stops_a_wrong_answer)
{
    static const struct {
        double target, value;
        bool proved, right;
    } cases[] = {
        {8, 8, true, true},   {7, 8, true, true},   {7, 7, true, true},
        {8, 7, true, false},  {9, 8, true, false},  {9, 8, false, true},
        {10, 9, false, true}, {8, 8, false, false}, {9, 9, false, false},
    };
    struct sample sample;

    sample_init(&sample);
    sample.result.algorithm = algorithm_find("pn");
    sample.result.length = 0;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        sample.result.bound = cases[i].proved ? AT_LEAST : AT_MOST;
        sample.result.target = cases[i].target;
        sample.result.proved = cases[i].proved;
        sample.result.value = cases[i].value;
        expect(&sample, cases[i].right ? NULL : "pn: the value is wrong");
    }
    build_release(&sample.b);
}
END_TEST

START_TEST(compares_payoffs)
{
    double rows[3][2] = {{1, 2}, {1, 2}, {1, 3}};
    struct result results[] = {
        {.algorithm = algorithm_find("maxn"), .payoffs = rows[0], .players = 2},
        {.algorithm = algorithm_find("shallow"), .payoffs = rows[1], .players = 2},
    };
    struct error error;

    ck_assert(verify_agreement(results, 2, &error));
    results[1].payoffs = rows[2];
    ck_assert(!verify_agreement(results, 2, &error));
    ck_assert_int_eq(error.kind, ERROR_CHECK);
    ck_assert_str_eq(error.message,
                     "the algorithms disagree: maxn and shallow say other payoffs");
}
END_TEST

/* Moves of other nodes do not matter to the line, nor do moves recorded at leaves. */
START_TEST(follows_recorded_moves)
{
    struct build b = {0};
    node choice[] = {[E] = E2, [E1] = E12, [E2] = E22, [E22] = E222, [E222] = E4};
    node *line, length;
    struct error error;

    literal_tree("[(3 7) (5 [4 9])]", &b);
    ck_assert(line_follow(&b.tree, choice, &line, &length, &error));
    ck_assert_uint_eq(length, 4);
    ck_assert_uint_eq(line[0], E);
    ck_assert_uint_eq(line[1], E2);
    ck_assert_uint_eq(line[2], E22);
    ck_assert_uint_eq(line[3], E222);
    free(line);
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("verify");
    TCase *group = suite_group(suite, "verify");

    tcase_add_test(group, passes_what_is_right);
    tcase_add_test(group, stops_a_wrong_value);
    tcase_add_test(group, takes_bounds_for_bounds);
    tcase_add_test(group, stops_a_wrong_line);
    tcase_add_test(group, knows_a_leaf);
    tcase_add_test(group, wants_to_have_read_enough);
    tcase_add_test(group, knows_what_was_told);
    tcase_add_test(group, compares_algorithms);
    tcase_add_test(group, compares_bounds);
    tcase_add_test(group, stops_a_wrong_answer);
    tcase_add_test(group, compares_payoffs);
    tcase_add_test(group, follows_recorded_moves);
    return suite_run(suite);
}
