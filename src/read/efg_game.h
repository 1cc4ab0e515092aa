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
    size_t action;  /* the first one's index; or, where none is kept, its place */
    size_t outcome; /* index of the outcome, or EFG_NO_OUTCOME */
};

/* An action; of others than chance, odds.at is odds.end. */
struct efg_action {
    struct name name, odds;
};

/* An outcome as one node mentions it. */
struct efg_outcome {
    size_t at;
    node number; /* 0: none */
    node share;  /* which payoffs it has, from 1; 0: none come with this mention. More
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

/* What two players get in all: set constant for these, then have each leaf looked at. */
struct efg_sum {
    bool any;      /* a leaf was met */
    bool constant; /* the payoffs have the same sum at all leaves met */
    double sum;    /* at the first of them */
};

/*
 * Whether two players get the same in all at every leaf, but for the rounding of their
 * payoffs: then what is good for one is bad for the other. total: at the next leaf.
 */
void efg_sum_watch(struct efg_sum *sum, const double *total);

/* Notes the sum if the payoffs do not just cancel. */
void efg_sum_note(const struct efg_sum *sum, const struct text *text);

/* Names the innermost open node by the string; an empty one is no name. */
bool efg_game_name(const struct text *text, struct name name, struct build *b,
                   struct error *error);

/* Says who plays a game with payoffs. */
bool efg_game_players(const struct efg_game *game, const struct text *text,
                      struct build *b, struct error *error);

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
