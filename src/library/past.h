/*
 * past.h - what results keep of the search, node by node.
 */
#ifndef GTEVAL_LIBRARY_PAST_H
#define GTEVAL_LIBRARY_PAST_H

#include "library/gteval.h"
#include "search/history.h"

/* All owned; of nothing, where nothing was kept. */
struct pasts {
    struct gteval_past *of; /* count of them */
    node count;
    double *payoffs; /* rows that they point to */
    struct node_list leaves, readings;
};

/* As search_run, and keeps what was done. told: who watches besides, or NULL. The caller
 * releases both in any case. */
bool pasts_run(struct pasts *pasts, const struct tree *t,
               const struct algorithm *algorithm, const struct search_options *options,
               const struct observer *told, struct result *result, struct error *error);

void pasts_release(struct pasts *pasts);

#endif
