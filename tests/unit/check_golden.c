/*
 * check_golden.c - searches that were worked out elsewhere: every count and the order of
 * the leaves, for trees with known answers.
 */
#include "document.h"
#include "ensure.h"
#include "record.h"
#include "rows.h"
#include "search/certificate.h"
#include "suite.h"

#include <string.h>

/* A row of a file, and a run of an algorithm on its tree. */
struct row {
    const cJSON *json;
    struct build b;
    struct record record;
};

static const char *text_of(const cJSON *json, const char *name)
{
    const cJSON *member = rows_member(json, name);

    ENSURE(cJSON_IsString(member));
    return member->valuestring;
}

static double number_of(const cJSON *json, const char *name)
{
    const cJSON *member = rows_member(json, name);

    ENSURE_MSG(cJSON_IsNumber(member), "%s is no number", name);
    return member->valuedouble;
}

static void run(struct row *row, const char *name, bool strict_cut)
{
    const struct algorithm *algorithm = algorithm_find(name);
    struct search_options options = search_defaults;

    ENSURE_MSG(algorithm, "no algorithm %s", name);
    options.strict_cut = strict_cut;
    options.guess = 0; /* as the rows were made with */
    record_run(&row->record, &row->b.tree, algorithm, &options);
}

/* Calls check for each row of the file, its tree built; returns how many there are. */
static int each_row(const char *file, void (*check)(struct row *row))
{
    struct row row = {.json = NULL};
    struct rows rows;
    int count = 0;

    rows_open(&rows, file);
    for (; rows_next(&rows); count++) {
        cJSON *json = cJSON_Parse(rows.line);

        ENSURE_MSG(json, "row %d of %s is not JSON", count, file);
        row.json = json;
        rows_tree(rows_member(json, "tree"), text_of(json, "root"), &row.b);
        check(&row);
        cJSON_Delete(json);
    }
    record_release(&row.record);
    build_release(&row.b);
    return count;
}

static void check_counts(const struct row *row, const cJSON *expected)
{
    const struct result *result = &row->record.result;

    for (int kind = 0; kind < COUNT_KINDS; kind++)
        ENSURE_MSG(!counts_have(kind, false) ||
                       (double)counts_get(&result->counts, kind) ==
                           number_of(expected, count_kinds[kind].name),
                   "%s on %s: %s", result->algorithm->name, cJSON_Print(row->json),
                   count_kinds[kind].name);
}

static void check_algorithm(struct row *row, const cJSON *expected)
{
    run(row, expected->string, false);
    ck_assert(row->record.result.value == number_of(expected, "value"));
    check_counts(row, expected);
    document_check_ids(&row->b.tree, row->record.leaves, row->record.leaf_count,
                       rows_member(expected, "order"), expected->string);
}

static void check_golden(struct row *row)
{
    const cJSON *algorithm, *all = rows_member(row->json, "algorithms");
    double value = number_of(row->json, "value");
    struct error error;
    node leaves;

    cJSON_ArrayForEach(algorithm, all) check_algorithm(row, algorithm);
    run(row, "recsss", false);
    document_check_ids(&row->b.tree, row->record.leaves, row->record.leaf_count,
                       rows_member(rows_member(all, "sss"), "order"), "recsss");
    ck_assert(certificate_leaves(&row->b.tree, value, &leaves, &error));
    ck_assert(leaves == number_of(row->json, "minimal_leaves"));
}

START_TEST(counts_and_orders)
{
    enum { ROWS = 124 };

    ck_assert_int_eq(each_row("golden.jsonl", check_golden), ROWS);
}
END_TEST

/* How many leaves stand to the left of n. */
static node leaf_index(const struct tree *t, node n)
{
    node index = 0;

    for (node left = TREE_ROOT; left < n; left++)
        index += tree_is_leaf(t, left);
    return index;
}

static void check_order(const struct row *row, const cJSON *expected)
{
    const struct record *record = &row->record;

    ck_assert_uint_eq(record->leaf_count, (size_t)cJSON_GetArraySize(expected));
    for (size_t i = 0; i < record->leaf_count; i++)
        ck_assert(leaf_index(&row->b.tree, record->leaves[i]) ==
                  cJSON_GetArrayItem(expected, (int)i)->valuedouble);
}

static void check_strict(struct row *row, const cJSON *expected)
{
    run(row, "alphabeta", true);
    check_order(row, rows_member(expected, "leaf_index"));
    ck_assert((double)row->record.leaf_count == number_of(expected, "leaf_count"));
    ck_assert((double)row->record.result.counts.nodes ==
              number_of(expected, "nodes_entered"));
}

static void check_case(struct row *row)
{
    const cJSON *strict = cJSON_GetObjectItemCaseSensitive(row->json, "alphabeta_strict");
    const struct result *result = &row->record.result;

    run(row, "alphabeta", false);
    ck_assert(result->value == number_of(row->json, "value"));
    document_check_ids(&row->b.tree, result->line, result->length,
                       rows_member(row->json, "pv"), "line");
    check_order(row, rows_member(row->json, "alphabeta_order"));
    ck_assert((double)result->counts.leaves == number_of(row->json, "alphabeta_leaves"));
    run(row, "sss", false);
    check_order(row, rows_member(row->json, "sss_order"));
    ck_assert((double)result->counts.leaves == number_of(row->json, "sss_leaves"));
    run(row, "dual", false);
    ck_assert((double)result->counts.leaves == number_of(row->json, "dual_leaves"));
    if (strict)
        check_strict(row, strict);
}

START_TEST(known_cases)
{
    enum { ROWS = 58 };

    ck_assert_int_eq(each_row("cases.jsonl", check_case), ROWS);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("golden");
    TCase *group = suite_group(suite, "golden");

    tcase_add_test(group, counts_and_orders);
    tcase_add_test(group, known_cases);
    return suite_run(suite);
}
