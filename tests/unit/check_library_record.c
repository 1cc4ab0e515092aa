/*
 * check_library_record.c - events that are kept: nothing but what gteval.h declares.
 */
#include "library/gteval.h"

#include "ensure.h"
#include "outside.h"
#include "suite.h"

#include <string.h>

/* Runs the algorithm on the tree, and keeps its events. */
static void run(struct gteval_record *record, const char *algorithm, const char *text)
{
    struct gteval_tree *tree = outside_tree("a.json", text);
    struct gteval_search *search = gteval_search_new(algorithm, NULL);
    struct gteval_result *result;

    gteval_search_watch(search, gteval_record_add, record);
    result = gteval_search_run(search, tree, NULL);
    ENSURE(result);
    gteval_result_free(result);
    gteval_search_free(search);
    gteval_tree_free(tree);
}

/* The next event in an array of them. */
static const struct gteval_event *after(const struct gteval_event *event)
{
    return (const void *)((const char *)event + event->size);
}

START_TEST(events_are_kept)
{
    struct gteval_error *error;
    struct gteval_record *record = gteval_record_new(&error);
    const struct gteval_event *event;
    size_t count = 1;

    ck_assert_ptr_null(error);
    ck_assert_ptr_null(gteval_record_events(record, &count, &error));
    ck_assert_ptr_null(error);
    ck_assert_uint_eq(count, 0);
    run(record, "alphabeta", "[[3,5],[2,9]]");
    event = gteval_record_events(record, &count, &error);
    ck_assert_uint_eq(count, 6 + 3 + 1 + 6); /* enter, leaf, cut, leave */
    ck_assert_int_eq(event->kind, GTEVAL_ENTER);
    ck_assert_uint_eq(event->node, GTEVAL_ROOT);
    ck_assert_int_eq(after(event)->kind, GTEVAL_ENTER);
    ck_assert_uint_eq(after(event)->node, 1);
    gteval_record_free(record);
}
END_TEST

START_TEST(events_of_several_searches_follow_each_other)
{
    struct gteval_record *record = gteval_record_new(NULL);
    size_t first, both;

    run(record, "sss", "[1,2]");
    gteval_record_events(record, &first, NULL);
    run(record, "sss", "[1,2]");
    ck_assert_ptr_nonnull(gteval_record_events(record, &both, NULL));
    ck_assert_uint_eq(both, 2 * first);
    gteval_record_free(record);
}
END_TEST

START_TEST(many_events_are_kept)
{
    struct gteval_record *record = gteval_record_new(NULL);
    const struct gteval_event *event;
    char text[4096] = "[";
    size_t count;

    for (int i = 0; i < 1000; i++)
        strcat(text, "1,");
    strcat(text, "1]");
    run(record, "minimax", text);
    event = gteval_record_events(record, &count, NULL);
    for (size_t i = 1; i < count; i++)
        event = after(event);
    ck_assert_int_eq(event->kind, GTEVAL_LEAVE);
    ck_assert_uint_eq(event->node, GTEVAL_ROOT);
    gteval_record_free(record);
}
END_TEST

START_TEST(no_record_is_refused)
{
    struct gteval_error *error;

    ck_assert_ptr_null(gteval_record_events(NULL, NULL, &error));
    outside_error(error, GTEVAL_ERROR_USAGE, "record: it must not be NULL");
    gteval_record_free(NULL);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("library_record");
    TCase *group = suite_group(suite, "records");

    tcase_add_test(group, events_are_kept);
    tcase_add_test(group, events_of_several_searches_follow_each_other);
    tcase_add_test(group, many_events_are_kept);
    tcase_add_test(group, no_record_is_refused);
    return suite_run(suite);
}
