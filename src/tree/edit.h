/*
 * edit.h - changes to a finished tree, in place.
 *
 * What they do to its value v, and to the fewest leaves that prove it:
 *
 *     tree_negate and tree_swap      -v, as many leaves
 *     tree_order, tree_shuffle        v, as many leaves; but shuffled chances may add
 *                                     up to another last digit, and of payoffs, ties
 *                                     may go to others
 *     tree_rank                       the rank of v, as many leaves
 *
 * tree_negate or tree_swap alone make another game; each twice is nothing. An edit that
 * fails leaves the tree as it was.
 */
#ifndef GTEVAL_TREE_EDIT_H
#define GTEVAL_TREE_EDIT_H

#include "base/error.h"
#include "tree/tree.h"

/* Changes the sign of every value, static ones too, and of payoffs and bounds. Who moves
 * stays. */
void tree_negate(struct tree *t);

/* Exchanges MAX and MIN at every node of a tree of these two, or two players, and chance.
 * Values stay. */
void tree_swap(struct tree *t);

/*
 * Replaces every value, static ones too, by its rank: 1 is the smallest value of the
 * tree, 2 the next larger one; equal values have the same rank. Bounds that no value
 * meets are one beyond. Refused (ERROR_INPUT) where more counts than which value is
 * larger: with chance, and with payoffs.
 */
bool tree_rank(struct tree *t, struct error *error);

enum order { ORDER_BEST, ORDER_WORST };

/*
 * Sorts the children of every node by their minimax value, or by what the mover gets if
 * everybody plays for their own payoff: the best for the mover first, or last. Children
 * that are worth the same stay in order, and so do those of chance.
 */
bool tree_order(struct tree *t, enum order order, struct error *error);

/* An integer of 0 .. bound - 1, each equally likely. */
typedef uint64_t shuffle_draw(void *context, uint64_t bound);

/* Puts the children of every node into random order, each order equally likely. */
bool tree_shuffle(struct tree *t, shuffle_draw *draw, void *context, struct error *error);

/* Takes the names off, those of players, too. */
void tree_strip_names(struct tree *t);

/* Keeps the subtree of n: n becomes the root. */
void tree_keep(struct tree *t, node n);

#endif
