/*
 * check_library_check.c - answers that are graded: nothing but what gteval.h declares.
 */
#include "library/gteval.h"

#include "ensure.h"
#include "outside.h"
#include "suite.h"

#include <string.h>

static struct gteval_verdict *check(const char *text, const char *points,
                                    struct gteval_error **error)
{
    struct gteval_tree *tree = outside_tree("a.json", "[[3,12,8],[2,4,6],[14,5,2]]");
    struct gteval_search *search = gteval_search_new("alphabeta", NULL);
    struct gteval_verdict *verdict =
        gteval_check(search, tree, "answers", text, strlen(text), points, error);

    gteval_search_free(search);
    gteval_tree_free(tree);
    return verdict;
}

/* What is said of answers, and for how many points of how many. */
static void graded(const char *text, const char *points, const char *said, double got,
                   double most)
{
    struct gteval_error *error;
    struct gteval_verdict *verdict = check(text, points, &error);
    double of;

    ENSURE_MSG(verdict, "%s", error ? gteval_error_text(error) : "no error");
    ck_assert_str_eq(gteval_verdict_said(verdict), said);
    ck_assert_int_eq(gteval_verdict_right(verdict), strncmp(said, "all right", 9) == 0);
    ck_assert_double_eq(gteval_verdict_points(verdict, &of), got);
    ck_assert_double_eq(of, most);
    ck_assert_double_eq(gteval_verdict_points(verdict, NULL), got);
    gteval_verdict_free(verdict);
}

static void refused(const char *text, const char *points, enum gteval_error_kind kind,
                    const char *message)
{
    struct gteval_error *error;

    ck_assert_ptr_null(check(text, points, &error));
    outside_error(error, kind, message);
}

START_TEST(answers_are_graded)
{
    graded("{\"value\": 3, \"move\": \"1\"}", NULL, "all right: value, move\n", 2, 2);
    graded("value 3\n", "value:5", "all right: value\n", 5, 5);
    graded("value 4\nmove 1\n", NULL,
           "value: 4 given, right is 3: MAX moves to 1, worth 3\n", 1, 2);
    graded("value 3", "value:1,move:2", "all right: value\n", 1, 3);
}
END_TEST

START_TEST(names_are_told)
{
    struct gteval_verdict *verdict = check("name: Ada\nvalue 3\n", NULL, NULL);

    ck_assert_str_eq(gteval_verdict_name(verdict), "Ada");
    gteval_verdict_free(verdict);
    verdict = check("value 3\n", NULL, NULL);
    ck_assert_ptr_null(gteval_verdict_name(verdict));
    gteval_verdict_free(verdict);
    gteval_verdict_free(NULL);
}
END_TEST

START_TEST(what_is_no_answer_is_refused)
{
    refused("", NULL, GTEVAL_ERROR_INPUT, "answers:1:1: error: no answers about tree 1");
    refused("{\"value\": 3} {}", NULL, GTEVAL_ERROR_INPUT,
            "answers:1:14: error: answers left over: there is no tree 2\n"
            "{\"value\": 3} {}\n"
            "             ^");
    refused("[3]", NULL, GTEVAL_ERROR_INPUT,
            "answers:1:1: error: expected a JSON object of answers\n[3]\n^");
    refused("value 3", "worth:1", GTEVAL_ERROR_USAGE,
            "option '--points': unknown key of answers 'worth'");
}
END_TEST

START_TEST(nothing_is_refused)
{
    struct gteval_tree *tree = outside_tree("a.json", "[1,2]");
    struct gteval_search *search = gteval_search_new("sss", NULL);
    struct gteval_error *error;

    ck_assert_ptr_null(gteval_check(NULL, tree, "a", "", 0, NULL, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "search: it must not be NULL");
    ck_assert_ptr_null(gteval_check(search, NULL, "a", "", 0, NULL, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "tree: it must not be NULL");
    ck_assert_ptr_null(gteval_check(search, tree, NULL, "", 0, NULL, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "name: it must not be NULL");
    ck_assert_ptr_null(gteval_check(search, tree, "a", NULL, 1, NULL, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "text: it must not be NULL");
    gteval_search_free(search);
    gteval_tree_free(tree);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("library_check");
    TCase *group = suite_group(suite, "grading");

    tcase_add_test(group, answers_are_graded);
    tcase_add_test(group, names_are_told);
    tcase_add_test(group, what_is_no_answer_is_refused);
    tcase_add_test(group, nothing_is_refused);
    return suite_run(suite);
}
