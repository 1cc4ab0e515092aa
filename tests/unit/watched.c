/*
 * watched.c - running a search with its history.
 */
#include "watched.h"

#include "ensure.h"

void watch(struct watched *w, const struct tree *t, const char *name,
           const struct search_options *options)
{
    struct observer observer;
    struct error error;

    *w = (struct watched){
        .history = {.tree = t, .algorithm = algorithm_find(name), .readings = true}};
    ENSURE(history_start(&w->history, &error));
    observer = history_observer(&w->history);
    ENSURE(search_run(t, w->history.algorithm, options, &observer, &w->result, &error));
    ENSURE(history_finish(&w->history, &w->result, &error));
}

void watched_release(struct watched *w)
{
    history_release(&w->history);
    result_release(&w->result);
}
