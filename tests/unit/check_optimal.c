/*
 * check_optimal.c - lines along which nobody gives anything away, against all of them in
 * small trees, walked through one by one.
 */
#include "copy.h"
#include "ensure.h"
#include "law.h"
#include "literal.h"
#include "oracle.h"
#include "search/algorithm.h"
#include "suite.h"
#include "tree/values.h"

#include <stdlib.h>
#include <string.h>

static bool is_best(const struct tree *t, node n, node c)
{
    return oracle_value(t, c) == oracle_value(t, n);
}

/* Every optimal line below n, one after another. */
static node walk_lines(const struct tree *t, node n)
{
    node lines = 0;

    if (tree_is_leaf(t, n))
        return 1;
    TREE_EACH_CHILD(t, n, c)
        if (is_best(t, n, c))
            lines += walk_lines(t, c);
    return lines;
}

/* Whether that side can see to it that the line from n has no more plies than that, both
 * sides taking best moves only. */
static bool ends_within(const struct tree *t, node n, enum mover side, node plies)
{
    bool one = false, all = true;

    if (tree_is_leaf(t, n))
        return true;
    if (plies == 0)
        return false;
    TREE_EACH_CHILD(t, n, c) {
        if (!is_best(t, n, c))
            continue;
        if (ends_within(t, c, side, plies - 1))
            one = true;
        else
            all = false;
    }
    return t->mover[n] == side ? one : all;
}

/* The plies of the line from n, where its value is not 0. */
static node plies_by_force(const struct tree *t, node n, enum line_choice line)
{
    bool max_wins = oracle_value(t, n) > 0;
    enum mover side = max_wins == (line == LINE_SHORTEST) ? MOVER_MAX : MOVER_MIN;
    node plies = 0;

    while (!ends_within(t, n, side, plies))
        plies++;
    return plies;
}

/* The same tree with a leaf in three won, drawn and lost. */
static void copy_with_ties(const struct tree *t, struct tree *copy)
{
    struct dice dice = law_dice(t);

    *copy = copy_tree(t, TREE_ROOT);
    for (node n = TREE_ROOT; n < copy->count; n++)
        if (tree_is_leaf(copy, n))
            copy->value[n] = dice_between(&dice, -1, 1);
}

/* Tries something on the tree, and on one of the same shape with many equal moves. */
static bool try_both(const struct tree *t, struct error *error,
                     bool (*holds)(const struct tree *, struct error *))
{
    struct tree tied;
    bool held;

    if (!holds(t, error))
        return false;
    copy_with_ties(t, &tied);
    held = holds(&tied, error);
    tree_release(&tied);
    return held;
}

static bool counts_lines(const struct tree *t, struct error *error)
{
    double *values = tree_values(t);
    node lines, walked = walk_lines(t, TREE_ROOT);

    ENSURE(values && optimal_count(t, values, &lines, error));
    free(values);
    return lines == walked || error_set(error, ERROR_CHECK, "%lu lines, not %lu",
                                        (unsigned long)lines, (unsigned long)walked);
}

static bool count_is_right(const struct tree *t, struct error *error)
{
    return try_both(t, error, counts_lines);
}

static bool is_measured(const struct optimal *optimal, enum line_choice line, node n,
                        struct error *error)
{
    node forced;

    if (!optimal_is_won(optimal, n))
        return true;
    forced = plies_by_force(optimal->tree, n, line);
    return optimal->plies[n] == forced ||
           error_set(error, ERROR_CHECK, "%lu plies from %lu, not %lu",
                     (unsigned long)optimal->plies[n], (unsigned long)n,
                     (unsigned long)forced);
}

static bool measures(const struct tree *t, struct error *error)
{
    double *values = tree_values(t);
    bool right = true;

    for (int line = LINE_SHORTEST; line <= LINE_LONGEST; line++) {
        struct optimal optimal;

        ENSURE(values &&
               optimal_start(&optimal, t, values, (enum line_choice)line, error));
        for (node n = TREE_ROOT; n < t->count && right; n++)
            right = is_measured(&optimal, (enum line_choice)line, n, error);
        optimal_release(&optimal);
    }
    free(values);
    return right;
}

static bool plies_are_right(const struct tree *t, struct error *error)
{
    return try_both(t, error, measures);
}

/* Whether c is the move by definition: the leftmost best child of the length wanted. */
static bool is_move(const struct tree *t, node n, node c, enum line_choice line)
{
    bool won = oracle_value(t, n) != 0;
    node left = won ? plies_by_force(t, n, line) - 1 : 0;

    TREE_EACH_CHILD(t, n, other) {
        bool right =
            is_best(t, n, other) && (!won || plies_by_force(t, other, line) == left);

        if (right)
            return other == c;
    }
    return false;
}

static bool is_line(const struct tree *t, const struct result *result,
                    enum line_choice line)
{
    const node *of = result->line;
    node last = result->length - 1;

