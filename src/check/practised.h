/*
 * practised.h - what is to be found out about a tree and a search of it where somebody
 * practises, and what is told of that with the answers:
 *
 *     {"practice": {"tree": "f3a5...", "variant": 3, "hints": 1, "wrong": 2,
 *                   "name": "Ada"}, "algorithm": "alphabeta", "values": {"e": 3}, ...}
 *
 * With it nodes are called by their ids in all answers, and all of them must be there.
 */
#ifndef GTEVAL_CHECK_PRACTISED_H
#define GTEVAL_CHECK_PRACTISED_H

#include "base/buffer.h"
#include "search/history.h"
#include "tree/variant.h"

/* The fingerprint of a tree in sixteen digits, closed by a NUL. */
enum { PRACTISED_PRINT_SIZE = 17 };

struct practised {
    bool given;
    char tree[PRACTISED_PRINT_SIZE]; /* which tree, before its values were dealt out */
    double variant, hints, wrong;    /* whole numbers from 0 */
    struct buffer name;              /* owned: whose answers these are; may be empty */
};

/* For messages and files: the fingerprint of a tree. */
void practised_print(const struct tree *t, char print[static PRACTISED_PRINT_SIZE]);

/* Whether the windows of the algorithm are asked for: not where they depend on which of
 * several visits is meant. */
static inline bool practised_windows(const struct algorithm *algorithm)
{
    return algorithm->style == TRACE_WINDOW && !algorithm->again;
}

/* Whether the value of n is asked for, and its window if windows are. */
static inline bool practised_asks(const struct history *history, node n)
{
    return history->of[n].visited && !tree_is_leaf(history->tree, n);
}

#endif
