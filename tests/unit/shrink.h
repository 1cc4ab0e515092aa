/*
 * shrink.h - making a tree that fails a test as small and plain as can be.
 */
#ifndef GTEVAL_TESTS_SHRINK_H
#define GTEVAL_TESTS_SHRINK_H

#include "tree/tree.h"

#include <stdbool.h>

/* Whether a tree still shows the failure. */
typedef bool shrink_predicate(const struct tree *t, const void *context);

/*
 * A tree for which fails holds as it does for *t, and no longer does when any one change
 * is made: a child removed; a node replaced by all its children, by a node below it or
 * by a leaf; a value replaced by a plainer one, a mover by the one that goes without
 * saying. To be released by the caller.
 */
struct tree shrink_tree(const struct tree *t, shrink_predicate *fails,
                        const void *context);

#endif
