/*
 * check_chance.c - searches of chance nodes that were worked out elsewhere: values to the
 * last bit, every count, the order of the leaves, lines and plans.
 */
#include "base/buffer.h"
#include "ensure.h"
#include "finish.h"
#include "record.h"
#include "rows.h"
#include "suite.h"
#include "tree/id.h"

#include <string.h>

static void add_odds(struct build *b, node n, const cJSON *odds)
{
    struct error error;
    char text[SCORE_TEXT_SIZE];

    /* Numbers stand in the file as they are written shortest. */
    if (cJSON_IsString(odds))
        snprintf(text, sizeof text, "%s", odds->valuestring);
    else
        score_write(odds->valuedouble, text);
    ck_assert(build_odds(b, n, text, strlen(text), &error));
}

static enum mover mover_of(const char *word)
{
    if (strcmp(word, "chance") == 0)
        return MOVER_CHANCE;
    return strcmp(word, "max") == 0 ? MOVER_MAX : MOVER_MIN;
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

static void add_node(struct build *b, const cJSON *item)
{
    const cJSON *odds = cJSON_GetObjectItemCaseSensitive(item, "probs");
    const cJSON *player = cJSON_GetObjectItemCaseSensitive(item, "player");
    struct error error;

    ck_assert(build_open(b, &error));
    if (!odds)
        odds = cJSON_GetObjectItemCaseSensitive(item, "weights");
    if (player)
        build_mover(b, mover_of(player->valuestring));
    if (cJSON_IsNumber(item))
        build_value(b, item->valuedouble);
    else if (cJSON_IsArray(item))
        add_children(b, item, NULL);
    else
        add_children(b, rows_member(item, "children"), odds);
    if (player && mover_of(player->valuestring) == MOVER_CHANCE)
        ck_assert(build_outcomes(b, ODDS_WEIGHTS, &error));
    build_close(b);
}

/* A root that says who moves there is right against the document, which tells of the
 * first player. */
static bool asks_root(const struct build *b)
{
    return !build_is_told(b, TREE_ROOT) || b->tree.mover[TREE_ROOT] == MOVER_CHANCE;
}

static void build_document(struct build *b, const cJSON *document)
{
    const cJSON *root = cJSON_GetObjectItemCaseSensitive(document, "root");
    const cJSON *bounds = cJSON_GetObjectItemCaseSensitive(document, "bounds");
    struct error error;

    build_start(b);
    if (bounds)
        ck_assert(build_bounds(b, bounds->child->valuedouble,
                               bounds->child->next->valuedouble, &error));
    add_node(b, rows_member(document, "tree"));
    must_finish(b, root && asks_root(b) ? mover_of(root->valuestring) : MOVER_DEFAULT);
}

static bool is_id(const struct tree *t, node n, const char *expected)
{
    struct buffer id = {0};
    bool same;

    id_add(&id, t, n);
    ENSURE(!id.failed);
    same = strcmp(id.data, expected) == 0;
    buffer_release(&id);
    return same;
}

static void check_ids(const struct tree *t, const node *nodes, size_t count,
                      const cJSON *expected, const char *what)
{
    const cJSON *id;
    size_t used = 0;

    ENSURE_MSG(count == (size_t)cJSON_GetArraySize(expected), "%s: %zu nodes", what,
               count);
    cJSON_ArrayForEach(id, expected) ENSURE_MSG(is_id(t, nodes[used++], id->valuestring),
                                                "%s: not %s", what, id->valuestring);
}

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
            ENSURE_MSG(is_id(t, plan[n], move->valuestring), "not %s", move->valuestring);
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
    check_ids(t, record->leaves, record->leaf_count, rows_member(run, "order"), name);
    check_ids(t, result->line, result->length, rows_member(run, "pv"), name);
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

        build_document(&b, rows_member(json, "doc"));
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
