/*
 * check_library.c - the library as others see it: nothing but what gteval.h declares is
 * called. So it can be linked against the library that is installed, too.
 */
#include "library/gteval.h"

#include "ensure.h"
#include "search/algorithm.h"
#include "suite.h"

#include <cjson/cJSON.h>
#include <dirent.h>
#include <locale.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

/* Reads the only tree of a text. */
static struct gteval_tree *read_tree(const char *text)
{
    struct gteval_error *error;
    struct gteval_reader *reader =
        gteval_reader_memory("test", text, strlen(text), &error);
    struct gteval_tree *tree = reader ? gteval_reader_next(reader, &error) : NULL;

    ENSURE_MSG(tree && !error, "%s", error ? gteval_error_text(error) : "no tree");
    ENSURE(!gteval_reader_next(reader, &error) && !error);
    gteval_reader_free(reader);
    return tree;
}

static struct gteval_search *new_search(const char *algorithm)
{
    struct gteval_error *error;
    struct gteval_search *search = gteval_search_new(algorithm, &error);

    ENSURE_MSG(search && !error, "no %s", algorithm);
    return search;
}

static struct gteval_result *run_search(const struct gteval_search *search,
                                        const struct gteval_tree *tree)
{
    struct gteval_error *error;
    struct gteval_result *result = gteval_search_run(search, tree, &error);

    ENSURE_MSG(result && !error, "%s", error ? gteval_error_text(error) : "no result");
    return result;
}

static struct gteval_result *evaluate(const struct gteval_tree *tree,
                                      const char *algorithm)
{
    struct gteval_search *search = new_search(algorithm);
    struct gteval_result *result = run_search(search, tree);

    gteval_search_free(search);
    return result;
}

/* An error that is as expected, and is freed. */
static void check_error(struct gteval_error *error, enum gteval_error_kind kind,
                        const char *text)
{
    ck_assert_ptr_nonnull(error);
    ck_assert_str_eq(gteval_error_text(error), text);
    ck_assert_int_eq(gteval_error_kind(error), kind);
    gteval_error_free(error);
}

/* Returns how many rows the table has. */
static size_t check_table(enum gteval_table table, const char *first)
{
    size_t row = 0;

    ck_assert_str_eq(gteval_name(table, 0), first);
    for (; gteval_name(table, row); row++)
        ck_assert_uint_gt(strlen(gteval_summary(table, row)), 0);
    ck_assert_ptr_null(gteval_summary(table, row));
    ck_assert_ptr_null(gteval_name(table, SIZE_MAX));
    return row;
}

START_TEST(tables_list_what_there_is)
{
    ck_assert_uint_eq(check_table(GTEVAL_ALGORITHMS, "minimax"), VALUE_ALGORITHMS);
    ck_assert_uint_gt(check_table(GTEVAL_FORMATS, "json"), 0);
    ck_assert_uint_eq(check_table(GTEVAL_COUNTS, "nodes"), COUNT_KINDS);
    ck_assert_uint_eq(check_table(GTEVAL_EVENTS, "pass"), GTEVAL_NUMBERS + 1);
    ck_assert_str_eq(gteval_name(GTEVAL_EVENTS, GTEVAL_CUT), "cut");
    ck_assert_uint_gt(check_table(GTEVAL_TREE_FORMATS, "json"), 0);
    ck_assert_uint_eq(check_table(GTEVAL_RESULT_FORMATS, "text"), 3);
    ck_assert_uint_eq(check_table(GTEVAL_PICTURES, "outline"), 5);
    ck_assert_uint_gt(check_table(GTEVAL_STYLES, "lossy"), 0);
    ck_assert_ptr_null(gteval_name((enum gteval_table)(GTEVAL_STYLES + 1), 0));
    ck_assert_uint_gt(strlen(gteval_version()), 0);
}
END_TEST

/* Trees, and what is counted on them. */

static const char *const SMALL = "[[3,12,8],[2,4,6],[14,5,2]]";

/* The counts that events add up to. */
static const struct {
    enum gteval_event_kind kind;
    const char *count;
} added[] = {
    {GTEVAL_ENTER, "nodes"}, {GTEVAL_LEAF, "leaves"},         {GTEVAL_CUT, "cutoffs"},
    {GTEVAL_TEST, "tests"},  {GTEVAL_RESEARCH, "researches"}, {GTEVAL_STEP, "steps"},
};

struct watched {
    const struct gteval_tree *tree;
    uint64_t events[GTEVAL_NUMBERS + 1];
};

/* A chance node, with weights as they are written. */
START_TEST(chance_is_told_of)
{
    static const char text[] =
        "bounds -2 2\ne max\n1 chance\n1.1 2 @1/4\n1.2 1 @75%\n2 0\n";
    struct gteval_reader *reader =
        gteval_reader_memory("a.dewey", text, sizeof text - 1, NULL);
    struct gteval_tree *tree = gteval_reader_next(reader, NULL);
    struct gteval_search *search = gteval_search_new("star1", NULL);
    struct gteval_result *result;
    size_t nodes;

    ck_assert_ptr_nonnull(tree);
    ck_assert(gteval_tree_mover(tree, 1) == GTEVAL_CHANCE);
    ck_assert_uint_eq(gteval_tree_player(tree, 0), 1);
    ck_assert_uint_eq(gteval_tree_player(tree, 1), 0);
    ck_assert_uint_eq(gteval_tree_player(tree, GTEVAL_NONE), 0);
    ck_assert_uint_eq(gteval_tree_players(tree), 0);
    ck_assert_ptr_null(gteval_tree_payoffs(tree, 2));
    ck_assert(gteval_tree_weight(tree, 2) == 1 && gteval_tree_weight(tree, 3) == 3);
    ck_assert(isnan(gteval_tree_weight(tree, 1)));
    ck_assert(!gteval_search_bounds(search, 2, 1, NULL));
    ck_assert(gteval_search_bounds(search, -2, 2, NULL));
    gteval_search_plan(search);
    result = gteval_search_run(search, tree, NULL);
    ck_assert(gteval_result_value(result) == 1.25);
    ck_assert_uint_eq(gteval_result_move(result, tree, 0), 1);
    ck_assert_uint_eq(gteval_result_move(result, tree, 1), GTEVAL_NONE);
    ck_assert_uint_eq(gteval_result_move(result, tree, 2), GTEVAL_NONE);
    ck_assert_uint_eq(gteval_result_move(result, tree, GTEVAL_NONE), GTEVAL_NONE);
    ck_assert_ptr_null(gteval_result_payoffs(result, &nodes));
    ck_assert_uint_eq(nodes, 0);
    ck_assert_uint_eq(gteval_result_line(result, &nodes)[1], 1);
    ck_assert_uint_eq(nodes, 2);
    gteval_result_free(result);
    ck_assert(gteval_search_bounds(search, -2, 1, NULL));
    ck_assert_ptr_null(gteval_search_run(search, tree, NULL));
    gteval_search_free(search);
    gteval_tree_free(tree);
    gteval_reader_free(reader);
}
END_TEST

