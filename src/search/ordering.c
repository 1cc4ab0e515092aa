/*
 * ordering.c - measuring the order of moves: of the tree itself by the values of its
 * nodes, of alpha-beta by what it tells, and of other orders and algorithms by their
 * leaves.
 */
#include "search/ordering.h"

#include "base/memory.h"
#include "search/algorithm.h"
#include "search/certificate.h"
#include "tree/cut.h"
#include "tree/edit.h"
#include "tree/values.h"

#include <math.h>
#include <stdlib.h>

#define SEARCH(identifier, word, meaning) [ORDERING_##identifier] = word,
const char *const ordering_words[] = {ORDERING_SEARCHES(SEARCH)};
#undef SEARCH

#define SEARCH(identifier, word, meaning) [ORDERING_##identifier] = meaning,
const char *const ordering_meanings[] = {ORDERING_SEARCHES(SEARCH)};
#undef SEARCH

/* A node on the path of the search. */
struct window_frame {
    double alpha, beta;
    node children; /* entered so far */
};

/* A search that is being watched. */
struct order_watch {
    const struct tree *tree;
    struct ordering_ply *plies;
    struct window_frame *frames;
    node depth; /* how many frames */
};

static bool is_choice(const struct tree *t, node n)
{
    return !tree_is_leaf(t, n) && !tree_is_last_child(t, tree_first_child(n));
}

static void note_enter(struct order_watch *watch, const struct event *event)
{
    if (watch->depth > 0)
        watch->frames[watch->depth - 1].children++;
    watch->frames[watch->depth++] =
        (struct window_frame){.alpha = event->alpha, .beta = event->beta};
}

static void note_leave(struct order_watch *watch, const struct event *event)
{
    const struct window_frame *frame = &watch->frames[--watch->depth];
    struct ordering_ply *ply = &watch->plies[watch->depth];
    bool max = tree_is_max(watch->tree, event->node);

    if (!is_choice(watch->tree, event->node))
        return;
    ply->entered++;
    if (max ? event->value < frame->beta : event->value > frame->alpha)
        return;
    ply->refuted++;
    ply->first += frame->children == 1;
    ply->refuting += frame->children;
}

static void notify(void *context, const struct event *event)
{
    if (event->kind == EVENT_ENTER)
        note_enter(context, event);
    if (event->kind == EVENT_LEAVE)
        note_leave(context, event);
}

/* Runs an algorithm; the leaves it reads go to *leaves. */
static bool run(const struct tree *t, const char *name,
                const struct search_options *options, const struct observer *observer,
                uint64_t *leaves, struct error *error)
{
    struct result result;

    if (!search_run(t, algorithm_find(name), options, observer, &result, error))
        return false;
    *leaves = result.counts.leaves;
    result_release(&result);
    return true;
}

static bool run_watched(struct order_measure *ordering, const struct tree *t,
                        const struct search_options *options, struct error *error)
{
    struct order_watch watch = {.tree = t, .plies = ordering->plies};
    struct observer observer = {.notify = notify, .context = &watch};
    bool done = memory_resize(&watch.frames, (size_t)t->height + 1, sizeof *watch.frames,
                              error) &&
                run(t, "alphabeta", options, &observer,
                    &ordering->leaves[ORDERING_ALPHABETA], error);

    free(watch.frames);
    return done;
}

/* The tree as it is; MTD(f) begins at what was known of the root before. */
static bool run_as_is(struct order_measure *ordering, const struct tree *t,
                      const struct search_options *options, struct error *error)
{
    struct search_options guessing = *options;

    if (score_known(t->value[TREE_ROOT]) && isfinite(t->value[TREE_ROOT]))
        guessing.guess = t->value[TREE_ROOT];
    return run_watched(ordering, t, options, error) &&
           run(t, "sss", options, NULL, &ordering->leaves[ORDERING_SSS], error) &&
           run(t, "mtdf", &guessing, NULL, &ordering->leaves[ORDERING_MTDF], error);
}

static bool run_ordered(struct order_measure *ordering, struct tree *t, enum order order,
                        enum ordering_search search, const struct search_options *options,
                        struct error *error)
{
    return tree_order(t, order, error) &&
           run(t, "alphabeta", options, NULL, &ordering->leaves[search], error);
}

