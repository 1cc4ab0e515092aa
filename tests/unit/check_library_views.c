/*
 * check_library_views.c - nodes found by what they are called, and parts of trees that
 * are searched by themselves: nothing but what gteval.h declares.
 */
#include "library/gteval.h"

#include "outside.h"
#include "suite.h"

#include <locale.h>
#include <math.h>
#include <stdlib.h>

static void refuse_find(const struct gteval_tree *tree, const char *text,
                        const char *message)
{
    struct gteval_error *error;

    ck_assert_uint_eq(gteval_tree_find(tree, text, &error), GTEVAL_NONE);
    outside_error(error, GTEVAL_ERROR_INPUT, message);
}

static struct gteval_tree *named_tree(void)
{
    return outside_tree("a.json",
                        "{\"name\":\"root\",\"children\":["
                        "{\"name\":\"a\",\"children\":[{\"name\":\"x\",\"value\":3},"
                        "{\"name\":\"2\",\"value\":5}]},"
                        "{\"name\":\"b\",\"value\":7,\"children\":["
                        "{\"name\":\"x\",\"value\":4},2]}]}");
}

START_TEST(nodes_are_found)
{
    struct gteval_tree *tree = named_tree();
    struct gteval_error *error;

    ck_assert_uint_eq(gteval_tree_find(tree, "e", &error), 0);
    ck_assert_ptr_null(error);
    ck_assert_uint_eq(gteval_tree_find(tree, "\xCE\xB5", NULL), 0);
    ck_assert_uint_eq(gteval_tree_find(tree, "root", NULL), 0);
    ck_assert_uint_eq(gteval_tree_find(tree, "1.2", NULL), 3);
    ck_assert_uint_eq(gteval_tree_find(tree, "b", NULL), 4);
    ck_assert_uint_eq(gteval_tree_find(tree, "2", NULL), 3); /* a name before an id */
    refuse_find(tree, "x", "several nodes have the name 'x': expected an id: 1.1, 2.1");
    refuse_find(tree, "y", "no node has the name or id 'y'");
    refuse_find(tree, "", "no node has the name or id ''");
    refuse_find(tree, "1.3", "no node 1.3: 1 has 2 children");
    refuse_find(tree, "3.1", "no node 3.1: the root has 2 children");
    ck_assert_uint_eq(gteval_tree_find(NULL, "e", &error), GTEVAL_NONE);
    outside_error(error, GTEVAL_ERROR_USAGE, "tree: it must not be NULL");
    ck_assert_uint_eq(gteval_tree_find(tree, NULL, &error), GTEVAL_NONE);
    outside_error(error, GTEVAL_ERROR_USAGE, "text: it must not be NULL");
    gteval_tree_free(tree);
}
END_TEST

START_TEST(nodes_without_names_are_found)
{
    struct gteval_tree *tree = outside_tree("a", "[[3,5],[2,9]]");

    ck_assert_uint_eq(gteval_tree_find(tree, "2.2", NULL), 6);
    refuse_find(tree, "a", "no node has the name or id 'a'");
    gteval_tree_free(tree);
}
END_TEST

START_TEST(only_some_of_many_are_told)
{
    struct gteval_tree *tree = outside_tree(
        "a.json",
        "{\"children\":[{\"name\":\"x\",\"value\":1},{\"name\":\"x\",\"value\":1},"
        "{\"name\":\"x\",\"value\":1},{\"name\":\"x\",\"value\":1},"
        "{\"name\":\"x\",\"value\":1},{\"name\":\"x\",\"value\":1}]}");

    refuse_find(tree, "x",
                "several nodes have the name 'x': expected an id: 1, 2, 3, 4, 5, ...");
    gteval_tree_free(tree);
}
END_TEST

static struct gteval_tree *view_of(const struct gteval_tree *tree, gteval_node root,
                                   uint32_t depth, const char *player)
{
    struct gteval_error *error;
    struct gteval_tree *view = gteval_tree_view(tree, root, depth, player, &error);

    ck_assert_msg(view && !error, "%s", error ? gteval_error_text(error) : "no view");
    return view;
}

START_TEST(views_leave_the_tree_alone)
{
    struct gteval_tree *tree = named_tree(), *view = view_of(tree, 4, UINT32_MAX, NULL);

    ck_assert(outside_value(view, "sss") == 2);
    ck_assert(gteval_tree_mover(view, 0) == GTEVAL_MIN);
    ck_assert_str_eq(gteval_tree_name(view, 1), "x");
    ck_assert_uint_eq(gteval_tree_origin(view, 0), 4);
    ck_assert_uint_eq(gteval_tree_origin(view, 2), 6);
    ck_assert_uint_eq(gteval_tree_origin(view, 3), GTEVAL_NONE);
    ck_assert_uint_eq(gteval_tree_origin(tree, 3), 3);
    ck_assert_uint_eq(gteval_tree_origin(tree, 7), GTEVAL_NONE);
    outside_is(view, "[4,2]");
    outside_is(tree, "[[3,5],[4,2]]");
}
END_TEST

