/*
 * open.h - OPEN, the list of states of SSS* and DUAL*.
 *
 * A state is (node, live or solved, merit). The best has the largest merit and, among
 * equal ones, the leftmost node. No two nodes in OPEN lie one below the other, so the
 * states also have an order from left to right, in which those below a node are
 * neighbours.
 *
 * Kept as a queue by merit and a linked list from left to right. The state being worked
 * on is held in hand, out of the queue, for as long as it stays the best; the live
 * children behind the one being worked on share one entry, since they have one merit.
 * None of this can be seen: count and listing are those of the plain list.
 */
#ifndef GTEVAL_SEARCH_OPEN_H
#define GTEVAL_SEARCH_OPEN_H

#include "tree/tree.h"

#include <stddef.h>

struct state {
    node node;
    bool solved;
    double merit;
    uint32_t place; /* of the node, or until it is entered of its parent: places.h */
};

struct open;

/*
 * OPEN with the one state (root, live, merit), in hand; NULL when out of memory. sign is
 * what merits are multiplied with when they are listed: -1 for DUAL*, whose tree is
 * mirrored.
 */
struct open *open_new(const struct tree *t, double merit, double sign);
void open_free(struct open *open);

/* Takes the best state in hand. False when out of memory; OPEN is never empty. */
bool open_take(struct open *open);

/* The state in hand, which may be given another node, solved or live; valid until OPEN is
 * changed. */
struct state *open_hand(struct open *open);

/*
 * Puts the first child of the node in hand in its stead, and the others, live and of the
 * same merit, behind it; none is entered. False when out of memory.
 */
bool open_expand(struct open *open);

/* Removes every state below n but the one in hand. */
void open_purge(struct open *open, node n);

/* How many states there are, the one in hand included. */
node open_count(const struct open *open);

/* How many of them have the merit of the one in hand, that one included. Takes time in
 * the entries. */
node open_equal(const struct open *open);

/*
 * The states in order of merit, the one in hand first where it is as good as any: an
 * array of open_count states, to be freed by the caller; NULL when out of memory.
 */
struct state *open_list(const struct open *open);

#endif
