/*
 * search.c - setting up a run, and turning what it leaves behind into a result.
 */
#include "search/search.h"

#include "base/clock.h"
#include "base/larger.h"
#include "base/memory.h"
#include "search/algorithm.h"
#include "search/bounds.h"
#include "search/limits.h"
#include "search/line.h"
#include "search/stack.h"
#include "tree/mean.h"
#include "tree/node_set.h"
#include "tree/values.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

const struct search_options search_defaults = {
    .alpha = -INFINITY,
    .beta = INFINITY,
    .guess = SCORE_NONE,
    .sum = SCORE_NONE,
    .target = SCORE_NONE,
};

/* A run on its way to another stack and back. */
struct run {
    struct search search;
    const struct algorithm *algorithm;
    double value, seconds;
};

/* Takes over an array, to be freed with the run; NULL: there was no memory for it. */
static void *keep(struct search *s, void *array, size_t count, size_t width)
{
    assert(s->array_count < SEARCH_ARRAYS);
    if (!array) {
        s->failed = true;
        s->wanted = (uint64_t)count * width;
    } else {
        s->arrays[s->array_count++] = array;
    }
    return array;
}

/* An array of zeros that lives as long as the run; NULL sets s->failed. */
static void *allocate(struct search *s, size_t count, size_t width)
{
    return keep(s, calloc(count, width), count, width);
}

void *search_room(struct search *s, size_t count, size_t width)
{
    struct error error;
    void *array = NULL;

    return keep(s, memory_resize(&array, count, width, &error) ? array : NULL, count,
                width);
}

void search_observe(const struct search *s, struct event event)
{
    s->observer->notify(s->observer->context, &event);
}

/* Whether the run is one with chance or bounds. */
static bool is_general(const struct run *run)
{
    const struct search *s = &run->search;

    return run->algorithm->general &&
           (s->tree->chance || s->low > -INFINITY || s->high < INFINITY);
}

static void time_search(void *argument)
{
    struct run *run = argument;
    struct search *s = &run->search;
    const struct algorithm *algorithm = run->algorithm;
    double start = clock_seconds();

    if (is_general(run))
        run->value = algorithm->general(s);
    else
        run->value = s->observer ? algorithm->watched(s) : algorithm->plain(s);
    run->seconds = clock_seconds() - start;
}

/* Counts that follow from others, where the algorithm did not keep them itself. */
static void finish_counts(const struct run *run, struct counts *counts)
{
    const struct tree *t = run->search.tree;

    if (!run->search.seen) {
        counts->distinct_nodes = counts->nodes;
        counts->distinct_leaves = counts->leaves;
    }
    counts->unvisited = t->count - counts->distinct_nodes;
}

/* What was never entered, if that is asked for. */
static void find_pruned(const struct search *s, struct pruned *pruned)
{
    if (s->counts.nodes == 0)
        *pruned = (struct pruned){.of = {TREE_ROOT}, .count = 1};
    else if (s->seen)
        pruned_find(pruned, s->tree, s->seen);
    else
        *pruned = s->pruned;
}

static bool has_target(const struct run *run)
{
    return (run->algorithm->options & USES_TARGET) != 0;
}

/* What the value found says of the root's true value: one that a target was set for, or
 * one outside the start window. */
static enum relation bound_of(const struct run *run, double value)
{
    const struct search *s = &run->search;

    if (has_target(run))
        return s->proved ? AT_LEAST : AT_MOST;
    if (value <= s->options.alpha && value > s->low)
        return AT_MOST;
    if (value >= s->options.beta && value < s->high)
        return AT_LEAST;
    return EQUAL;
}

/* Keeps the moves at the nodes that are met if everybody follows the result. */
static bool keep_plan(const struct search *s, struct result *result, struct error *error)
{
    const struct tree *t = s->tree;
    node *plan = NULL;

    if (!memory_resize(&plan, t->count, sizeof *plan, error))
        return false;
    if (s->unique == UNIQUE_UNKNOWN)
        line_plan(t, s->choice, plan);
    else
        line_strategies(t, s->choice, plan);
    result->plan = plan;
    return true;
}

