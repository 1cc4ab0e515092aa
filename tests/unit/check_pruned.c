/*
 * check_pruned.c - the nodes that a search says it never entered are those that nobody
 * who watches it sees it enter, whichever way the search keeps them.
 */
#include "asked.h"
#include "ensure.h"
#include "law.h"
#include "literal.h"
#include "random_game.h"
#include "search/algorithm.h"
#include "search/history.h"
#include "suite.h"

#include <string.h>

/* Whether both say the same. */
static bool is_same(const struct pruned *a, const struct pruned *b)
{
    node listed = a->count < PRUNED_LISTED ? a->count : PRUNED_LISTED;

    return a->count == b->count && memcmp(a->of, b->of, listed * sizeof *a->of) == 0;
}

/* What a history of the search knows. */
static struct pruned watch(const struct tree *t, const struct algorithm *algorithm,
                           const struct search_options *options)
{
    struct history history = {.tree = t, .algorithm = algorithm};
    struct pruned pruned = {.count = 0};
    struct observer observer;
    struct result result;
    struct error error;

    ENSURE(history_start(&history, &error));
    observer = history_observer(&history);
    ENSURE(search_run(t, algorithm, options, &observer, &result, &error));
    for (node n = TREE_ROOT; n < t->count; n++) {
        if (history.of[n].visited ||
            (n != TREE_ROOT && !history.of[t->parent[n]].visited))
            continue;
        if (pruned.count < PRUNED_LISTED)
            pruned.of[pruned.count] = n;
        pruned.count++;
    }
    ENSURE(is_same(&pruned, &result.pruned));
    result_release(&result);
    history_release(&history);
    return pruned;
}

/* The search, watched or not, with that algorithm and those options. */
static bool agrees(const struct tree *t, const struct algorithm *algorithm,
                   const struct search_options *options, struct error *error)
{
    struct pruned seen = watch(t, algorithm, options);
    struct result result;
    bool same;

    ENSURE(search_run(t, algorithm, options, NULL, &result, error));
    same = is_same(&seen, &result.pruned) &&
           (result.counts.unvisited > 0) == (result.pruned.count > 0);
    result_release(&result);
    return same ||
           error_set(error, ERROR_CHECK, "%s: %lu pruned, not %lu", algorithm->name,
                     (unsigned long)result.pruned.count, (unsigned long)seen.count);
}

/* By every algorithm that takes the tree, also with a window and a strict cut. */
static bool all_agree(const struct tree *t, struct error *error)
{
    struct search_options options = asked(3);
    struct error other;

    options.pruned = true;
    for (const struct algorithm *a = algorithms; a->name; a++) {
        struct search_options narrow = options;

        if (!algorithm_takes(a, t, &other))
            continue;
        narrow.strict_cut = (a->options & USES_CUT) != 0;
        if (a->options & USES_WINDOW) {
            narrow.alpha = 2;
            narrow.beta = 5;
        }
        if (!agrees(t, a, &options, error) || !agrees(t, a, &narrow, error))
            return false;
    }
    return true;
}

START_TEST(nodes_never_entered_are_told)
{
    static const struct law law = {.name = "pruned", .holds = all_agree, .share = 20};

    law_check(&law);
}
END_TEST

START_TEST(so_they_are_in_games)
{
    struct dice dice = {.state = 17};
    struct build b = {0};
    struct error error;

    for (uint32_t i = 0; i < law_trees() / 100; i++) {
        struct game_wish wish = random_game_wish(&dice);

        random_game(&dice, &wish, &b);
        ENSURE_MSG(all_agree(&b.tree, &error), "%s", error.message);
    }
    build_release(&b);
}
END_TEST

/* Nobody asks, nothing is told. */
START_TEST(they_are_told_on_demand)
{
    struct build b = {0};
    struct result result;
    struct error error;

    literal_tree("[(3 12) (2 4)]", &b);
    ck_assert(search_run(&b.tree, algorithm_find("alphabeta"), &search_defaults, NULL,
                         &result, &error));
    ck_assert_uint_eq(result.counts.unvisited, 1);
    ck_assert_uint_eq(result.pruned.count, 0);
    result_release(&result);
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("pruned");
    TCase *group = suite_group(suite, "pruned");

    tcase_add_test(group, nodes_never_entered_are_told);
    tcase_add_test(group, so_they_are_in_games);
    tcase_add_test(group, they_are_told_on_demand);
    return suite_run(suite);
}
