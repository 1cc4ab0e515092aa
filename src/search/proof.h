/*
 * proof.h - the smallest sets of leaves that prove what a tree is worth.
 *
 * That the root is worth at least v is shown by the leaves of a strategy of MAX: one
 * child at each MAX node, all children at MIN nodes, no leaf worth less than v. That it
 * is worth at most v is shown by those of a strategy of MIN. Both together prove the
 * value; they have one leaf in common (certificate.h).
 */
#ifndef GTEVAL_SEARCH_PROOF_H
#define GTEVAL_SEARCH_PROOF_H

#include "search/search.h"

enum proof_side { PROOF_LOWER, PROOF_UPPER, PROOF_SIDES };

/* What each shows: AT_LEAST or AT_MOST; whose strategy it is; and its name. */
extern const struct proof_kind {
    enum relation relation;
    enum mover chooser;
    const char *name;
} proof_kinds[PROOF_SIDES];

/* The i-th word for what people want of a proof: the bits i + 1 are the sides, as
 * 1 << enum proof_side, or-ed; NULL behind the last. */
const char *proof_word(size_t i);

struct proof {
    double value;
    struct proof_leaves {
        bool exists;
        node *of; /* owned: in the order of the tree */
        node count;
    } sides[PROOF_SIDES];
};

/* Of games with chance or payoffs there are no such sets. */
static inline bool proof_has_meaning(const struct tree *t)
{
    return !t->chance && !tree_has_payoffs(t);
}

/*
 * The smallest set of leaves that shows that side of value, the leftmost where several
 * are as small: at a node where one child is enough, the leftmost of least need. It does
 * not exist where the value is beyond that. Nothing is above inf or below -inf: that is
 * shown without a leaf. False when memory runs out. The tree is one that proofs have a
 * meaning for.
 */
bool proof_find(const struct tree *t, double value, enum proof_side side,
                struct proof_leaves *leaves, struct error *error);

/* The same for what a result says of the value: on the other side of one that is a bound,
 * or where proofs have no meaning, no set exists. The caller frees it in any case. */
bool proof_side_of_result(const struct tree *t, const struct result *result,
                          enum proof_side side, struct proof_leaves *leaves,
                          struct error *error);

/* The proof of a result on both sides. The caller releases it in any case. */
bool proof_of_result(const struct tree *t, const struct result *result,
                     struct proof *proof, struct error *error);

void proof_release(struct proof *proof);

/* The same among the leaves in a set alone (tree/node_set.h). */
bool proof_find_within(const struct tree *t, double value, enum proof_side side,
                       const uint8_t *set, struct proof_leaves *leaves,
                       struct error *error);

/*
 * Whether a set lacks leaves for showing that, where others would do; the first of these,
 * where as few as can be are added.
 */
bool proof_find_missing(const struct tree *t, double value, enum proof_side side,
                        const uint8_t *set, bool *lacks, node *missing,
                        struct error *error);

/*
 * How many leaves the smallest set has, or PROOF_NEVER. needed has room for a number a
 * node: what each needs by itself.
 */
#define PROOF_NEVER UINT32_MAX
uint32_t proof_size(const struct tree *t, double value, enum proof_side side,
                    uint32_t *needed);

#endif
