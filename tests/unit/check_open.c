/*
 * check_open.c - OPEN, the list of SSS* and DUAL*, beside a plain sorted array: after
 * every step of a search the two must hold the same states in the same order.
 */
#include "base/buffer.h"
#include "base/score.h"
#include "ensure.h"
#include "law.h"
#include "literal.h"
#include "search/algorithm.h"
#include "search/open.h"
#include "suite.h"
#include "tree/id.h"

#include <stdlib.h>
#include <string.h>

/* SSS*, step by step as the definition says, on a sorted array. */
struct reference {
    const struct tree *t;
    enum mover max; /* the side treated as MAX */
    double sign;    /* merits are sign times those that a search tells */
    struct state *list;
    node count, most;
    struct error error; /* the first difference */
};

static void start(struct reference *r, const struct tree *t, enum mover max)
{
    *r = (struct reference){.t = t, .max = max, .sign = max == MOVER_MAX ? 1 : -1};
    r->list = malloc(t->count * sizeof *r->list);
    ENSURE(r->list);
    r->list[r->count++] = (struct state){.node = TREE_ROOT, .merit = INFINITY};
    r->most = r->count;
}

static bool goes_before(struct state a, struct state b)
{
    return a.merit > b.merit || (a.merit == b.merit && a.node < b.node);
}

static void add(struct reference *r, node n, bool solved, double merit)
{
    struct state added = {.node = n, .solved = solved, .merit = merit};
    node at = r->count++;

    for (; at > 0 && goes_before(added, r->list[at - 1]); at--)
        r->list[at] = r->list[at - 1];
    r->list[at] = added;
}

static struct state remove_first(struct reference *r)
{
    struct state first = r->list[0];

    r->count--;
    memmove(r->list, r->list + 1, r->count * sizeof *r->list);
    return first;
}

static void remove_below(struct reference *r, node n)
{
    node kept = 0;

    for (node i = 0; i < r->count; i++)
        if (r->list[i].node <= n || r->list[i].node >= r->t->end[n])
            r->list[kept++] = r->list[i];
    r->count = kept;
}

/* Applies the operator to the first state; returns the case. */
static int apply_live(struct reference *r, struct state first)
{
    const struct tree *t = r->t;

    if (tree_is_leaf(t, first.node)) {
        add(r, first.node, true, fmin(first.merit, r->sign * t->value[first.node]));
        return 1;
    }
    if (t->mover[first.node] != r->max) {
        add(r, tree_first_child(first.node), false, first.merit);
        return 2;
    }
    TREE_EACH_CHILD(t, first.node, c)
        add(r, c, false, first.merit);
    return 3;
}

static int apply_solved(struct reference *r, struct state first)
{
    const struct tree *t = r->t;
    node parent = t->parent[first.node];

    if (first.node == TREE_ROOT)
        return 0;
    if (t->mover[parent] == r->max) {
        remove_below(r, parent);
        add(r, parent, true, first.merit);
        return 4;
    }
    if (tree_is_last_child(t, first.node)) {
        add(r, parent, true, first.merit);
        return 5;
    }
    add(r, tree_next_child(t, first.node), false, first.merit);
    return 6;
}

static int step(struct reference *r)
{
    struct state first = remove_first(r);
    int gamma = first.solved ? apply_solved(r, first) : apply_live(r, first);

    if (r->most < r->count)
        r->most = r->count;
    return gamma;
}

static bool same_state(const struct reference *r, struct state a, struct state listed)
{
    return a.node == listed.node && a.solved == listed.solved &&
           a.merit == r->sign * listed.merit;
}

static bool same_list(const struct reference *r, const struct open *open)
{
    struct state *list;
    bool same = open_count(open) == r->count;
    node equal = 0;

    if (!same)
        return false;
    list = open_list(open);
    ENSURE(list);
    for (node i = 0; i < r->count; i++) {
        same = same && same_state(r, r->list[i], list[i]);
        equal += list[i].merit == list[0].merit;
    }
    free(list);
    return same && open_equal(open) == equal;
}

