/*
 * outside.h - what tests of the library share, who know nothing but gteval.h.
 */
#ifndef GTEVAL_TESTS_OUTSIDE_H
#define GTEVAL_TESTS_OUTSIDE_H

#include "library/gteval.h"

/* The error is as expected, and is freed. */
void outside_error(struct gteval_error *error, enum gteval_error_kind kind,
                   const char *text);

/* Reads the only tree of a text; name tells the format by its suffix. */
struct gteval_tree *outside_tree(const char *name, const char *text);

/* The tree is this one, as nested lists; it is freed. */
void outside_is(struct gteval_tree *tree, const char *lists);

/* What the algorithm says that the tree is worth. */
double outside_value(const struct gteval_tree *tree, const char *algorithm);

#endif
