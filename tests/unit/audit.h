/*
 * audit.h - what must be true of every single run, whatever the algorithm, the options
 * and the tree.
 */
#ifndef GTEVAL_TESTS_AUDIT_H
#define GTEVAL_TESTS_AUDIT_H

#include "search/algorithm.h"

/*
 * Runs the algorithm, watched and not, and checks
 *
 *     the value, or the bound that it is said to be, and what it says of a target;
 *     the line, and that verify_result agrees;
 *     that what was read proves the value, or the bound;
 *     that events add up to counts, and calls nest;
 *     that all that was said of a node on the way is true;
 *     that cuts leave out what they say;
 *     that the run that nobody watched came to the same.
 *
 * False, with error saying what is wrong, at the first that is.
 */
bool audit_run(const struct tree *t, const struct algorithm *algorithm,
               const struct search_options *options, struct error *error);

#endif
