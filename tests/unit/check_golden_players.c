/*
 * check_golden_players.c - games of several players that were worked out elsewhere: what
 * each gets, every count, the order of the leaves and the line.
 */
#include "document.h"
#include "ensure.h"
#include "record.h"
#include "rows.h"
#include "suite.h"
#include "tree/paranoid.h"

#include <string.h>

static const cJSON *find(const cJSON *object, const char *name)
{
    return cJSON_GetObjectItemCaseSensitive(object, name);
}

static void check_value(const struct result *result, const cJSON *value)
{
    const cJSON *payoff;
    unsigned player = 0;

    if (cJSON_IsNumber(value)) {
        ck_assert(!result->payoffs && result->value == value->valuedouble);
        return;
    }
    ck_assert_uint_eq(result->players, (unsigned)cJSON_GetArraySize(value));
    cJSON_ArrayForEach(payoff, value)
        ck_assert(result->payoffs[player++] == payoff->valuedouble);
}

/* All that a run of the file tells is checked. */
static void check_result(const struct record *record, const struct tree *t,
                         const cJSON *run)
{
    const struct result *result = &record->result;
    const cJSON *unique = find(run, "unique");

    check_value(result, rows_member(run, "value"));
    ck_assert(unique ? result->unique == (cJSON_IsTrue(unique) ? UNIQUE_YES : UNIQUE_NO)
                     : result->unique == UNIQUE_UNKNOWN);
    for (int kind = 0; kind < COUNT_KINDS; kind++) {
        const cJSON *count = find(run, count_kinds[kind].name);

        ENSURE_MSG(!count ||
                       (double)counts_get(&result->counts, kind) == count->valuedouble,
                   "%s: %s", result->algorithm->name, count_kinds[kind].name);
    }
    document_check_ids(t, record->leaves, record->leaf_count, rows_member(run, "order"),
                       "leaves");
    document_check_ids(t, result->line, result->length, rows_member(run, "pv"), "line");
}

/* In the file low is the same for all players. */
static struct search_options options_of(const cJSON *run)
{
    struct search_options options = search_defaults;
    const cJSON *low = find(run, "low"), *sum = find(run, "sum");

    if (cJSON_IsNumber(sum))
        options.sum = sum->valuedouble;
    if (cJSON_IsArray(low)) {
        options.bounds = BOUNDS_GIVEN;
        options.low = low->child->valuedouble;
        options.high = INFINITY;
    }
    return options;
}

static void check_run(struct record *record, const cJSON *document, const cJSON *run)
{
    const struct algorithm *algorithm =
        algorithm_find(rows_member(run, "algorithm")->valuestring);
    const cJSON *paranoid = find(run, "paranoid");
    struct search_options options = options_of(run);
    struct result plain;
    struct build b = {0};
    struct error error;
    char player[8];

    document_build(&b, document);
    if (paranoid) {
        snprintf(player, sizeof player, "%d", paranoid->valueint);
        ck_assert(paranoid_view(&b.tree, player, &error));
    }
    record_run(record, &b.tree, algorithm, &options);
    check_result(record, &b.tree, run);
    ck_assert(search_run(&b.tree, algorithm, &options, NULL, &plain, &error));
    check_value(&plain, rows_member(run, "value"));
    ck_assert_mem_eq(&plain.counts, &record->result.counts, sizeof plain.counts);
    result_release(&plain);
    build_release(&b);
}

START_TEST(several_players)
{
    enum { DOCUMENTS = 55, RUNS = 257 };
    struct record record = {0};
    struct rows rows;
    int documents = 0, runs = 0;

    rows_open(&rows, "players.jsonl");
    for (; rows_next(&rows); documents++) {
        cJSON *json = cJSON_Parse(rows.line);
        const cJSON *run;

        cJSON_ArrayForEach(run, rows_member(json, "runs"))
        {
            check_run(&record, rows_member(json, "doc"), run);
            runs++;
        }
        cJSON_Delete(json);
    }
    ck_assert_int_eq(documents, DOCUMENTS);
    ck_assert_int_eq(runs, RUNS);
    record_release(&record);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("golden players");

    tcase_add_test(suite_group(suite, "golden"), several_players);
    return suite_run(suite);
}
