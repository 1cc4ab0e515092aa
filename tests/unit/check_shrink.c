/*
 * check_shrink.c - the shrinker of failing trees and the notation they are told in, on
 * failures whose smallest tree is known.
 */
#include "copy.h"
#include "ensure.h"
#include "literal.h"
#include "random_tree.h"
#include "record.h"
#include "shrink.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

/* Shrinks a tree and compares what is left, in Dewey form. */
static void expect(const struct tree *t, shrink_predicate *fails, const char *smallest)
{
    struct tree smaller = shrink_tree(t, fails, NULL);
    struct buffer dewey = {0};

    literal_dewey(&dewey, &smaller);
    ck_assert_str_eq(dewey.data, smallest);
    buffer_release(&dewey);
    tree_release(&smaller);
}

static void expect_text(const char *text, shrink_predicate *fails, const char *smallest)
{
    struct build b = {0};

    literal_tree(text, &b);
    expect(&b.tree, fails, smallest);
    build_release(&b);
}

static bool always(const struct tree *t, const void *context)
{
    (void)t, (void)context;
    return true;
}

static bool has_three_leaves(const struct tree *t, const void *context)
{
    (void)context;
    return t->leaves >= 3;
}

static bool is_deep(const struct tree *t, const void *context)
{
    (void)context;
    return t->height >= 3;
}

static bool has_negative_leaf(const struct tree *t, const void *context)
{
    (void)context;
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n) && t->value[n] < 0)
            return true;
    return false;
}

static bool has_fraction(const struct tree *t, const void *context)
{
    (void)context;
    for (node n = TREE_ROOT; n < t->count; n++)
        if (tree_is_leaf(t, n) && t->value[n] != trunc(t->value[n]))
            return true;
    return false;
}

static bool has_twice_the_same_mover(const struct tree *t, const void *context)
{
    (void)context;
    for (node n = 1; n < t->count; n++)
        if (!tree_is_leaf(t, n) && t->mover[n] == t->mover[t->parent[n]])
            return true;
    return false;
}

/* Two leaves in a row that fall: both must stay, and what they are worth must differ. */
static bool has_falling_siblings(const struct tree *t, const void *context)
{
    (void)context;
    for (node n = 1; n + 1 < t->count; n++)
        if (tree_is_leaf(t, n) && tree_is_leaf(t, n + 1) &&
            t->parent[n] == t->parent[n + 1] && t->value[n] > t->value[n + 1])
            return true;
    return false;
}

START_TEST(reaches_the_smallest)
{
    static const char big[] = "[[1 (2 3) -4.25] ((5 6 [7]) 8) ([9 (10 11 [12 13.5])])]";

    expect_text(big, always, "e max 0\n");
    expect_text(big, has_three_leaves, "e max\n1 0\n2 0\n3 0\n");
    expect_text(big, is_deep, "e max\n1.1.1 0\n");
    expect_text(big, has_negative_leaf, "e max -1\n");
    expect_text(big, has_fraction, "e max -4.25\n");
    expect_text(big, has_twice_the_same_mover, "e max\n1 max\n1.1 0\n");
    expect_text("(4 [8 7 9] 3)", has_falling_siblings, "e max\n1 1\n2 0\n");
}
END_TEST

START_TEST(leaves_the_tree_alone)
{
    struct build b = {0};
    struct buffer before = {0}, after = {0};
    struct tree smaller;

    literal_tree("[(1 2) [3 (4 inf)] 5]", &b);
    literal_dewey(&before, &b.tree);
    smaller = shrink_tree(&b.tree, always, NULL);
    literal_dewey(&after, &b.tree);
    ck_assert_str_eq(before.data, after.data);
    ck_assert_str_eq(before.data, "e max\n1.1 1\n1.2 2\n2 max\n2.1 3\n2.2.1 4\n"
                                  "2.2.2 inf\n3 5\n");
    tree_release(&smaller);
    buffer_release(&before);
    buffer_release(&after);
    build_release(&b);
}
END_TEST

/* A real failure of a law that does not hold: SCOUT reads what alpha-beta does not. */
static bool scout_reads_more(const struct tree *t, const void *context)
{
    struct record scout = {0}, alphabeta = {0};
    bool more;

    (void)context;
    record_run(&scout, t, algorithm_find("scout"), &search_defaults);
    record_run(&alphabeta, t, algorithm_find("alphabeta"), &search_defaults);
    more = !record_is_subset(&scout, &alphabeta);
    record_release(&scout);
    record_release(&alphabeta);
    return more;
}

START_TEST(shrinks_random_trees)
{
    static const struct wish wish = {.finite = true, .alternating = true, .leaves = 60};
    enum { FOUND = 10, SMALLEST = 4 };
    struct build b = {0};
    int found = 0;

    for (uint64_t seed = 0; found < FOUND; seed++) {
        struct dice dice = {.state = seed};
        struct tree smaller;

        random_tree(&dice, &wish, &b);
        if (!scout_reads_more(&b.tree, NULL))
            continue;
        found++;
        smaller = shrink_tree(&b.tree, scout_reads_more, NULL);
        ck_assert(scout_reads_more(&smaller, NULL));
        ck_assert_uint_le(smaller.leaves, SMALLEST);
        tree_release(&smaller);
    }
    build_release(&b);
}
END_TEST

/* The generator keeps to what is wished, and everything else turns up. */
START_TEST(random_trees_fit)
{
    static const struct wish wishes[] = {
        {.finite = true}, {.alternating = true}, {.uniform = true}, {.distinct = true}};
    enum { TREES = 500 };
    struct build b = {0};

    for (size_t w = 0; w < sizeof wishes / sizeof wishes[0]; w++) {
        static const struct wish none = {.leaves = RANDOM_TREE_LEAVES};
        int others = 0;

        for (uint64_t seed = 0; seed < TREES; seed++) {
            struct dice dice = {.state = seed};

            random_tree(&dice, &wishes[w], &b);
            ck_assert(random_tree_fits(&b.tree, &wishes[w]));
            random_tree(&dice, &none, &b);
            others += !random_tree_fits(&b.tree, &wishes[w]);
        }
        ck_assert_int_gt(others, 0);
    }
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("shrink");
    TCase *group = suite_group(suite, "shrink");

    tcase_add_test(group, reaches_the_smallest);
    tcase_add_test(group, leaves_the_tree_alone);
    tcase_add_test(group, shrinks_random_trees);
    tcase_add_test(group, random_trees_fit);
    return suite_run(suite);
}
