/*
 * check_groups.c - trees in groups, groups in order, and files of different shapes.
 */
#include "ensure.h"
#include "reading.h"
#include "suite.h"
#include "summary/groups.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Names */

START_TEST(names_are_numbered)
{
    enum { NAMES = 5000 };
    struct names names = {0};
    struct error error;
    size_t number;
    char text[24];

    for (int again = 0; again < 2; again++)
        for (size_t i = 0; i < NAMES; i++) {
            snprintf(text, sizeof text, "%zu", i * i);
            ENSURE(names_add(&names, text, &number, &error));
            ENSURE(number == i);
        }
    ck_assert_uint_eq(names.count, NAMES);
    ck_assert_str_eq(names_text(&names, 70), "4900");
    ck_assert(names_add(&names, "", &number, &error));
    ck_assert_uint_eq(number, NAMES);
    ck_assert_str_eq(names_text(&names, NAMES), "");
    names_release(&names);
}
END_TEST

/* Groups */

static struct summary_tree tree_of(uint64_t leaves)
{
    return (struct summary_tree){
        .file = "x",
        .number = 1,
        .nodes = 9,
        .leaves = 5,
        .depth = 3,
        .rows = {{.algorithm = algorithm_standard(),
                  .leaves = leaves,
                  .minimal_leaves = 4}},
        .count = 1,
    };
}

static void add(struct groups *groups, const char *key, uint64_t leaves)
{
    struct summary_tree tree = tree_of(leaves);
    struct error error;

    ck_assert(groups_add(groups, &tree, key, &error));
}

/* The keys in order, each behind a blank, for the caller to free. */
static char *keys_in_order(struct groups *groups)
{
    struct error error;
    char *text;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    ck_assert_ptr_nonnull(out);
    ck_assert(groups_finish(groups, &error));
    for (size_t i = 0; i < groups->count; i++)
        fprintf(out, " %s", groups_key(groups, i));
    fclose(out);
    return text;
}

START_TEST(trees_are_kept_apart)
{
    struct groups groups = {.by = "width"};
    char *keys;

    add(&groups, "16", 10);
    add(&groups, "4", 1);
    add(&groups, "16", 20);
    keys = keys_in_order(&groups);
    ck_assert_str_eq(keys, " 4 16");
    ck_assert_uint_eq(groups.trees, 3);
    ck_assert_uint_eq(groups_of(&groups, 0)->trees, 1);
    ck_assert_uint_eq(groups_of(&groups, 1)->trees, 2);
    ck_assert(summary_leaves_mean(groups_of(&groups, 0)->entries) == 1);
    ck_assert(summary_leaves_mean(groups_of(&groups, 1)->entries) == 15);
    free(keys);
    groups_release(&groups);
}
END_TEST

START_TEST(without_a_column_there_is_one_group)
{
    struct groups groups = {0};
    char *keys;

    add(&groups, "16", 10);
    add(&groups, "4", 1);
    keys = keys_in_order(&groups);
    ck_assert_str_eq(keys, " ");
    ck_assert_uint_eq(groups_of(&groups, 0)->trees, 2);
    free(keys);
    groups_release(&groups);
}
END_TEST

/* Numbers, then texts; both whatever order they came in. */
START_TEST(groups_are_in_order)
{
    static const char *const sorted[] = {
        "-1e3",     "-2",    "-0.5", "0",     "1e-2",   "9",     "10",   "10.5",
        "",         "+1",    "0x10", "01",    "1/2",    "9 a",   "10 a", "a",
        "a\\u001b", "w04.d", "w4.d", "w4.d2", "w4.d10", "w16.d", "wa",
    };
    struct groups groups = {.by = "width"};
    struct error error;

    for (size_t step = 0; step < LENGTH(sorted); step++)
        add(&groups, sorted[step * 7 % LENGTH(sorted)], 1);
    ck_assert_uint_eq(groups.count, LENGTH(sorted));
    ck_assert(groups_finish(&groups, &error));
    for (size_t i = 0; i < LENGTH(sorted); i++)
        ck_assert_str_eq(groups_key(&groups, i), sorted[i]);
    groups_release(&groups);
}
END_TEST

/* Control characters are the same as their escapes. */
START_TEST(keys_are_plain)
{
    struct groups groups = {.by = "width"};

    add(&groups, "a\x1B", 1);
    add(&groups, "a\\u001b", 1);
    ck_assert_uint_eq(groups.count, 1);
    ck_assert_str_eq(groups_key(&groups, 0), "a\\u001b");
    groups_release(&groups);
}
END_TEST

