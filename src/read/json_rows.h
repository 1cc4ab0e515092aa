/*
 * json_rows.h - trees of nested arrays, and of objects with plain keys, in one pass.
 *
 * A shortcut for [[3,4],[7,2]] and {"name":"a","children":[{"value":3},[7,2]]}: what
 * json_scan and json_node do one after the other is done at once. Whatever else it meets,
 * right or wrong - other keys, escapes, objects within an array that is the root - it
 * leaves to those two, which then say the same of any text that it reads, and more of the
 * others.
 */
#ifndef GTEVAL_READ_JSON_ROWS_H
#define GTEVAL_READ_JSON_ROWS_H

#include "base/text.h"
#include "tree/build.h"

enum rows_result {
    ROWS_BUILT,   /* the tree is in the builder, and text->position behind it */
    ROWS_REFUSED, /* not that simple; the builder may hold a part of the tree */
    ROWS_FAILED   /* no memory, or the input could not be read; error says so */
};

/* The document begins at text->position, which stays where it is unless a tree is built.
 */
enum rows_result json_rows(struct text *text, struct build *b, struct error *error);

#endif
