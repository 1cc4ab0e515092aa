/*
 * claim.h - what a program that has searched says of a node's value: that it is exact, or
 * only a bound; and that it comes out of a hash table.
 *
 * A tree has an entry for each node (claim), or none of them. No search looks at them.
 */
#ifndef GTEVAL_TREE_CLAIM_H
#define GTEVAL_TREE_CLAIM_H

#include "base/error.h"
#include "tree/tree.h"

enum claim {
    CLAIM_NONE, /* nothing is said: as good as exact */
    CLAIM_EXACT,
    CLAIM_LOWER, /* the node is worth that or more, seen from MAX */
    CLAIM_UPPER, /* or less */
    CLAIM_CUT,   /* the same for who moves at the node: that or more */
    CLAIM_ALL,   /* or less. These two are in trees that are being read only */
    CLAIM_KINDS
};

/* Beside one of them. */
enum { CLAIM_HASH = 8 };

static inline enum claim claim_of(const struct tree *t, node n)
{
    return t->claim ? (enum claim)(t->claim[n] & ~CLAIM_HASH) : CLAIM_NONE;
}

/* What is said of a value once more is: another kind, or CLAIM_HASH. */
static inline uint8_t claim_with(uint8_t said, uint8_t more)
{
    return more == CLAIM_HASH ? said | CLAIM_HASH : (uint8_t)((said & CLAIM_HASH) | more);
}

static inline bool claim_is_hash(const struct tree *t, node n)
{
    return t->claim && t->claim[n] & CLAIM_HASH;
}

/* What is claimed of n, as it is where the sign of the value changes. */
void claim_turn(struct tree *t, node n);

/* The word in which a claim is written: exact, lower, upper; NULL where nothing is said.
 */
const char *claim_word(enum claim claim);

/*
 * What a word stands for, in any case, without blanks and _ - . /: as exact, pv, lower
 * bound, fail high, beta, cut, all. CLAIM_KINDS: nothing.
 */
enum claim claim_find(const char *text, size_t length);

/* Of a finished tree: claims for who moves become what they are for MAX. At chance nodes
 * and leaves it is as if the side that is next moved. */
void claim_settle(struct tree *t);

#endif