/* The tree with its children in other orders; worth the same keep theirs. */
static bool run_arranged(struct order_measure *ordering, const struct tree *t,
                         const struct search_options *options, struct error *error)
{
    struct tree copy = {0};
    bool done = tree_cut(t, t->height, &copy, error) &&
                run_ordered(ordering, &copy, ORDER_BEST, ORDERING_BEST, options, error) &&
                run_ordered(ordering, &copy, ORDER_WORST, ORDERING_WORST, options, error);

    tree_release(&copy);
    return done;
}

static void rank_node(struct ordering_ply *ply, const struct tree *t,
                      const double *values, node n)
{
    node rank = 1;

    for (node c = tree_first_child(n); values[c] != values[n]; c = tree_next_child(t, c))
        rank++;
    ply->choices++;
    ply->best_first += rank == 1;
    ply->ranks += rank;
}

/* The ranks of the best moves of all nodes, in preorder. */
static void rank_nodes(struct order_measure *ordering, const struct tree *t,
                       const double *values)
{
    node depth = 0;

    for (node n = TREE_ROOT; n < t->count; n++) {
        if (is_choice(t, n))
            rank_node(&ordering->plies[depth], t, values, n);
        if (!tree_is_leaf(t, n)) {
            depth++;
            continue;
        }
        TREE_EACH_LAST(t, n, c)
            depth--;
    }
}

static bool measure_tree(struct order_measure *ordering, const struct tree *t,
                         struct error *error)
{
    double *values = tree_values(t);
    node minimal;

    if (!values)
        return error_memory(error);
    ordering->value = values[TREE_ROOT];
    rank_nodes(ordering, t, values);
    free(values);
    if (!certificate_leaves(t, ordering->value, &minimal, error))
        return false;
    ordering->leaves[ORDERING_TREE] = t->leaves;
    ordering->leaves[ORDERING_MINIMAL] = minimal;
    return true;
}

static void sum_plies(struct order_measure *ordering)
{
    struct ordering_ply *all = &ordering->all;

    for (node i = 0; i < ordering->count; i++) {
        const struct ordering_ply *ply = &ordering->plies[i];

        all->entered += ply->entered;
        all->refuted += ply->refuted;
        all->first += ply->first;
        all->refuting += ply->refuting;
        all->choices += ply->choices;
        all->best_first += ply->best_first;
        all->ranks += ply->ranks;
    }
}

bool ordering_measure(struct order_measure *ordering, const struct tree *t,
                      const struct search_options *options, struct error *error)
{
    if (t->chance || tree_has_payoffs(t))
        return error_set(error, ERROR_INPUT, "--ordering: %s, and only MAX and MIN order",
                         t->chance ? "chance moves" : "leaves have payoffs");
    /* One for the leaves that are deepest, which the watch comes to. */
    ordering->plies = calloc((size_t)t->height + 1, sizeof *ordering->plies);
    if (!ordering->plies)
        return error_memory(error);
    ordering->count = t->height;
    if (!measure_tree(ordering, t, error) || !run_as_is(ordering, t, options, error) ||
        !run_arranged(ordering, t, options, error))
        return false;
    sum_plies(ordering);
    return true;
}

double ordering_ratio(uint64_t part, uint64_t whole)
{
    return whole > 0 ? (double)part / (double)whole : SCORE_NONE;
}

/* Rounded, since libraries differ in the last digits of a power. */
double ordering_branching(const struct order_measure *ordering, uint64_t leaves)
{
    static const double places = 1e6;

    if (ordering->count == 0)
        return SCORE_NONE;
    return floor(pow((double)leaves, 1 / (double)ordering->count) * places + 0.5) /
           places;
}

double ordering_saved(const struct order_measure *ordering, uint64_t leaves)
{
    double read = (double)ordering->leaves[ORDERING_ALPHABETA];

    return (read - (double)leaves) / read;
}

void ordering_release(struct order_measure *ordering)
{
    free(ordering->plies);
    *ordering = (struct order_measure){0};
}
