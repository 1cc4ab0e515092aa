/*
 * ordering.h - how well the moves of a tree are ordered, and what that costs alpha-beta.
 */
#ifndef GTEVAL_SEARCH_ORDERING_H
#define GTEVAL_SEARCH_ORDERING_H

#include "search/search.h"

/*
 * What is measured at the nodes of a ply that have two children or more, and of all of
 * them. Refuted are those of the nodes that alpha-beta enters at which the two bounds
 * meet: some child shows that the node is too good for its mover to come to.
 */
struct ordering_ply {
    uint64_t entered;    /* by alpha-beta */
    uint64_t refuted;    /* of these */
    uint64_t first;      /* of these, by the first child */
    uint64_t refuting;   /* the sum of which child it was, from 1 */
    uint64_t choices;    /* nodes of the tree */
    uint64_t best_first; /* of these, the first child is one of the best */
    uint64_t ranks; /* the sum of which child is the first of the best ones, from 1 */
};

/* ORDERING_SEARCH(identifier, word, whose leaves these are) */
#define ORDERING_SEARCHES(SEARCH)                                                        \
    SEARCH(TREE, "tree", "all leaves of the tree")                                       \
    SEARCH(WORST, "worst", "alpha-beta, the worst child of every node first")            \
    SEARCH(ALPHABETA, "alphabeta", "alpha-beta, the tree as it is")                      \
    SEARCH(BEST, "best", "alpha-beta, the best child of every node first")               \
    SEARCH(SSS, "sss", "SSS*, the tree as it is")                                        \
    SEARCH(MTDF, "mtdf", "MTD(f), the same, from the value stored at the root, if any")  \
    SEARCH(MINIMAL, "minimal", "the fewest that prove the value")

enum ordering_search {
#define SEARCH(identifier, ...) ORDERING_##identifier,
    ORDERING_SEARCHES(SEARCH)
#undef SEARCH
        ORDERING_SEARCH_COUNT
};

/* Their words and what they mean. */
extern const char *const ordering_words[ORDERING_SEARCH_COUNT];
extern const char *const ordering_meanings[ORDERING_SEARCH_COUNT];

struct order_measure {
    double value;               /* of the root */
    struct ordering_ply all;    /* of all plies */
    struct ordering_ply *plies; /* owned: one for each ply but that of the deepest leaf */
    node count;                 /* of them: the height of the tree */
    uint64_t leaves[ORDERING_SEARCH_COUNT]; /* read */
};

/*
 * Fills *ordering, which was all zeros. Refused (ERROR_INPUT) where chance moves or
 * leaves have payoffs. To be released in any case.
 */
bool ordering_measure(struct order_measure *ordering, const struct tree *t,
                      const struct search_options *options, struct error *error);

/* part / whole; SCORE_NONE where there is nothing. */
double ordering_ratio(uint64_t part, uint64_t whole);

/*
 * Of how many moves each node of a full tree as deep as this one would have, for as many
 * leaves: their root of that degree, to six places. SCORE_NONE for a tree without moves.
 */
double ordering_branching(const struct order_measure *ordering, uint64_t leaves);

/* The part of alpha-beta's leaves that are not read; below 0 where more are. */
double ordering_saved(const struct order_measure *ordering, uint64_t leaves);

void ordering_release(struct order_measure *ordering);

#endif