    for (node i = 0; i < last; i++)
        if (t->parent[of[i + 1]] != of[i] || !is_move(t, of[i], of[i + 1], line))
            return false;
    return of[0] == TREE_ROOT && tree_is_leaf(t, of[last]);
}

/* Nothing but the line, and the plan along it, is another than without. */
static bool takes_line(const struct tree *t, const struct algorithm *algorithm,
                       enum line_choice line)
{
    struct search_options options = search_defaults;
    struct result plain, result;
    struct error error;
    bool right;

    options.plan = true;
    ENSURE(search_run(t, algorithm, &options, NULL, &plain, &error));
    options.line = line;
    ENSURE(search_run(t, algorithm, &options, NULL, &result, &error));
    right = is_line(t, &result, line) && plain.value == result.value &&
            memcmp(&plain.counts, &result.counts, sizeof plain.counts) == 0;
    for (node i = 0; i + 1 < result.length; i++)
        right = right && result.plan[result.line[i]] == result.line[i + 1];
    result_release(&plain);
    result_release(&result);
    return right;
}

static bool take_line(const struct tree *t, struct error *error)
{
    for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS; a++)
        for (int line = LINE_SHORTEST; line <= LINE_LONGEST; line++)
            if (!takes_line(t, a, (enum line_choice)line))
                return error_set(error, ERROR_CHECK, "%s: another line", a->name);
    return true;
}

static bool lines_are_right(const struct tree *t, struct error *error)
{
    return try_both(t, error, take_line);
}

START_TEST(lines_are_counted)
{
    static const struct law law = {.name = "count", .holds = count_is_right, .share = 4};

    law_check(&law);
}
END_TEST

START_TEST(plies_are_those_that_can_be_forced)
{
    static const struct law law = {
        .name = "plies", .holds = plies_are_right, .wish = {.leaves = 16}, .share = 20};

    law_check(&law);
}
END_TEST

START_TEST(every_search_takes_the_line)
{
    static const struct law law = {
        .name = "lines", .holds = lines_are_right, .wish = {.leaves = 16}, .share = 100};

    law_check(&law);
}
END_TEST

/* The winner hurries, the loser delays; the other way round; and at 0 it is the first. */
START_TEST(lines_are_taken_by_length)
{
    static const struct {
        const char *tree;
        enum line_choice line;
        node length, leaf;
    } cases[] = {
        {"[([(1)]) (1)]", LINE_FIRST, 5, 4},
        {"[([(1)]) (1)]", LINE_SHORTEST, 3, 6},
        {"[([(1)]) (1)]", LINE_LONGEST, 5, 4},
        {"[(1) ([(1)])]", LINE_LONGEST, 5, 6},
        {"[([(-1)]) (-1)]", LINE_SHORTEST, 5, 4},
        {"[([(-1)]) (-1)]", LINE_LONGEST, 3, 6},
        {"[([(0)]) (0)]", LINE_SHORTEST, 5, 4},
        {"[(0) ([(0)])]", LINE_LONGEST, 3, 2},
        {"(inf [(inf)])", LINE_SHORTEST, 4, 4},
        {"(inf [(inf)])", LINE_LONGEST, 2, 1},
        {"(-inf [(-inf)])", LINE_SHORTEST, 2, 1},
        {"(-inf [(-inf)])", LINE_LONGEST, 4, 4},
        {"[2 (3 4) ([2 1] 3) 2]", LINE_SHORTEST, 3, 3},
        {"5", LINE_LONGEST, 1, 0},
    };
    struct build b = {0};

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct search_options options = search_defaults;
        struct result result;
        struct error error;

        literal_tree(cases[i].tree, &b);
        options.line = cases[i].line;
        ck_assert(search_run(&b.tree, algorithm_find("minimax"), &options, NULL, &result,
                             &error));
        ck_assert_msg(result.length == cases[i].length &&
                          result.line[result.length - 1] == cases[i].leaf,
                      "%s: another line", cases[i].tree);
        result_release(&result);
    }
    build_release(&b);
}
END_TEST

/* A window that the value is outside of leaves no line. */
START_TEST(bounds_have_no_line)
{
    struct search_options options = search_defaults;
    struct build b = {0};
    struct result result;
    struct error error;

    options.alpha = 2;
    options.line = LINE_SHORTEST;
    literal_tree("[(1 2) (1 [1 0])]", &b);
    ck_assert(search_run(&b.tree, algorithm_find("alphabeta"), &options, NULL, &result,
                         &error));
    ck_assert_int_eq(result.bound, AT_MOST);
    ck_assert_uint_eq(result.length, 0);
    result_release(&result);
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("optimal");
    TCase *group = suite_group(suite, "optimal");

    tcase_add_test(group, lines_are_counted);
    tcase_add_test(group, plies_are_those_that_can_be_forced);
    tcase_add_test(group, every_search_takes_the_line);
    tcase_add_test(group, lines_are_taken_by_length);
    tcase_add_test(group, bounds_have_no_line);
    return suite_run(suite);
}