/* Keeps which nodes were entered: those that were seen, or not skipped. */
static bool keep_entered(const struct search *s, struct result *result,
                         struct error *error)
{
    size_t size = node_set_size(s->tree);

    if (!memory_resize(&result->entered, size, 1, error))
        return false;
    if (s->counts.nodes == 0)
        memset(result->entered, 0, size);
    else if (s->seen)
        memcpy(result->entered, s->seen, size);
    else
        for (size_t i = 0; i < size; i++)
            result->entered[i] = (uint8_t)~s->skipped[i];
    return true;
}

/* Keeps what each player gets, the row of the root. */
static bool keep_payoffs(const struct search *s, struct result *result,
                         struct error *error)
{
    size_t players = result->players = s->tree->players;

    if (!memory_resize(&result->payoffs, players, sizeof *result->payoffs, error))
        return false;
    memcpy(result->payoffs, s->scratch, players * sizeof *s->scratch);
    return true;
}

/* Records the moves of the line by length in place of those of the search. */
static void choose_line(struct search *s, const struct optimal *optimal)
{
    for (node n = TREE_ROOT; !tree_is_leaf(s->tree, n); n = s->choice[n])
        s->choice[n] = optimal_move(optimal, n);
}

/* Takes another line than that of the search, if that is asked for: by exact values. */
static bool change_line(struct search *s, struct error *error)
{
    struct optimal optimal;
    double *values;
    bool done;

    if (s->options.line == LINE_FIRST)
        return true;
    values = tree_values(s->tree);
    if (!values)
        return error_memory(error);
    done = optimal_start(&optimal, s->tree, values, s->options.line, error);
    if (done)
        choose_line(s, &optimal);
    optimal_release(&optimal);
    free(values);
    return done;
}

static bool fill_result(struct run *run, struct result *result, struct error *error)
{
    struct search *s = &run->search;

    if (s->failed)
        return error_room(error, s->wanted);
    finish_counts(run, &s->counts);
    *result = (struct result){
        .algorithm = run->algorithm,
        .value = run->value,
        .unique = s->unique,
        .target = has_target(run) ? s->options.target : SCORE_NONE,
        .proved = s->proved,
        .bound = bound_of(run, run->value),
        .low = s->low,
        .high = s->high,
        .counts = s->counts,
        .seconds = run->seconds,
    };
    if (s->options.pruned)
        find_pruned(s, &result->pruned);
    if ((tree_has_payoffs(s->tree) && !keep_payoffs(s, result, error)) ||
        (s->options.entered && !keep_entered(s, result, error)))
        return false;
    if (result->bound != EQUAL)
        return true;
    return change_line(s, error) &&
           line_follow(s->tree, s->choice, &result->line, &result->length, error) &&
           (!s->options.plan || keep_plan(s, result, error));
}

/*
 * The bounds of all values, and the window as far as it is inside of them. Only those use
 * them who can: a search that stopped at bounds which it did not look at would have no
 * line.
 */
static bool set_bounds(struct search *s, const struct algorithm *algorithm,
                       struct error *error)
{
    const struct tree *t = s->tree;
    struct search_options *options = &s->options;

    s->low = t->low;
    s->high = t->high;
    if (options->bounds == BOUNDS_GIVEN) {
        s->low = options->low;
        s->high = options->high;
        if (!bounds_hold(t, s->low, s->high, error))
            return false;
    } else if (options->bounds == BOUNDS_OF_LEAVES && !tree_has_payoffs(t)) {
        bounds_of_leaves(t, &s->low, &s->high);
    }
    /* Equal ones tell the value, and leave nothing to be searched. */
    if (!(s->low < s->high) || !(algorithm->options & USES_BOUNDS)) {
        s->low = -INFINITY;
        s->high = INFINITY;
    }
    options->alpha = larger(options->alpha, s->low);
    options->beta = smaller(options->beta, s->high);
    return true;
}

