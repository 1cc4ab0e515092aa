/*
 * second.h - algorithms once more, as plainly as they can be told, so that what they
 * count is compared with what somebody else counts. Nothing of src/search takes part but
 * the names of counts and options.
 */
#ifndef GTEVAL_TESTS_SECOND_H
#define GTEVAL_TESTS_SECOND_H

#include "search/search.h"

#include <stdbool.h>

/* A run of one of them. Lines are not its business. */
struct second {
    const struct tree *tree;
    const struct search_options *options;
    double value;
    struct counts counts;
    node *leaves; /* owned: in reading order, counts.leaves of them */
    bool *seen;   /* owned, like the rest: nodes that were entered */

    double *low, *high; /* C*: what a node's value lies between */

    /* RecSSS*: where a MIN node is, and what children of MAX nodes are worth at most. */
    node *at;
    double *merit;
};

/* Runs the algorithm of that name; false if there is no second one. To be released. */
bool second_run(struct second *second, const struct tree *t, const char *name,
                const struct search_options *options);

void second_release(struct second *second);

#endif
