/*
 * certificate.h - the fewest leaves that prove the value of a tree.
 */
#ifndef GTEVAL_SEARCH_CERTIFICATE_H
#define GTEVAL_SEARCH_CERTIFICATE_H

#include "base/error.h"
#include "tree/tree.h"

/*
 * No algorithm can do with fewer different leaves than *leaves (Knuth and Moore 1975: the
 * critical, or minimal, tree): enough of them to show that the root is worth at least
 * value, and enough to show at most value, which have one leaf in common. Of an infinite
 * value one of the two is certain without a leaf. value must be the root's.
 */
bool certificate_leaves(const struct tree *t, double value, node *leaves,
                        struct error *error);

#endif