START_TEST(payoffs_are_told_of)
{
    static const char text[] = "players 3\ne p3\n1 (1, 2, 3)\n2 (3, 2, 1)\n";
    struct gteval_reader *reader =
        gteval_reader_memory("a.dewey", text, sizeof text - 1, NULL);
    struct gteval_tree *tree = gteval_reader_next(reader, NULL);
    struct gteval_search *search = gteval_search_new("maxn", NULL);
    struct gteval_result *result;

    ck_assert_ptr_nonnull(tree);
    ck_assert(gteval_tree_mover(tree, 0) == GTEVAL_MIN);
    ck_assert_uint_eq(gteval_tree_player(tree, 0), 3);
    ck_assert_uint_eq(gteval_tree_players(tree), 3);
    ck_assert(gteval_tree_payoffs(tree, 2)[0] == 3);
    ck_assert_ptr_null(gteval_tree_payoffs(tree, 0));
    ck_assert(isnan(gteval_tree_value(tree, 1)));
    result = gteval_search_run(search, tree, NULL);
    ck_assert(gteval_result_payoffs(result, NULL)[2] == 3);
    ck_assert(gteval_result_value(result) == 3);
    ck_assert_uint_eq(gteval_result_move(result, tree, 0), GTEVAL_NONE);
    gteval_result_free(result);
    gteval_search_free(search);
    ck_assert(!gteval_tree_paranoid(NULL, "4", NULL));
    ck_assert(!gteval_tree_paranoid(tree, NULL, NULL));
    ck_assert(!gteval_tree_paranoid(tree, "4", NULL));
    ck_assert(gteval_tree_paranoid(tree, "2", NULL));
    ck_assert_uint_eq(gteval_tree_players(tree), 0);
    ck_assert(gteval_tree_mover(tree, 0) == GTEVAL_MIN &&
              gteval_tree_value(tree, 1) == 2);
    gteval_tree_free(tree);
    gteval_reader_free(reader);
}
END_TEST

static void count_event(void *context, const struct gteval_event *event)
{
    struct watched *watched = context;
    gteval_node nodes = gteval_tree_nodes(watched->tree);
    bool has_child = event->kind == GTEVAL_TEST || event->kind == GTEVAL_RESEARCH ||
                     event->kind == GTEVAL_CUT;

    ENSURE(event->size == sizeof *event);
    ENSURE(event->kind <= GTEVAL_LEAVE);
    ENSURE(event->node < nodes);
    ENSURE(has_child ? gteval_tree_parent(watched->tree, event->child) == event->node
                     : event->child == GTEVAL_NONE);
    if (event->kind == GTEVAL_LEAF)
        ENSURE(event->value == gteval_tree_value(watched->tree, event->node));
    watched->events[event->kind]++;
}

static void check_events(struct gteval_search *search, const struct gteval_tree *tree)
{
    struct watched watched = {.tree = tree};
    struct gteval_result *result;

    gteval_search_watch(search, count_event, &watched);
    result = run_search(search, tree);
    for (size_t i = 0; i < sizeof added / sizeof added[0]; i++)
        ENSURE(watched.events[added[i].kind] ==
               gteval_result_count(result, added[i].count));
    gteval_search_watch(search, NULL, NULL);
    gteval_result_free(result);
}

static void check_counts(const struct gteval_result *result, const cJSON *expected)
{
    const char *name;

    for (size_t i = 0; (name = gteval_name(GTEVAL_COUNTS, i)); i++)
        ENSURE_MSG(strcmp(name, "probes") == 0 /* of trees with chance alone */ ||
                       (double)gteval_result_count(result, name) ==
                           cJSON_GetObjectItemCaseSensitive(expected, name)->valuedouble,
                   "%s: %s", expected->string, name);
    ENSURE(gteval_result_count(result, "") == UINT64_MAX);
    ENSURE(gteval_result_count(result, "nodess") == UINT64_MAX);
}

/* A line goes from the root down to a leaf of the root's value. */
static void check_line(const struct gteval_tree *tree, const struct gteval_result *result)
{
    size_t nodes;
    const gteval_node *line = gteval_result_line(result, &nodes);

    ENSURE(nodes > 0 && line[0] == GTEVAL_ROOT);
    for (size_t i = 1; i < nodes; i++)
        ENSURE(gteval_tree_parent(tree, line[i]) == line[i - 1]);
    ENSURE(gteval_tree_children(tree, line[nodes - 1]) == 0);
    ENSURE(gteval_tree_value(tree, line[nodes - 1]) == gteval_result_value(result));
}

static void check_algorithm(const struct gteval_tree *tree, const cJSON *expected)
{
    struct gteval_search *search = new_search(expected->string);
    struct gteval_result *result;

    /* As the rows were made with. */
    if (strcmp(expected->string, "mtdf") == 0)
        ENSURE(gteval_search_guess(search, 0, NULL));
    result = run_search(search, tree);
    ENSURE(gteval_result_value(result) ==
           cJSON_GetObjectItemCaseSensitive(expected, "value")->valuedouble);
    ENSURE(gteval_result_bound(result) == GTEVAL_EQUAL);
    ENSURE(gteval_result_seconds(result) >= 0);
    check_counts(result, expected);
    check_line(tree, result);
    check_events(search, tree);
    gteval_result_free(result);
    gteval_search_free(search);
}

/* The tree of a row of golden.jsonl. */
static struct gteval_tree *golden_tree(const cJSON *row)
{
    char *text = cJSON_PrintUnformatted(cJSON_GetObjectItemCaseSensitive(row, "tree"));
    const cJSON *root = cJSON_GetObjectItemCaseSensitive(row, "root");
    struct gteval_reader *reader;
    struct gteval_tree *tree;

    ENSURE(text && cJSON_IsString(root));
    reader = gteval_reader_memory("golden", text, strlen(text), NULL);
    ENSURE(reader);
    gteval_reader_root(reader, root->valuestring[1] == 'i' ? GTEVAL_MIN : GTEVAL_MAX);
    tree = gteval_reader_next(reader, NULL);
    ENSURE(tree);
    gteval_reader_free(reader);
    free(text);
    return tree;
}

/* The rows of golden.jsonl: an array, of so many. */
enum { GOLDEN_ROWS = 124 };

static cJSON *golden_rows(void)
{
    FILE *file = fopen("tests/data/golden.jsonl", "r");
    cJSON *rows = cJSON_CreateArray();
    char *line = NULL;
    size_t size;

    ck_assert_ptr_nonnull(file);
    while (getline(&line, &size, file) > 0)
        if (line[0] == '{')
            cJSON_AddItemToArray(rows, cJSON_Parse(line));
    free(line);
    fclose(file);
    ck_assert_int_eq(cJSON_GetArraySize(rows), GOLDEN_ROWS);
    return rows;
}

START_TEST(searches_agree_with_known_results)
{
    cJSON *rows = golden_rows(), *row, *expected;

    cJSON_ArrayForEach(row, rows)
    {
        struct gteval_tree *tree = golden_tree(row);

        cJSON_ArrayForEach(expected, cJSON_GetObjectItemCaseSensitive(row, "algorithms"))
            check_algorithm(tree, expected);
        gteval_tree_free(tree);
    }
    cJSON_Delete(rows);
}
END_TEST

