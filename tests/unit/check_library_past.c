/*
 * check_library_past.c - what results of the library keep of a search agrees with what
 * those are told who watch it, and with what is true of the tree.
 */
#include "library/gteval.h"

#include "ensure.h"
#include "suite.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const TREES[] = {
    "[[3,12,8],[2,4,6],[14,5,2]]",
    "[[[5,6],[7,4,5]],[[3],[6,[6],[9,7]]],[[5],[9,8],[6]]]",
    "{\"mover\":\"min\",\"children\":[[[1,7],[2,2]],[[2],[[0,-1],4]],-3]}",
    "[[[[1,2],[3,4]],[[8,7],[6,5]]],[[[9,9],[0,1]],[[2,2],[2,\"inf\"]]]]",
    "7",
};

static const char *const CHANCE =
    "{\"mover\":\"chance\",\"bounds\":[-2,2],\"children\":[{\"weight\":1,\"children\":[2,"
    "1]},{\"weight\":0,\"value\":0},{\"weight\":2,\"children\":[-2,{\"children\":[0,1]}]}"
    "]"
    "}";

static const char *const GAME =
    "{\"players\":3,\"children\":[{\"children\":[{\"payoffs\":[1,2,3]},{\"payoffs\":[3,0,"
    "1]"
    "}]},{\"children\":[{\"payoffs\":[2,2,2]},{\"payoffs\":[0,3,3]}]}]}";

static struct gteval_tree *read_tree(const char *text)
{
    struct gteval_error *error;
    struct gteval_reader *reader =
        gteval_reader_memory("test", text, strlen(text), &error);
    struct gteval_tree *tree = reader ? gteval_reader_next(reader, &error) : NULL;

    ENSURE_MSG(tree && !error, "%s", error ? gteval_error_text(error) : "no tree");
    gteval_reader_free(reader);
    return tree;
}

/* What those are told who watch. */
enum { MOST = 200 };

struct told {
    gteval_node readings[MOST];
    size_t count;
    bool entered[MOST];
    struct gteval_event valued[MOST]; /* the last ENTER for a value, */
    struct gteval_event asked[MOST];  /* and for a bound */
    gteval_node cut[MOST];            /* the last child looked at, plus 1 */
};

static void watch(void *context, const struct gteval_event *event)
{
    struct told *told = context;

    ENSURE(event->node < MOST && told->count < MOST);
    if (event->kind == GTEVAL_LEAF)
        told->readings[told->count++] = event->node;
    if (event->kind == GTEVAL_CUT)
        told->cut[event->node] = event->child + 1;
    if (event->kind != GTEVAL_ENTER)
        return;
    told->entered[event->node] = true;
    if (event->relation == GTEVAL_EQUAL)
        told->valued[event->node] = *event;
    else
        told->asked[event->node] = *event;
}

/* Of a small tree. */
static double exact(const struct gteval_tree *tree, gteval_node n)
{
    bool is_max = gteval_tree_mover(tree, n) == GTEVAL_MAX;
    double best = NAN;

    for (gteval_node c = gteval_tree_first_child(tree, n); c != GTEVAL_NONE;
         c = gteval_tree_next_sibling(tree, c)) {
        double value = exact(tree, c);

        if (isnan(best) || (is_max ? value > best : value < best))
            best = value;
    }
    return isnan(best) ? gteval_tree_value(tree, n) : best;
}

/* A search of a tree, what it kept, and what was told of it. */
struct run {
    struct gteval_tree *tree;
    struct gteval_result *result;
    struct told told;
};

/* Whether the algorithm is for the tree. */
static bool run_kept(struct run *run, const char *text, const char *algorithm)
{
    struct gteval_search *search = gteval_search_new(algorithm, NULL);

    ENSURE(search);
    memset(run, 0, sizeof *run);
    run->tree = read_tree(text);
    gteval_search_keep(search);
    gteval_search_target(search, 3, NULL);
    gteval_search_watch(search, watch, &run->told);
    run->result = gteval_search_run(search, run->tree, NULL);
    gteval_search_free(search);
    if (!run->result)
        gteval_tree_free(run->tree);
    return run->result;
}

static void release(struct run *run)
{
    gteval_result_free(run->result);
    gteval_tree_free(run->tree);
}

static const struct gteval_past *past_of(const struct run *run, gteval_node n)
{
    const struct gteval_past *past = gteval_result_past(run->result, n);

    ENSURE(past && past->size == sizeof *past);
    return past;
}

