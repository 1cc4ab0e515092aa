/*
 * finish.h - the end of every reader's work on a tree.
 */
#ifndef GTEVAL_READ_FINISH_H
#define GTEVAL_READ_FINISH_H

#include "base/text.h"
#include "read/format.h"

/* build_finish for a tree that ends at the text's position, where errors are placed. */
enum read_result finish_tree(const struct text *text, struct build *b, enum mover root,
                             struct error *error);

#endif
