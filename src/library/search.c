/*
 * search.c - searches and who watches them.
 */
#include "base/nearest.h"
#include "library/handles.h"
#include "search/verify.h"

#include <stdlib.h>

_Static_assert((int)GTEVAL_EQUAL == (int)EQUAL && (int)GTEVAL_AT_LEAST == (int)AT_LEAST &&
                   (int)GTEVAL_AT_MOST == (int)AT_MOST &&
                   (int)GTEVAL_ABOVE == (int)ABOVE && (int)GTEVAL_BELOW == (int)BELOW,
               "relations have the same numbers inside and outside");
_Static_assert((int)GTEVAL_LINE_FIRST == (int)LINE_FIRST &&
                   (int)GTEVAL_LINE_SHORTEST == (int)LINE_SHORTEST &&
                   (int)GTEVAL_LINE_LONGEST == (int)LINE_LONGEST,
               "lines have the same numbers inside and outside");
#define EVENT(kind, name, meaning)                                                       \
    _Static_assert((int)GTEVAL_##kind == (int)EVENT_##kind,                              \
                   "events have the same numbers inside and outside");
EVENTS(EVENT)
#undef EVENT

static bool unknown_algorithm(const char *name, struct gteval_error **error)
{
    struct nearest nearest = nearest_to(name);
    struct error reason;

    for (const struct algorithm *a = algorithms; a->name; a++)
        nearest_offer(&nearest, a->name);
    nearest_error(&nearest, "algorithm", "", &reason);
    return handle_fail(error, &reason);
}

struct gteval_search *gteval_search_new(const char *algorithm,
                                        struct gteval_error **error)
{
    const struct algorithm *found;
    struct gteval_search *search;

    handle_start(error);
    if (!handle_given(algorithm, "algorithm", error))
        return NULL;
    found = algorithm_find(algorithm);
    if (!found) {
        unknown_algorithm(algorithm, error);
        return NULL;
    }
    search = handle_new(sizeof *search, error);
    if (search)
        *search = (struct gteval_search){.algorithm = found, .options = search_defaults};
    /* Reports tell what was pruned. */
    if (search)
        search->options.pruned = true;
    return search;
}

/* Whether the algorithm has a use for an option, and the option is right. */
static bool accept(const struct gteval_search *search, enum algorithm_option use,
                   const char *option, bool right, const char *expected,
                   struct gteval_error **error)
{
    struct error reason;

    handle_start(error);
    if (!handle_given(search, "search", error))
        return false;
    if (!(search->algorithm->options & use))
        error_set(&reason, ERROR_USAGE, "a %s has no meaning for '%s'", option,
                  search->algorithm->name);
    else if (!right)
        error_set(&reason, ERROR_USAGE, "%s: %s", option, expected);
    else
        return true;
    return handle_fail(error, &reason);
}

bool gteval_search_window(struct gteval_search *search, double alpha, double beta,
                          struct gteval_error **error)
{
    if (!accept(search, USES_WINDOW, "window", alpha < beta,
                "alpha must be less than beta", error))
        return false;
    search->options.alpha = alpha;
    search->options.beta = beta;
    return true;
}

bool gteval_search_guess(struct gteval_search *search, double guess,
                         struct gteval_error **error)
{
    if (!accept(search, USES_GUESS, "guess", score_known(guess), "expected a number",
                error))
        return false;
    search->options.guess = guess;
    return true;
}

bool gteval_search_cut(struct gteval_search *search, enum gteval_cut cut,
                       struct gteval_error **error)
{
    if (!accept(search, USES_CUT, "cut", cut == GTEVAL_CUT_GE || cut == GTEVAL_CUT_GT,
                "expected GTEVAL_CUT_GE or GTEVAL_CUT_GT", error))
        return false;
    search->options.strict_cut = cut == GTEVAL_CUT_GT;
    return true;
}

bool gteval_search_bounds(struct gteval_search *search, double low, double high,
                          struct gteval_error **error)
{
    if (!accept(search, USES_BOUNDS, "bound", low <= high,
                "low must not be greater than high", error))
        return false;
    search->options.bounds = BOUNDS_GIVEN;
    search->options.low = low;
    search->options.high = high;
    return true;
}

bool gteval_search_target(struct gteval_search *search, double target,
                          struct gteval_error **error)
{
    if (!accept(search, USES_TARGET, "target", score_known(target), "expected a number",
                error))
        return false;
    search->options.target = target;
    return true;
}

void gteval_search_plan(struct gteval_search *search)
{
    search->options.plan = true;
}

void gteval_search_keep(struct gteval_search *search)
{
    search->keeps = true;
}

bool gteval_search_line(struct gteval_search *search, enum gteval_line line,
                        struct gteval_error **error)
{
    struct error reason;

    handle_start(error);
    if (!handle_given(search, "search", error))
        return false;
    if (line != GTEVAL_LINE_FIRST && line != GTEVAL_LINE_SHORTEST &&
        line != GTEVAL_LINE_LONGEST) {
        error_set(&reason, ERROR_USAGE,
                  "line: expected GTEVAL_LINE_FIRST, GTEVAL_LINE_SHORTEST or "
                  "GTEVAL_LINE_LONGEST");
        return handle_fail(error, &reason);
    }
    search->options.line = (enum line_choice)line;
    return true;
}

void gteval_search_verify(struct gteval_search *search)
{
    search->options.entered = true;
}

void gteval_search_watch(struct gteval_search *search, gteval_observer *observer,
                         void *context)
{
    search->observer = observer;
    search->context = context;
}

/* Passes an event on, in the words of gteval.h. */
static void pass_on(void *context, const struct event *event)
{
    const struct gteval_search *search = context;
    bool numbers = event_has_numbers(event);
    struct gteval_event outside = {
        .size = sizeof outside,
        .kind = (enum gteval_event_kind)event->kind,
        .relation = (enum gteval_relation)event->relation,
        .node = event->node,
        .child = event->child == NODE_NONE ? GTEVAL_NONE : event->child,
        .skipped = event->skipped,
        .alpha = numbers ? 0 : event->alpha,
        .beta = numbers ? 0 : event->beta,
        .value = event->value,
        .solved = event->solved,
        .gamma = event->gamma,
        .proof = numbers ? event->proof : 0,
        .disproof = numbers ? event->disproof : 0,
    };

    search->observer(search->context, &outside);
}

static bool run(const struct gteval_search *search, const struct tree *t,
                struct gteval_result *result, struct error *error)
{
    struct observer observer = {.notify = pass_on, .context = (void *)search};
    const struct observer *told = search->observer ? &observer : NULL;

    result->nodes = t->count;
    result->players = t->players;
    result->line = search->options.line;
    return search->keeps ? pasts_run(&result->pasts, t, search->algorithm,
                                     &search->options, told, &result->result, error)
                         : search_run(t, search->algorithm, &search->options, told,
                                      &result->result, error);
}

struct gteval_result *gteval_search_run(const struct gteval_search *search,
                                        const struct gteval_tree *tree,
                                        struct gteval_error **error)
{
    struct gteval_result *result;
    struct error reason;

    handle_start(error);
    if (!handle_given(search, "search", error) || !handle_given(tree, "tree", error))
        return NULL;
    result = handle_new(sizeof *result, error);
    if (!result)
        return NULL;
    if (run(search, &tree->tree, result, &reason) &&
        (!search->options.entered ||
         verify_reading(&tree->tree, &result->result, &reason)))
        return result;
    handle_fail(error, &reason);
    gteval_result_free(result);
    return NULL;
}

void gteval_search_free(struct gteval_search *search)
{
    free(search);
}