START_TEST(every_algorithm_runs)
{
    struct gteval_tree *tree = read_tree(SMALL);
    const char *name;

    for (size_t i = 0; (name = gteval_name(GTEVAL_ALGORITHMS, i)); i++) {
        struct gteval_search *search = new_search(name);
        struct gteval_result *result = run_search(search, tree);

        ck_assert(gteval_result_value(result) == 3);
        check_line(tree, result);
        check_events(search, tree);
        gteval_result_free(result);
        gteval_search_free(search);
    }
    gteval_tree_free(tree);
}
END_TEST

/* Deeper than the stack of the thread that calls. */
START_TEST(deep_trees_are_searched)
{
    enum { PLIES = 100000 };
    char *text = malloc(2 * PLIES + 2);
    struct gteval_tree *tree;
    const char *name;

    memset(text, '[', PLIES);
    memset(text + PLIES, ']', PLIES + 1);
    text[PLIES] = '7';
    text[2 * PLIES + 1] = '\0';
    tree = read_tree(text);
    ck_assert_uint_eq(gteval_tree_height(tree), PLIES);
    for (size_t i = 0; (name = gteval_name(GTEVAL_ALGORITHMS, i)); i++) {
        struct gteval_result *result = evaluate(tree, name);

        ck_assert(gteval_result_value(result) == 7);
        gteval_result_free(result);
    }
    gteval_tree_free(tree);
    free(text);
}
END_TEST

START_TEST(results_outlive_all_else)
{
    struct gteval_tree *tree = read_tree("[5]");
    struct gteval_result *result = evaluate(tree, "sss");
    size_t nodes;

    gteval_tree_free(tree);
    ck_assert_uint_eq(gteval_result_line(result, &nodes)[1], 1);
    ck_assert_uint_eq(nodes, 2);
    gteval_result_free(result);
}
END_TEST

/* Options of searches. */

static void check_window(double alpha, double beta, double value,
                         enum gteval_relation bound)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_search *search = new_search("alphabeta");
    struct gteval_error *error;
    struct gteval_result *result;
    size_t nodes;

    ck_assert(gteval_search_window(search, alpha, beta, &error) && !error);
    result = run_search(search, tree);
    ck_assert(gteval_result_value(result) == value);
    ck_assert_int_eq(gteval_result_bound(result), bound);
    ck_assert((gteval_result_line(result, &nodes) != NULL) == (bound == GTEVAL_EQUAL));
    ck_assert((nodes > 0) == (bound == GTEVAL_EQUAL));
    gteval_result_free(result);
    gteval_search_free(search);
    gteval_tree_free(tree);
}

START_TEST(a_window_may_leave_the_value_outside)
{
    check_window(2, 4, 3, GTEVAL_EQUAL);
    check_window(-INFINITY, INFINITY, 3, GTEVAL_EQUAL);
    check_window(0, 1, 3, GTEVAL_AT_LEAST);
    check_window(8, 9, 5, GTEVAL_AT_MOST);
}
END_TEST

START_TEST(a_right_guess_takes_two_passes)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_search *search = new_search("MTD(f)");
    struct gteval_result *result;

    ck_assert(gteval_search_guess(search, 3, NULL));
    result = run_search(search, tree);
    ck_assert_uint_eq(gteval_result_count(result, "passes"), 2);
    gteval_result_free(result);
    gteval_search_free(search);
    gteval_tree_free(tree);
}
END_TEST

static uint64_t passes(const struct gteval_tree *tree, const char *algorithm,
                       const double *guess)
{
    struct gteval_search *search = new_search(algorithm);
    struct gteval_result *result;
    uint64_t count;

    if (guess)
        ck_assert(gteval_search_guess(search, *guess, NULL));
    result = run_search(search, tree);
    count = gteval_result_count(result, "passes");
    gteval_result_free(result);
    gteval_search_free(search);
    return count;
}

/* From above, infinity, 14, 5 and 3 are asked for in turn; from below, 3 comes at once.
 */
START_TEST(infinite_guesses_are_names_too)
{
    enum { FROM_ABOVE = 4, FROM_BELOW = 2 };
    const double above = INFINITY, below = -INFINITY;
    struct gteval_tree *tree = read_tree(SMALL);

    ck_assert_uint_eq(passes(tree, "mtdf", &above), FROM_ABOVE);
    ck_assert_uint_eq(passes(tree, "MTD(inf)", NULL), FROM_ABOVE);
    ck_assert_uint_eq(passes(tree, "mtdf", &below), FROM_BELOW);
    ck_assert_uint_eq(passes(tree, "MTD(-inf)", NULL), FROM_BELOW);
    gteval_tree_free(tree);
}
END_TEST

START_TEST(equal_values_cut_or_do_not)
{
    struct gteval_tree *tree = read_tree("[[3,4],[3,1]]");
    struct gteval_search *search = new_search("alphabeta");
    struct gteval_result *result = run_search(search, tree);

    ck_assert_uint_eq(gteval_result_count(result, "leaves"), 3);
    gteval_result_free(result);
    ck_assert(gteval_search_cut(search, GTEVAL_CUT_GT, NULL));
    result = run_search(search, tree);
    ck_assert_uint_eq(gteval_result_count(result, "leaves"), 4);
    gteval_result_free(result);
    ck_assert(gteval_search_cut(search, GTEVAL_CUT_GE, NULL));
    result = run_search(search, tree);
    ck_assert_uint_eq(gteval_result_count(result, "leaves"), 3);
    gteval_result_free(result);
    gteval_search_free(search);
    gteval_tree_free(tree);
}
END_TEST

START_TEST(lines_may_be_chosen_by_length)
{
    struct gteval_tree *tree = read_tree("[[[[[1]]],1],[1,1]]");
    struct gteval_search *search = new_search("sss");
    struct gteval_error *error;
    static const size_t lengths[] = {
        [GTEVAL_LINE_SHORTEST] = 3, [GTEVAL_LINE_LONGEST] = 3};

    for (int line = GTEVAL_LINE_SHORTEST; line <= GTEVAL_LINE_LONGEST; line++) {
        struct gteval_result *result;
        size_t nodes;

        ck_assert(gteval_search_line(search, (enum gteval_line)line, NULL));
        result = run_search(search, tree);
        ck_assert_uint_eq(gteval_result_line(result, &nodes)[1],
                          line == GTEVAL_LINE_SHORTEST ? 7 : 1);
        ck_assert_uint_eq(nodes, lengths[line]);
        gteval_result_free(result);
    }
    ck_assert(!gteval_search_line(search, (enum gteval_line)7, &error));
    check_error(error, GTEVAL_ERROR_USAGE,
                "line: expected GTEVAL_LINE_FIRST, GTEVAL_LINE_SHORTEST or "
                "GTEVAL_LINE_LONGEST");
    gteval_search_free(search);
    gteval_tree_free(tree);
}
END_TEST

