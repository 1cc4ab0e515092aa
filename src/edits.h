/*
 * edits.h - what gtconv does to a tree between reading and writing it.
 */
#ifndef GTEVAL_EDITS_H
#define GTEVAL_EDITS_H

#include "base/error.h"
#include "tree/edit.h"

enum arrangement { ARRANGE_NOT, ARRANGE_BEST, ARRANGE_WORST, ARRANGE_SHUFFLE };

/* All zeros changes nothing. */
struct edits {
    const char *subtree; /* Dewey id of the root to be; NULL: the root. Borrowed */
    bool cut;
    node depth; /* where it is cut */
    bool negate, swap, rank;
    enum arrangement arrangement;
    uint64_t seed; /* for ARRANGE_SHUFFLE */
    bool strip_names;
};

/*
 * Makes the changes, in the order above. number is that of the tree in the run: it and
 * the seed decide how a tree is shuffled. False where a change cannot be made; the tree
 * is still to be released.
 */
bool edits_make(const struct edits *edits, struct tree *t, uint64_t number,
                struct error *error);

#endif
