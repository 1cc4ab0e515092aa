/*
 * pairs.h - children of a chance node that may have been meant for pairs.
 */
#ifndef GTEVAL_READ_PAIRS_H
#define GTEVAL_READ_PAIRS_H

#include "base/error.h"
#include "tree/tree.h"

/*
 * Many programs write the children of a chance node as pairs, [[0.5, 3], [0.5, 9]], which
 * reads as nodes of two children, too. Where no chances are told, and one side of all the
 * children would do for their probabilities, error is filled (ERROR_INPUT); false.
 */
bool pairs_check(const struct tree *t, struct error *error);

#endif