START_TEST(views_have_a_depth)
{
    struct gteval_tree *tree =
        outside_tree("a.json", "[[1,{\"value\":6,\"children\":[[2,3],4]}],8]");
    struct gteval_tree *view = view_of(tree, 1, 1, NULL);
    struct gteval_error *error;

    ck_assert_uint_eq(gteval_tree_origin(view, 2), 3);
    outside_is(view, "[1,6]");
    view = view_of(tree, GTEVAL_ROOT, 2, NULL);
    ck_assert_uint_eq(gteval_tree_origin(view, 4), 8);
    outside_is(view, "[[1,6],8]");
    ck_assert_ptr_null(gteval_tree_view(tree, GTEVAL_ROOT, 1, NULL, &error));
    outside_error(error, GTEVAL_ERROR_INPUT,
                  "node 1 has no static value, which depth 1 needs");
    ck_assert_ptr_null(gteval_tree_view(tree, 9, 1, NULL, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "root: the tree has no node 9");
    ck_assert_ptr_null(gteval_tree_view(NULL, 0, 1, NULL, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "tree: it must not be NULL");
    outside_is(tree, "[[1,[[2,3],4]],8]");
}
END_TEST

/* A view may be cut, too, and viewed: nodes still know where they come from. */
START_TEST(views_of_views_know_their_origin)
{
    struct gteval_tree *tree =
        outside_tree("a.json", "[1,[{\"value\":6,\"children\":[[2,3],4]},5]]");
    struct gteval_tree *view = view_of(tree, 2, UINT32_MAX, NULL), *second;

    second = view_of(view, 1, UINT32_MAX, NULL);
    ck_assert_uint_eq(gteval_tree_origin(second, 4), 5);
    outside_is(second, "[[2,3],4]");
    ck_assert(!gteval_tree_cut(view, 0, NULL));
    ck_assert(gteval_tree_cut(view, 1, NULL));
    ck_assert_uint_eq(gteval_tree_origin(view, 2), 8);
    outside_is(view, "[6,5]");
    gteval_tree_free(tree);
}
END_TEST

START_TEST(views_are_a_players)
{
    struct gteval_tree *tree =
        outside_tree("a.dewey", "players \"Ann\" \"\" \"Cid\"\ne p2\n1 p3\n1.1 "
                                "(1,2,3)\n1.2 (4,5,6)\n2 (7,8,9)\n");
    struct gteval_tree *view = view_of(tree, GTEVAL_ROOT, UINT32_MAX, "Cid");
    struct gteval_error *error;

    ck_assert(gteval_tree_mover(view, 0) == GTEVAL_MIN);
    ck_assert(gteval_tree_mover(view, 1) == GTEVAL_MAX);
    outside_is(view, "[[3,6],9]");
    outside_is(view_of(tree, 1, 1, "1"), "[1,4]");
    ck_assert_ptr_null(gteval_tree_view(tree, 0, 1, "Cid", &error));
    outside_error(error, GTEVAL_ERROR_INPUT,
                  "node 1 has no static value, which depth 1 needs");
    ck_assert_ptr_null(gteval_tree_view(tree, 0, 1, "Bob", &error));
    outside_error(error, GTEVAL_ERROR_INPUT,
                  "there is no player 'Bob': they are 1 'Ann', 2, 3 'Cid'");
    ck_assert_uint_eq(gteval_tree_players(tree), 3);
    gteval_tree_free(tree);
}
END_TEST

/* Chances are read from texts once more, whatever the locale. */
START_TEST(chances_are_the_same_in_views)
{
    struct gteval_tree *tree = outside_tree(
        "a.dewey", "e chance\n1 chance @0.5\n1.1 @0.25 8\n1.2 @0.75 4\n2 @0.5 3\n");
    struct gteval_tree *view;

    if (getenv("LOCPATH"))
        ck_assert_ptr_nonnull(setlocale(LC_ALL, "comma"));
    view = view_of(tree, 1, UINT32_MAX, NULL);
    ck_assert(gteval_tree_weight(view, 1) == 1 && gteval_tree_weight(view, 2) == 3);
    ck_assert(isnan(gteval_tree_weight(view, 0)));
    ck_assert(gteval_tree_cut(tree, 2, NULL));
    gteval_tree_free(view);
    gteval_tree_free(tree);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("library_views");
    TCase *group = suite_group(suite, "nodes");

    tcase_add_test(group, nodes_are_found);
    tcase_add_test(group, nodes_without_names_are_found);
    tcase_add_test(group, only_some_of_many_are_told);
    group = suite_group(suite, "views");
    tcase_add_test(group, views_leave_the_tree_alone);
    tcase_add_test(group, views_have_a_depth);
    tcase_add_test(group, views_of_views_know_their_origin);
    tcase_add_test(group, views_are_a_players);
    tcase_add_test(group, chances_are_the_same_in_views);
    return suite_run(suite);
}
