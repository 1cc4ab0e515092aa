/*
 * history.h - what a search did at each node, gathered by an observer while it runs.
 *
 *     struct history history = {.tree = t, .algorithm = algorithm};
 *
 *     history_start(&history, error);
 *     observer = history_observer(&history);
 *     search_run(t, algorithm, &options, &observer, &result, error);
 *     history_finish(&history, &result, error);
 *     history_release(&history);
 */
#ifndef GTEVAL_SEARCH_HISTORY_H
#define GTEVAL_SEARCH_HISTORY_H

#include "search/algorithm.h"

#include <stddef.h>

/* What was done at a node. All zeros: it was never visited. */
struct past {
    double alpha, beta; /* the window it was first entered with */
    double value;       /* what came back last ... */
    double low, high;   /* where it was visited: what is known of the value, between */
    node order;         /* of a leaf: as which one it was first read, from 1; 0: never */
    node cut;           /* which of the cuts was made here, from 1; 0: none */
    uint8_t relation;   /* ... as enum relation: the node's own value stands so to it */
    uint8_t asked;      /* enum relation: what it was last entered for */
    bool visited;
    bool left;                    /* something came back that is a value */
    bool low_strict, high_strict; /* the value is not low, or high, itself */
    bool on_line;                 /* on the principal variation; from history_finish on */
};

/* A loop over the children of a node that was left early. */
struct cut {
    node parent;            /* that node */
    node child;             /* the last one looked at */
    enum relation relation; /* EQUAL: bounds met; or the test that was decided */
    double alpha, beta;     /* the bounds; in a test both are the number compared with */
    bool of_mean;           /* at a chance node: relation is that of the mean to value, */
    double value;           /* which is past one of the bounds */

    /* From history_finish on: what is left out, and was not visited at another time. */
    node first; /* the first such child; NODE_NONE: there is none */
    node count; /* nodes at and below such children */
};

/* Of a search for a proof: how many leaves it takes at least to decide a node. 0, 0: it
 * has no numbers yet. */
struct effort {
    double proof, disproof;
};

/* How a node was entered, besides its first window. */
struct asking {
    double alpha, beta;           /* the last window */
    double asked;                 /* what the last test, or visit, compared with */
    double low, high;             /* what came back last as a bound of its value, */
    uint64_t low_pass, high_pass; /* and in which pass, from 1; 0: nothing has */
    double merit;                 /* of its live state, */
    uint64_t step;                /* and when that was taken, from 1 */
    uint8_t relation;             /* enum relation, of the test; EQUAL: there was none */
    bool evaluated;               /* it was entered for its value */
    struct effort limits;         /* the last that its numbers were to stay below, */
    struct effort former; /* and the numbers that it had before the present ones */
};

struct node_list {
    node *of; /* owned */
    size_t count, capacity;
};

/* The first five are set by the caller, the rest zero. */
struct history {
    const struct tree *tree;           /* borrowed */
    const struct algorithm *algorithm; /* borrowed */
    bool readings;                     /* the leaves are listed, too */
    bool windows;                      /* it is kept how nodes were entered */
    uint64_t limit;                    /* only that many events are noted; 0: all are */

    struct past *of;        /* owned: one a node */
    struct asking *asking;  /* owned: one a node; NULL where that is not kept */
    struct effort *efforts; /* owned: one a node, the last known; NULL where the algorithm
                             * has no target */
    double *payoffs;  /* owned: of each node that something came back of, what each player
                       * gets so; NULL in trees without payoffs */
    struct cut *cuts; /* owned: the last one of each node that had any */
    size_t cut_count;
    struct node_list first; /* leaves in the order in which they were first read */
    struct node_list all;   /* the same with every re-reading */
    uint64_t events;        /* how many there were, noted or not */
    node read;              /* different leaves read so far */

    /* Private. */
    size_t cut_capacity;
    uint64_t passes, steps; /* so far */
    bool failed;            /* memory ran out */
};

/* Makes it ready for one search of the tree, which must outlive it. */
bool history_start(struct history *history, struct error *error);

/* The observer for that search; history must stay where it is. */
struct observer history_observer(struct history *history);

/* The same for other observers, which are to see what a history has noted already. */
void history_note(struct history *history, const struct event *event);

/*
 * Completes it, also by what the result says of the root and of the nodes on its line,
 * which all have its value, unless the history is not whole. False if memory ran out
 * during the search.
 */
bool history_finish(struct history *history, const struct result *result,
                    struct error *error);

/* What each player gets at n; NULL without payoffs, or where that is not known. */
const double *history_payoffs(const struct history *history, node n);

/* The same as it came back, if only as a bound of what its mover gets. */
const double *history_payoffs_left(const struct history *history, node n);

/* Whether all events were noted: else it is what had happened at some time. */
static inline bool history_is_whole(const struct history *history)
{
    return history->limit == 0 || history->events <= history->limit;
}

/* Whether the edge above n leads from a node that was entered to one that was not. */
static inline bool history_is_cut_off(const struct history *history, node n)
{
    return !history->of[n].visited && history->of[history->tree->parent[n]].visited;
}

void history_release(struct history *history);

/* The last cut at n, or NULL. */
const struct cut *history_last_cut(const struct history *history, node n);

/* After history_finish: the cut at n, if it left out nodes for good; else NULL. */
const struct cut *history_cut_at(const struct history *history, node n);

/* The cut that left out n itself, so that it was never visited; else NULL. */
const struct cut *history_cut_before(const struct history *history, node n);

/* Whether the value is known exactly: it is low then, and high. */
static inline bool past_is_exact(const struct past *past)
{
    return past->visited && past->low == past->high;
}

/* Whether the value is known to be no lower, or no higher, than something. */
static inline bool past_has_low(const struct past *past)
{
    return past->visited && (past->low > -INFINITY || past->low_strict);
}

static inline bool past_has_high(const struct past *past)
{
    return past->visited && (past->high < INFINITY || past->high_strict);
}

/* Whether anything is known of the value. */
static inline bool past_is_known(const struct past *past)
{
    return past_has_low(past) || past_has_high(past);
}

#endif