static void check_order(const struct run *run)
{
    size_t count, readings;
    const gteval_node *leaves = gteval_result_leaves(run->result, &count),
                      *all = gteval_result_readings(run->result, &readings);
    size_t seen = 0;

    ENSURE(leaves && all && leaves[count] == GTEVAL_NONE &&
           all[readings] == GTEVAL_NONE && readings == run->told.count);
    ENSURE(gteval_result_leaves(run->result, NULL) == leaves);
    ENSURE(readings == gteval_result_count(run->result, "leaves"));
    for (size_t i = 0; i < readings; i++) {
        gteval_node order = past_of(run, all[i])->order;

        ENSURE(all[i] == run->told.readings[i]);
        ENSURE(order > 0 && order <= seen + 1 && leaves[order - 1] == all[i]);
        seen += order > seen;
    }
    ENSURE(seen == count);
}

/* How it was entered, as those were told who watched. */
static void check_entry(const struct run *run, const struct gteval_past *past,
                        gteval_node n)
{
    const struct gteval_event *valued = &run->told.valued[n],
                              *asked = &run->told.asked[n];

    ENSURE(past->entered == run->told.entered[n]);
    ENSURE(past->evaluated == (valued->size > 0));
    if (past->evaluated)
        ENSURE(past->alpha == valued->alpha && past->beta == valued->beta);
    ENSURE(past->tested == (asked->size > 0));
    if (past->tested)
        ENSURE(past->relation == asked->relation && past->asked == asked->value);
}

/* Cuts leave out what is never entered. */
static void check_cuts(const struct run *run, const struct gteval_past *past,
                       gteval_node n)
{
    gteval_node by = past->pruned_by, branch = n;

    if (past->cut_behind != GTEVAL_NONE)
        ENSURE(past->entered && run->told.cut[n] == past->cut_behind + 1 &&
               gteval_tree_parent(run->tree, past->cut_behind) == n);
    if (by == GTEVAL_NONE)
        return;
    ENSURE(!past->entered && past_of(run, by)->entered);
    while (gteval_tree_parent(run->tree, branch) != by)
        branch = gteval_tree_parent(run->tree, branch);
    ENSURE(past_of(run, by)->cut_behind < branch && !past_of(run, branch)->entered);
}

static void check_node(const struct run *run, gteval_node n)
{
    const struct gteval_past *past = past_of(run, n);

    check_entry(run, past, n);
    check_cuts(run, past, n);
    if (!past->entered)
        ENSURE(past->low == -INFINITY && past->high == INFINITY && past->order == 0 &&
               past->cut_behind == GTEVAL_NONE && !past->on_line);
}

/* The value lies where the search knows it to lie. */
static void check_value(const struct run *run, gteval_node n)
{
    const struct gteval_past *past = past_of(run, n);
    double value = exact(run->tree, n);

    ENSURE(past->low_strict ? value > past->low : value >= past->low);
    ENSURE(past->high_strict ? value < past->high : value <= past->high);
}

static void check_line(const struct run *run)
{
    size_t nodes, on_line = 0;
    const gteval_node *line = gteval_result_line(run->result, &nodes);

    for (size_t i = 0; i < nodes; i++)
        ENSURE(past_of(run, line[i])->on_line);
    for (gteval_node n = 0; n < gteval_tree_nodes(run->tree); n++)
        on_line += past_of(run, n)->on_line;
    ENSURE(on_line == nodes);
}

static void check_run(const struct run *run, bool has_values)
{
    check_order(run);
    check_line(run);
    for (gteval_node n = 0; n < gteval_tree_nodes(run->tree); n++) {
        check_node(run, n);
        if (has_values)
            check_value(run, n);
    }
    ck_assert_ptr_null(gteval_result_past(run->result, gteval_tree_nodes(run->tree)));
    ck_assert_ptr_null(gteval_result_past(run->result, GTEVAL_NONE));
}

START_TEST(all_searches_keep_what_they_tell)
{
    const char *algorithm;
    int runs = 0;

    for (size_t i = 0; (algorithm = gteval_name(GTEVAL_ALGORITHMS, i)); i++)
        for (size_t j = 0; j < sizeof TREES / sizeof TREES[0]; j++) {
            struct run run;

            ENSURE_MSG(run_kept(&run, TREES[j], algorithm), "%s", algorithm);
            check_run(&run, true);
            release(&run);
            runs++;
        }
    ck_assert_int_gt(runs, 50);
}
END_TEST

