/*
 * efg_order.h - a tree built of a game's nodes as they are read, which are in preorder:
 * nothing is kept of a node that is built.
 *
 * What cannot be built so, or is to be refused, is left to efg_game.h.
 */
#ifndef GTEVAL_READ_EFG_ORDER_H
#define GTEVAL_READ_EFG_ORDER_H

#include "read/efg_game.h"

/* An open node. */
struct efg_stage {
    size_t action; /* where the one that leads to the next child stands in the text */
    size_t left;   /* how many children are to come */
    bool chance;
};

struct efg_order {
    const struct efg_game *game; /* borrowed: its players, the payoffs last read */
    const struct text *text;     /* borrowed */
    struct build *b;             /* borrowed */
    bool again;                  /* a node could not be added: it can in another try */
    struct efg_sum sum;
    struct efg_stage *stages; /* owned; one for each open node */
    size_t stage_capacity;
    double *totals; /* what the players have got at each ply of the path; owned */
    size_t total_capacity;
    uint8_t *sets; /* a bit for each information set: whether it was met; owned */
    size_t set_capacity;
    bool tabled;     /* outcomes come again, so their payoffs are in a table */
    node last;       /* else: the greatest number of an outcome met */
    double *payoffs; /* the table, by numbers; NaN: not met; owned */
    size_t payoff_capacity;
};

struct efg_order efg_order_make(const struct efg_game *game, const struct text *text,
                                struct build *b);

/* Starts the tree, once more where a try has failed. */
bool efg_order_start(struct efg_order *order, struct error *error);

/*
 * Adds a node, to which that action leads, or, at the root, one that has its name;
 * payoffs that come with the outcome are at their place in the game. False where that
 * cannot be done so; an error of the system is the only one that matters then.
 */
bool efg_order_add(struct efg_order *order, const struct efg_node *at,
                   const struct efg_action *action, const struct efg_outcome *outcome,
                   struct error *error);

/* The innermost open node. */
struct efg_stage *efg_order_stage(const struct efg_order *order);

void efg_order_release(struct efg_order *order);

#endif
