/*
 * check_runs.c - answers written for what a search did: of known cases, and of every
 * algorithm on random trees. They are right, and no longer so once one thing is changed.
 */
#include "ensure.h"
#include "law.h"
#include "literal.h"
#include "oracle.h"
#include "outcome.h"
#include "record.h"
#include "rows.h"
#include "suite.h"
#include "tree/id.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void add_node(struct buffer *out, const struct tree *t, node n)
{
    buffer_text(out, "\"");
    id_add(out, t, n);
    buffer_text(out, "\"");
}

static void add_score(struct buffer *out, double value)
{
    char text[SCORE_TEXT_SIZE];
    const char *quote = value - value == 0 ? "" : "\"";

    score_write(value, text);
    buffer_text(out, quote);
    buffer_text(out, text);
    buffer_text(out, quote);
}

static void add_key(struct buffer *out, const char *key)
{
    buffer_text(out, out->size == 0 ? "{\"" : ", \"");
    buffer_text(out, key);
    buffer_text(out, "\": ");
}

/* The nodes for which there is a true. */
static void add_nodes(struct buffer *out, const struct tree *t, const bool *wanted)
{
    const char *separator = "";

    buffer_text(out, "[");
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (!wanted[n])
            continue;
        buffer_text(out, separator);
        add_node(out, t, n);
        separator = ", ";
    }
    buffer_text(out, "]");
}

static void add_list(struct buffer *out, const struct tree *t, const node *nodes,
                     size_t count)
{
    buffer_text(out, "[");
    for (size_t i = 0; i < count; i++) {
        buffer_text(out, i > 0 ? ", " : "");
        add_node(out, t, nodes[i]);
    }
    buffer_text(out, "]");
}

/* Without what a search did elsewhere: nodes with no leaf below that was read. */
static void mark_pruned(const struct tree *t, const node *leaves, size_t count,
                        bool *pruned)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        pruned[n] = true;
    for (size_t i = 0; i < count; i++) {
        pruned[TREE_ROOT] = false;
        for (node n = leaves[i]; n != TREE_ROOT; n = t->parent[n])
            pruned[n] = false;
    }
}

/* Those whose parents are not pruned. */
static void keep_topmost(const struct tree *t, bool *pruned)
{
    for (node n = t->count; n-- > 1;)
        pruned[n] = pruned[n] && !pruned[t->parent[n]];
}

static void expect(const struct tree *t, const char *algorithm, bool strict_cut,
                   const struct buffer *text, enum error_kind kind)
{
    struct search_options options = search_defaults;
    struct outcome outcome;

    options.strict_cut = strict_cut;
    outcome_check(t, algorithm, &options, false, text->data, text->size, &outcome);
    ENSURE_MSG(kind == (outcome.done ? ERROR_NONE : outcome.error.kind), "%s: %s%s%s",
               algorithm, text->data, outcome.line,
               outcome.done ? "" : outcome.error.message);
    free(outcome.line);
}

/* A row of cases.jsonl: the leaves, and thus what was pruned, are given by their places.
 */
static void check_places(const struct build *b, const cJSON *row, const char *algorithm,
                         bool strict_cut, const cJSON *places)
{
    const struct tree *t = &b->tree;
    size_t count = (size_t)cJSON_GetArraySize(places), used = 0;
    int *positions = calloc(count, sizeof *positions);
    node *leaves = calloc(count, sizeof *leaves);
    bool *pruned = calloc(t->count, sizeof *pruned);
    char *line = cJSON_PrintUnformatted(rows_member(row, "pv"));
    struct buffer text = {0};
    const cJSON *place;

    cJSON_ArrayForEach(place, places) positions[used++] = (int)place->valuedouble + 1;
    literal_leaves(t, positions, (node)count, leaves);
    mark_pruned(t, leaves, count, pruned);
    add_key(&text, "value");
    add_score(&text, rows_member(row, "value")->valuedouble);
    add_key(&text, "pv");
    buffer_text(&text, line);
    add_key(&text, "leaves");
    add_list(&text, t, leaves, count);
    add_key(&text, "pruned");
    add_nodes(&text, t, pruned);
    buffer_text(&text, "}");
    expect(t, algorithm, strict_cut, &text, ERROR_NONE);
    buffer_clear(&text);
    add_key(&text, "leaves");
    add_list(&text, t, leaves, count - 1);
    buffer_text(&text, "}");
    expect(t, algorithm, strict_cut, &text, ERROR_CHECK);
    buffer_release(&text);
    cJSON_free(line);
    free(positions);
    free(leaves);
    free(pruned);
}