/* What the algorithm must be told, and the tree must hold to. */
static bool check_options(const struct run *run, struct error *error)
{
    const struct search_options *options = &run->search.options;

    if (has_target(run) && !score_known(options->target))
        return error_set(error, ERROR_INPUT, "%s: no target is given",
                         run->algorithm->name);
    return !score_known(options->sum) ||
           limits_hold(run->search.tree, options->sum, error);
}

/* The leaves' range is known beforehand, as it is to C*: finding it is no reading. */
static void set_guess(struct search *s, const struct algorithm *algorithm)
{
    if ((algorithm->options & USES_GUESS) && !score_known(s->options.guess))
        s->options.guess = bounds_middle(s->tree);
}

/* A row for each ply, and means where chance moves. */
static void make_room_for_payoffs(struct search *s)
{
    const struct tree *t = s->tree;
    size_t plies = (size_t)t->height + 1, players = t->players;

    s->scratch = search_room(s, plies, players * sizeof *s->scratch);
    if (t->chance)
        s->memory = search_room(s, plies, players * sizeof(struct mean));
}

/* What an algorithm works with that knows chance. */
static void make_room_for_chance(struct search *s)
{
    const struct tree *t = s->tree;

    s->choice = allocate(s, t->count, sizeof *s->choice);
    s->seen = allocate(s, node_set_size(t), sizeof *s->seen);
    if (!tree_has_payoffs(t))
        s->scratch =
            search_room(s, CHANCE_SCRATCH * bounds_outcomes(t) + 1, sizeof *s->scratch);
}

static void make_room(struct run *run)
{
    struct search *s = &run->search;

    if (tree_has_payoffs(s->tree))
        make_room_for_payoffs(s);
    if (is_general(run)) {
        make_room_for_chance(s);
        return;
    }
    s->choice = search_room(s, s->tree->count, sizeof *s->choice);
    if (run->algorithm->again || ((s->options.pruned || s->options.entered) &&
                                  run->algorithm->traits & PRUNES_SILENTLY))
        s->seen = allocate(s, node_set_size(s->tree), sizeof *s->seen);
    else if (s->options.entered)
        s->skipped = allocate(s, node_set_size(s->tree), sizeof *s->skipped);
}

/* A window outside of the bounds is answered by them: no node is entered. */
static bool is_answered(struct run *run)
{
    const struct search *s = &run->search;

    if (s->options.alpha < s->options.beta)
        return false;
    run->value = s->options.alpha >= s->high ? s->high : s->low;
    return true;
}

/* On a stack as deep as the tree needs. */
static bool call_deep(struct run *run, struct error *error)
{
    uint64_t plies = (uint64_t)run->search.tree->height + 1;

    return stack_call(time_search, run, plies, is_general(run) ? STACK_GENERAL : 1,
                      error);
}

bool search_run(const struct tree *t, const struct algorithm *algorithm,
                const struct search_options *options, const struct observer *observer,
                struct result *result, struct error *error)
{
    struct run job = {
        .search = {.tree = t,
                   .options = *options,
                   .counts.passes = 1,
                   .observer = observer},
        .algorithm = algorithm,
    };
    struct search *s = &job.search;
    bool done = true;

    if (!algorithm_takes(algorithm, t, error) ||
        !optimal_takes(t, options->line, error) || !set_bounds(s, algorithm, error) ||
        !check_options(&job, error))
        return false;
    set_guess(s, algorithm);
    make_room(&job);
    if (!s->failed && !is_answered(&job))
        done = call_deep(&job, error);
    done = done && fill_result(&job, result, error);
    while (s->array_count > 0)
        free(s->arrays[--s->array_count]);
    return done;
}

void result_release(struct result *result)
{
    free(result->line);
    free(result->plan);
    free(result->payoffs);
    free(result->entered);
    *result = (struct result){0};
}
