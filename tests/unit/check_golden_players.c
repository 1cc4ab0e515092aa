/*
 * check_golden_players.c - games of several players that were worked out elsewhere: what
 * each gets, every count, the order of the leaves and the line.
 */
#include "ensure.h"
#include "finish.h"
#include "record.h"
#include "rows.h"
#include "suite.h"
#include "tree/id.h"
#include "tree/paranoid.h"

#include <string.h>

static const cJSON *find(const cJSON *object, const char *name)
{
    return cJSON_GetObjectItemCaseSensitive(object, name);
}

static void add_odds(struct build *b, node n, const cJSON *odds)
{
    struct error error;
    char text[SCORE_TEXT_SIZE];

    if (cJSON_IsString(odds))
        snprintf(text, sizeof text, "%s", odds->valuestring);
    else
        score_write(odds->valuedouble, text);
    ck_assert(build_odds(b, n, text, strlen(text), &error));
}

static void add_payoffs(struct build *b, const cJSON *payoffs)
{
    double numbers[PLAYER_LIMIT];
    const cJSON *payoff;
    struct error error;
    size_t count = 0;

    cJSON_ArrayForEach(payoff, payoffs) numbers[count++] = payoff->valuedouble;
    ck_assert(build_payoffs(b, numbers, count, &error));
}

static void set_mover(struct build *b, const cJSON *player)
{
    if (cJSON_IsNumber(player))
        build_mover(b, (enum mover)player->valueint);
    else if (player)
        build_mover(b, MOVER_CHANCE);
}

static void add_node(struct build *b, const cJSON *item);

/* odds: an array beside the children, or NULL. */
static void add_children(struct build *b, const cJSON *children, const cJSON *odds)
{
    const cJSON *child, *weight = odds ? odds->child : NULL;

    cJSON_ArrayForEach(child, children)
    {
        node n = b->tree.count;

        add_node(b, child);
        if (weight) {
            add_odds(b, n, weight);
            weight = weight->next;
        }
    }
}

/* An array of numbers is a leaf's payoffs, any other array a node. */
static void add_node(struct build *b, const cJSON *item)
{
    const cJSON *children = cJSON_IsArray(item) ? item : find(item, "children");
    const cJSON *odds = find(item, "probs");
    struct error error;

    ck_assert(build_open(b, &error));
    set_mover(b, find(item, "player"));
    if (!children)
        add_payoffs(b, rows_member(item, "payoffs"));
    else if (cJSON_IsNumber(children->child))
        add_payoffs(b, children);
    else
        add_children(b, children, odds ? odds : find(item, "weights"));
    if (b->tree.mover[b->open] == MOVER_CHANCE)
        ck_assert(build_outcomes(b, ODDS_WEIGHTS, &error));
    build_close(b);
}

static void build_document(struct build *b, const cJSON *document)
{
    struct error error;

    build_start(b);
    ck_assert(
        build_players(b, (size_t)rows_member(document, "players")->valueint, &error));
    add_node(b, rows_member(document, "tree"));
    must_finish(b, MOVER_DEFAULT);
}

static void check_ids(const struct tree *t, const node *nodes, size_t count,
                      const cJSON *expected)
{
    const cJSON *item;
    size_t used = 0;

    ck_assert_uint_eq(count, (size_t)cJSON_GetArraySize(expected));
    cJSON_ArrayForEach(item, expected)
    {
        struct buffer id = {0};

        id_add(&id, t, nodes[used++]);
        ck_assert_str_eq(id.data, item->valuestring);
        buffer_release(&id);
    }
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
    check_ids(t, record->leaves, record->leaf_count, rows_member(run, "order"));
    check_ids(t, result->line, result->length, rows_member(run, "pv"));
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

    build_document(&b, document);
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