/* Compares OPEN, and the state that was taken from it, before the step is made here. */
static void compare(void *context, const struct event *event)
{
    struct reference *r = context;
    struct state told = {
        .node = event->node, .solved = event->solved, .merit = event->value};

    if (event->kind != EVENT_STEP || r->error.kind != ERROR_NONE)
        return;
    if (r->count == 0)
        error_set(&r->error, ERROR_CHECK, "a step after the last");
    else if (!same_state(r, r->list[0], told))
        error_set(&r->error, ERROR_CHECK, "node %u taken, not %u", (unsigned)told.node,
                  (unsigned)r->list[0].node);
    else if (!same_list(r, event->open))
        error_set(&r->error, ERROR_CHECK, "other states in OPEN at node %u",
                  (unsigned)told.node);
    else if (event->gamma != step(r))
        error_set(&r->error, ERROR_CHECK, "case %d at node %u", event->gamma,
                  (unsigned)told.node);
}

static bool same_search(const struct tree *t, const char *name, enum mover max,
                        struct error *error)
{
    struct reference r;
    struct observer observer = {compare, &r};
    struct result result = {0};

    start(&r, t, max);
    ENSURE(
        search_run(t, algorithm_find(name), &search_defaults, &observer, &result, error));
    if (r.error.kind == ERROR_NONE && result.counts.storage != r.most)
        error_set(&r.error, ERROR_CHECK, "%s: storage", name);
    *error = r.error;
    result_release(&result);
    free(r.list);
    return error->kind == ERROR_NONE;
}

static bool same_as_sorted_array(const struct tree *t, struct error *error)
{
    return same_search(t, "sss", MOVER_MAX, error) &&
           same_search(t, "dual", MOVER_MIN, error);
}

static const struct law laws[] = {
    {"OPEN", same_as_sorted_array, {.leaves = RANDOM_TREE_LEAVES}, 1},
    {"OPEN of large trees", same_as_sorted_array, {.leaves = 1000}, 20},
};

START_TEST(is_a_sorted_list)
{
    law_check(&laws[_i]);
}
END_TEST

/* Writes each step as "CASE ID,L|S,H ...", the case being that of the step before. */
struct log {
    const struct tree *t;
    struct buffer text;
    int gamma;
};

static void log_state(struct log *log, struct state state)
{
    char merit[SCORE_TEXT_SIZE];

    score_write(state.merit, merit);
    buffer_text(&log->text, " ");
    id_add(&log->text, log->t, state.node);
    buffer_text(&log->text, state.solved ? ",S," : ",L,");
    buffer_text(&log->text, merit);
}

static void log_step(void *context, const struct event *event)
{
    struct log *log = context;
    struct state *list;

    if (event->kind != EVENT_STEP)
        return;
    list = open_list(event->open);
    ENSURE(list);
    buffer_number(&log->text, (unsigned)log->gamma);
    for (node i = 0; i < open_count(event->open); i++)
        log_state(log, list[i]);
    buffer_text(&log->text, "\n");
    log->gamma = event->gamma;
    free(list);
}

static void expect_log(const char *tree, const char *name, const char *expected)
{
    struct build b = {0};
    struct log log = {.t = &b.tree};
    struct observer observer = {log_step, &log};
    struct result result;
    struct error error;

    literal_tree(tree, &b);
    ENSURE(search_run(&b.tree, algorithm_find(name), &search_defaults, &observer, &result,
                      &error));
    ck_assert_str_eq(log.text.data, expected);
    result_release(&result);
    buffer_release(&log.text);
    build_release(&b);
}

