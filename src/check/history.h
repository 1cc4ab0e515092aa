/*
 * history.h - what a search did at each node, gathered by an observer while it runs.
 */
#ifndef GTEVAL_CHECK_HISTORY_H
#define GTEVAL_CHECK_HISTORY_H

#include "search/algorithm.h"

#include <stddef.h>

/* What was done at a node. */
struct past {
    double alpha, beta; /* the window it was first entered with */
    double value;       /* what came back last ... */
    uint8_t relation;   /* ... as enum relation: the node's own value stands so to it */
    uint8_t asked;      /* enum relation: what it was last entered for */
    bool entered, left; /* left: something came back */
    bool read;          /* the value of a leaf was read */
    node cut;           /* which of the cuts was made here, from 1; 0: none */
};

/* A loop over the children of a node that was left early: the last one of each node. */
struct past_cut {
    node child; /* the last one looked at */
    double alpha, beta;
};

struct node_list {
    node *of; /* owned */
    size_t count, capacity;
};

struct history {
    const struct tree *tree; /* borrowed */
    enum trace_style style;
    struct past *of;       /* owned: one a node */
    struct past_cut *cuts; /* owned */
    size_t cut_count, cut_capacity;
    struct node_list first; /* leaves in the order in which they were first read */
    struct node_list all;   /* the same with every re-reading */
    bool failed;            /* memory ran out */
};

/* Makes it ready for one search of the tree, which must outlive it. */
bool history_start(struct history *history, const struct tree *t,
                   const struct algorithm *algorithm, struct error *error);

/* The observer for that search; history must stay where it is. */
struct observer history_observer(struct history *history);

/* False if memory ran out during the search. */
bool history_finish(const struct history *history, struct error *error);

/* The last cut at n, or NULL. */
const struct past_cut *history_cut(const struct history *history, node n);

void history_release(struct history *history);

#endif
