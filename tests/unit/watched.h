/*
 * watched.h - a search with its history.
 */
#ifndef GTEVAL_TESTS_WATCHED_H
#define GTEVAL_TESTS_WATCHED_H

#include "search/history.h"

struct watched {
    struct history history;
    struct result result;
};

/* Runs the algorithm of that name. The test fails where the run does. */
void watch(struct watched *w, const struct tree *t, const char *name,
           const struct search_options *options);

void watched_release(struct watched *w);

#endif
