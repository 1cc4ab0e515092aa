/*
 * literal.h - trees written down in a test, and failing trees written down for people.
 */
#ifndef GTEVAL_TESTS_LITERAL_H
#define GTEVAL_TESTS_LITERAL_H

#include "base/buffer.h"
#include "tree/build.h"

/*
 * Builds the tree of a text as "[1 ([(0 3) 2])]": [ ] around the children of a MAX node,
 * ( ) around those of a MIN node, numbers for leaves, blanks between.
 */
void literal_tree(const char *text, struct build *b);

/* Appends the tree in Dewey form, one node a line: every leaf, every mover that counts.
 */
void literal_dewey(struct buffer *out, const struct tree *t);

/* The nodes of t that are leaves number positions[0 .. count), from the left, from 1. */
void literal_leaves(const struct tree *t, const int *positions, node count, node *leaves);

#endif
