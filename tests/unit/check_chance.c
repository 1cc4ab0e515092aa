/*
 * check_chance.c - searches of chance nodes that were worked out elsewhere: values to the
 * last bit, every count, the order of the leaves, lines and plans.
 */
#include "document.h"
#include "ensure.h"
#include "record.h"
#include "rows.h"
#include "suite.h"
#include "tree/id.h"

#include <string.h>

/* The plan has the moves that are known, and no others. */
static void check_plan(const struct tree *t, const node *plan, const cJSON *expected)
{
    int moves = 0;

    for (node n = TREE_ROOT; n < t->count; n++) {
        struct buffer id = {0};
        const cJSON *move;

        if (tree_is_leaf(t, n) || tree_is_chance(t, n) || plan[n] == NODE_NONE)
            continue;
        id_add(&id, t, n);
        move = cJSON_GetObjectItemCaseSensitive(expected, id.data);
        ENSURE_MSG(move, "no move expected at %s", id.data);
        buffer_release(&id);
        if (cJSON_IsNull(move))
            ENSURE(plan[n] == n);
        else
            ENSURE_MSG(document_is_id(t, plan[n], move->valuestring), "not %s",
                       move->valuestring);
        moves++;
    }
    ENSURE_MSG(moves == cJSON_GetArraySize(expected), "%d moves planned", moves);
}

static struct search_options options_of(const cJSON *run)
{
    const cJSON *bounds = rows_member(run, "bounds");
    struct search_options options = search_defaults;

    options.plan = true;
    if (cJSON_IsArray(bounds)) {
        options.bounds = BOUNDS_GIVEN;
        options.low = bounds->child->valuedouble;
        options.high = bounds->child->next->valuedouble;
    }
    return options;
}

static void check_counts(const struct result *result, const cJSON *run)
{
    for (int kind = 0; kind < COUNT_KINDS; kind++) {
        const cJSON *count =
            cJSON_GetObjectItemCaseSensitive(run, count_kinds[kind].name);

        ENSURE_MSG(!count ||
                       (double)counts_get(&result->counts, kind) == count->valuedouble,
                   "%s: %s", result->algorithm->name, count_kinds[kind].name);
    }
}

static void check_run(struct record *record, const struct tree *t, const cJSON *run)
{
    const char *name = rows_member(run, "algorithm")->valuestring;
    const cJSON *plan = cJSON_GetObjectItemCaseSensitive(run, "plan");
    struct search_options options = options_of(run);
    const struct result *result = &record->result;

    record_run(record, t, algorithm_find(name), &options);
    ENSURE_MSG(result->bound == EQUAL &&
                   result->value == rows_member(run, "value")->valuedouble,
               "%s of %s: %.17g", name, cJSON_PrintUnformatted(run), result->value);
    check_counts(result, run);
    document_check_ids(t, record->leaves, record->leaf_count, rows_member(run, "order"),
                       name);
    document_check_ids(t, result->line, result->length, rows_member(run, "pv"), name);
    if (plan)
        check_plan(t, result->plan, plan);
}

START_TEST(chance_nodes)
{
    enum { DOCUMENTS = 62, RUNS = 654 };
    struct build b = {0};
    struct record record = {0};
    struct rows rows;
    int documents = 0, runs = 0;

    rows_open(&rows, "chance.jsonl");
    for (; rows_next(&rows); documents++) {
        cJSON *json = cJSON_Parse(rows.line);
        const cJSON *run;

        document_build(&b, rows_member(json, "doc"));
        cJSON_ArrayForEach(run, rows_member(json, "runs"))
        {
            check_run(&record, &b.tree, run);
            runs++;
        }
        cJSON_Delete(json);
    }
    ck_assert_int_eq(documents, DOCUMENTS);
    ck_assert_int_eq(runs, RUNS);
    record_release(&record);
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("chance");

    tcase_add_test(suite_group(suite, "golden"), chance_nodes);
    return suite_run(suite);
}