START_TEST(options_without_a_meaning_are_refused)
{
    struct gteval_search *sss = new_search("sss"), *ab = new_search("alphabeta"),
                         *mtdf = new_search("mtdf");
    struct gteval_error *error;

    ck_assert(!gteval_search_window(sss, 1, 2, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "a window has no meaning for 'sss'");
    ck_assert(!gteval_search_guess(ab, 1, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "a guess has no meaning for 'alphabeta'");
    ck_assert(!gteval_search_cut(mtdf, GTEVAL_CUT_GT, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "a cut has no meaning for 'mtdf'");
    ck_assert(!gteval_search_window(ab, 2, 2, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "window: alpha must be less than beta");
    ck_assert(!gteval_search_window(ab, NAN, 2, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "window: alpha must be less than beta");
    ck_assert(!gteval_search_guess(mtdf, NAN, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "guess: expected a number");
    ck_assert(!gteval_search_cut(ab, (enum gteval_cut)2, NULL));
    gteval_search_free(sss);
    gteval_search_free(ab);
    gteval_search_free(mtdf);
}
END_TEST

/* Whether a value is at least that; without a question there is no answer. */
START_TEST(questions_are_answered)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_search *pn = new_search("pn"), *dfpn = new_search("df-pn"),
                         *sss = new_search("sss");
    struct gteval_result *result;
    struct gteval_error *error;

    ck_assert(!gteval_search_target(sss, 3, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "a target has no meaning for 'sss'");
    ck_assert(!gteval_search_target(pn, NAN, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "target: expected a number");
    ck_assert_ptr_null(gteval_search_run(pn, tree, &error));
    check_error(error, GTEVAL_ERROR_INPUT, "pn: no target is given");
    ck_assert(gteval_search_target(pn, 3, NULL) && gteval_search_target(dfpn, 4, NULL));
    result = run_search(pn, tree);
    ck_assert_int_eq(gteval_result_bound(result), GTEVAL_AT_LEAST);
    ck_assert(gteval_result_value(result) == 3);
    ck_assert_ptr_null(gteval_result_line(result, NULL));
    gteval_result_free(result);
    result = run_search(dfpn, tree);
    ck_assert_int_eq(gteval_result_bound(result), GTEVAL_AT_MOST);
    ck_assert(gteval_result_value(result) == 3);
    gteval_result_free(result);
    gteval_search_free(pn);
    gteval_search_free(dfpn);
    gteval_search_free(sss);
    gteval_tree_free(tree);
}
END_TEST

/* The numbers of nodes are told. */
static void note_numbers(void *context, const struct gteval_event *event)
{
    struct gteval_event *last = context;

    if (event->kind == GTEVAL_NUMBERS && event->node == GTEVAL_ROOT)
        *last = *event;
}

START_TEST(numbers_are_told_of)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_search *pn = new_search("pn");
    struct gteval_event last = {.size = 0};

    ck_assert(gteval_search_target(pn, 3, NULL));
    gteval_search_watch(pn, note_numbers, &last);
    gteval_result_free(run_search(pn, tree));
    ck_assert(last.proof == 0 && last.disproof == INFINITY);
    gteval_search_free(pn);
    gteval_tree_free(tree);
}
END_TEST

/* Proofs. */

static void check_side(const struct gteval_proof *proof, enum gteval_relation side,
                       const gteval_node *expected, size_t count)
{
    size_t leaves;
    const gteval_node *found = gteval_proof_leaves(proof, side, &leaves);

    ck_assert_uint_eq(leaves, count);
    ck_assert_ptr_eq(found, gteval_proof_leaves(proof, side, NULL));
    ck_assert((found != NULL) == (expected != NULL));
    for (size_t i = 0; i < count; i++)
        ck_assert_uint_eq(found[i], expected[i]);
}

/* Of nodes 0 to 12 the leaves 2 3 4, 6 7 8, 10 11 12 are worth 3 12 8, 2 4 6, 14 5 2. */
START_TEST(proofs_are_the_fewest_leaves)
{
    static const gteval_node lower[] = {2, 3, 4}, upper[] = {2, 6, 12},
                             five[] = {2, 6, 11};
    struct gteval_tree *tree = read_tree("[[3,12,8],[2,4,6],[14,5,2]]");
    struct gteval_search *search = new_search("pvs");
    struct gteval_result *result;
    struct gteval_proof *proof;
    struct gteval_error *error;
    double low, high;

    gteval_search_verify(search);
    result = run_search(search, tree);
    proof = gteval_proof_new(tree, result, &error);
    ck_assert(proof && !error);
    check_side(proof, GTEVAL_AT_LEAST, lower, 3);
    check_side(proof, GTEVAL_AT_MOST, upper, 3);
    check_side(proof, GTEVAL_ABOVE, NULL, 0);
    ck_assert(gteval_tree_shown(tree, lower, 3, &low, &high, &error) && !error);
    ck_assert(low == 3 && high == INFINITY);
    ck_assert(gteval_tree_shown(tree, upper, 3, &low, &high, NULL));
    ck_assert(low == -INFINITY && high == 3);
    ck_assert(gteval_tree_shown(tree, upper, 2, NULL, NULL, NULL));
    gteval_proof_free(proof);
    gteval_result_free(result);
    ck_assert(gteval_search_window(search, 7, 9, NULL));
    result = run_search(search, tree);
    proof = gteval_proof_new(tree, result, NULL);
    ck_assert(gteval_result_value(result) == 5);
    check_side(proof, GTEVAL_AT_LEAST, NULL, 0);
    check_side(proof, GTEVAL_AT_MOST, five, 3);
    gteval_proof_free(proof);
    gteval_result_free(result);
    gteval_search_free(search);
    gteval_tree_free(tree);
}
END_TEST

START_TEST(infinite_values_need_no_leaf_on_one_side)
{
    static const gteval_node all[] = {1};
    struct gteval_tree *tree = read_tree("[\"inf\",3]");
    struct gteval_result *result = evaluate(tree, "sss");
    struct gteval_proof *proof = gteval_proof_new(tree, result, NULL);
    double low, high;

    check_side(proof, GTEVAL_AT_LEAST, all, 1);
    check_side(proof, GTEVAL_AT_MOST, all, 0);
    ck_assert(gteval_tree_shown(tree, NULL, 0, &low, &high, NULL));
    ck_assert(low == -INFINITY && high == INFINITY);
    gteval_proof_free(proof);
    gteval_result_free(result);
    gteval_tree_free(tree);
    gteval_proof_free(NULL);
}
END_TEST

static struct gteval_tree *read_dewey(const char *text)
{
    struct gteval_reader *reader =
        gteval_reader_memory("a.dewey", text, strlen(text), NULL);
    struct gteval_tree *tree = gteval_reader_next(reader, NULL);

    ck_assert_ptr_nonnull(tree);
    gteval_reader_free(reader);
    return tree;
}

START_TEST(what_has_no_proof_is_refused)
{
    static const gteval_node inner = 0, beyond = 3;
    struct gteval_tree *plain = read_tree("[1,2]");
    struct gteval_tree *chance = read_dewey("e chance\n1 1\n2 2\n");
    struct gteval_tree *game = read_dewey("players 2\n1 (3, 1)\n2 (2, 2)\n");
    struct gteval_search *maxn = new_search("maxn");
    struct gteval_result *mean = evaluate(chance, "star2"), *payoffs;
    struct gteval_error *error;

    gteval_search_verify(maxn);
    payoffs = run_search(maxn, game);
    ck_assert(!gteval_proof_new(chance, mean, &error));
    check_error(error, GTEVAL_ERROR_INPUT,
                "a tree with chance nodes or payoffs has no such proofs");
    ck_assert(!gteval_proof_new(game, payoffs, NULL));
    ck_assert(!gteval_proof_new(NULL, mean, NULL) &&
              !gteval_proof_new(plain, NULL, NULL));
    ck_assert(!gteval_tree_shown(NULL, NULL, 0, NULL, NULL, NULL));
    ck_assert(!gteval_tree_shown(plain, NULL, 1, NULL, NULL, NULL));
    ck_assert(gteval_tree_shown(chance, NULL, 0, NULL, NULL, &error) && !error);
    ck_assert(!gteval_tree_shown(game, NULL, 0, NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_INPUT, "leaves of this tree have payoffs, no value");
    ck_assert(!gteval_tree_shown(plain, &inner, 1, NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "leaves: node 0 is no leaf of the tree");
    ck_assert(!gteval_tree_shown(plain, &beyond, 1, NULL, NULL, &error));
    check_error(error, GTEVAL_ERROR_USAGE, "leaves: node 3 is no leaf of the tree");
    gteval_result_free(mean);
    gteval_result_free(payoffs);
    gteval_search_free(maxn);
    gteval_tree_free(plain);
    gteval_tree_free(chance);
    gteval_tree_free(game);
}
END_TEST

START_TEST(unknown_names_are_refused)
{
    struct gteval_reader *reader = gteval_reader_memory("test", "5", 1, NULL);
    struct gteval_error *error;

    ck_assert_ptr_null(gteval_search_new("alphabetta", &error));
    check_error(error, GTEVAL_ERROR_USAGE,
                "unknown algorithm 'alphabetta'; did you mean 'alphabeta'?");
    ck_assert_ptr_null(gteval_search_new("", NULL));
    ck_assert(!gteval_reader_format(reader, "jsn", &error));
    check_error(error, GTEVAL_ERROR_USAGE,
                "unknown input format 'jsn'; did you mean 'json'?");
    ck_assert(!gteval_reader_format(reader, "pgn", &error));
    check_error(error, GTEVAL_ERROR_USAGE,
                "input format 'pgn': PGN is not read: it has moves, but no values: write "
                "the tree as list text, as in (A (B 3) (C 5))");
    ck_assert(gteval_reader_format(reader, "auto", &error) && !error);
    gteval_reader_free(reader);
}
END_TEST

/* Walking. */

static const char *const NAMED =
    "{\"name\":\"a\",\"children\":[{\"name\":\"b\",\"value\":4,"
    "\"children\":[1,{\"value\":2.5,\"name\":\"d\"}]},3]}";

static void check_id(const struct gteval_tree *tree, gteval_node n, const char *expected)
{
    char *id = gteval_tree_id(tree, n);

    ck_assert_str_eq(id, expected);
    free(id);
}

START_TEST(trees_can_be_walked)
{
    struct gteval_tree *tree = read_tree(NAMED);
    gteval_node b = gteval_tree_first_child(tree, GTEVAL_ROOT);
    gteval_node c = gteval_tree_first_child(tree, b);
    gteval_node d = gteval_tree_next_sibling(tree, c);

    ck_assert_uint_eq(gteval_tree_nodes(tree), 5);
    ck_assert_uint_eq(gteval_tree_leaves(tree), 3);
    ck_assert_uint_eq(gteval_tree_height(tree), 2);
    ck_assert_str_eq(gteval_tree_name(tree, d), "d");
    ck_assert_ptr_null(gteval_tree_name(tree, c));
    ck_assert(gteval_tree_value(tree, d) == 2.5);
    ck_assert(gteval_tree_value(tree, b) == 4);
    ck_assert(isnan(gteval_tree_value(tree, GTEVAL_ROOT)));
    ck_assert_uint_eq(gteval_tree_parent(tree, d), b);
    ck_assert_uint_eq(gteval_tree_children(tree, b), 2);
    ck_assert_uint_eq(gteval_tree_next_sibling(tree, d), GTEVAL_NONE);
    ck_assert_uint_eq(gteval_tree_first_child(tree, d), GTEVAL_NONE);
    ck_assert_int_eq(gteval_tree_mover(tree, GTEVAL_ROOT), GTEVAL_MAX);
    ck_assert_int_eq(gteval_tree_mover(tree, b), GTEVAL_MIN);
    check_id(tree, GTEVAL_ROOT, "e");
    check_id(tree, d, "1.2");
    gteval_tree_free(tree);
}
END_TEST

START_TEST(nodes_that_are_not_there_may_be_asked_about)
{
    struct gteval_tree *tree = read_tree(NAMED);
    const gteval_node outside[] = {gteval_tree_nodes(tree), GTEVAL_NONE};

    for (size_t i = 0; i < sizeof outside / sizeof outside[0]; i++) {
        gteval_node n = outside[i];

        ck_assert_uint_eq(gteval_tree_parent(tree, n), GTEVAL_NONE);
        ck_assert_uint_eq(gteval_tree_first_child(tree, n), GTEVAL_NONE);
        ck_assert_uint_eq(gteval_tree_next_sibling(tree, n), GTEVAL_NONE);
        ck_assert_uint_eq(gteval_tree_children(tree, n), 0);
        ck_assert_int_eq(gteval_tree_mover(tree, n), GTEVAL_MAX);
        ck_assert(isnan(gteval_tree_value(tree, n)));
        ck_assert_ptr_null(gteval_tree_name(tree, n));
        ck_assert_ptr_null(gteval_tree_id(tree, n));
    }
    ck_assert_uint_eq(gteval_tree_parent(tree, GTEVAL_ROOT), GTEVAL_NONE);
    ck_assert_uint_eq(gteval_tree_next_sibling(tree, GTEVAL_ROOT), GTEVAL_NONE);
    gteval_tree_free(tree);
}
END_TEST

START_TEST(trees_can_be_cut)
{
    struct gteval_tree *tree = read_tree(NAMED);
    struct gteval_error *error;

    ck_assert(!gteval_tree_cut(tree, 0, &error));
    check_error(error, GTEVAL_ERROR_INPUT,
                "node e (a) has no static value, which depth 0 needs");
    ck_assert_uint_eq(gteval_tree_nodes(tree), 5);
    ck_assert(gteval_tree_cut(tree, 1, &error) && !error);
    ck_assert_uint_eq(gteval_tree_nodes(tree), 3);
    ck_assert(gteval_tree_value(tree, 1) == 4);
    ck_assert_str_eq(gteval_tree_name(tree, 1), "b");
    gteval_tree_free(tree);
}
END_TEST

/* Readers. */

/* Reads one tree after another: so many, whose values are 1, 2, 3 ... */
static void check_trees(struct gteval_reader *reader, int count)
{
    struct gteval_error *error;
    struct gteval_tree *tree;
    int read = 0;

    ck_assert_ptr_nonnull(reader);
    while ((tree = gteval_reader_next(reader, &error))) {
        struct gteval_result *result = evaluate(tree, "alphabeta");

        ck_assert(gteval_result_value(result) == ++read);
        gteval_result_free(result);
        gteval_tree_free(tree);
    }
    ck_assert_msg(!error, "%s", error ? gteval_error_text(error) : "");
    ck_assert_int_eq(read, count);
    ck_assert_ptr_null(gteval_reader_next(reader, &error));
    ck_assert_ptr_null(error);
    gteval_reader_free(reader);
}

static const char STREAM[] = "\xEF\xBB\xBF[1,0]\n[[2,3],[1]]{\"value\":3}";

START_TEST(memory_holds_several_trees)
{
    check_trees(gteval_reader_memory("", STREAM, sizeof STREAM - 1, NULL), 3);
}
END_TEST

START_TEST(streams_hold_several_trees)
{
    FILE *stream = tmpfile();

    ck_assert_ptr_nonnull(stream);
    fputs("skipped", stream);
    fputs(STREAM, stream);
    ck_assert_int_eq(fseek(stream, sizeof "skipped" - 1, SEEK_SET), 0);
    check_trees(gteval_reader_stream("", stream, NULL), 3);
    ck_assert_int_eq(fclose(stream), 0);
}
END_TEST

START_TEST(long_lines_come_in_pieces)
{
    enum { LEAVES = 100000 };
    FILE *stream = tmpfile();

    ck_assert_ptr_nonnull(stream);
    putc('[', stream);
    for (int i = 0; i < LEAVES; i++)
        fputs("0,", stream);
    fputs("1]", stream);
    rewind(stream);
    check_trees(gteval_reader_stream("", stream, NULL), 1);
    fclose(stream);
}
END_TEST

START_TEST(trees_do_not_wait_for_the_next)
{
    /* So long the test waits for what should be there, before it fails. */
    struct timeval limit = {.tv_sec = 10};
    struct gteval_reader *reader;
    struct gteval_tree *tree;
    FILE *stream;
    int ends[2];

    ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    ck_assert_int_eq(setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit),
                     0);
    stream = fdopen(ends[0], "r");
    ck_assert_int_eq(write(ends[1], "[1,2]\n", 6), 6);
    reader = gteval_reader_stream("", stream, NULL);
    ck_assert(reader && gteval_reader_format(reader, "json", NULL));
    tree = gteval_reader_next(reader, NULL);
    ck_assert_ptr_nonnull(tree);
    gteval_tree_free(tree);
    gteval_reader_free(reader);
    fclose(stream);
    close(ends[1]);
}
END_TEST

START_TEST(streams_that_fail_are_errors)
{
    struct gteval_error *error;
    FILE *stream = fopen(".", "r");

    ck_assert_ptr_nonnull(stream);
    ck_assert_ptr_null(gteval_reader_stream("here", stream, &error));
    check_error(error, GTEVAL_ERROR_INPUT, "here: error: cannot read: Is a directory");
    fclose(stream);
    ck_assert_ptr_null(gteval_reader_open("nowhere.json", &error));
    ck_assert_str_eq(gteval_error_file(error), "nowhere.json");
    ck_assert_uint_eq(gteval_error_line(error), 0);
    check_error(error, GTEVAL_ERROR_INPUT,
                "nowhere.json: error: cannot open: No such file or directory");
}
END_TEST

START_TEST(suffixes_and_options_tell_the_format)
{
    struct gteval_reader *reader = gteval_reader_memory("x.leaves", "1 2 3 4", 7, NULL);
    struct gteval_error *error;
    struct gteval_tree *tree;

    gteval_reader_width(reader, 2);
    gteval_reader_root(reader, GTEVAL_MIN);
    tree = gteval_reader_next(reader, &error);
    ck_assert_msg(tree, "%s", error ? gteval_error_text(error) : "");
    ck_assert_int_eq(gteval_tree_mover(tree, GTEVAL_ROOT), GTEVAL_MIN);
    ck_assert_uint_eq(gteval_tree_height(tree), 2);
    gteval_tree_free(tree);
    gteval_reader_free(reader);
    reader = gteval_reader_memory("x.json", "e 5", 3, NULL);
    ck_assert(gteval_reader_format(reader, "dewey", NULL));
    tree = gteval_reader_next(reader, NULL);
    ck_assert(gteval_tree_value(tree, GTEVAL_ROOT) == 5);
    gteval_tree_free(tree);
    gteval_reader_free(reader);
}
END_TEST

/* Errors. */

/* A function that can fail refuses a NULL by its name. */
static void check_refused(bool done, struct gteval_error **error, const char *what)
{
    char text[100];

    ck_assert(!done);
    snprintf(text, sizeof text, "%s: it must not be NULL", what);
    check_error(*error, GTEVAL_ERROR_USAGE, text);
}

START_TEST(nulls_are_refused)
{
    struct gteval_error *error;
    struct gteval_reader *reader = gteval_reader_memory("x", SMALL, strlen(SMALL), NULL);
    struct gteval_search *search = new_search("mtdf");
    struct gteval_tree *tree = read_tree(SMALL);

    check_refused(gteval_reader_open(NULL, &error), &error, "path");
    check_refused(gteval_reader_memory(NULL, "5", 1, &error), &error, "name");
    check_refused(gteval_reader_memory("x", NULL, 1, &error), &error, "text");
    check_refused(gteval_reader_stream(NULL, stdin, &error), &error, "name");
    check_refused(gteval_reader_stream("x", NULL, &error), &error, "stream");
    check_refused(gteval_reader_format(NULL, "json", &error), &error, "reader");
    check_refused(gteval_reader_format(reader, NULL, &error), &error, "format");
    check_refused(gteval_reader_next(NULL, &error), &error, "reader");
    check_refused(gteval_tree_cut(NULL, 1, &error), &error, "tree");
    check_refused(gteval_search_new(NULL, &error), &error, "algorithm");
    check_refused(gteval_search_window(NULL, 0, 1, &error), &error, "search");
    check_refused(gteval_search_guess(NULL, 0, &error), &error, "search");
    check_refused(gteval_search_cut(NULL, GTEVAL_CUT_GE, &error), &error, "search");
    check_refused(gteval_search_line(NULL, GTEVAL_LINE_FIRST, &error), &error, "search");
    check_refused(gteval_search_run(NULL, tree, &error), &error, "search");
    check_refused(gteval_search_run(search, NULL, &error), &error, "tree");
    ck_assert(!gteval_search_new(NULL, NULL));
    gteval_tree_free(tree);
    gteval_search_free(search);
    gteval_reader_free(reader);
}
END_TEST

START_TEST(nulls_may_stand_for_nothing)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_result *result = evaluate(tree, "sss");
    struct gteval_reader *reader = gteval_reader_memory("x", NULL, 0, NULL);
    struct gteval_error *error;
    size_t nodes;

    ck_assert_ptr_eq(gteval_result_line(result, NULL),
                     gteval_result_line(result, &nodes));
    ck_assert(gteval_result_count(result, NULL) == UINT64_MAX);
    ck_assert(reader && !gteval_reader_next(reader, &error));
    check_error(error, GTEVAL_ERROR_INPUT, "x:1:1: error: empty input");
    gteval_reader_free(reader);
    gteval_result_free(result);
    gteval_tree_free(tree);
}
END_TEST

START_TEST(the_format_is_set_before_the_first_tree)
{
    static const char late[] = "format: it must be set before the first tree";
    struct gteval_reader *reader = gteval_reader_memory("x", "[1] [2]", 7, NULL);
    struct gteval_error *error;

    ck_assert(reader && gteval_reader_format(reader, "json", NULL));
    for (int i = 1; i <= 2; i++) {
        struct gteval_tree *tree = gteval_reader_next(reader, NULL);

        ck_assert(tree && gteval_tree_value(tree, 1) == i);
        gteval_tree_free(tree);
        ck_assert(!gteval_reader_format(reader, "dewey", &error));
        check_error(error, GTEVAL_ERROR_USAGE, late);
        ck_assert(!gteval_reader_format(reader, "auto", &error));
        check_error(error, GTEVAL_ERROR_USAGE, late);
    }
    ck_assert(!gteval_reader_next(reader, &error) && !error);
    gteval_reader_free(reader);
}
END_TEST

START_TEST(errors_know_their_place)
{
    struct gteval_reader *reader =
        gteval_reader_memory("here", "[1,\n\xC3\xA4]", 7, NULL);
    struct gteval_error *error;

    ck_assert(gteval_reader_format(reader, "json", NULL));
    ck_assert_ptr_null(gteval_reader_next(reader, &error));
    gteval_reader_free(reader);
    ck_assert_str_eq(gteval_error_file(error), "here");
    ck_assert_uint_eq(gteval_error_line(error), 2);
    ck_assert_uint_eq(gteval_error_column(error), 1);
    ck_assert_int_eq(strncmp(gteval_error_text(error), "here:2:1: error: ", 17), 0);
    ck_assert_ptr_nonnull(strstr(gteval_error_text(error), gteval_error_message(error)));
    check_error(error, GTEVAL_ERROR_INPUT, gteval_error_text(error));
}
END_TEST

/* The text of a file, to be freed. */
static char *read_file(const char *path)
{
    FILE *file = fopen(path, "r");
    char *text = NULL;
    size_t size;

    ck_assert_msg(file, "%s: not there", path);
    ck_assert_int_gt(getdelim(&text, &size, '\0', file), 0);
    fclose(file);
    return text;
}

/* A malformed file, whose message is that of the programs. */
static void check_malformed(const char *path)
{
    struct gteval_reader *reader = gteval_reader_open(path, NULL);
    char expected_path[320];
    char *expected;
    struct gteval_error *error;
    struct gteval_tree *tree;

    snprintf(expected_path, sizeof expected_path, "%s.expected", path);
    expected = read_file(expected_path);
    expected[strlen(expected) - 1] = '\0';
    ck_assert_ptr_nonnull(reader);
    ck_assert(gteval_reader_format(reader, strrchr(path, '.') + 1, NULL));
    while ((tree = gteval_reader_next(reader, &error)))
        gteval_tree_free(tree);
    check_error(error, GTEVAL_ERROR_INPUT, expected);
    ck_assert_ptr_null(gteval_reader_next(reader, &error));
    ck_assert_ptr_null(error);
    gteval_reader_free(reader);
    free(expected);
}

enum { FORMATS_MOST = 64 };

/* The row of the format that the suffix of a path names. */
static size_t row_of_format(const char *path)
{
    const char *name, *suffix = strrchr(path, '.') + 1;
    size_t row = 0;

    while ((name = gteval_name(GTEVAL_FORMATS, row)) && strcmp(name, suffix) != 0)
        row++;
    ck_assert_msg(name && row < FORMATS_MOST, "%s: the table lacks its format", path);
    return row;
}

/* Each format refuses something, so the table has as many rows as there are suffixes. */
START_TEST(malformed_files_are_refused_as_by_the_programs)
{
    DIR *folder = opendir("tests/bad");
    struct dirent *entry;
    char path[300];
    bool seen[FORMATS_MOST] = {false};
    int count = 0;

    ck_assert_ptr_nonnull(folder);
    while ((entry = readdir(folder))) {
        if (entry->d_name[0] == '.' || strstr(entry->d_name, ".expected"))
            continue;
        snprintf(path, sizeof path, "tests/bad/%s", entry->d_name);
        check_malformed(path);
        seen[row_of_format(path)] = true;
        count++;
    }
    closedir(folder);
    ck_assert_int_gt(count, 100);
    for (size_t row = 0; gteval_name(GTEVAL_FORMATS, row); row++)
        ck_assert_msg(seen[row], "tests/bad has nothing for %s",
                      gteval_name(GTEVAL_FORMATS, row));
}
END_TEST

START_TEST(nothing_can_be_freed)
{
    gteval_error_free(NULL);
    gteval_reader_free(NULL);
    gteval_tree_free(NULL);
    gteval_search_free(NULL);
    gteval_result_free(NULL);
}
END_TEST

/* Surroundings. */

/* Where there is a locale with a decimal comma, LOCPATH says so. */
START_TEST(numbers_have_a_point_in_every_locale)
{
    struct gteval_tree *tree;
    char text[8];

    if (!getenv("LOCPATH"))
        return;
    ck_assert_ptr_nonnull(setlocale(LC_ALL, "comma"));
    tree = read_tree("[0.5,0.12345678901234567e-300]");
    ck_assert(gteval_tree_value(tree, 1) == 0.5);
    ck_assert(gteval_tree_value(tree, 2) == 0.12345678901234567e-300);
    gteval_tree_free(tree);
    snprintf(text, sizeof text, "%.1f", 0.5);
    ck_assert_str_eq(text, "0,5");
}
END_TEST

enum { THREADS = 4 };

/* A thread's share of the golden rows: every THREADS-th, read and searched. */
struct share {
    const cJSON *rows;
    int first, done;
};

static void *work(void *argument)
{
    struct share *share = argument;

    for (int i = share->first; i < GOLDEN_ROWS; i += THREADS) {
        const cJSON *row = cJSON_GetArrayItem(share->rows, i), *expected;
        struct gteval_tree *tree = golden_tree(row), *named = read_tree(NAMED);

        cJSON_ArrayForEach(expected, cJSON_GetObjectItemCaseSensitive(row, "algorithms"))
            check_algorithm(tree, expected);
        gteval_tree_free(tree);
        gteval_tree_free(named);
        share->done++;
    }
    return NULL;
}

/* A limit that the process has is no option of the library's. */
START_TEST(limits_of_memory_are_named)
{
#if !defined(GTEVAL_ASAN) && !defined(__SANITIZE_ADDRESS__) &&                           \
    !defined(__SANITIZE_THREAD__)
    enum { SIZE = 1 << 26, SPARE = 1 << 16 };
    char *text = calloc(SIZE, 1), *spare = malloc(SPARE);
    struct gteval_error *error;
    struct rlimit before, limit;

    ENSURE(text && spare && getrlimit(RLIMIT_AS, &before) == 0);
    free(spare); /* for the error */
    limit = before;
    limit.rlim_cur = 1 << 20;
    ENSURE(setrlimit(RLIMIT_AS, &limit) == 0);
    ck_assert_ptr_null(gteval_reader_memory("test", text, SIZE, &error));
    ENSURE(setrlimit(RLIMIT_AS, &before) == 0);
    ck_assert_int_eq(gteval_error_kind(error), GTEVAL_ERROR_INPUT);
    ck_assert_str_eq(gteval_error_text(error),
                     "test: error: out of memory: to take 64 MiB would pass the limit of "
                     "1 MiB");
    gteval_error_free(error);
    free(text);
#endif
}
END_TEST

/* cJSON's memory, and whether two threads have asked for it at a time. */
static atomic_int asking;
static atomic_bool asked_together;

static void *ask(size_t size)
{
    if (atomic_fetch_add(&asking, 1) > 0)
        atomic_store(&asked_together, true);
    sched_yield();
    atomic_fetch_sub(&asking, 1);
    return malloc(size);
}

static void *read_maps(void *argument)
{
    const char *map = argument;

    for (int i = 0; i < 200; i++)
        gteval_tree_free(read_tree(map));
    return NULL;
}

/* cJSON writes a variable whenever it parses: the library lets one thread do so at a
 * time. */
START_TEST(threads_take_turns_at_cjson)
{
    static char map[] = "{\"edges\":{\"a\":[\"b\",\"c\"]},\"values\":{\"b\":3,\"c\":5}}";
    cJSON_Hooks hooks = {.malloc_fn = ask, .free_fn = free};
    pthread_t threads[THREADS];

    cJSON_InitHooks(&hooks);
    for (int i = 0; i < THREADS; i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, read_maps, map), 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    cJSON_InitHooks(NULL);
    ck_assert(!atomic_load(&asked_together));
}
END_TEST

START_TEST(threads_search_at_the_same_time)
{
    struct share shares[THREADS];
    pthread_t threads[THREADS];
    cJSON *rows = golden_rows();
    int done = 0;

    for (int i = 0; i < THREADS; i++) {
        shares[i] = (struct share){.rows = rows, .first = i};
        ck_assert_int_eq(pthread_create(&threads[i], NULL, work, &shares[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        done += shares[i].done;
    }
    ck_assert_int_eq(done, GOLDEN_ROWS);
    cJSON_Delete(rows);
}
END_TEST

/* One search, run by all threads on one tree. */
struct common {
    const struct gteval_search *search;
    const struct gteval_tree *tree;
};

static void *run_common(void *argument)
{
    const struct common *common = argument;

    for (int i = 0; i < 100; i++) {
        struct gteval_result *result = run_search(common->search, common->tree);

        ENSURE(gteval_result_value(result) == 3);
        gteval_result_free(result);
    }
    return NULL;
}

/* What all threads write is the same. */
static void *write_common(void *argument)
{
    const struct common *common = argument;
    struct gteval_result *result = run_search(common->search, common->tree);
    const struct gteval_result *const results[] = {result};
    const char *const texts[] = {
        gteval_tree_write(common->tree, "json", NULL, NULL, NULL),
        gteval_results_write(results, 1, common->tree, "csv", NULL, NULL, NULL),
        gteval_searches_draw(&common->search, 1, common->tree, "html", NULL, NULL, NULL),
        gteval_searches_draw(&common->search, 1, common->tree, "svg", NULL, NULL, NULL),
    };
    char *all = NULL;
    size_t size;
    FILE *out = open_memstream(&all, &size);

    ENSURE(out && gteval_result_past(result, GTEVAL_ROOT)->entered);
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        ENSURE(texts[i]);
        fputs(texts[i], out);
        free((char *)texts[i]);
    }
    fclose(out);
    gteval_result_free(result);
    return all;
}

START_TEST(threads_share_searches_and_trees)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_search *search = new_search("mtdf");
    struct common common = {.search = search, .tree = tree};
    pthread_t threads[THREADS];

    for (int i = 0; i < THREADS; i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, run_common, &common), 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    gteval_search_free(search);
    gteval_tree_free(tree);
}
END_TEST

static void add_searches(Suite *suite)
{
    TCase *group = suite_group(suite, "searches");

    tcase_add_test(group, tables_list_what_there_is);
    tcase_add_test(group, searches_agree_with_known_results);
    tcase_add_test(group, every_algorithm_runs);
    tcase_add_test(group, chance_is_told_of);
    tcase_add_test(group, payoffs_are_told_of);
    tcase_add_test(group, deep_trees_are_searched);
    tcase_add_test(group, results_outlive_all_else);
    tcase_add_test(group, a_window_may_leave_the_value_outside);
    tcase_add_test(group, a_right_guess_takes_two_passes);
    tcase_add_test(group, infinite_guesses_are_names_too);
    tcase_add_test(group, equal_values_cut_or_do_not);
    tcase_add_test(group, lines_may_be_chosen_by_length);
    tcase_add_test(group, options_without_a_meaning_are_refused);
    tcase_add_test(group, questions_are_answered);
    tcase_add_test(group, numbers_are_told_of);
    tcase_add_test(group, unknown_names_are_refused);
    tcase_add_test(group, proofs_are_the_fewest_leaves);
    tcase_add_test(group, infinite_values_need_no_leaf_on_one_side);
    tcase_add_test(group, what_has_no_proof_is_refused);
}

static void add_trees(Suite *suite)
{
    TCase *group = suite_group(suite, "trees");

    tcase_add_test(group, trees_can_be_walked);
    tcase_add_test(group, nodes_that_are_not_there_may_be_asked_about);
    tcase_add_test(group, trees_can_be_cut);
    tcase_add_test(group, memory_holds_several_trees);
    tcase_add_test(group, streams_hold_several_trees);
    tcase_add_test(group, long_lines_come_in_pieces);
    tcase_add_test(group, trees_do_not_wait_for_the_next);
    tcase_add_test(group, streams_that_fail_are_errors);
    tcase_add_test(group, suffixes_and_options_tell_the_format);
}

static void add_manners(Suite *suite)
{
    TCase *group = suite_group(suite, "manners");

    tcase_add_test(group, nulls_are_refused);
    tcase_add_test(group, nulls_may_stand_for_nothing);
    tcase_add_test(group, the_format_is_set_before_the_first_tree);
    tcase_add_test(group, errors_know_their_place);
    tcase_add_test(group, limits_of_memory_are_named);
    tcase_add_test(group, malformed_files_are_refused_as_by_the_programs);
    tcase_add_test(group, nothing_can_be_freed);
    tcase_add_test(group, numbers_have_a_point_in_every_locale);
}

START_TEST(threads_write_at_the_same_time)
{
    struct gteval_tree *tree = read_tree(SMALL);
    struct gteval_search *search = new_search("mtdf");
    struct common common = {.search = search, .tree = tree};
    pthread_t threads[THREADS];
    char *expected = NULL;

    gteval_search_keep(search);
    for (int i = 0; i < THREADS; i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, write_common, &common), 0);
    for (int i = 0; i < THREADS; i++) {
        void *text;

        pthread_join(threads[i], &text);
        ENSURE(!expected || strcmp(expected, text) == 0);
        free(expected);
        expected = text;
    }
    free(expected);
    gteval_search_free(search);
    gteval_tree_free(tree);
}
END_TEST

static void add_threads(Suite *suite)
{
    TCase *group = suite_group(suite, "threads");

    tcase_add_test(group, threads_search_at_the_same_time);
    tcase_add_test(group, threads_take_turns_at_cjson);
    tcase_add_test(group, threads_share_searches_and_trees);
    tcase_add_test(group, threads_write_at_the_same_time);
}

int main(void)
{
    Suite *suite = suite_create("library");

    add_searches(suite);
    add_trees(suite);
    add_manners(suite);
    add_threads(suite);
    return suite_run(suite);
}
