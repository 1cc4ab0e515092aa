/*
 * efg_game.h - a game in extensive form as its file lists it, and the tree it is.
 */
#ifndef GTEVAL_READ_EFG_GAME_H
#define GTEVAL_READ_EFG_GAME_H

#include "base/text.h"
#include "read/names.h"
#include "tree/build.h"

enum { EFG_PLAYERS = 2 };

/* No payoffs come with the node. */
#define EFG_NO_OUTCOME ((size_t)-1)

/* A node, in preorder. */
struct efg_node {
    size_t at;      /* where it stands in the text */
    node player;    /* who moves, from 1; 0 at a leaf */
    node set;       /* number of the information set */
    size_t actions; /* how many, so many children */
    size_t action;  /* the first one's index */
    size_t outcome; /* index of the outcome, or EFG_NO_OUTCOME */
};

/* An outcome as one node mentions it. */
struct efg_outcome {
    size_t at;
    node number;
    bool known; /* it comes with its payoffs */
    double payoff[EFG_PLAYERS];
};

/* All zeros is an empty game. All arrays are owned. */
struct efg_game {
    struct name root; /* the root's own name; strings as the file has them */
    struct efg_node *nodes;
    struct name *actions;
    struct efg_outcome *outcomes;
    size_t node_count, node_capacity, action_count, action_capacity, outcome_count,
        outcome_capacity;
};

/*
 * Builds the tree, not finished yet. Refused with their places: information sets of more
 * than one node, outcomes without or with different payoffs, payoffs whose sum is not
 * the same everywhere.
 */
bool efg_game_build(struct efg_game *game, const struct text *text, struct build *b,
                    struct error *error);

void efg_game_release(struct efg_game *game);

#endif