static void check_case(const struct build *b, const cJSON *row)
{
    const cJSON *strict = cJSON_GetObjectItemCaseSensitive(row, "alphabeta_strict");

    check_places(b, row, "alphabeta", false, rows_member(row, "alphabeta_order"));
    check_places(b, row, "sss", false, rows_member(row, "sss_order"));
    if (strict)
        check_places(b, row, "alphabeta", true, rows_member(strict, "leaf_index"));
}

START_TEST(known_cases)
{
    enum { ROWS = 58 };
    struct build b = {.depth = 0};
    struct rows rows;
    int count = 0;

    rows_open(&rows, "cases.jsonl");
    for (; rows_next(&rows); count++) {
        cJSON *row = cJSON_Parse(rows.line);

        ENSURE(row);
        rows_tree(rows_member(row, "tree"), rows_member(row, "root")->valuestring, &b);
        check_case(&b, row);
        cJSON_Delete(row);
    }
    ck_assert_int_eq(count, ROWS);
    build_release(&b);
}
END_TEST

/* Every algorithm */

/* The number next to a value. */
static double beside(double value)
{
    return nextafter(value, value > 0 ? -INFINITY : INFINITY);
}

/* Right for every node but, if so wanted, the root. */
static void add_values(struct buffer *out, const struct tree *t, bool right)
{
    for (node n = TREE_ROOT; n < t->count; n++) {
        buffer_text(out, n == TREE_ROOT ? "{" : ", ");
        add_node(out, t, n);
        buffer_text(out, ": ");
        add_score(out, right || n != TREE_ROOT ? oracle_value(t, n)
                                               : beside(oracle_value(t, n)));
    }
    buffer_text(out, "}");
}

/* The windows with which nodes were first entered. */
static void add_bounds(struct buffer *out, const struct tree *t,
                       const struct record *record)
{
    bool *done = calloc(t->count, sizeof *done);
    const char *separator = "{";

    for (size_t i = 0; i < record->count; i++) {
        const struct event *event = &record->events[i];

        if (event->kind != EVENT_ENTER || done[event->node])
            continue;
        done[event->node] = true;
        buffer_text(out, separator);
        add_node(out, t, event->node);
        buffer_text(out, ": [");
        add_score(out, event->alpha);
        buffer_text(out, ", ");
        add_score(out, event->beta);
        buffer_text(out, "]");
        separator = ", ";
    }
    buffer_text(out, "}");
    free(done);
}

static void mark_unentered(const struct tree *t, const struct record *record, bool *marks)
{
    for (node n = TREE_ROOT; n < t->count; n++)
        marks[n] = true;
    for (size_t i = 0; i < record->count; i++)
        if (record->events[i].kind == EVENT_ENTER)
            marks[record->events[i].node] = false;
}

/* All that can be asked about a run. */
static void write_run(struct buffer *out, const struct tree *t,
                      const struct record *record, bool topmost, bool right)
{
    bool *pruned = calloc(t->count, sizeof *pruned);

    mark_unentered(t, record, pruned);
    if (topmost)
        keep_topmost(t, pruned);
    buffer_clear(out);
    add_key(out, "pruned");
    add_nodes(out, t, pruned);
    add_key(out, "leaves");
    add_list(out, t, record->leaves, record->leaf_count);
    if (record->result.algorithm->style == TRACE_WINDOW) {
        add_key(out, "bounds");
        add_bounds(out, t, record);
    }
    add_key(out, "values");
    add_values(out, t, right);
    add_key(out, "pv");
    add_list(out, t, record->result.line, record->result.length);
    buffer_text(out, "}");
    free(pruned);
}

static bool law_runs(const struct tree *t, struct error *error)
{
    struct record record = {.count = 0};
    struct buffer text = {0};

    (void)error;
    for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS; a++) {
        record_run(&record, t, a, &search_defaults);
        write_run(&text, t, &record, false, true);
        expect(t, a->name, false, &text, ERROR_NONE);
        write_run(&text, t, &record, true, true);
        expect(t, a->name, false, &text, ERROR_NONE);
        write_run(&text, t, &record, true, false);
        expect(t, a->name, false, &text, ERROR_CHECK);
    }
    record_release(&record);
    buffer_release(&text);
    return true;
}

START_TEST(every_algorithm)
{
    static const struct law law = {.name = "what was done is right",
                                   .holds = law_runs,
                                   .wish = {.leaves = 12},
                                   .share = 50};

    law_check(&law);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("runs");
    TCase *group = suite_group(suite, "answers for runs");

    tcase_add_test(group, known_cases);
    tcase_add_test(group, every_algorithm);
    return suite_run(suite);
}
