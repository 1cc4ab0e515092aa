/*
 * check_history.c - what a search did at each node: that it is what the events said, and
 * that it is true.
 */
#include "ensure.h"
#include "oracle.h"
#include "random_tree.h"
#include "record.h"
#include "suite.h"
#include "watched.h"

#include <math.h>
#include <string.h>

static bool holds(const struct past *past, double value)
{
    if (value < past->low || (value == past->low && past->low_strict))
        return false;
    return value < past->high || (value == past->high && !past->high_strict);
}

/* Whether nothing has been noted of a node. */
static bool is_untouched(const struct past *past)
{
    return past->alpha == 0 && past->beta == 0 && past->value == 0 && past->low == 0 &&
           past->high == 0 && past->order == 0 && past->cut == 0 && past->relation == 0 &&
           past->asked == 0 && !past->visited && !past->left && !past->low_strict &&
           !past->high_strict && !past->on_line;
}

/* The numbers of a cut stand as it says, whatever they are shown by. */
static void expect_cut(const struct cut *cut, double value)
{
    if (cut->relation == EQUAL)
        ENSURE(cut->alpha >= cut->beta);
    else
        ENSURE((cut->relation == ABOVE && value > cut->beta) ||
               (cut->relation == AT_LEAST && value >= cut->beta) ||
               (cut->relation == AT_MOST && value <= cut->beta) ||
               (cut->relation == BELOW && value < cut->beta));
}

static void expect_true_history(const struct tree *t, const struct watched *w)
{
    uint64_t visited = 0, read = 0, orders = 0;

    for (node n = TREE_ROOT; n < t->count; n++) {
        const struct past *past = &w->history.of[n];
        const struct cut *cut = history_cut_before(&w->history, n);
        double value = oracle_value(t, n);

        ENSURE_MSG(!past->visited || holds(past, value),
                   "%s: node %u is %g, not in %g..%g", w->result.algorithm->name,
                   (unsigned)n, value, past->low, past->high);
        ENSURE(past->visited || (!past_is_known(past) && is_untouched(past)));
        ENSURE(!cut || (!past->visited && w->history.of[t->parent[n]].visited));
        if (cut)
            expect_cut(cut, oracle_value(t, t->parent[n]));
        visited += past->visited ? 1 : 0;
        read += past->order > 0 ? 1 : 0;
        orders += past->order;
        ENSURE(!past->on_line || value == oracle_value(t, TREE_ROOT));
    }
    ENSURE(visited == w->result.counts.distinct_nodes);
    ENSURE(read == w->result.counts.distinct_leaves);
    ENSURE(orders == read * (read + 1) / 2);
}

static void expect_known_root(const struct watched *w)
{
    const struct past *root = &w->history.of[TREE_ROOT];

    if (w->result.bound == EQUAL)
        ENSURE_MSG(past_is_exact(root) && root->low == w->result.value, "%s: %g..%g",
                   w->result.algorithm->name, root->low, root->high);
}

/* Any window, guess and way to cut. */
static struct search_options random_options(struct dice *dice)
{
    struct search_options options = search_defaults;

    if (dice_percent(dice, 30)) {
        options.alpha = dice_between(dice, -3, 4);
        options.beta = options.alpha + dice_between(dice, 1, 4);
    }
    options.guess = dice_between(dice, -3, 5);
    options.strict_cut = dice_percent(dice, 30);
    return options;
}

START_TEST(histories_are_true)
{
    struct dice dice = {.state = 3};
    struct build b = {0};

    for (int i = 0; i < 3000; i++) {
        struct wish wish = {0};

        random_tree(&dice, &wish, &b);
        for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS;
             a++) {
            struct search_options options = random_options(&dice);
            struct watched w;

            watch(&w, &b.tree, a->name, &options);
            expect_true_history(&b.tree, &w);
            expect_known_root(&w);
            watched_release(&w);
        }
    }
    build_release(&b);
}
END_TEST

/* What the events of a node come to, each for itself. */
struct seen {
    const struct event *first, *enter, *left, *cut; /* the first ENTER; the last ones */
};

static struct seen look(const struct record *record, node n, bool tests)
{
    struct seen seen = {0};

    for (size_t i = 0; i < record->count; i++) {
        const struct event *event = &record->events[i];

        if (event->node != n)
            continue;
        if (event->kind == EVENT_ENTER) {
            seen.first = seen.first ? seen.first : event;
            seen.enter = event;
        } else if (event->kind == EVENT_LEAVE && !(tests && event->relation != EQUAL)) {
            seen.left = event;
        } else if (event->kind == EVENT_CUT) {
            seen.cut = event;
        }
    }
    return seen;
}

static void expect_seen(const struct history *history, node n, const struct seen *seen)
{
    const struct past *past = &history->of[n];
    const struct cut *cut = history_last_cut(history, n);

    ENSURE(past->visited == (seen->first != NULL));
    if (seen->first)
        ENSURE(past->alpha == seen->first->alpha && past->beta == seen->first->beta &&
               past->asked == seen->enter->relation);
    ENSURE(past->left == (seen->left != NULL));
    if (seen->left)
        ENSURE(past->value == seen->left->value &&
               past->relation == seen->left->relation);
    ENSURE((cut != NULL) == (seen->cut != NULL));
    if (cut)
        ENSURE(cut->parent == n && cut->child == seen->cut->child &&
               cut->alpha == seen->cut->alpha && cut->beta == seen->cut->beta);
}

/* The lists hold the leaves in the order of reading. */
static void expect_lists(const struct history *history, const struct record *record)
{
    node read = 0;

    ENSURE(history->all.count == record->leaf_count);
    for (size_t i = 0; i < record->leaf_count; i++) {
        node leaf = record->leaves[i];

        ENSURE(history->all.of[i] == leaf);
        if (history->of[leaf].order > read)
            ENSURE(history->of[leaf].order == read + 1 &&
                   history->first.of[read++] == leaf);
    }
    ENSURE(history->first.count == read && history->read == read);
}

START_TEST(histories_are_those_of_the_events)
{
    struct dice dice = {.state = 7};
    struct record record = {0};
    struct build b = {0};

    for (int i = 0; i < 300; i++) {
        struct wish wish = {0};

        random_tree(&dice, &wish, &b);
        for (const struct algorithm *a = algorithms; a < algorithms + VALUE_ALGORITHMS;
             a++) {
            struct search_options options = random_options(&dice);
            struct watched w;

            watch(&w, &b.tree, a->name, &options);
            record_run(&record, &b.tree, a, &options);
            for (node n = TREE_ROOT; n < b.tree.count; n++) {
                struct seen seen = look(&record, n, a->style == TRACE_TESTS);

                expect_seen(&w.history, n, &seen);
            }
            expect_lists(&w.history, &record);
            watched_release(&w);
        }
    }
    record_release(&record);
    build_release(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("history");
    TCase *group = suite_group(suite, "history");

    tcase_add_test(group, histories_are_true);
    tcase_add_test(group, histories_are_those_of_the_events);
    return suite_run(suite);
}