START_TEST(proofs_have_numbers)
{
    static const char *const names[] = {"pn", "dfpn"};

    for (size_t i = 0; i < 2; i++)
        for (size_t j = 0; j < sizeof TREES / sizeof TREES[0]; j++) {
            const struct gteval_past *root;
            struct run run;
            bool proved;

            ENSURE(run_kept(&run, TREES[j], names[i]));
            check_run(&run, true);
            root = past_of(&run, GTEVAL_ROOT);
            proved = gteval_result_bound(run.result) == GTEVAL_AT_LEAST;
            ck_assert(proved ? root->proof == 0 && root->disproof == INFINITY
                             : root->proof == INFINITY && root->disproof == 0);
            release(&run);
        }
}
END_TEST

START_TEST(games_of_chance_and_payoffs_are_kept)
{
    static const char *const names[] = {"alphabeta", "star2", "minimax", "maxn",
                                        "shallow"};
    int runs = 0;

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct run run;

        if (run_kept(&run, CHANCE, names[i])) {
            check_run(&run, false);
            ck_assert_uint_eq(past_of(&run, 4)->pruned_by, GTEVAL_NONE);
            release(&run);
            runs++;
        }
        if (run_kept(&run, GAME, names[i])) {
            check_run(&run, false);
            ck_assert_mem_eq(past_of(&run, GTEVAL_ROOT)->payoffs,
                             gteval_result_payoffs(run.result, NULL), 3 * sizeof(double));
            release(&run);
            runs++;
        }
    }
    ck_assert_int_eq(runs, 5);
}
END_TEST

/* The example of textbooks: 2.2 and 2.3 are cut off. */
START_TEST(what_was_done_is_known_of_each_node)
{
    const struct gteval_past *cut, *pruned;
    struct run run;

    ENSURE(run_kept(&run, TREES[0], "alphabeta"));
    cut = past_of(&run, 5);
    ck_assert(cut->entered && cut->evaluated && cut->alpha == 3 && cut->beta == INFINITY);
    ck_assert(cut->high == 2 && cut->low == -INFINITY && !cut->high_strict);
    ck_assert_uint_eq(cut->cut_behind, 6);
    pruned = past_of(&run, 7);
    ck_assert(!pruned->entered && pruned->pruned_by == 5 && !pruned->payoffs);
    ck_assert_uint_eq(past_of(&run, 6)->order, 4);
    release(&run);
    ENSURE(run_kept(&run, TREES[0], "sss"));
    ck_assert_uint_eq(past_of(&run, GTEVAL_ROOT)->step, 1);
    ck_assert(past_of(&run, GTEVAL_ROOT)->merit == INFINITY);
    release(&run);
}
END_TEST

/* It is the result's own. */
START_TEST(results_keep_it_by_themselves)
{
    struct gteval_tree *tree = read_tree(TREES[1]);
    struct gteval_search *search = gteval_search_new("mtdf", NULL);
    struct gteval_result *result, *other = gteval_search_run(search, tree, NULL);
    size_t count = 1;

    gteval_search_keep(search);
    gteval_search_verify(search);
    result = gteval_search_run(search, tree, NULL);
    gteval_search_free(search);
    gteval_tree_free(tree);
    ck_assert(gteval_result_past(result, GTEVAL_ROOT)->entered);
    ck_assert_ptr_null(gteval_result_past(other, GTEVAL_ROOT));
    ck_assert_ptr_null(gteval_result_leaves(other, &count));
    ck_assert_uint_eq(count, 0);
    ck_assert_ptr_null(gteval_result_readings(other, NULL));
    ck_assert_uint_eq(gteval_result_count(result, "leaves"),
                      gteval_result_count(other, "leaves"));
    gteval_result_free(result);
    gteval_result_free(other);
}
END_TEST

/* A search that fails keeps nothing. */
START_TEST(failures_are_as_without)
{
    struct gteval_tree *game = read_tree(GAME);
    struct gteval_search *search = gteval_search_new("sss", NULL);
    struct gteval_error *error;

    gteval_search_keep(search);
    ck_assert_ptr_null(gteval_search_run(search, game, &error));
    ck_assert_int_eq(gteval_error_kind(error), GTEVAL_ERROR_INPUT);
    gteval_error_free(error);
    gteval_search_free(search);
    gteval_tree_free(game);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("library_past");
    TCase *group = suite_group(suite, "past");

    tcase_add_test(group, all_searches_keep_what_they_tell);
    tcase_add_test(group, proofs_have_numbers);
    tcase_add_test(group, games_of_chance_and_payoffs_are_kept);
    tcase_add_test(group, what_was_done_is_known_of_each_node);
    tcase_add_test(group, results_keep_it_by_themselves);
    tcase_add_test(group, failures_are_as_without);
    return suite_run(suite);
}