START_TEST(goes_through_a_known_run)
{
    expect_log("[([2 2]) ([7] [6 0]) ([1]) ([2] [5])]", "sss",
               "0 e,L,inf\n"
               "3 1,L,inf 2,L,inf 3,L,inf 4,L,inf\n"
               "2 1.1,L,inf 2,L,inf 3,L,inf 4,L,inf\n"
               "3 1.1.1,L,inf 1.1.2,L,inf 2,L,inf 3,L,inf 4,L,inf\n"
               "1 1.1.2,L,inf 2,L,inf 3,L,inf 4,L,inf 1.1.1,S,2\n"
               "1 2,L,inf 3,L,inf 4,L,inf 1.1.1,S,2 1.1.2,S,2\n"
               "2 2.1,L,inf 3,L,inf 4,L,inf 1.1.1,S,2 1.1.2,S,2\n"
               "3 2.1.1,L,inf 3,L,inf 4,L,inf 1.1.1,S,2 1.1.2,S,2\n"
               "1 3,L,inf 4,L,inf 2.1.1,S,7 1.1.1,S,2 1.1.2,S,2\n"
               "2 3.1,L,inf 4,L,inf 2.1.1,S,7 1.1.1,S,2 1.1.2,S,2\n"
               "3 3.1.1,L,inf 4,L,inf 2.1.1,S,7 1.1.1,S,2 1.1.2,S,2\n"
               "1 4,L,inf 2.1.1,S,7 1.1.1,S,2 1.1.2,S,2 3.1.1,S,1\n"
               "2 4.1,L,inf 2.1.1,S,7 1.1.1,S,2 1.1.2,S,2 3.1.1,S,1\n"
               "3 4.1.1,L,inf 2.1.1,S,7 1.1.1,S,2 1.1.2,S,2 3.1.1,S,1\n"
               "1 2.1.1,S,7 1.1.1,S,2 1.1.2,S,2 4.1.1,S,2 3.1.1,S,1\n"
               "4 2.1,S,7 1.1.1,S,2 1.1.2,S,2 4.1.1,S,2 3.1.1,S,1\n"
               "6 2.2,L,7 1.1.1,S,2 1.1.2,S,2 4.1.1,S,2 3.1.1,S,1\n"
               "3 2.2.1,L,7 2.2.2,L,7 1.1.1,S,2 1.1.2,S,2 4.1.1,S,2 3.1.1,S,1\n"
               "1 2.2.2,L,7 2.2.1,S,6 1.1.1,S,2 1.1.2,S,2 4.1.1,S,2 3.1.1,S,1\n"
               "1 2.2.1,S,6 1.1.1,S,2 1.1.2,S,2 4.1.1,S,2 3.1.1,S,1 2.2.2,S,0\n"
               "4 2.2,S,6 1.1.1,S,2 1.1.2,S,2 4.1.1,S,2 3.1.1,S,1\n"
               "5 2,S,6 1.1.1,S,2 1.1.2,S,2 4.1.1,S,2 3.1.1,S,1\n"
               "4 e,S,6\n");
}
END_TEST

START_TEST(lists_the_merits_of_dual)
{
    expect_log("[(3 -1) 2]", "dual",
               "0 e,L,-inf\n"
               "2 1,L,-inf\n"
               "3 1.1,L,-inf 1.2,L,-inf\n"
               "1 1.2,L,-inf 1.1,S,3\n"
               "1 1.2,S,-1 1.1,S,3\n"
               "4 1,S,-1\n"
               "6 2,L,-1\n"
               "1 2,S,2\n"
               "5 e,S,2\n");
}
END_TEST

int main(void)
{
    enum { LAWS = sizeof laws / sizeof laws[0] };
    Suite *suite = suite_create("open");
    TCase *group = suite_group(suite, "open");

    tcase_add_loop_test(group, is_a_sorted_list, 0, LAWS);
    tcase_add_test(group, goes_through_a_known_run);
    tcase_add_test(group, lists_the_merits_of_dual);
    return suite_run(suite);
}
