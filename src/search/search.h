/*
 * search.h - one run of one algorithm on one tree: what it is told, what it gives back.
 */
#ifndef GTEVAL_SEARCH_SEARCH_H
#define GTEVAL_SEARCH_SEARCH_H

#include "base/error.h"
#include "search/counts.h"
#include "search/event.h"
#include "search/pruned.h"
#include "tree/optimal.h"

struct algorithm;

/* Where the bounds of all leaves come from; of a tree where they are equal, none are. */
enum bounds_source { BOUNDS_OF_TREE, BOUNDS_GIVEN, BOUNDS_OF_LEAVES };

/* What a run is told; search_defaults are the values of an unadorned run. */
struct search_options {
    double alpha, beta;        /* the start window; only values inside it are exact */
    double guess;              /* where MTD(f) begins; SCORE_NONE: at bounds_middle */
    bool strict_cut;           /* cut when alpha > beta, not already when alpha >= beta */
    enum bounds_source bounds; /* what all leaves are known to be worth */
    double low, high;          /* for BOUNDS_GIVEN */
    double sum;    /* no leaf's payoffs add up to more; SCORE_NONE: than at some leaf */
    double target; /* the question is whether the value is at least that; SCORE_NONE:
                    * there is none */
    enum line_choice line; /* which of the optimal lines the result shall have */
    bool plan;             /* whether the result shall have the moves at all nodes */
    bool pruned;           /* whether it shall have the nodes that were pruned */
    bool entered;          /* whether it shall have those that were entered */
};

extern const struct search_options search_defaults;

/* Whether all players have one best move wherever they move; only max^n finds out. */
enum uniqueness { UNIQUE_UNKNOWN, UNIQUE_YES, UNIQUE_NO };

/* Numbers that a search keeps for each outcome of the chance nodes that it is in. */
enum { CHANCE_SCRATCH = 4 };

/* Most arrays that one algorithm works with, those of every run included. */
enum { SEARCH_ARRAYS = 8 };

struct result {
    const struct algorithm *algorithm;
    double value;    /* with payoffs that of the root's mover, or at chance of player 1 */
    double *payoffs; /* owned: what each player gets; NULL where the tree has none */
    unsigned players;       /* how many those are */
    enum uniqueness unique; /* of the strategies of all players, an equilibrium */
    double target;          /* what was asked about, or SCORE_NONE */
    bool proved;            /* whether the value is at least that */
    enum relation bound;    /* the root's value is EQUAL to value, AT_LEAST or AT_MOST */
    node *line;             /* owned: the principal variation from the root to a leaf or
                             * to the first node that chance moves at */
    node length;            /* nodes in it; 0 where the bound is not EQUAL */
    node *plan; /* owned: of each inner node, where everybody follows the result,
                 * its move, or NODE_NONE where it is not known; with unique, of
                 * each node that can be reached. NULL where it was not asked
                 * for or the bound is not EQUAL */
    struct pruned pruned; /* where that was asked for; else none */
    uint8_t *entered;     /* owned: the nodes that were entered, a bit each; NULL where
                           * that was not asked for */
    double low, high; /* what no leaf is worth less, or more, as the search was told */
    struct counts counts;
    double seconds; /* how long the search alone took */
};

/* A run in progress: what the algorithms work on. Rules for its counts are in rules.h. */
struct search {
    const struct tree *tree;
    struct search_options options;
    struct counts counts;
    struct pruned pruned; /* without seen, as cutoffs tell it */
    node *choice;  /* the child recorded as a node's move; anything before the first, for
                    * clearing it would cost more than many a search; NODE_NONE in a tree
                    * with chance */
    uint8_t *seen; /* a bit a node: entered before; NULL if no node is entered twice */
    uint8_t *skipped; /* a bit a node: left out by a cut; NULL with seen, or if nobody
                       * wants to know what was entered */
    double low, high; /* no leaf is worth less, or more */
    int variant;      /* of an algorithm, as its file says */
    double *scratch;  /* CHANCE_SCRATCH for each outcome of the chance nodes on the path;
                       * with payoffs, a row for each ply (payoffs.h) */
    size_t scratch_used;
    void *memory;        /* what MT knows of nodes: known.h; or means */
    double sum, *lowest; /* of payoffs: shallow.c */
    enum uniqueness unique;
    bool proved;                     /* that the value is at least the target */
    uint32_t places;                 /* given away, or the next one: places.h */
    const struct observer *observer; /* NULL when nobody watches */
    bool failed;                     /* memory ran out; the result is void */
    uint64_t wanted;                 /* bytes of the array that could not be had */
    void *arrays[SEARCH_ARRAYS];     /* owned: what lives as long as the run */
    int array_count;
};

/*
 * Runs the algorithm on a stack as deep as the tree needs. Without an observer (NULL) the
 * plain copy of the procedure runs, which reports nothing. Fills *result, which the
 * caller releases; false when memory or the stack could not be had, a tree is not of the
 * kind that the algorithm takes (algorithm_takes), or the line (optimal_takes), or a leaf
 * is outside of the bounds given, or a target is missing (ERROR_INPUT).
 */
bool search_run(const struct tree *t, const struct algorithm *algorithm,
                const struct search_options *options, const struct observer *observer,
                struct result *result, struct error *error);

void result_release(struct result *result);

/*
 * For algorithms: an array that lives as long as the run; NULL sets s->failed. What is in
 * it is anything. Where an algorithm fills its array from the front, one element for each
 * node it enters, it may be as long as the tree has nodes: what is never touched costs no
 * time and hardly any memory.
 */
void *search_room(struct search *s, size_t count, size_t width);

/* For algorithms: hands an event to the observer. */
void search_observe(const struct search *s, struct event event);

#endif
