/*
 * outcomes.h - how the weights below a chance node can be said, as they were written or
 * otherwise.
 */
#ifndef GTEVAL_WRITE_OUTCOMES_H
#define GTEVAL_WRITE_OUTCOMES_H

#include "base/error.h"
#include "tree/tree.h"

#include <stdio.h>

/* What is known of the weights below a chance node. */
struct outcomes {
    bool equal;         /* nothing was written */
    bool probabilities; /* what was written sums to 1 */
    bool whole;         /* what was written are whole numbers */
    bool exact;         /* the weights are whole numbers with a sum that is exact */
    double sum;         /* of the weights */
};

struct outcomes outcomes_of(const struct tree *t, node chance);

/* Whether a text can be a number in JSON. */
bool outcomes_is_json(const char *odds);

/*
 * For formats in which odds are weights if all are whole numbers, and else probabilities:
 * whether those of a chance node can be said, and with which words.
 */
bool outcomes_are_said(const struct tree *t, node chance);

struct wording {
    const struct tree *tree; /* borrowed */
    bool *weights; /* for each chance node, whether weights stand in place of what was
                      written; NULL where none do; owned */
    bool probable; /* what was written sums to 1 at each node where something was */
};

bool wording_find(struct wording *wording, const struct tree *t, struct error *error);

/* Whether there is something to be said of the edge into n; and saying it. */
static inline bool wording_tell(const struct wording *wording, node n)
{
    const struct tree *t = wording->tree;

    return n != TREE_ROOT && tree_odds(t, n) && tree_is_chance(t, t->parent[n]);
}

void wording_print(FILE *out, const struct wording *wording, node n);

void wording_release(struct wording *wording);

#endif
