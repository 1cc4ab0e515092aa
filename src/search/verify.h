/*
 * verify.h - an independent check of a result.
 */
#ifndef GTEVAL_SEARCH_VERIFY_H
#define GTEVAL_SEARCH_VERIFY_H

#include "search/search.h"

/*
 * Checks a result without any of the search code: the value, or the bound and what it
 * says of a target, against the backed-up value of the root, or payoffs; the line, that
 * it begins at the root, goes from parent to child, ends at a leaf, and that every node
 * on it has the root's value, or payoffs. False, with error (ERROR_CHECK) filled, at the
 * first thing that is wrong.
 */
bool verify_result(const struct tree *t, const struct result *result,
                   struct error *error);

/*
 * Checks that what a search has read is itself a proof of its result: whatever all other
 * leaves are worth, as far as the search was told what they can be, the root's value, or
 * bound, is what it says. That takes a search whose result has what was entered; of a
 * game with payoffs it is held against the payoffs backed up from all leaves instead.
 */
bool verify_reading(const struct tree *t, const struct result *result,
                    struct error *error);

/*
 * Whether results of a tree agree on its value, or payoffs: what one says of it another
 * must not exclude. ERROR_CHECK with the two that do not.
 */
bool verify_agreement(const struct result *results, size_t count, struct error *error);

#endif