static const struct {
    const char *text;
    double number; /* NAN: it is none */
} numbers[] = {
    {"0", 0},     {"-0", 0},      {"12", 12},     {"-1.50", -1.5}, {"1e3", 1000},
    {"2E+1", 20}, {"25e-1", 2.5}, {"0.5e1", 5},   {"", NAN},       {"-", NAN},
    {"+1", NAN},  {"01", NAN},    {".5", NAN},    {"1.", NAN},     {"1e", NAN},
    {"1e+", NAN}, {"0x1", NAN},   {"inf", NAN},   {"nan", NAN},    {"1 ", NAN},
    {" 1", NAN},  {"1.5.2", NAN}, {"1e2e3", NAN}, {"--1", NAN},    {"1,5", NAN},
};

START_TEST(keys_that_are_numbers)
{
    double number = 7;
    bool found = groups_number(numbers[_i].text, &number);

    ck_assert_msg(found == !isnan(numbers[_i].number), "%s", numbers[_i].text);
    ck_assert(number == (found ? numbers[_i].number : 7));
}
END_TEST

static const struct {
    const char *by, *key;
} columns[] = {
    {"file", "\"=x\""},   {"tree", "3"},       {"tree_nodes", "9"},
    {"tree_leaves", "5"}, {"tree_depth", "2"}, {"minimal_leaves", "4"},
};

/* What trees have, they have under the names of results. */
START_TEST(columns_of_trees)
{
    struct groups groups = {.by = columns[_i].by};
    struct summary_tree tree = tree_of(1);
    struct error error;

    ck_assert_str_eq(groups_column((size_t)_i), columns[_i].by);
    ck_assert(groups_has(columns[_i].by));
    tree.file = "=x";
    tree.number = 3;
    tree.depth = 2;
    ck_assert(groups_add_tree(&groups, &tree, &error));
    ck_assert_str_eq(groups_key(&groups, 0), columns[_i].key);
    groups_release(&groups);
}
END_TEST

/* A tree with chance has no certificate. */
START_TEST(columns_without_a_value)
{
    struct groups groups = {.by = "minimal_leaves"};
    struct summary_tree tree = tree_of(1);
    struct error error;

    tree.rows[0].minimal_leaves = 0;
    ck_assert(groups_add_tree(&groups, &tree, &error));
    ck_assert_str_eq(groups_key(&groups, 0), "");
    ck_assert(!groups_has("leaves"));
    ck_assert_ptr_null(groups_column(LENGTH(columns)));
    groups_release(&groups);
}
END_TEST

/* Shapes */

static void add_shape(struct shapes *shapes, const char *file, uint64_t nodes,
                      uint64_t leaves, uint64_t depth)
{
    const struct summary_tree tree = {
        .file = file, .nodes = nodes, .leaves = leaves, .depth = depth};
    struct error error;

    ck_assert(shapes_add(shapes, &tree, &error));
}

START_TEST(files_that_differ)
{
    struct shapes shapes = {0};

    ck_assert(!shapes_differ(&shapes));
    /* Trees of one file may be as they like, and ranges of several may overlap. */
    add_shape(&shapes, "a", 10, 5, 2);
    add_shape(&shapes, "a", 20, 9, 4);
    ck_assert(!shapes_differ(&shapes));
    add_shape(&shapes, "b", 20, 9, 4);
    add_shape(&shapes, "b", 30, 12, 5);
    ck_assert(!shapes_differ(&shapes));
    /* Of this it is not known. */
    add_shape(&shapes, "c", 0, 0, 0);
    ck_assert(!shapes_differ(&shapes));
    add_shape(&shapes, "c", 20, 9, 5);
    ck_assert(shapes_differ(&shapes));
    /* Until it has a tree like those of a. */
    add_shape(&shapes, "c", 20, 9, 3);
    ck_assert(!shapes_differ(&shapes));
    add_shape(&shapes, "d", 20, 10, 4);
    ck_assert(shapes_differ(&shapes));
    shapes_release(&shapes);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("groups");
    TCase *group = suite_group(suite, "groups");

    tcase_add_test(group, names_are_numbered);
    tcase_add_test(group, trees_are_kept_apart);
    tcase_add_test(group, without_a_column_there_is_one_group);
    tcase_add_test(group, groups_are_in_order);
    tcase_add_test(group, keys_are_plain);
    tcase_add_loop_test(group, keys_that_are_numbers, 0, (int)LENGTH(numbers));
    tcase_add_loop_test(group, columns_of_trees, 0, (int)LENGTH(columns));
    tcase_add_test(group, columns_without_a_value);
    tcase_add_test(group, files_that_differ);
    return suite_run(suite);
}
