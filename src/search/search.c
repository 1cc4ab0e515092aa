/*
 * search.c - setting up a run, and turning what it leaves behind into a result.
 */
#include "search/search.h"

#include "base/memory.h"
#include "search/algorithm.h"
#include "search/line.h"
#include "search/stack.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <time.h>

const struct search_options search_defaults = {.alpha = -INFINITY, .beta = INFINITY};

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

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void time_search(void *argument)
{
    struct run *run = argument;
    struct search *s = &run->search;
    double start = now();

    run->value = s->observer ? run->algorithm->watched(s) : run->algorithm->plain(s);
    run->seconds = now() - start;
}

/* Counts that follow from others, where the algorithm did not keep them itself. */
static void finish_counts(const struct algorithm *algorithm, const struct tree *t,
                          struct counts *counts)
{
    if (!algorithm->again) {
        counts->distinct_nodes = counts->nodes;
        counts->distinct_leaves = counts->leaves;
    }
    counts->unvisited = t->count - counts->distinct_nodes;
}

/* What a value outside the start window says of the root's true value. */
static enum relation bound_of(double value, const struct search_options *options)
{
    if (value <= options->alpha && value > -INFINITY)
        return AT_MOST;
    if (value >= options->beta && value < INFINITY)
        return AT_LEAST;
    return EQUAL;
}

static bool fill_result(struct run *run, struct result *result, struct error *error)
{
    struct search *s = &run->search;

    if (s->failed)
        return error_room(error, s->wanted);
    finish_counts(run->algorithm, s->tree, &s->counts);
    *result = (struct result){
        .algorithm = run->algorithm,
        .value = run->value,
        .bound = bound_of(run->value, &s->options),
        .counts = s->counts,
        .seconds = run->seconds,
    };
    if (result->bound != EQUAL)
        return true;
    return line_follow(s->tree, s->choice, &result->line, &result->length, error);
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

    s->choice = search_room(s, t->count, sizeof *s->choice);
    if (algorithm->again)
        s->seen = allocate(s, t->count / 8 + 1, sizeof *s->seen);
    if (!s->failed)
        done = stack_call(time_search, &job, t->height + 1, error);
    done = done && fill_result(&job, result, error);
    while (s->array_count > 0)
        free(s->arrays[--s->array_count]);
    return done;
}

void result_release(struct result *result)
{
    free(result->line);
    *result = (struct result){0};
}
