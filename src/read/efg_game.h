/*
 * efg_game.h - a game in extensive form as its file lists it, and the tree it is.
 */
#ifndef GTEVAL_READ_EFG_GAME_H
#define GTEVAL_READ_EFG_GAME_H

#include "base/text.h"
#include "read/names.h"
#include "tree/build.h"

/* No payoffs come with the node. */
#define EFG_NO_OUTCOME ((size_t)-1)

/* A node, in preorder. */
struct efg_node {
    size_t at;      /* where it stands in the text */
    node player;    /* who moves, from 1; 0: chance, or nobody at a leaf */
    node set;       /* number of the information set */
    size_t actions; /* how many, so many children; 0: a leaf */
    size_t action;  /* the first one's index */
    size_t outcome; /* index of the outcome, or EFG_NO_OUTCOME */
};

/* An outcome as one node mentions it. */
struct efg_outcome {
    size_t at;
    node number;
    node share; /* which payoffs it has, from 1; 0: none come with this mention. More
                   than it can number are at more nodes than a tree has */
};

/* All zeros is an empty game. All arrays are owned; strings are as the file has them. */
struct efg_game {
    struct name root;     /* the root's own name */
    struct name *players; /* names */
    struct efg_node *nodes;
    struct name *actions;
    struct name *odds; /* by action, as far as the last one of chance */
    struct efg_outcome *outcomes;
    double *payoffs; /* by share, one for each player */
    size_t player_count, player_capacity, node_count, node_capacity, action_count,
        action_capacity, odds_count, odds_capacity, outcome_count, outcome_capacity,
        payoff_count, payoff_capacity;
};

/*
 * Builds the tree, not finished yet: one of MAX and MIN, with the payoffs of the first
 * for values, where two players' payoffs have the same sum at every leaf; else a game
 * with payoffs. Refused with their places: information sets of more than one node,
 * outcomes without or with different payoffs, infinite payoffs that have no sum, and
 * probabilities that do not sum to 1.
 */
bool efg_game_build(struct efg_game *game, const struct text *text, struct build *b,
                    struct error *error);

void efg_game_release(struct efg_game *game);

#endif
